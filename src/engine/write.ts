import type { ObjectId, PlayerId } from '../vm/entity';
import { hiddenZones, touch, touchAlone, touchRules, type HiddenZone, type Topic } from './cache';
import { keepStarting } from './characteristics/starting';
import { changedObject, type GameObject, type Zone } from './state/object';
import { changedPlayer, type Player } from './state/player';
import type { GameState, LastKnown } from './state/state';
import type { CardPool } from '../vm/pool';
import type { Game, Rules } from './world';

// The only functions that write game state. Each write says what it changed, so that caches know (`cache.ts`).

/** Changes fields of a top-level container of the state. */
export function set<K extends keyof GameState>(game: Game, key: K, value: GameState[K]): void {
  const before = game.state[key];
  game.state[key] = value;
  if (key === 'battlefield') battlefieldChanged(game, before as readonly ObjectId[], value as readonly ObjectId[]);
  else if (!procedural.has(key)) changed(game, topicOfState[key]);
}

/** Parts of the state that say how the game goes on and nothing about what is: no answer depends on them. */
const procedural: ReadonlySet<keyof GameState> = new Set(['agenda', 'decision', 'checkpoint']);

/** Changes an object. Throws for an object that is not in the game any more. */
export function setObject(game: Game, id: ObjectId, patch: Partial<GameObject>): void {
  const before = objectOf(game, id);
  const object = changedObject(before, patch);
  noteObject(game, id);
  game.state.objects[id] = object;
  game.version++;
  if (patch.damage !== undefined || patch.deathtouched !== undefined) game.cache.harm++;
  if (patch.kind !== undefined || patch.zone !== undefined) game.cache.strays = 'some';
  const keys = Object.keys(patch) as Extract<keyof GameObject, string>[];
  if (keys.every((key) => incidental.has(key))) keepStarting(before, object);
  for (const topic of changesOf(keys, topicOfObject)) {
    if (topic === 'nothing') continue;
    if (topic !== 'everything') touch(game.cache, topic);
    else if (isHiddenZone(object.zone)) touchHidden(game, id, object, [before.zone, object.zone]);
    else if (before.zone === object.zone) touchPermanent(game, id, object);
    else touch(game.cache, topic);
  }
}

/** What changes of these parts may matter to, each once. */
function changesOf<K extends string>(
  keys: readonly K[],
  topicOf: Readonly<Partial<Record<K, Change>>>,
): Iterable<Change> {
  const [only, more] = keys;
  if (only !== undefined && more === undefined) return [topicOf[only] ?? 'everything'];
  return new Set(keys.map((key) => topicOf[key] ?? 'everything'));
}

/** Parts of an object that say nothing about its characteristics before any effect. */
const incidental: ReadonlySet<keyof GameObject> = new Set([
  'tapped',
  'damage',
  'deathtouched',
  'pending',
  'summoningSick',
  'lastController',
  'uses',
  'since',
  'previous',
]);

/** Changes a player. */
export function setPlayer(game: Game, id: PlayerId, patch: Partial<Player>): void {
  game.state.players[id] = changedPlayer(playerOf(game, id), patch);
  const keys = Object.keys(patch) as (keyof Player)[];
  for (const topic of changesOf(keys, topicOfPlayer)) changed(game, topic);
}

/** Adds a new object, in no zone list yet; `place` puts it there. */
export function addObject(game: Game, object: GameObject): void {
  noteObject(game, object.id);
  game.state.objects[object.id] = object;
  game.version++;
  if (object.kind === 'token' || object.kind === 'copy') game.cache.strays = 'some';
  if (isHiddenZone(object.zone)) touchHidden(game, object.id, object, [object.zone]);
  else touchPermanent(game, object.id, object);
}

/** Takes an object out of the game's objects. Its last known information stays. */
export function removeObject(game: Game, id: ObjectId): void {
  const { zone } = objectOf(game, id);
  noteObject(game, id);
  Reflect.deleteProperty(game.state.objects, id);
  game.version++;
  if (isHiddenZone(zone)) touchHidden(game, id, null, [zone]);
  else touchPermanent(game, id, null);
}

/** Notes what an object was before an action that may be taken back changes it for the first time. */
function noteObject({ state: { checkpoint, objects } }: Game, id: ObjectId): void {
  if (checkpoint !== null && checkpoint.objects[id] === undefined) checkpoint.objects[id] = objects[id] ?? null;
}

