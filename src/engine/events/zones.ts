import type { ObjectId } from '../../vm/entity';
import { linkSuccessor } from '../state/last-known';
import { newObject } from '../state/make';
import type { GameObject } from '../state/object';
import { shuffled } from '../state/random';
import type { Game } from '../world';
import {
  addObject,
  newObjectId,
  newTimestamp,
  objectOf,
  playerOf,
  removeObject,
  set,
  setObject,
  setPlayer,
  setZoneList,
  zoneList,
} from '../write';
import { plainEntry, type Destination, type EventOf, type GameEvent, type MoveCause } from './event';
import { applied, unchanged, type Applied, type EventRules } from './rule';

type ZoneEvent =
  | 'move'
  | 'destroy'
  | 'sacrifice'
  | 'discard'
  | 'drawCards'
  | 'draw'
  | 'mill'
  | 'counterSpell'
  | 'shuffle'
  | 'reveal'
  | 'lookAt'
  | 'search'
  | 'createTokens'
  | 'createToken'
  | 'copySpell'
  | 'ceaseToExist';

/** A move without anything special. */
export function moveTo(
  object: ObjectId,
  zone: Destination['zone'],
  cause: MoveCause,
  more: Partial<Omit<EventOf<'move'>, 'kind' | 'object' | 'cause'>> = {},
): EventOf<'move'> {
  return { kind: 'move', object, to: { zone, position: 0 }, cause, by: null, entry: plainEntry, link: null, ...more };
}

const exists = (game: Game, event: { readonly object: ObjectId }): boolean =>
  game.state.objects[event.object] !== undefined;
const onBattlefield = (game: Game, event: { readonly object: ObjectId }): boolean =>
  game.state.objects[event.object]?.zone === 'battlefield';

export const zoneRules: EventRules<ZoneEvent> = {
  move: { affected: (_, e) => e.object, possible: exists, leaves: (_, e) => [e.object], apply: move },
  destroy: {
    affected: (_, e) => e.object,
    possible: onBattlefield,
    expand: (_, e) => [moveTo(e.object, 'graveyard', 'destroy', { by: e.by })],
  },
  sacrifice: {
    affected: (_, e) => e.object,
    possible: onBattlefield,
    expand: (_, e) => [moveTo(e.object, 'graveyard', 'sacrifice', { by: e.by })],
  },
  discard: {
    affected: (_, e) => e.by,
    possible: exists,
    expand: (_, e) => [moveTo(e.object, 'graveyard', 'discard', { by: e.by })],
  },
  drawCards: {
    affected: (_, e) => e.player,
    possible: (_, e) => e.count > 0,
    expand: () => [],
    amount: (e) => e.count,
    later: (_, e) => Array.from({ length: e.count }, () => ({ kind: 'draw', player: e.player }) as const),
  },
  draw: {
    affected: (_, e) => e.player,
    apply: drawOne,
    leaves: (game, e) => playerOf(game, e.player).library.slice(0, 1),
  },
  mill: {
    affected: (_, e) => e.player,
    possible: (_, e) => e.count > 0,
    expand: (game, e) =>
      playerOf(game, e.player)
        .library.slice(0, e.count)
        .map((id) => moveTo(id, 'graveyard', 'mill', { by: e.player })),
    amount: (e) => e.count,
  },
  counterSpell: {
    affected: (_, e) => e.object,
    possible: (game, e) => game.state.objects[e.object]?.zone === 'stack',
    expand: (game, e): readonly GameEvent[] =>
      objectOf(game, e.object).kind === 'ability'
        ? [{ kind: 'ceaseToExist', object: e.object }]
        : [moveTo(e.object, 'graveyard', 'countered', { by: e.by })],
  },
  shuffle: { affected: (_, e) => e.player, apply: shuffle },
  reveal: { affected: (_, e) => e.by, apply: () => unchanged },
  lookAt: { affected: (_, e) => e.by, apply: () => unchanged },
  search: { affected: (_, e) => e.player, apply: () => unchanged },
  createTokens: {
    affected: (_, e) => e.player,
    possible: (_, e) => e.count > 0,
    amount: (e) => e.count,
    expand: (_, { count, player, values, entry, source }) =>
      Array.from({ length: count }, () => ({ kind: 'createToken', player, values, entry, source }) as const),
  },
  createToken: { affected: (_, e) => e.player, apply: createToken },
  copySpell: { affected: (_, e) => e.by, possible: exists, apply: () => unchanged },
  ceaseToExist: { affected: (_, e) => e.object, possible: exists, leaves: (_, e) => [e.object], apply: cease },
};

