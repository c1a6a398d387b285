import { english, inEnglish } from '../../compile/testing/english';
import { takeAction } from '../testing/casting';
import { advance, all, lifeOf, settle, table, the, type Script } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  `Long Tale | {0} | Enchantment — Saga
   Read ahead
   I — You gain 1 life.
   II — You gain 10 life.
   III — You gain 3 life.`,
  `Echoed Gain | {0} | Sorcery
   You gain 2 life.
   Demonstrate`,
);

const answering =
  (chapter: number, copies: 'yes' | 'no' = 'yes'): Script =>
  (asked) => {
    if (asked.kind === 'number') return { kind: 'number', value: chapter };
    return asked.kind === 'yesNo' ? { kind: 'yesNo', value: copies } : undefined;
  };

function read(chapter: number): Game {
  const game = table(cards, [{ hand: ['Long Tale'] }, {}], {}, english);
  takeAction(game, 'cast', 'Long Tale');
  settle(game, answering(chapter));
  return game;
}

describe('read ahead (CR 702.155)', () => {
  it('begins with the chapter that is chosen, and with no chapter before it', () => {
    const game = read(2);
    expect(the(game, 'Long Tale').counters).toEqual({ lore: 2 });
    expect(lifeOf(game, 'p0')).toBe(30);
    advance(game, (its) => its.state.turn.number === 3 && its.state.turn.step === 'beginCombat');
    expect([lifeOf(game, 'p0'), all(game, 'Long Tale').length]).toEqual([33, 0]);
  });

  it('may begin at the beginning', () => {
    const game = read(1);
    expect([the(game, 'Long Tale').counters['lore'], lifeOf(game, 'p0')]).toEqual([1, 21]);
  });
});

describe('demonstrate (CR 702.144)', () => {
  const cast = (copies: 'yes' | 'no'): Game => {
    const game = table(cards, [{ hand: ['Echoed Gain'] }, {}], {}, english);
    takeAction(game, 'cast', 'Echoed Gain');
    settle(game, answering(1, copies));
    return game;
  };

  it('copies the spell for its caster and for an opponent', () => {
    const game = cast('yes');
    expect([lifeOf(game, 'p0'), lifeOf(game, 'p1')]).toEqual([24, 22]);
  });

  it('copies it for nobody when the caster does not want to', () => {
    const game = cast('no');
    expect([lifeOf(game, 'p0'), lifeOf(game, 'p1')]).toEqual([22, 20]);
  });
});
