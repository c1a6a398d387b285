import { english, inEnglish } from '../../compile/testing/english';
import { decisionOf } from '../game';
import { isOffered, takeAction } from '../testing/casting';
import { all, settle, table, type Script } from '../testing/table';
import { characteristicsOf } from '../characteristics/characteristics';
import type { Game } from '../world';

// "A creature card and/or a land card from among them": where the cards are is said once, and means each of them.

const cards = inEnglish(
  `Bear | {0} | Creature — Bear | 2/2`,
  `Grove | | Land Creature — Forest Dryad | 1/1`,
  `Meadow | | Land — Plains`,
  `Rummage | {0} | Sorcery
   Reveal the top fifteen cards of your library. You may put a creature card and/or a land card from among them into your hand. Put the rest into your graveyard.`,
  `Reclaim | {0} | Sorcery
   Return a creature card and a land card from your graveyard to your hand.`,
  `Toll | {0} | Sorcery
   As an additional cost to cast this spell, discard a Forest card and another card.
   You gain 7 life.`,
);

const first: Script = (decision) => {
  if (decision.kind === 'yesNo') return { kind: 'yesNo', value: 'yes' };
  return decision.kind === 'choose' ? { kind: 'choose', chosen: decision.options.slice(0, 1) } : undefined;
};

const hand = (game: Game): readonly string[] =>
  (game.state.players['p0']?.hand ?? []).map((id) => characteristicsOf(game, id).name).toSorted();

describe('what is chosen together', () => {
  it('is where the last of it is said to be', () => {
    const library = ['Bear', 'Rummage'];
    const game = table(cards, [{ hand: ['Rummage'], library, battlefield: ['Bear', 'Meadow'] }, {}], {}, english);
    takeAction(game, 'cast', 'Rummage');
    settle(game, first);
    expect(hand(game)).toEqual(['Bear', 'Filler']);
    expect(all(game, 'Bear')).toHaveLength(1);
    expect(all(game, 'Meadow')).toHaveLength(1);
  });

  it('with "and/or" is any one of it', () => {
    const game = table(cards, [{ hand: ['Rummage'], library: ['Bear'] }, {}], {}, english);
    const least: number[] = [];
    takeAction(game, 'cast', 'Rummage');
    settle(game, (decision, its) => {
      if (decision.kind === 'choose') {
        least.push(decision.min);
        if (least.length === 1) return { kind: 'choose', chosen: [] };
      }
      return first(decision, its);
    });
    expect(least).toEqual([0, 1]);
    expect(hand(game)).toEqual(['Filler']);
    expect(all(game, 'Bear', 'graveyard')).toHaveLength(1);
  });

  it('is chosen once: a card of both kinds is one of them', () => {
    const game = table(cards, [{ hand: ['Reclaim'], graveyard: ['Grove', 'Meadow'] }, {}], {}, english);
    takeAction(game, 'cast', 'Reclaim');
    settle(game, first);
    expect(hand(game)).toEqual(['Grove', 'Meadow']);
  });

  it('as a cost needs a card for each', () => {
    const canCast = (...others: readonly string[]): boolean => {
      const game = table(cards, [{ hand: ['Toll', ...others] }, {}], {}, english);
      expect(decisionOf(game)?.kind).toBe('priority');
      return isOffered(game, 'cast', 'Toll');
    };
    expect(canCast('Grove')).toBe(false);
    expect(canCast('Bear', 'Meadow')).toBe(false);
    expect(canCast('Grove', 'Bear')).toBe(true);
  });
});

describe('the rest of what is chosen', () => {
  const sweeps = inEnglish(
    `Bear | {0} | Creature — Bear | 2/2`,
    `Crab | {0} | Artifact Creature — Crab | 2/2`,
    `Idol | {0} | Artifact`,
    `Spare | {0} | Sorcery
   Each player chooses up to one creature they control, then sacrifices the rest.`,
    `Cull | {0} | Sorcery
   Each player chooses an artifact and a creature from among the permanents they control, then sacrifices the rest.`,
    `Trove | {0} | Sorcery
   Search your library for up to three artifact cards with different names and reveal them. An opponent chooses one of those cards. Put the chosen card into your graveyard and the rest into your hand, then shuffle.`,
    `Gem | {0} | Artifact`,
    `Toll of Beasts | {0} | Sorcery
   Each player loses 2 life for each creature they control.`,
  );
  const last: Script = (decision) =>
    decision.kind === 'choose' ? { kind: 'choose', chosen: decision.options.slice(-1) } : undefined;
  const left = (game: Game): readonly string[] =>
    Object.values(game.state.objects)
      .filter(({ zone }) => zone === 'battlefield')
      .map(({ id, owner }) => `${owner} ${characteristicsOf(game, id).name}`)
      .toSorted();

  it('is all else that fits its description, for each player their own', () => {
    const zones = { battlefield: ['Bear', 'Idol', 'Crab'] };
    const game = table(sweeps, [{ hand: ['Spare'], ...zones }, zones], {}, english);
    takeAction(game, 'cast', 'Spare');
    settle(game, last);
    expect(left(game)).toEqual(['p0 Crab', 'p0 Idol', 'p1 Crab', 'p1 Idol']);
  });

  it('is what the choice was among', () => {
    const zones = { battlefield: ['Idol', 'Bear', 'Crab', 'Bear'] };
    const game = table(sweeps, [{ hand: ['Cull'], ...zones }, { battlefield: ['Bear', 'Bear'] }], {}, english);
    takeAction(game, 'cast', 'Cull');
    settle(game, last);
    expect(left(game)).toEqual(['p0 Bear', 'p0 Crab', 'p1 Bear']);
  });

  it('of a part is what else was found', () => {
    const library = ['Idol', 'Gem', 'Crab'];
    const game = table(sweeps, [{ hand: ['Trove'], library, battlefield: ['Idol'] }, {}], {}, english);
    takeAction(game, 'cast', 'Trove');
    settle(game, (decision) => {
      if (decision.kind !== 'choose') return undefined;
      return { kind: 'choose', chosen: decision.options.slice(0, decision.max) };
    });
    expect(hand(game)).toHaveLength(2);
    expect(left(game)).toEqual(['p0 Idol']);
  });

  it('and what is counted for each player is theirs', () => {
    const game = table(
      sweeps,
      [{ hand: ['Toll of Beasts'], battlefield: ['Bear'] }, { battlefield: ['Bear', 'Crab'] }],
      {},
      english,
    );
    takeAction(game, 'cast', 'Toll of Beasts');
    settle(game);
    expect([game.state.players['p0']?.life, game.state.players['p1']?.life]).toEqual([18, 16]);
  });
});
