import type { ObjectId, PlayerId } from '../vm/entity';
import type { GameObject, Zone } from './state/object';
import type { Player } from './state/player';
import type { GameState } from './state/state';
import type { Game } from './world';

// The only functions that write game state. Each write makes a new version, so caches know.

/** Changes fields of a top-level container of the state. */
export function set<K extends keyof GameState>(game: Game, key: K, value: GameState[K]): void {
  game.state[key] = value;
  game.version++;
}

/** Changes an object. Throws for an object that is not in the game any more. */
export function setObject(game: Game, id: ObjectId, patch: Partial<GameObject>): void {
  game.state.objects[id] = { ...objectOf(game, id), ...patch };
  game.version++;
}

/** Changes a player. */
export function setPlayer(game: Game, id: PlayerId, patch: Partial<Player>): void {
  game.state.players[id] = { ...playerOf(game, id), ...patch };
  game.version++;
}

/** Adds a new object, in no zone list yet; `place` puts it there. */
export function addObject(game: Game, object: GameObject): void {
  game.state.objects[object.id] = object;
  game.version++;
}

/** Takes an object out of the game's objects. Its last known information stays. */
export function removeObject(game: Game, id: ObjectId): void {
  Reflect.deleteProperty(game.state.objects, id);
  game.version++;
}

/** A fresh id. */
export function newObjectId(game: Game): ObjectId {
  const id: ObjectId = `o${game.state.nextObject}`;
  game.state.nextObject++;
  return id;
}

/** A fresh timestamp (CR 613.7). */
export function newTimestamp(game: Game): number {
  return game.state.nextTimestamp++;
}

/** The object, which must exist. */
export function objectOf(game: Game, id: ObjectId): GameObject {
  const object = game.state.objects[id];
  if (object === undefined) throw new Error(`no object ${id}`);
  return object;
}

/** The player. */
export function playerOf(game: Game, id: PlayerId): Player {
  const player = game.state.players[id];
  if (player === undefined) throw new Error(`no player ${id}`);
  return player;
}

/** Ids in a zone; libraries from the top, the stack from the bottom. `owner` matters for library, hand and graveyard. */
export function zoneList(game: Game, zone: Zone, owner: PlayerId): readonly ObjectId[] {
  switch (zone) {
    case 'library':
    case 'hand':
    case 'graveyard':
      return playerOf(game, owner)[zone];
    case 'battlefield':
    case 'stack':
    case 'exile':
    case 'command':
      return game.state[zone];
  }
}

/** Replaces the list of a zone. */
export function setZoneList(game: Game, zone: Zone, owner: PlayerId, list: readonly ObjectId[]): void {
  switch (zone) {
    case 'library':
    case 'hand':
    case 'graveyard':
      setPlayer(game, owner, { [zone]: list });
      return;
    case 'battlefield':
    case 'stack':
    case 'exile':
    case 'command':
      set(game, zone, list);
      return;
  }
}
