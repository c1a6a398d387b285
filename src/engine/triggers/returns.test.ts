import { inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { castFree } from '../testing/casting';
import { all, destroy, settle, table, the } from '../testing/table';

const cards = inEnglish(
  'Ox | {1}{G} | Creature — Ox | 2/3',
  `Pit | {0} | Enchantment
   When Pit enters, exile target creature.
   When Pit leaves the battlefield, return the exiled card to the battlefield under its owner's control.`,
);

describe('the exiled card of another ability (CR 607.2a)', () => {
  it('comes back under the control of its own owner', () => {
    const game = table(cards, [{ hand: ['Pit'] }, { battlefield: ['Ox'] }]);
    castFree(game, 'Pit', the(game, 'Ox').id);
    expect(all(game, 'Ox', 'exile')).toHaveLength(1);
    destroy(game, the(game, 'Pit').id);
    settle(game);
    expect(characteristicsOf(game, the(game, 'Ox').id).controller).toBe('p1');
  });

  it('does not come back when nothing was exiled', () => {
    const game = table(cards, [{ battlefield: ['Pit'] }, { battlefield: ['Ox'], exile: ['Ox'] }]);
    destroy(game, the(game, 'Pit').id);
    settle(game);
    expect(all(game, 'Ox', 'exile')).toHaveLength(1);
  });
});
