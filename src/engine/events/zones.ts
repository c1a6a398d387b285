import { unlockedName } from '../characteristics/doors';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { cardOf, printedPath } from '../../vm/pool';
import { followsNothing } from '../../vm/scope';
import { copiableOrLast, linkSuccessor, objectOrLast, patchKnown } from '../state/last-known';
import { adventureBy } from '../state/adventure';
import { newObject } from '../state/make';
import { partAt, type Component, type GameObject, type PendingPart, type Printed, type Zone } from '../state/object';
import { followAsEnters } from '../statics/affected';
import { nextToDraw } from '../statics/drawing';
import type { LastingEffect } from '../statics/lasting';
import { canBeCountered, isBarredFromEntering, isForbidden, isPlayerForbidden } from '../statics/restrictions';
import { characteristicsOf, copiableValuesOf } from '../characteristics/characteristics';
import type { BaseCharacteristics } from '../characteristics/types';
import { hasKeyword, hasSubtype, hasType } from '../characteristics/has';
import { isBestowed } from '../characteristics/printed';
import { enterAttacking, removeFromCombat } from '../combat/members';
import { fork } from '../fork';
import { canAttach, isEnchantUnsaid } from '../sba/attachment';
import { shuffled } from '../state/random';
import { canBeDesignated, designateObject } from './designations';
import { isInGame } from '../turn/players';
import type { Game } from '../world';
import {
  addObject,
  newObjectId,
  newTimestamp,
  objectOf,
  playerOf,
  removeObject,
  set,
  setPlayer,
  setZoneList,
  zoneList,
} from '../write';
import {
  plainEntry,
  type Destination,
  type EnteringEvent,
  type Entry,
  type EventOf,
  type GameEvent,
  type MoveCause,
} from './event';
import { meldedWith } from './merge';
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
  | 'copyCard'
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
  move: {
    affected: (_, e) => e.object,
    possible: canMove,
    leaves: (_, e) => (e.entry.melded === null ? [e.object] : [e.object, e.entry.melded]),
    expand: (game, e) => (e.to.zone === 'battlefield' ? countersOf(e, e.object, e.by) : bestowedOn(game, e.object)),
    apply: move,
  },
  destroy: {
    affected: (_, e) => e.object,
    // Indestructible (CR 702.12b).
    possible: (game, e) => onBattlefield(game, e) && !hasKeyword(characteristicsOf(game, e.object), 'indestructible'),
    expand: (_, e) => [moveTo(e.object, 'graveyard', 'destroy', { by: e.by })],
  },
  sacrifice: {
    affected: (_, e) => e.object,
    // Only its controller can sacrifice a permanent (CR 701.21a).
    possible: (game, e) => onBattlefield(game, e) && characteristicsOf(game, e.object).controller === e.by,
    expand: (_, e) => [moveTo(e.object, 'graveyard', 'sacrifice', { by: e.by })],
  },
  discard: {
    affected: (_, e) => e.by,
    possible: exists,
    expand: (game, e) => [moveTo(e.object, discardedTo(game, e.object), 'discard', { by: e.by })],
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
    possible: (game, e) => isInGame(game, e.player) && !isPlayerForbidden(game, 'draw', e.player),
    apply: drawOne,
    leaves: (game, e) => [nextToDraw(game, e.player) ?? []].flat(),
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
    possible: (game, e) => game.state.objects[e.object]?.zone === 'stack' && canBeCountered(game, e.object, e.source),
    expand: (game, e): readonly GameEvent[] =>
      objectOf(game, e.object).kind === 'ability'
        ? [{ kind: 'ceaseToExist', object: e.object }]
        : [e.into ?? moveTo(e.object, 'graveyard', 'countered', { by: e.by })],
  },
  shuffle: { affected: (_, e) => e.player, apply: shuffle },
  reveal: { affected: (_, e) => e.by, apply: (_, e) => applied(e.objects.length) },
  lookAt: { affected: (_, e) => e.by, apply: (_, e) => applied(e.objects.length) },
  search: { affected: (_, e) => e.player, apply: () => unchanged },
  createTokens: {
    affected: (_, e) => e.player,
    possible: (_, e) => e.count > 0,
    amount: (e) => e.count,
    expand: (game, { count, player, values, entry, source }) =>
      Array.from(
        { length: count },
        () => ({ kind: 'createToken', id: newObjectId(game), player, values, entry, source }) as const,
      ),
  },
  createToken: {
    affected: (_, e) => e.player,
    // CR 800.4b.
    possible: (game, e) => isInGame(game, e.entry.controller ?? e.player) && canBeAttached(game, e),
    expand: (_, e) => countersOf(e, e.id, e.player),
    apply: createToken,
  },
  copySpell: {
    affected: (_, e) => e.by,
    // One that has left the stack is copied as it last was (CR 707.10, CR 608.2h).
    possible: (game, e) => objectOrLast(game, e.object)?.zone === 'stack' && !isForbidden(game, 'beCopied', e.object),
    apply: copyOnStack,
  },
  copyCard: { affected: (_, e) => e.by, possible: exists, apply: copyCard },
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

