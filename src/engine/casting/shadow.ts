import { cardOf } from '../../vm/pool';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { copyCache, newCache, touchHidden } from '../cache';
import type { CastFacts, GameObject, Zone } from '../state/object';
import { objectOf, playerOf, set } from '../write';
import type { Game } from '../world';
import type { Way } from './way';

// Games that are not, but might be: what a card would be on the stack, or face up. Nothing that happens there matters.

/** What a card becomes when it is cast in this way. */
export function asSpell(game: Game, object: GameObject, player: PlayerId, way: Way, from: Zone): Partial<GameObject> {
  const facts: CastFacts = {
    player,
    from,
    way: way.name,
    permittedBy: way.permittedBy,
    x: null,
    modes: [],
    paid: way.name === 'normal' ? {} : { [way.name]: 1 },
    costs: [],
    manaSpent: [],
  };
  const { printed } = object;
  const turned = printed.kind === 'card' && way.face > 0 && cardOf(game.pool, printed.card).layout === 'transform';
  return {
    controller: player,
    faceDown: way.faceDown,
    cast: facts,
    transformed: turned,
    printed: printed.kind === 'card' && !turned ? { ...printed, face: way.face } : printed,
  };
}

/** The game as it would be with the card on the stack, cast in this way: to see whether it could be cast. */
export function asThoughCast(game: Game, player: PlayerId, id: ObjectId, way: Way): Game {
  const object = objectOf(game, id);
  const { zone, owner } = object;
  const state = { ...game.state, objects: { ...game.state.objects }, players: { ...game.state.players } };
  const copy: Game = { ...game, state, cache: copyCache(game.cache) };
  const list = playerOf(copy, owner);
  if (zone === 'hand' || zone === 'graveyard' || zone === 'library')
    state.players[owner] = { ...list, [zone]: list[zone].filter((other) => other !== id) };
  else if (zone === 'exile' || zone === 'command')
    set(
      copy,
      zone,
      state[zone].filter((other) => other !== id),
    );
  state.objects[id] = { ...object, ...asSpell(game, object, player, way, zone), zone: 'stack' };
  // Only one half of a split card is on the stack (CR 709.3b).
  touchHidden(copy.cache, id);
  set(copy, 'stack', [...state.stack, id]);
  return copy;
}

/** The game as it would be with another face of the card up where it is. */
export function asThoughFace(game: Game, id: ObjectId, face: number): Game {
  const object = objectOf(game, id);
  if (object.printed.kind !== 'card' || object.printed.face === face) return game;
  return withObject(game, { ...object, printed: { ...object.printed, face } });
}

/** The game as it would be with the object face up. */
export function asThoughFaceUp(game: Game, id: ObjectId): Game {
  return withObject(game, { ...objectOf(game, id), faceDown: null });
}

function withObject(game: Game, object: GameObject): Game {
  const objects = { ...game.state.objects, [object.id]: object };
  return { ...game, state: { ...game.state, objects }, cache: newCache() };
}
