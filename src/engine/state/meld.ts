import type { ObjectId } from '../../vm/entity';
import { cardOf, type CardPool } from '../../vm/pool';
import type { Game } from '../world';

/** Are these the two cards of the meld pair that becomes the permanent of a name (CR 701.42b)? No tokens, and none of them twice. */
export function isMeldPair({ pool, state }: Game, first: ObjectId, second: ObjectId, into: string): boolean {
  const cards = [first, second].map((id) => {
    const object = state.objects[id];
    return object?.kind === 'card' && object.printed.kind === 'card' ? object.printed.card : null;
  });
  return cards[0] !== cards[1] && cards.every((card) => card !== null && isHalfOf(pool, card, into));
}

function isHalfOf(pool: CardPool, card: string, into: string): boolean {
  const { layout, faces } = cardOf(pool, card);
  return layout === 'meld' && faces[1]?.name.toLowerCase() === into;
}
