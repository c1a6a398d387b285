import { inEnglish } from '../../compile/testing/english';
import { answer, decisionOf } from '../game';
import { castUntilAsked } from '../testing/casting';
import { table } from '../testing/table';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3',
  `Edict | {0} | Instant
   Choose one. If you control an Ox as you cast this spell, you may choose both instead.
   • Scry 1.
   • You gain 4 life.`,
  `Order | {0} | Instant
   Kicker {0}
   Choose one. If this spell was kicked, choose any number instead.
   • Scry 1.
   • You gain 4 life.
   • Draw a card.`,
);

describe('more modes under a condition (CR 700.2)', () => {
  it.each([
    [[], 1, 1],
    [['Ox'], 1, 2],
  ] as const)('as the spell is cast, with %j', (battlefield, min, max) => {
    const game = table(cards, [{ hand: ['Edict'], battlefield }, {}]);
    expect(castUntilAsked(game, 'Edict')).toMatchObject({ kind: 'modes', min, max });
  });

  it.each([
    ['yes', 0, 3],
    ['no', 1, 1],
  ] as const)('that asks what was paid: %s', (value, min, max) => {
    const game = table(cards, [{ hand: ['Order'] }, {}]);
    expect(castUntilAsked(game, 'Order')?.kind).toBe('yesNo');
    answer(game, 'p0', { kind: 'yesNo', value });
    expect(decisionOf(game)).toMatchObject({ kind: 'modes', min, max });
  });
});