/** Counters with which a permanent enters are put on it with it (CR 122.6). */
function countersOf(entering: EnteringEvent, on: ObjectId, by: PlayerId | null): readonly GameEvent[] {
  return Object.entries(entering.entry.counters)
    .filter(([, count]) => count > 0)
    .map(([counter, count]) => ({ kind: 'putCounters', on, counter, count, by, source: null, entering }));
}

/** A bestowed Aura whose host leaves becomes unattached and ceases to be bestowed at once (CR 702.103f, CR 701.3d). */
function bestowedOn(game: Game, host: ObjectId): readonly GameEvent[] {
  return game.state.battlefield
    .filter((id) => objectOf(game, id).attachedTo === host && isBestowed(objectOf(game, id)))
    .map((object) => ({ kind: 'unattach', object, from: host }));
}

/** Is its other face one that it can be put onto the battlefield with (CR 712.14a)? Of a meld card only with its counterpart (CR 712.4b). */
function hasOtherFace({ pool }: Game, { printed }: GameObject, { melded }: Entry): boolean {
  if (printed.kind !== 'card') return false;
  const { layout } = cardOf(pool, printed.card);
  return layout === 'meld' ? melded !== null : layout === 'transform' || layout === 'modal_dfc';
}

/** What cannot be a permanent stays where it is (CR 304.4, CR 307.4), and so does a token that left (CR 111.8). */
function canMove(game: Game, { object: id, to, entry }: EventOf<'move'>): boolean {
  const object = game.state.objects[id];
  if (object === undefined || (object.kind === 'token' && object.zone !== 'battlefield')) return false;
  if (to.zone === 'battlefield' && entry.controller !== null && !isInGame(game, entry.controller)) return false;
  if (to.zone === 'battlefield' && isBarredFromEntering(game, id)) return false;
  if (to.zone !== 'battlefield' || entry.faceDown !== null || entry.copyOf !== null) return true;
  if (entry.transformed && !hasOtherFace(game, object, entry)) return false;
  return entry.transformed || !hasType(characteristicsOf(game, id), 'instant', 'sorcery');
}

/** An object changes zones and becomes a new object (CR 400.7). */
function move(game: Game, event: EventOf<'move'>): Applied {
  const old = objectOf(game, event.object);
  const { entry } = event;
  const goes = (part: Pick<Component, 'commander'>): Destination =>
    (part.commander === null ? null : event.aside) ?? event.to;
  const to = goes(old);
  const entering = to.zone === 'battlefield';
  if (old.zone === 'battlefield') removeFromCombat(game, old.id);
  take(game, old);
  removeObject(game, old.id);
  const partner = entry.melded === null ? null : objectOf(game, entry.melded);
  if (partner !== null) {
    take(game, partner);
    removeObject(game, partner.id);
  }
  const fresh = newObject({
    id: newObjectId(game),
    kind: entering && old.kind === 'copy' ? 'token' : old.kind,
    printed: printedIn(old.printed, to.zone),
    owner: old.owner,
    zone: to.zone,
    timestamp: newTimestamp(game),
    turn: game.state.turn.number,
  });
  const controller = entry.controller ?? (old.zone === 'stack' && entering ? old.controller : (event.by ?? old.owner));
  const object: GameObject = {
    ...fresh,
    previous: old.id,
    controller: entering || to.zone === 'stack' ? controller : old.owner,
    cast: entering || to.zone === 'stack' ? old.cast : null,
    // What was done as it enters stays linked to it (CR 607.2).
    linked: entering ? old.linked : {},
    ...(entering
      ? { ...enteringWith(entry), chosen: { ...chosenAsCast(old), ...entry.chosen } }
      : { faceDown: entry.faceDown, counters: entry.counters, haunts: entry.haunts }),
    designations: marksOf(old, event),
    commander: old.commander,
    merged: partner === null ? null : meldedWith(partner),
  };
  addObject(game, object);
  put(game, object, to);
  for (const each of [old, ...(partner === null ? [] : [partner])]) linkSuccessor(game, each.id, object.id);
  if (entering && old.zone !== 'battlefield') followAsEnters(game, old.id, object.id);
  if (entering || entry.gains.length > 0) entered(game, object, entry);
  const parts = [...(old.merged?.over ?? []), ...(old.merged?.under ?? [])];
  const all = [object.id, ...parts.map((part) => putComponent(game, part, goes(part), old.id))];
  if (event.link !== null && (entering || to.zone === 'exile'))
    for (const id of all) link(game, event.link.source, event.link.item, id);
  return applied(1, object.id);
}

