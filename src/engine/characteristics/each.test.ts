import { english, inEnglish } from '../../compile/testing/english';
import { happen, table, the } from '../testing/table';
import { characteristicsOf } from './characteristics';

const cards = inEnglish(
  `Rust | {0} | Enchantment
   Creatures you don't control get -1/-1 for each slime counter on them.`,
  `Banner | {0} | Artifact — Equipment
   Equipped creature gets +1/+1 for each counter on it.
   Equip {0}`,
  `Brute | {0} | Creature — Ogre | 5/5`,
);

describe('a number of a static ability that speaks of what it changes', () => {
  it('is worked out for each', () => {
    const game = table(cards, [{ battlefield: ['Rust'] }, { battlefield: ['Brute', 'Brute'] }], {}, english);
    const [first, second] = [the(game, 'Brute').id, the(game, 'Brute', 'battlefield', 1).id];
    const put = (object: typeof first, count: number): void =>
      happen(game, { kind: 'putCounters', on: object, counter: 'slime', count, by: 'p0', source: null });
    put(first, 1);
    put(second, 3);
    expect([first, second].map((id) => characteristicsOf(game, id).power)).toEqual([4, 2]);
  });

  it('is worked out for the one that is equipped', () => {
    const game = table(cards, [{ battlefield: ['Banner', 'Brute'] }, {}], {}, english);
    const [banner, brute] = [the(game, 'Banner').id, the(game, 'Brute').id];
    happen(game, { kind: 'putCounters', on: brute, counter: 'slime', count: 2, by: 'p0', source: null });
    expect(characteristicsOf(game, brute).power).toBe(5);
    happen(game, { kind: 'attach', object: banner, to: brute, from: null });
    expect(characteristicsOf(game, brute).power).toBe(7);
  });
});
