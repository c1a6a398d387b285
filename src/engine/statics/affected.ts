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
  if (left === undefined || left.became === null) return null;
  const now = objects[left.became];
  // A card that is cast is followed to the stack (CR 400.7g, CR 400.7h), a spell to the battlefield (CR 400.7a).
  if (left.object.zone !== 'stack')
    return left.object.zone !== 'battlefield' && (now?.zone === 'stack' || now === undefined)
      ? stillCast(game, left.became)
      : null;
  return now?.zone === 'battlefield' ? left.became : null;
}

function stillCast(game: Game, spell: ObjectId): ObjectId | null {
  const { objects, lastKnown } = game.state;
  if (objects[spell]?.zone === 'stack') return spell;
  const left = lastKnown[spell];
  const became = left?.object.zone === 'stack' ? left.became : null;
  return became !== null && objects[became]?.zone === 'battlefield' ? became : null;
}
