import { inEnglish } from '../../compile/testing/english';
import { isOffered, takeAction } from '../testing/casting';
import { happen, settle, table, the } from '../testing/table';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  `Archer | {1}{G} | Creature — Archer | 3/4
   Megamorph {5}{G}`,
);

describe('a manifested creature with megamorph', () => {
  it('can be turned face up for its mana cost, which gives no counter (CR 701.40b, CR 702.37b)', () => {
    const game = table(cards, [{ battlefield: ['Archer', 'Moss', 'Moss'] }, {}]);
    const { id } = the(game, 'Archer');
    happen(game, { kind: 'turnFaceDown', object: id, as: 'manifest' });
    takeAction(game, 'special', '');
    settle(game);
    expect(the(game, 'Archer').counters).toEqual({});
  });

  it('can only be turned up for its megamorph cost when it was cast face down', () => {
    const game = table(cards, [{ battlefield: ['Archer', 'Moss', 'Moss'] }, {}]);
    happen(game, { kind: 'turnFaceDown', object: the(game, 'Archer').id, as: 'morph' });
    expect(isOffered(game, 'special', '')).toBe(false);
  });
});
