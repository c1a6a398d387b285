import { isPlayer, type Entity, type ObjectId } from '../../vm/entity';
import { abilityAt } from '../../vm/pool';
import type { Game } from '../world';
import { set } from '../write';
import type { LastingEffect } from './lasting';

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

/**
 * What an object becomes as it enters is so of the permanent that it is then, from whatever zone it comes (CR 614.1c,
 * CR 614.12); what any other effect did to the object before does not follow it (CR 400.7).
 */
export function followAsEnters(game: Game, before: ObjectId, permanent: ObjectId): void {
  const follows = ({ affected, scope }: LastingEffect): boolean =>
    affected?.includes(before) === true && isOfEntering(game, scope);
  const { effects } = game.state;
  if (!effects.some(follows)) return;
  const now = (entity: Entity): Entity => (entity === before ? permanent : entity);
  set(
    game,
    'effects',
    effects.map((effect) => (follows(effect) ? { ...effect, affected: effect.affected?.map(now) ?? null } : effect)),
  );
}

/** Is it an ability that changes how something enters? */
export function isOfEntering({ pool }: Game, { ability }: LastingEffect['scope']): boolean {
  if (ability === '') return false;
  const of = abilityAt(pool, ability);
  return of.kind === 'replacement' && (of.form === 'enters' || of.form === 'asEnters');
}
