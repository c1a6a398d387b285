import { inEnglish } from '../../../compile/testing/english';
import { takeAction } from '../../testing/casting';
import { advance, destroy, lifeOf, settle, table, the } from '../../testing/table';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3',
  `Quiet One | {1} | Creature — Human | 1/1
   When a creature you control dies, transform Quiet One at the beginning of the next upkeep.
   {0}: Transform Quiet One.
   //
   Loud One | | Creature — Demon | 4/4
   When this creature transforms into Loud One, you gain 3 life.`.replaceAll('\n   //\n   ', '\n//\n'),
);

const double = 'Quiet One // Loud One';

describe('abilities that transform their own permanent', () => {
  it('do so only if it has not transformed since they came to be (CR 701.27f)', () => {
    const game = table(cards, [{ battlefield: [double, 'Ox', 'Ox'] }, {}]);
    destroy(game, ...[0, 1].map((nth) => the(game, 'Ox', 'battlefield', nth).id));
    settle(game);
    advance(game, (its) => its.state.turn.number === 2 && its.state.turn.step === 'draw');
    expect(the(game, 'Loud One').transformed).toBe(true);
    expect(lifeOf(game, 'p0')).toBe(23);
  });

  it('twice in response to each other count once, one after another twice', () => {
    const game = table(cards, [{ battlefield: [double] }, {}]);
    takeAction(game, 'activate', 'Quiet One');
    takeAction(game, 'activate', 'Quiet One');
    settle(game);
    expect(the(game, 'Loud One').transformed).toBe(true);
  });
});
