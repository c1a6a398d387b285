import { cardOf } from '../../vm/pool';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { newCache, sharedCache } from '../cache';
import { copyState, likeGame } from '../fork';
import type { CastFacts, GameObject, Zone } from '../state/object';
import { objectOf, playerOf, set, touchHidden } from '../write';
import type { Game } from '../world';
import { isSorceryTime } from './timing';
import type { Way } from './way';

// Games that are not, but might be: what a card would be on the stack, or face up. Nothing that happens there matters.

/** What a card becomes when it is cast in this way. */
export function asSpell(game: Game, object: GameObject, player: PlayerId, way: Way, from: Zone): Partial<GameObject> {
  const facts: CastFacts = {
    player,
    from,
    way: way.name,
    permittedBy: way.permittedBy,
    permission: way.permission,
    x: null,
    helper: null,
    promised: null,
    modes: [],
    paid: way.name === 'normal' ? {} : { [way.name]: 1 },
    held: [],
    time: isSorceryTime(game, player, object.id) ? 'sorcery' : 'anyTime',
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

/**
 * Looks at the game as it would be with the card on the stack, cast in this way: to see whether it could be cast. While it
 * is looked at, the game itself must not be: both have their objects in common, and the card is put back afterwards.
 */
export function asThoughCast<T>(game: Game, player: PlayerId, id: ObjectId, way: Way, look: (cast: Game) => T): T {
  const { objects } = game.state;
  const object = objectOf(game, id);
  const known = game.cache.characteristics;
  const values = known.get(id);
  try {
    return look(castCopy(game, player, object, way));
  } finally {
    objects[id] = object;
    if (values === undefined) known.delete(id);
    else known.set(id, values);
  }
}

function castCopy(game: Game, player: PlayerId, object: GameObject, way: Way): Game {
  const { id, zone, owner } = object;
  const state = copyState(game.state);
  state.players = { ...game.state.players };
  const copy = likeGame(game, state, sharedCache(game.cache, game.cache.sofar));
  const list = playerOf(copy, owner);
  if (zone === 'hand' || zone === 'graveyard' || zone === 'library')
    state.players[owner] = { ...list, [zone]: list[zone].filter((other) => other !== id) };
  else if (zone === 'exile' || zone === 'command')
    set(
      copy,
      zone,
      state[zone].filter((other) => other !== id),
    );
  // Only one half of a split card is on the stack (CR 709.3b).
  const spell: GameObject = { ...object, ...asSpell(game, object, player, way, zone), zone: 'stack' };
  state.objects[id] = spell;
  touchHidden(copy, id, spell, [zone, 'stack']);
  set(copy, 'stack', [...state.stack, id]);
  return copy;
}

/** The game as it would be with another face of the card up where it is. */
export function asThoughFace(game: Game, id: ObjectId, face: number): Game {
  const object = objectOf(game, id);
  if (object.printed.kind !== 'card' || object.printed.face === face) return game;
  return asThoughObject(game, { ...object, printed: { ...object.printed, face } });
}

/** The game as it would be with the object face up. */
export function asThoughFaceUp(game: Game, id: ObjectId): Game {
  return asThoughObject(game, { ...objectOf(game, id), faceDown: null });
}

/** The game with an object as it would be. */
export function asThoughObject(game: Game, object: GameObject): Game {
  const state = copyState(game.state);
  state.objects = { ...game.state.objects, [object.id]: object };
  return likeGame(game, state, newCache());
}
