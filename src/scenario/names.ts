import { characteristicsOrLast } from '../engine/state/last-known';
import type { Game } from '../engine/world';
import type { ObjectId } from '../vm/entity';

/** The name by which a scenario knows an object: the name it has now. */
export function nameOf(game: Game, id: ObjectId): string {
  return characteristicsOrLast(game, id)?.name ?? '';
}
