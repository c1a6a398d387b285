import type { Ability } from '../../bytecode/module';
import { mentions } from '../../bytecode/term';
import { evalBool } from '../../vm/evaluate';
import { pathOf, type AbilityPath } from '../../vm/pool';
import { isObject, type ObjectId, type PlayerId } from '../../vm/entity';
import type { EventKind, Happened, Proposed } from '../events/event';
import { makeScope } from '../scope';
import { objectOrLast } from '../state/last-known';
import { timesUsed, withUse } from '../state/uses';
import { isUsedUp } from '../stack/once';
import { set, setObject } from '../write';
import { isInRange } from '../turn/range';
import { contextFor, type Game, type Roles } from '../world';
import { timesTriggered } from './again';
import { delayedBy } from './delayed';
import { giftTriggers } from './gifts';
import { occurrences, type Occurrence, type When } from './occurrences';
import { usesOfPermissions } from './permitted';
import { heard, saidOfTriggers, type Said } from './said';
import type { PendingTrigger } from './types';
import { untimelyTriggers } from './untimely';
import { triggeredBy, watching, type Watching, type WatchList } from './watching';

/** Kinds of events for which abilities may look back in time (CR 603.10). */
const lookedBackAt: ReadonlySet<EventKind> = new Set<EventKind>([
  'move',
  'destroy',
  'sacrifice',
  'counterSpell',
  'loseGame',
  'leaveGame',
  'phaseOut',
  'attach',
  'unattach',
  'changeControl',
  'ceaseToExist',
]);

/** The abilities that exist before a batch is applied, and what effects say of triggering then. */
export interface Before {
  readonly list: WatchList;
  readonly said: Said;
}

/** What there is before a batch is applied, if the batch is one that abilities look back from, and any ask for it. */
export function watchingBefore(game: Game, ...events: readonly (readonly Proposed[])[]): Before | null {
  if (!events.some((some) => some.some(({ event }) => lookedBackAt.has(event.kind)))) return null;
  const list = watching(game);
  const kinds = new Set(events.flatMap((some) => some.map(({ event }) => event.kind)));
  return triggeredBy(list, kinds).length === 0 ? null : { list, said: saidOfTriggers(game) };
}

/**
 * Adds the abilities that trigger on a batch of events to the pending triggers (CR 603.2): those that exist now, and for
 * patterns that look back those that existed before (CR 603.10).
 */
export function collectTriggers(game: Game, batch: readonly Happened[], before: Before | null): void {
  const kinds = new Set<EventKind>();
  for (const { event } of batch) kinds.add(event.kind);
  const now = triggeredBy(watching(game), kinds);
  const found: PendingTrigger[] = [];
  if (before !== null)
    for (const its of triggeredBy(before.list, kinds))
      found.push(...triggersOf(game, its, batch, 'before', before.said));
  if (now.length + game.state.delayed.length > 0) {
    const said = saidOfTriggers(game);
    for (const its of now) found.push(...triggersOf(game, its, batch, 'after', said));
    found.push(...delayedBy(game, batch, kinds, said));
  }
  if (kinds.has('move')) found.push(...giftTriggers(game, batch));
  if (kinds.has('beginStep')) found.push(...untimelyTriggers(game, batch));
  if (kinds.has('move') || kinds.has('cast')) found.push(...usesOfPermissions(game, batch));
  if (found.length > 0) set(game, 'triggered', [...game.state.triggered, ...found]);
}

function triggersOf(
  game: Game,
  { source, controller: current, path, ability, granter, nth }: Watching,
  all: readonly Happened[],
  when: When,
  said: Said,
): readonly PendingTrigger[] {
  if (ability.kind !== 'triggered') return [];
  const controller = when === 'before' ? controllerBefore(source, all, current) : current;
  const batch = heard(game, said, source, all);
  const given = { ...(granter === undefined ? {} : { granter }), ...(nth === undefined ? {} : { nth }) };
  const x = announcedX(game, source, batch);
  const facts = { ability: path, source, controller, x, ...given };
  const isAboutX = mentions(ability.event, 'xInCost');
  const found = occurrences(contextFor(game, makeScope(game, facts)), ability.event, batch, when);
  const seen = found.filter(({ roles }) => isSeen(game, controller, roles));
  return seen.flatMap((occurrence) => {
    const its = isAboutX ? { ...facts, x: xOfOther(game, occurrence) ?? x } : facts;
    const triggers = triggerOf(game, its, ability, occurrence, batch[0]?.batch ?? null);
    if (triggers.length === 0) return [];
    const caused = batch.filter(({ id }) => occurrence.events.includes(id));
    return Array.from({ length: timesTriggered(game, said.again, source, caused) }, () => triggers).flat();
  });
}

