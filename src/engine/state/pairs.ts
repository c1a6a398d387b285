import type { ObjectId } from '../../vm/entity';
import type { Game } from '../world';

/** The creature that an object is paired with; null for one that is unpaired (CR 702.95b). */
export function partnerOf({ state }: Game, id: ObjectId): ObjectId | null {
  const partner = state.objects[id]?.pairedWith ?? null;
  const its = partner === null ? undefined : state.objects[partner];
  return its?.pairedWith === id && its.zone === 'battlefield' ? its.id : null;
}
