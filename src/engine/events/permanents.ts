import { isPlayer, type Entity, type ObjectId } from '../../vm/entity';
import { cardOf } from '../../vm/pool';
import { hasDoubleFacedPart } from '../state/double-faced';
import type { GameObject } from '../state/object';
import { isForbidden, mayGetCounters } from '../statics/restrictions';
import type { Game } from '../world';
import { newTimestamp, objectOf, playerOf, set, setObject, setPlayer } from '../write';
import { canBeDesignated, designateObject } from './designations';
import type { EventOf } from './event';
import { waitNoMore } from './phased-out';
import { beginRadiation } from './radiation';
import { applied, unchanged, type Applied, type EventRules } from './rule';

type PermanentEvent =
  | 'tap'
  | 'untap'
  | 'putCounters'
  | 'removeCounters'
  | 'attach'
  | 'unattach'
  | 'transform'
  | 'flip'
  | 'turnFaceUp'
  | 'turnFaceDown'
  | 'phaseOut'
  | 'phaseIn'
  | 'regenerated'
  | 'removeDamage'
  | 'designate'
  | 'changeControl';

type AboutObject = { readonly object: ObjectId };

const affected = (_: Game, event: AboutObject): Entity => event.object;
const permanent = (game: Game, event: AboutObject): boolean => game.state.objects[event.object]?.zone === 'battlefield';

const undamaged = { damage: 0, deathtouched: false };

function patch(game: Game, id: ObjectId, change: Partial<GameObject>): Applied {
  setObject(game, id, change);
  return unchanged;
}

export const permanentRules: EventRules<PermanentEvent> = {
  tap: {
    affected,
    possible: (game, e) => permanent(game, e) && !objectOf(game, e.object).tapped,
    apply: (game, e) => patch(game, e.object, { tapped: true }),
  },
  untap: {
    affected,
    possible: (game, e) =>
      permanent(game, e) && objectOf(game, e.object).tapped && !isForbidden(game, 'becomeUntapped', e.object),
    apply: (game, e) => patch(game, e.object, { tapped: false }),
  },
  putCounters: {
    affected: (_, e) => e.on,
    possible: (game, e) =>
      e.count > 0 && (e.entering !== undefined || (present(game, e.on) && mayGetCounters(game, e.on, e.counter))),
    apply: putCounters,
  },
  removeCounters: {
    affected: (_, e) => e.from,
    possible: (game, e) => e.count > 0 && countersOn(game, e.from, e.counter) > 0,
    apply: removeCounters,
  },
  attach: {
    affected,
    possible: (game, e) => permanent(game, e) && present(game, e.to),
    apply: (game, e) => patch(game, e.object, { attachedTo: e.to, timestamp: newTimestamp(game) }),
  },
  unattach: { affected, possible: permanent, apply: (game, e) => patch(game, e.object, { attachedTo: null }) },
  transform: {
    affected,
    possible: (game, e) =>
      permanent(game, e) && canTransform(game, objectOf(game, e.object)) && !isForbidden(game, 'transform', e.object),
    apply: (game, e) =>
      patch(game, e.object, { ...turnedOver(game, objectOf(game, e.object)), timestamp: newTimestamp(game) }),
  },
  // What is flipped stays so (CR 710.4).
  flip: {
    affected,
    possible: (game, e) => permanent(game, e) && isFlipCard(game, objectOf(game, e.object)),
    apply: (game, e) => patch(game, e.object, { flipped: true }),
  },
  // A card in exile can be turned face up, too (CR 406.3).
  turnFaceUp: {
    affected,
    possible: (game, e) =>
      (permanent(game, e) && !isForbidden(game, 'beTurnedFaceUp', e.object)) ||
      game.state.objects[e.object]?.zone === 'exile',
    apply: (game, e) => patch(game, e.object, { faceDown: null, timestamp: newTimestamp(game) }),
  },
  turnFaceDown: {
    affected,
    possible: (game, e) => permanent(game, e) && !hasDoubleFacedPart(game.pool, objectOf(game, e.object)),
    apply: (game, e) => patch(game, e.object, { faceDown: e.as, timestamp: newTimestamp(game) }),
  },
  // What is attached phases out and in with it (CR 702.26g); it leaves combat (CR 506.4).
  phaseOut: {
    affected,
    possible: (game, e) =>
      permanent(game, e) && !objectOf(game, e.object).phasedOut && !isForbidden(game, 'phaseOut', e.object),
    expand: (game, { object }) => [
      ...(isInCombat(game, object) ? [{ kind: 'leaveCombat', object } as const] : []),
      ...attachedTo(game, object).map((id) => ({ kind: 'phaseOut', object: id }) as const),
    ],
    apply: (game, e) => patch(game, e.object, { phasedOut: true }),
  },
  phaseIn: {
    affected,
    possible: (game, e) =>
      permanent(game, e) && objectOf(game, e.object).phasedOut && !isForbidden(game, 'phaseIn', e.object),
    expand: (game, { object }) => attachedTo(game, object).map((id) => ({ kind: 'phaseIn', object: id }) as const),
    apply: (game, e) => {
      waitNoMore(game, e.object);
      return patch(game, e.object, { phasedOut: false });
    },
  },
  regenerated: { affected, possible: permanent, apply: (game, e) => patch(game, e.object, undamaged) },
  removeDamage: { affected, possible: permanent, apply: (game, e) => patch(game, e.object, undamaged) },
  designate: {
    affected: (_, e) => e.entity,
    possible: (game, { entity, name, value }) =>
      entity === null || isPlayer(entity) || value === 0 || canBeDesignated(game, entity, name),
    apply: designate,
  },
  // A permanent that changes controllers is removed from combat (CR 506.4), and may not attack yet (CR 302.6).
  changeControl: {
    affected,
    possible: permanent,
    expand: (game, { object }) => (isInCombat(game, object) ? [{ kind: 'leaveCombat', object }] : []),
    apply: (game, e) => patch(game, e.object, { summoningSick: true, lastController: e.to, ...withoutRing(game, e) }),
  },
};