/** A card with madness is exiled as it is discarded (CR 702.35a). */
function discardedTo(game: Game, id: ObjectId): 'exile' | 'graveyard' {
  return hasKeyword(characteristicsOf(game, id), 'madness') ? 'exile' : 'graveyard';
}

/** The parts of a merged permanent that leaves go where it goes (CR 729.3). */
function putComponent(
  game: Game,
  { printed, owner, kind, commander }: Component,
  to: Destination,
  previous: ObjectId,
): ObjectId {
  const object = newObject({
    id: newObjectId(game),
    kind,
    printed: printedIn(printed, to.zone),
    owner,
    zone: to.zone,
    timestamp: newTimestamp(game),
    turn: game.state.turn.number,
  });
  addObject(game, { ...object, previous, commander });
  put(game, object, to);
  return object.id;
}

/** What its own way of leaving lets be done with a card in exile: an Adventure (CR 715.3d), a warped permanent (CR 702.185a). */
function marksOf(old: GameObject, { cause, link, to, entry, by }: EventOf<'move'>): GameObject['designations'] {
  if (cause === 'adventure') return { adventure: adventureBy(by ?? old.owner) };
  // The half of a Room that was cast (CR 709.5d).
  if (entry.unlocked !== null && to.zone === 'battlefield') return { [unlockedName(entry.unlocked)]: 1 };
  return old.cast?.way === 'warp' && to.zone === 'exile' && link?.source === old.id ? { warped: 1 } : {};
}

/** A card shows its front everywhere but on the stack and the battlefield (CR 712.8a). */
function printedIn(printed: Printed, zone: Zone): Printed {
  return printed.kind === 'card' && zone !== 'stack' && zone !== 'battlefield' ? { ...printed, face: 0 } : printed;
}

/** What was chosen for the costs of a spell is known to the permanent that it becomes (CR 607.2d). */
function chosenAsCast({ zone, chosen }: GameObject): GameObject['chosen'] {
  return zone === 'stack' ? chosen : {};
}

/** How a permanent is as it enters (CR 110.5b). Its counters are put on it by events of their own. */
function enteringWith(entry: Entry): Partial<GameObject> {
  const { tapped, faceDown, transformed, flipped, attachedTo } = entry;
  return { tapped, faceDown, transformed, flipped, attachedTo, summoningSick: true };
}

/** What begins as a permanent enters: it is a copy (CR 707.5), it has abilities (CR 614.1c), it is attacking (CR 508.4). */
function entered(game: Game, { id, controller, timestamp }: GameObject, entry: Entry): void {
  const begun = [...(entry.copyOf === null ? [] : [asCopy(id, controller, entry.copyOf)]), ...entry.gains];
  const effects = begun.map((each): LastingEffect => ({
    id: newTimestamp(game),
    source: id,
    controller,
    timestamp,
    duration: { kind: 'forever' },
    turn: game.state.turn.number,
    affected: [id],
    ...each,
  }));
  if (effects.length > 0) set(game, 'effects', [...game.state.effects, ...effects]);
  for (const [name, value] of Object.entries(entry.designations))
    if (canBeDesignated(game, id, name)) designateObject(game, id, name, value);
  if (entry.attacking !== null) enterAttacking(game, id, entry.attacking);
}

function asCopy(id: ObjectId, controller: PlayerId, values: BaseCharacteristics): Entry['gains'][number] {
  const scope = { ability: '', source: id, controller, values: [], targets: [], divided: [], x: null };
  return { scope: { ...scope, follows: followsNothing }, content: { kind: 'copy', values } };
}