function take(game: Game, object: GameObject): void {
  const list = zoneList(game, object.zone, object.owner);
  setZoneList(
    game,
    object.zone,
    object.owner,
    list.filter((id) => id !== object.id),
  );
}

function put(game: Game, object: GameObject, to: Destination): void {
  const list = zoneList(game, to.zone, object.owner);
  const top = to.zone === 'library' && to.position !== 'bottom';
  const at = top && typeof to.position === 'number' ? Math.min(to.position, list.length) : list.length;
  setZoneList(game, to.zone, object.owner, [...list.slice(0, at), object.id, ...list.slice(at)]);
}

/** An object changes zones and becomes a new object (CR 400.7). */
function move(game: Game, event: EventOf<'move'>): Applied {
  const old = objectOf(game, event.object);
  const { to, entry } = event;
  take(game, old);
  removeObject(game, old.id);
  const entering = to.zone === 'battlefield';
  const fresh = newObject({
    id: newObjectId(game),
    kind: old.kind,
    printed: old.printed,
    owner: old.owner,
    zone: to.zone,
    timestamp: newTimestamp(game),
    turn: game.state.turn.number,
  });
  const controller = entry.controller ?? (old.zone === 'stack' && entering ? old.controller : (event.by ?? old.owner));
  const object: GameObject = {
    ...fresh,
    previous: old.id,
    controller: to.zone === 'battlefield' || to.zone === 'stack' ? controller : old.owner,
    cast: entering || to.zone === 'stack' ? old.cast : null,
    tapped: entering && entry.tapped,
    counters: entry.counters,
    faceDown: entry.faceDown,
    transformed: entering && entry.transformed,
    attachedTo: entry.attachedTo,
    chosen: entry.chosen,
    summoningSick: entering,
  };
  addObject(game, object);
  put(game, object, to);
  linkSuccessor(game, old.id, object.id);
  if (event.link !== null && (to.zone === 'exile' || to.zone === 'battlefield'))
    link(game, event.link.source, event.link.item, object.id);
  return applied(1, object.id);
}

/** Links an object to the source whose effect put it there (CR 607.2a). */
function link(game: Game, source: ObjectId, item: number, object: ObjectId): void {
  const known = game.state.objects[source];
  if (known === undefined) return;
  setObject(game, source, { linked: { ...known.linked, [item]: [...(known.linked[item] ?? []), object] } });
}

function drawOne(game: Game, event: EventOf<'draw'>): Applied {
  const top = playerOf(game, event.player).library[0];
  if (top !== undefined) return move(game, moveTo(top, 'hand', 'draw', { by: event.player }));
  setPlayer(game, event.player, { drewFromEmpty: true });
  return applied(0);
}

function shuffle(game: Game, event: EventOf<'shuffle'>): Applied {
  setPlayer(game, event.player, { library: shuffled(game, playerOf(game, event.player).library) });
  return unchanged;
}

function createToken(game: Game, event: EventOf<'createToken'>): Applied {
  const id = newObjectId(game);
  const fresh = newObject({
    id,
    kind: 'token',
    printed: { kind: 'made', values: event.values },
    owner: event.player,
    zone: 'battlefield',
    timestamp: newTimestamp(game),
    turn: game.state.turn.number,
  });
  const { entry } = event;
  const object: GameObject = {
    ...fresh,
    controller: entry.controller ?? event.player,
    tapped: entry.tapped,
    counters: entry.counters,
    attachedTo: entry.attachedTo,
    chosen: entry.chosen,
    summoningSick: true,
  };
  addObject(game, object);
  put(game, object, { zone: 'battlefield', position: 0 });
  return applied(1, id);
}

function cease(game: Game, event: EventOf<'ceaseToExist'>): Applied {
  take(game, objectOf(game, event.object));
  removeObject(game, event.object);
  set(game, 'lastKnown', game.state.lastKnown);
  return unchanged;
}
