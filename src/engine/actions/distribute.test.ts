import { inEnglish } from '../../compile/testing/english';
import { decisionOf } from '../game';
import { takeAction } from '../testing/casting';
import { settle, table, the, type Script } from '../testing/table';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3',
  'Cub | {0} | Creature — Bear | 1/1',
  `Upgrade | {0} | Sorcery
   Distribute three +1/+1 counters among one, two, or three target creatures.`,
  `Justice | {0} | Sorcery
   Distribute three +1/+1 counters among any number of creatures you control.`,
);

const splitting: Script = (decision) => {
  if (decision.kind === 'choose') return { kind: 'choose', chosen: decision.options };
  if (decision.kind === 'targets') return { kind: 'targets', chosen: decision.options };
  return decision.kind === 'divide' ? { kind: 'divide', amounts: [1, 2] } : undefined;
};

describe('counters that are distributed', () => {
  it.each([
    ['among targets, as announced (CR 601.2d)', 'Upgrade'],
    ['among things that are chosen on resolution (CR 608.2d)', 'Justice'],
  ])('%s', (_, spell) => {
    const game = table(cards, [{ battlefield: ['Ox', 'Cub'], hand: [spell] }, {}]);
    takeAction(game, 'cast', spell);
    settle(game, splitting);
    expect(decisionOf(game)?.kind).toBe('priority');
    expect(['Ox', 'Cub'].map((name) => the(game, name).counters['+1/+1'])).toEqual([1, 2]);
  });
});
