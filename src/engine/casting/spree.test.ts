import { inEnglish } from '../../compile/testing/english';
import { answer, decisionOf } from '../game';
import { takeAction } from '../testing/casting';
import { lifeOf, settle, table } from '../testing/table';

const cards = inEnglish(
  `Heist | {0} | Instant
   Spree
   + {1} — You gain 3 life.
   + {2} — Each opponent loses 2 life.`,
  'Plain | | Basic Land — Plains',
);

describe('modes with prices (CR 702.172a)', () => {
  it.each([
    [1, [0], [23, 20]],
    [3, [0, 1], [23, 18]],
  ] as const)('are paid for with %i mana', (lands, chosen, lives) => {
    const battlefield = Array.from({ length: lands }, () => 'Plain');
    const game = table(cards, [{ hand: ['Heist'], battlefield }, {}]);
    takeAction(game, 'cast', 'Heist');
    // With one mode that can be paid for, nobody is asked.
    const isAsked = decisionOf(game)?.kind === 'modes';
    expect(isAsked).toBe(chosen.length > 1);
    if (isAsked) answer(game, 'p0', { kind: 'modes', chosen });
    settle(game);
    expect([lifeOf(game, 'p0'), lifeOf(game, 'p1')]).toEqual(lives);
  });
});
