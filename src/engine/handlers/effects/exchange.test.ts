import { inEnglish } from '../../../compile/testing/english';
import { characteristicsOf } from '../../characteristics/characteristics';
import { answer } from '../../game';
import { castFree, takeAction } from '../../testing/casting';
import { happen, lifeOf, settle, table, the } from '../../testing/table';

const cards = inEnglish(
  'Ox | {1}{G} | Creature — Ox | 2/3',
  'Bear | {1}{G} | Creature — Bear | 4/2',
  `Swap | {0} | Sorcery
   Exchange control of target creature you control and target creature an opponent controls.`,
  'Newt | {0} | Creature — Newt | 1/1',
  `Steal | {0} | Instant
   Exchange control of target creature you control and target spell an opponent controls.`,
  `Trade | {0} | Sorcery
   Exchange life totals with target opponent.`,
  `Scales | {0} | Sorcery
   Two target players exchange life totals.`,
);

describe('exchanges', () => {
  it('of control give each player what the other had (CR 701.12b)', () => {
    const game = table(cards, [{ hand: ['Swap'], battlefield: ['Ox'] }, { battlefield: ['Bear'] }]);
    castFree(game, 'Swap', the(game, 'Ox').id, the(game, 'Bear').id);
    const controllers = ['Ox', 'Bear'].map((name) => characteristicsOf(game, the(game, name).id).controller);
    expect(controllers).toEqual(['p1', 'p0']);
  });

  it('of control reach spells, and the permanents that they become (CR 110.2a)', () => {
    const game = table(cards, [{ hand: ['Newt'] }, { battlefield: ['Ox'], hand: ['Steal'] }]);
    takeAction(game, 'cast', 'Newt');
    answer(game, 'p0', { kind: 'priority', action: 0 });
    castFree(game, 'Steal', the(game, 'Ox').id, the(game, 'Newt', 'stack').id);
    const controllers = ['Newt', 'Ox'].map((name) => characteristicsOf(game, the(game, name).id).controller);
    expect(controllers).toEqual(['p1', 'p0']);
  });

  it('of life totals make each come to the other total (CR 701.12c)', () => {
    const game = table(cards, [{ hand: ['Trade'] }, {}]);
    happen(game, { kind: 'loseLife', player: 'p1', amount: 15, cause: 'effect', source: null });
    castFree(game, 'Trade', 'p1');
    expect([lifeOf(game, 'p0'), lifeOf(game, 'p1')]).toEqual([5, 20]);
  });

  it('of life totals between two targets are one exchange, not one for each', () => {
    const game = table(cards, [{ hand: ['Scales'] }, {}]);
    happen(game, { kind: 'loseLife', player: 'p1', amount: 15, cause: 'effect', source: null });
    takeAction(game, 'cast', 'Scales');
    settle(game, (asked) => (asked.kind === 'targets' ? { kind: 'targets', chosen: ['p0', 'p1'] } : undefined));
    expect([lifeOf(game, 'p0'), lifeOf(game, 'p1')]).toEqual([5, 20]);
  });
});