/** A creature bears the Ring until another player gains control of it (CR 701.54a). */
function withoutRing(game: Game, { object }: EventOf<'changeControl'>): Partial<GameObject> {
  const { designations } = objectOf(game, object);
  return designations['ringBearer'] === undefined ? {} : { designations: { ...designations, ringBearer: 0 } };
}

/** Permanents that are attached to an object. */
function attachedTo(game: Game, id: ObjectId): readonly ObjectId[] {
  return game.state.battlefield.filter((other) => game.state.objects[other]?.attachedTo === id);
}

/** Can it be flipped: is it a flip card that has not been (CR 710.1)? */
function isFlipCard(game: Game, { printed, flipped }: GameObject): boolean {
  return !flipped && printed.kind === 'card' && cardOf(game.pool, printed.card).layout === 'flip';
}

/** Only a permanent with another face transforms (CR 701.27c), and only into what can be a permanent (CR 712.10). */
function canTransform(game: Game, object: GameObject): boolean {
  const { printed } = object;
  switch (printed.kind) {
    case 'card': {
      const { layout, faces } = cardOf(game.pool, printed.card);
      const other = faces[isBackUp(object) ? 0 : 1];
      const isDoubleFaced = layout === 'transform' || layout === 'modal_dfc';
      return isDoubleFaced && other?.types.some((type) => type === 'Instant' || type === 'Sorcery') === false;
    }
    case 'made':
      return printed.values.back !== undefined;
    case 'none':
      return false;
  }
}

/** A modal double-faced card has whichever face it was played with up (CR 712.11b); any other begins with its front. */
function isBackUp({ printed, transformed }: GameObject): boolean {
  return transformed || (printed.kind === 'card' && printed.face > 0);
}

/** What shows that its other face is up. */
/** A permanent with its other side up. */
export function turnedOver(game: Game, object: GameObject): Partial<GameObject> {
  const { printed, transformed } = object;
  if (printed.kind !== 'card' || cardOf(game.pool, printed.card).layout !== 'modal_dfc')
    return { transformed: !transformed };
  return { printed: { ...printed, face: isBackUp(object) ? 0 : 1 }, transformed: false };
}

function isInCombat({ state: { combat } }: Game, id: ObjectId): boolean {
  return combat !== null && [...combat.attackers, ...combat.blockers].some(({ object }) => object === id);
}

function present(game: Game, entity: Entity): boolean {
  return isPlayer(entity) ? playerOf(game, entity).out === null : game.state.objects[entity] !== undefined;
}

function countersOf(game: Game, entity: Entity): Readonly<Record<string, number>> {
  return isPlayer(entity) ? playerOf(game, entity).counters : objectOf(game, entity).counters;
}

/** How many counters of a kind are on an object or player. */
export function countersOn(game: Game, entity: Entity, counter: string): number {
  return present(game, entity) ? (countersOf(game, entity)[counter] ?? 0) : 0;
}

function setCounters(game: Game, entity: Entity, counter: string, count: number): void {
  const { [counter]: _, ...others } = countersOf(game, entity);
  const counters = count > 0 ? { ...others, [counter]: count } : others;
  if (isPlayer(entity)) setPlayer(game, entity, { counters });
  else setObject(game, entity, { counters, ...stamped(game, entity, counter, count) });
}

/** Counters get a timestamp as they are put on; those of their kind that were there get it, too (CR 613.7c). */
function stamped(game: Game, id: ObjectId, counter: string, count: number): Partial<GameObject> {
  const { counters, counterTimestamps } = objectOf(game, id);
  if (count <= (counters[counter] ?? 0)) return {};
  return { counterTimestamps: { ...counterTimestamps, [counter]: newTimestamp(game) } };
}

function putCounters(game: Game, event: EventOf<'putCounters'>): Applied {
  if (!present(game, event.on)) return applied(0);
  // What enters is asked only now that it is there.
  if (event.entering !== undefined && !mayGetCounters(game, event.on, event.counter)) return applied(0);
  setCounters(game, event.on, event.counter, countersOn(game, event.on, event.counter) + event.count);
  if (isPlayer(event.on) && event.counter === 'rad') beginRadiation(game, event.on);
  return applied(event.count);
}

function removeCounters(game: Game, event: EventOf<'removeCounters'>): Applied {
  const removed = Math.min(event.count, countersOn(game, event.from, event.counter));
  setCounters(game, event.from, event.counter, countersOn(game, event.from, event.counter) - removed);
  return applied(removed);
}

/** Designations of which there is one in the game (CR 724.3, CR 725.3). */
const unique: readonly string[] = ['monarch', 'initiative'];

function designate(game: Game, { entity, name, value }: EventOf<'designate'>): Applied {
  const isFirst = entity === null && game.state.designations[name] === undefined;
  if (entity === null || unique.includes(name))
    set(game, 'designations', { ...game.state.designations, [name]: entity ?? String(value) });
  else if (isPlayer(entity))
    setPlayer(game, entity, { designations: { ...playerOf(game, entity).designations, [name]: value } });
  else designateObject(game, entity, name, value);
  // The game gains a designation, or loses another one for it (CR 730.1a).
  return applied(entity === null ? Number(!isFirst) : value);
}
