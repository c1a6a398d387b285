import { inEnglish } from '../../compile/testing/english';
import { answer, decisionOf } from '../game';
import { all, lifeOf, settle, table } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  `Echo | {0} | Sorcery
   Buyback {0}
   You gain 1 life.`,
);

function castWithBuyback(game: Game, value: 'yes' | 'no'): void {
  const decision = decisionOf(game);
  if (decision?.kind !== 'priority') throw new Error('nobody has priority');
  const action = decision.actions.findIndex(({ kind }) => kind === 'cast');
  answer(game, 'p0', { kind: 'priority', action });
  settle(game, (asked) => (asked.kind === 'yesNo' ? { kind: 'yesNo', value } : undefined));
}

describe('buyback', () => {
  it('returns the spell to the hand if it was paid, and not otherwise (CR 702.27a)', () => {
    const game = table(cards, [{ hand: ['Echo'] }, {}]);
    castWithBuyback(game, 'yes');
    expect(all(game, 'Echo', 'hand')).toHaveLength(1);
    castWithBuyback(game, 'no');
    expect(all(game, 'Echo', 'hand')).toHaveLength(0);
    expect(all(game, 'Echo', 'graveyard')).toHaveLength(1);
    expect(lifeOf(game, 'p0')).toBe(22);
  });
});