/** Links an object to the source whose effect put it there (CR 607.2a). */
function link(game: Game, source: ObjectId, item: number, object: ObjectId): void {
  const known = objectOrLast(game, source);
  // What was exiled with itself: the abilities that look back know that, too (CR 603.10a).
  // So does what was exiled after itself for the same ability, to pay for it (CR 702.167c).
  const became = game.state.lastKnown[source]?.became ?? null;
  const isPaidWith = became !== null && known?.linked[item]?.includes(became) === true;
  const isKnown = game.state.objects[source] !== undefined || became === object || isPaidWith;
  if (known === undefined || !isKnown) return;
  patchKnown(game, source, { linked: { ...known.linked, [item]: [...(known.linked[item] ?? []), object] } });
}

function drawOne(game: Game, event: EventOf<'draw'>): Applied {
  const card = nextToDraw(game, event.player);
  if (card !== undefined) return move(game, moveTo(card, 'hand', 'draw', { by: event.player }));
  setPlayer(game, event.player, { drewFromEmpty: true });
  return applied(0);
}

function shuffle(game: Game, event: EventOf<'shuffle'>): Applied {
  setPlayer(game, event.player, { library: shuffled(game, playerOf(game, event.player).library) });
  return unchanged;
}

/** An Aura token that would be attached to what it cannot enchant is not created (CR 303.4i). */
function canBeAttached(game: Game, event: EventOf<'createToken'>): boolean {
  const { attachedTo } = event.entry;
  if (attachedTo === null || !hasSubtype(event.values, 'aura')) return true;
  if (isEnchantUnsaid(game, event, event.values)) return true;
  const there = fork(game);
  createToken(there, event);
  return canAttach(there, event.id, attachedTo);
}

function createToken(game: Game, event: EventOf<'createToken'>): Applied {
  const fresh = newObject({
    id: event.id,
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
    createdBy: event.source,
    ...enteringWith(entry),
  };
  addObject(game, object);
  put(game, object, { zone: 'battlefield', position: 0 });
  entered(game, object, entry);
  return applied(1, event.id);
}

/** A copy of a spell or ability, with all that was decided for it (CR 707.10). */
function copyOnStack(game: Game, { object: id, by, values }: EventOf<'copySpell'>): Applied {
  const original = objectOrLast(game, id) ?? objectOf(game, id);
  const copy = newObjectId(game);
  const isAbility = original.kind === 'ability';
  const fresh = newObject({
    id: copy,
    kind: isAbility ? 'ability' : 'copy',
    printed: isAbility
      ? original.printed
      : { kind: 'made', values: values ?? copiableOrLast(game, id) ?? copiableValuesOf(game, id) },
    owner: by,
    zone: 'stack',
    timestamp: newTimestamp(game),
    turn: game.state.turn.number,
  });
  const { cast, pending, origin, faceDown } = original;
  const parts = pending?.parts.map((part): PendingPart => {
    const scope = { ...part.scope, controller: by, source: isAbility ? part.scope.source : copy };
    // What changed the text of a spell is not copied (CR 707.2); an ability is what it was as it was put on the stack.
    return isAbility ? { ...part, scope } : partAt({ ...part, scope }, printedPath);
  });
  addObject(game, {
    ...fresh,
    // It was not cast, and no mana was spent on it.
    cast: cast === null ? null : { ...cast, from: null, manaSpent: [] },
    origin,
    faceDown,
    pending: pending === null ? null : { ...pending, parts: parts ?? [] },
  });
  put(game, objectOf(game, copy), { zone: 'stack', position: 0 });
  return applied(1, copy);
}

/** A copy of a card beside it; it is no more unless it is cast at once (CR 707.12, CR 707.10a). */
function copyCard(game: Game, { object: id, by }: EventOf<'copyCard'>): Applied {
  const { zone, printed } = objectOf(game, id);
  const copy = newObject({
    id: newObjectId(game),
    kind: 'copy',
    printed,
    owner: by,
    zone,
    timestamp: newTimestamp(game),
    turn: game.state.turn.number,
  });
  addObject(game, copy);
  put(game, copy, { zone, position: 0 });
  return applied(1, copy.id);
}

function cease(game: Game, event: EventOf<'ceaseToExist'>): Applied {
  removeFromCombat(game, event.object);
  take(game, objectOf(game, event.object));
  removeObject(game, event.object);
  set(game, 'lastKnown', game.state.lastKnown);
  return unchanged;
}
