import { inEnglish } from '../../../compile/testing/english';
import { destroy, happen, settle, table, the } from '../../testing/table';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3',
  'Heir | {0} | Artifact\nWhenever a creature you control dies, if it had counters on it, put those counters on this artifact.',
  'Giver | {0} | Creature — Ox | 2/3\nWhen this creature dies, put its counters on target creature you control.',
  'Drill | {0} | Artifact\nWhenever an Ox you control dies, put a bore counter on this artifact. Then if there are two or more bore counters on it, remove those counters and you gain 1 life.',
);

const counter = (on: `o${number}`, kind: string, count: number) =>
  ({ kind: 'putCounters', on, counter: kind, count, by: 'p0', source: null }) as const;

describe('counters of something that is gone are put on something else (CR 122.8)', () => {
  it('as many of each kind as it had', () => {
    const game = table(cards, [{ battlefield: ['Ox', 'Heir'] }, {}]);
    const ox = the(game, 'Ox').id;
    happen(game, counter(ox, '+1/+1', 2), counter(ox, 'charge', 1));
    destroy(game, ox);
    settle(game);
    expect(the(game, 'Heir').counters).toEqual({ '+1/+1': 2, charge: 1 });
  });

  it('of the thing itself', () => {
    const game = table(cards, [{ battlefield: ['Ox', 'Giver'] }, {}]);
    happen(game, counter(the(game, 'Giver').id, '+1/+1', 3));
    destroy(game, the(game, 'Giver').id);
    settle(game);
    expect(the(game, 'Ox').counters).toEqual({ '+1/+1': 3 });
  });
});

test('those counters are all of the kind that was counted, and no others', () => {
  const game = table(cards, [{ battlefield: ['Ox', 'Ox', 'Drill'] }, {}]);
  const drill = the(game, 'Drill').id;
  happen(game, counter(drill, 'charge', 1));
  destroy(game, the(game, 'Ox').id);
  settle(game);
  expect(the(game, 'Drill').counters).toEqual({ charge: 1, bore: 1 });
  destroy(game, the(game, 'Ox').id);
  settle(game);
  expect(the(game, 'Drill').counters['bore'] ?? 0).toBe(0);
  expect(the(game, 'Drill').counters['charge']).toBe(1);
});
