import { isPlayer, type Entity, type ObjectId } from '../../vm/entity';
import type { Game } from '../world';

/**
 * What a lasting effect goes on to affect: the same object or player; a permanent that was a spell when the effect
 * began (CR 400.7a); nothing any more.
 */
export function stillThere<E extends Entity>(game: Game, entity: E): E | `o${number}` | null {
  if (isPlayer(entity)) return entity;
  const { objects, lastKnown } = game.state;
  const id: ObjectId = entity;
  if (objects[id] !== undefined) return entity;
  const left = lastKnown[id];
  if (left?.object.zone !== 'stack' || left.became === null) return null;
  return objects[left.became]?.zone === 'battlefield' ? left.became : null;
}