/** Says what an object was that left, or is about to. */
export function setLastKnown({ state: { checkpoint, lastKnown } }: Game, id: ObjectId, known: LastKnown): void {
  if (checkpoint !== null && checkpoint.lastKnown[id] === undefined) checkpoint.lastKnown[id] = lastKnown[id] ?? null;
  lastKnown[id] = known;
}

/** Puts a whole other state in the place of the state. */
export function replaceState(game: Game, state: GameState): void {
  game.state = state;
  game.cache.strays = 'some';
  changed(game, 'everything');
}

/**
 * An object outside the battlefield has come, changed or gone: only its own answers are forgotten, unless abilities of it
 * were at work there or are now. `where` are the zones that it was and is in.
 */
export function touchHidden(
  { cache, rules, pool }: Game,
  id: ObjectId,
  now: GameObject | null,
  where: readonly Zone[],
): void {
  const before = cache.layered.has(id) ? 'layers' : (cache.sources.get(id) ?? 'nothing');
  const after = now === null ? 'nothing' : rules.worksOn(pool, rules, now);
  cache.characteristics.delete(id);
  if (before === 'layers' || after === 'layers') touch(cache, 'everything');
  else {
    if (before === 'rules' || after === 'rules') touchRules(cache, id, after);
    for (const zone of where) touch(cache, isHiddenZone(zone) ? zone : 'everything');
  }
}

/** A permanent has come, changed or gone: all answers are forgotten, unless nothing in the layers reaches from one object to another. */
function touchPermanent({ cache, rules, pool }: Game, id: ObjectId, now: GameObject | null): void {
  const isAlone = cache.fresh && cache.extent === 'itself' && (now === null || !isAtWork(pool, rules, now));
  if (isAlone) touchAlone(cache, id);
  else touch(cache, 'everything');
}

/** Does a permanent, or what is in the command zone, do anything in the layers but by its counters? */
function isAtWork(pool: CardPool, rules: Rules, object: GameObject): boolean {
  return object.zone !== 'battlefield' || object.faceDown !== null || rules.worksOn(pool, rules, object) === 'layers';
}

function battlefieldChanged(game: Game, before: readonly ObjectId[], now: readonly ObjectId[]): void {
  game.version++;
  for (const id of now) if (!before.includes(id)) touchPermanent(game, id, objectOf(game, id));
  for (const id of before) if (!now.includes(id)) touchPermanent(game, id, null);
  if (before.length === now.length) touch(game.cache, 'everything');
}

type Change = Topic | 'everything' | 'nothing';

function changed(game: Game, topic: Change | undefined): void {
  game.version++;
  if (topic !== 'nothing') touch(game.cache, topic ?? 'everything');
}

/** What a change of a part of the state may matter to; parts that are not here may matter to everything. */
const topicOfState: Readonly<Partial<Record<keyof GameState, Change>>> = {
  turn: 'turn',
  combat: 'combat',
  stack: 'stack',
  exile: 'exile',
  history: 'history',
  lastTurn: 'history',
  earlier: 'history',
  nextEvent: 'history',
  designations: 'designations',
  shields: 'nothing',
  delayed: 'nothing',
  returns: 'nothing',
  triggered: 'nothing',
  lastKnown: 'nothing',
  outcome: 'nothing',
  random: 'nothing',
};

const topicOfPlayer: Readonly<Partial<Record<keyof Player, Change>>> = {
  life: 'life',
  counters: 'playerCounters',
  designations: 'designations',
  library: 'library',
  hand: 'hand',
  graveyard: 'graveyard',
  mana: 'nothing',
  landsPlayed: 'nothing',
  drewFromEmpty: 'nothing',
};

const topicOfObject: Readonly<Partial<Record<keyof GameObject, Change>>> = {
  tapped: 'tapped',
  damage: 'damage',
  deathtouched: 'damage',
  pending: 'pending',
  summoningSick: 'nothing',
  lastController: 'nothing',
  uses: 'nothing',
  since: 'nothing',
  previous: 'nothing',
};

/** Zones in which objects seldom have abilities at work. */
export function isHiddenZone(zone: Zone): zone is HiddenZone {
  return hiddenZones.some((hidden) => hidden === zone);
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
