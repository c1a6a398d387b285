import { inEnglish } from '../../../compile/testing/english';
import { answer, decisionOf } from '../../game';
import { castFree, castUntilAsked, takeAction } from '../../testing/casting';
import { advance, all, settle, table } from '../../testing/table';
import type { Game } from '../../world';
import { setPlayer } from '../../write';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  'Ox | {0} | Creature — Ox | 2/3',
  'Boar | {9} | Creature — Boar | 2/2',
  `Foresee | {0} | Sorcery
   Exile the top card of your library. Until end of turn, you may play that card.`,
  `Dig | {0} | Sorcery
   Exile the top card of your library. You may cast that card without paying its mana cost.`,
);

const gifts = inEnglish(
  'Moss | | Basic Land — Forest',
  'Ox | {0} | Creature — Ox | 2/3',
  'Boar | {9} | Creature — Boar | 2/2',
  `Gift | {0} | Sorcery
   You may cast a spell with mana value 7 or less from your hand without paying its mana cost.`,
  `Memory | {1} | Enchantment
   Whenever you cast an instant or sorcery spell from your hand, draw a card.`,
  `Echo | {0} | Sorcery
   You gain 1 life.
   Flashback {0}`,
);

const canCast = (game: Game, name: string): boolean => {
  const decision = decisionOf(game);
  if (decision?.kind !== 'priority') throw new Error('nobody has priority');
  const [object] = all(game, name, 'exile');
  return decision.actions.some((action) => action.kind !== 'pass' && action.object === object?.id);
};

/** A table with these cards on top of the library. */
function withOnTop(hand: readonly string[], library: readonly string[], exile: readonly string[] = []): Game {
  const game = table(cards, [{ hand, library, exile }, {}]);
  const cardsThere = game.state.players['p0']?.library ?? [];
  setPlayer(game, 'p0', { library: cardsThere.toReversed() });
  return game;
}

describe('permissions to cast', () => {
  it('hold for exactly that card and end with their duration (CR 611.2a)', () => {
    const game = withOnTop(['Foresee'], ['Ox'], ['Boar']);
    expect(castUntilAsked(game, 'Foresee')).toBeNull();
    settle(game);
    expect(canCast(game, 'Ox')).toBe(true);
    expect(canCast(game, 'Boar')).toBe(false);
    advance(game, (its) => its.state.turn.number === 3 && its.state.turn.step === 'main1');
    expect(canCast(game, 'Ox')).toBe(false);
  });

  it('without a duration are used at once, without paying if the effect says so (CR 608.2g)', () => {
    const game = withOnTop(['Dig', 'Dig'], ['Boar', 'Boar']);
    expect(castUntilAsked(game, 'Dig')).toMatchObject({ kind: 'yesNo', what: 'may' });
    answer(game, 'p0', { kind: 'yesNo', value: 'yes' });
    settle(game);
    expect(all(game, 'Boar')).toHaveLength(1);
    castUntilAsked(game, 'Dig');
    answer(game, 'p0', { kind: 'yesNo', value: 'no' });
    settle(game);
    expect(all(game, 'Boar')).toHaveLength(1);
    expect(all(game, 'Boar', 'exile')).toHaveLength(1);
  });

  it('let lands be played', () => {
    const game = withOnTop(['Foresee'], ['Moss']);
    castFree(game, 'Foresee');
    expect(canCast(game, 'Moss')).toBe(true);
  });

  it('of a spell from the hand are about cards that are no spells yet, and no lands (CR 608.2g)', () => {
    const game = table(gifts, [{ hand: ['Gift', 'Ox', 'Boar', 'Moss'] }, {}]);
    expect(castUntilAsked(game, 'Gift')).toMatchObject({ kind: 'yesNo', what: 'may' });
    answer(game, 'p0', { kind: 'yesNo', value: 'yes' });
    settle(game);
    expect(all(game, 'Ox')).toHaveLength(1);
    expect([all(game, 'Boar', 'hand'), all(game, 'Moss', 'hand')].map(({ length }) => length)).toEqual([1, 1]);
  });
});

describe('a spell from the hand', () => {
  it('was cast from there, and is not one that was cast from elsewhere', () => {
    const game = table(gifts, [{ hand: ['Echo'], battlefield: ['Memory'], graveyard: ['Echo'] }, {}]);
    castFree(game, 'Echo');
    expect(game.state.players['p0']?.hand).toHaveLength(1);
    takeAction(game, 'cast', 'Echo');
    settle(game);
    expect(all(game, 'Echo', 'exile')).toHaveLength(1);
    expect(game.state.players['p0']?.hand).toHaveLength(1);
  });
});