/** Who controlled an object before other players came to control it (CR 603.10d). */
function controllerBefore(source: ObjectId, batch: readonly Happened[], current: PlayerId): PlayerId {
  for (const { event } of batch) if (event.kind === 'changeControl' && event.object === source) return event.from;
  return current;
}

/** A trigger event happens entirely within the range of influence of who controls the ability (CR 801.7). */
function isSeen(game: Game, controller: PlayerId, roles: Roles): boolean {
  return Object.values(roles).every(({ entities }) => entities.every((entity) => isInRange(game, controller, entity)));
}

/**
 * X as it was announced for a spell, when it is cast or enters (CR 107.3m), or for what was done with the object: cycling it,
 * making it monstrous (CR 701.37c), turning it face up (CR 702.37f); null at any other time.
 */
function announcedX(game: Game, source: ObjectId, batch: readonly Happened[]): number | null {
  for (const { event } of batch) {
    const isOfDoing = event.kind === 'action' || event.kind === 'turnFaceUp' || event.kind === 'designate';
    if (!isOfDoing || event.x === undefined) continue;
    if ((event.kind === 'designate' ? event.entity : event.object) === source) return event.x;
  }
  const now = batch.some(({ event, became }) => {
    if (event.kind === 'cast') return event.object === source;
    return event.kind === 'move' && event.to.zone === 'battlefield' && became === source;
  });
  return now ? (objectOrLast(game, source)?.cast?.x ?? null) : null;
}

/** X of what the event is about, where the ability speaks of the {X} in its cost (CR 107.3e). */
function xOfOther(game: Game, { roles }: Occurrence): number | null {
  const xOf = (id: ObjectId): number | null => {
    const object = objectOrLast(game, id);
    return object?.cast?.x ?? object?.pending?.parts[0]?.scope.x ?? null;
  };
  const things = Object.values(roles).flatMap(({ entities }) => entities.filter(isObject));
  return things.map(xOf).find((x) => x !== null) ?? null;
}

type Triggered = Extract<Ability, { readonly kind: 'triggered' }>;
type Facts = Pick<PendingTrigger, 'source' | 'controller' | 'ability' | 'x' | 'granter' | 'nth'>;

/** The trigger, unless its condition does not hold (CR 603.4) or its limit is reached. */
export function triggerOf(
  game: Game,
  facts: Facts,
  ability: Triggered,
  { roles }: Pick<Occurrence, 'roles'>,
  batch: number | null,
): readonly PendingTrigger[] {
  const { condition, limit } = ability;
  const scope = makeScope(game, { ...facts, roles, batch });
  if (condition !== null && !evalBool(contextFor(game, scope), condition)) return [];
  // What may be done once has been done (CR 603.2h).
  if (limit === 'doOncePerTurn' && isUsedUp(game, scope)) return [];
  if (limit !== 'none' && limit !== 'doOncePerTurn' && !countUse(game, facts.source, facts.ability, limit)) return [];
  return [{ ...facts, roles, batch, made: null, condition: condition === null ? null : pathOf(game.pool, condition) }];
}

const mostPerTurn = { oncePerTurn: 1, twicePerTurn: 2, oncePerGame: 1 } as const;

/** "This ability triggers only once each turn": counts the trigger, unless it has triggered too often (CR 603.2h). */
function countUse(game: Game, source: ObjectId, path: AbilityPath, limit: keyof typeof mostPerTurn): boolean {
  const object = game.state.objects[source];
  if (object === undefined) return true;
  const uses = timesUsed(object.uses, path);
  if ((limit === 'oncePerGame' ? uses.game : uses.turn) >= mostPerTurn[limit]) return false;
  setObject(game, source, { uses: withUse(object.uses, path) });
  return true;
}
