import { inEnglish } from '../../compile/testing/english';
import { plainEntry } from './event';
import { characteristicsOf } from '../characteristics/characteristics';
import { castFree, takeAction } from '../testing/casting';
import { advance, all, happen, lifeOf, settle, table, the } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Ox | {1}{G} | Creature — Ox | 2/3',
  `Frost | {2} | Creature — Elemental | 2/2
   Creatures your opponents control enter tapped.`,
  `Steal | {0} | Sorcery
   Gain control of target creature.`,
  `Beat | {0} | Sorcery
   Target player loses 3 life.`,
  'Bear | {0} | Creature — Bear | 2/2',
  `Cage | {0} | Enchantment
   When this enchantment enters, exile target nonwhite creature an opponent controls until this enchantment leaves the battlefield.`,
);

const loses = (game: Game, player: 'p0' | 'p1' | 'p2'): void => {
  happen(game, { kind: 'loseGame', player, reason: 'CR 104.3a' });
};

describe('a player who leaves a game that goes on (CR 800.4a)', () => {
  it('takes along what they own, and the effects of it', () => {
    const game = table(cards, [
      {},
      { hand: ['Bear'] },
      { battlefield: ['Frost', 'Ox'], graveyard: ['Ox'], hand: ['Ox'] },
    ]);
    loses(game, 'p2');
    expect(Object.values(game.state.objects).filter(({ owner }) => owner === 'p2')).toEqual([]);
    advance(game, (its) => its.state.turn.active === 'p1' && its.state.turn.step === 'main1');
    takeAction(game, 'cast', 'Bear');
    settle(game);
    expect(the(game, 'Bear').tapped).toBe(false);
  });

  it('gives back what they had control of', () => {
    const game = table(cards, [{ hand: ['Steal'] }, { battlefield: ['Ox'] }, {}]);
    castFree(game, 'Steal', the(game, 'Ox').id);
    expect(characteristicsOf(game, the(game, 'Ox').id).controller).toBe('p0');
    loses(game, 'p0');
    expect(characteristicsOf(game, the(game, 'Ox').id).controller).toBe('p1');
  });

  it('lets come back what was exiled until their permanent leaves the battlefield (CR 610.3)', () => {
    const caged = (leaver: 'p0' | 'p2'): readonly number[] => {
      const game = table(cards, [{ hand: ['Cage'] }, { battlefield: ['Ox'] }, {}]);
      castFree(game, 'Cage', the(game, 'Ox').id);
      expect(all(game, 'Ox', 'exile')).toHaveLength(1);
      loses(game, leaver);
      return [all(game, 'Ox').length, all(game, 'Ox', 'exile').length];
    };
    expect(caged('p0')).toEqual([1, 0]);
    expect(caged('p2')).toEqual([0, 1]);
  });

  it('leaves nothing under their control: it is exiled', () => {
    const game = table(cards, [{}, { graveyard: ['Ox'] }, {}]);
    const { id } = the(game, 'Ox', 'graveyard');
    happen(game, {
      kind: 'move',
      object: id,
      to: { zone: 'battlefield', position: 0 },
      cause: 'put',
      by: 'p0',
      entry: { ...plainEntry, controller: 'p0' },
      link: null,
    });
    expect(characteristicsOf(game, the(game, 'Ox').id).controller).toBe('p0');
    loses(game, 'p0');
    expect(all(game, 'Ox', 'exile')).toHaveLength(1);
  });

  it('does not end their turn (CR 800.4j), but has no more', () => {
    const game = table(cards, [{}, {}, {}]);
    loses(game, 'p0');
    advance(game, (its) => its.state.turn.step === 'end');
    expect(game.state.turn.number).toBe(1);
    advance(game, (its) => its.state.turn.number === 4);
    expect(game.state.turn.active).toBe('p1');
  });
});

describe('the range of influence', () => {
  it('is all that a spell can reach (CR 801.4)', () => {
    const reached = (range: 'all' | 'one'): readonly string[] => {
      const game = table(cards, [{ hand: ['Beat'] }, {}, {}, {}], { range });
      takeAction(game, 'cast', 'Beat');
      const { decision } = game.state;
      return decision?.kind === 'targets' ? decision.options : [];
    };
    expect(reached('all')).toEqual(['p0', 'p1', 'p2', 'p3']);
    expect(reached('one')).toEqual(['p0', 'p1', 'p3']);
  });

  it('bounds what static abilities affect', () => {
    const game = table(cards, [{ battlefield: ['Frost'] }, {}, { hand: ['Bear'] }, {}], { range: 'one' });
    advance(game, (its) => its.state.turn.active === 'p2' && its.state.turn.step === 'main1');
    takeAction(game, 'cast', 'Bear');
    settle(game);
    expect(the(game, 'Bear').tapped).toBe(false);
    expect(lifeOf(game, 'p2')).toBe(20);
  });
});
