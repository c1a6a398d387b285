import type { Operand } from '../../../bytecode/table';
import { rememberedOfCode } from '../../../source/remembered';
import type { ValueDecl } from '../../../bytecode/module';
import { mentions, type Term } from '../../../bytecode/term';
import { withCandidate } from '../../../vm/context';
import type { Entity, ObjectId, PlayerId } from '../../../vm/entity';
import { evalPattern, optionalTerm, optionalWord } from '../../../vm/evaluate';
import { valuesOf } from '../../../vm/pool';
import { bindEntities, bindNum, type Binding } from '../../../vm/scope';
import type { EventKind, EventOf } from '../../events/event';
import { objectOrLast } from '../../state/last-known';
import type { Zone } from '../../state/object';
import type { EventHandler, GameContext, Occasion, Roles } from '../../world';
import { isAt } from '../zones';

/** Does a participant fit the pattern of a parameter? An absent pattern fits everything, nobody fits no pattern. */
export function fits(context: GameContext, term: Term, name: Operand, entity: Entity | null): boolean {
  const pattern = optionalTerm(term, name);
  if (pattern === null) return true;
  if (entity === null) return false;
  // "It" in a pattern is what the enclosing filter asks about, not the participant.
  if (pattern.op === 'candidate') return context.candidate === entity;
  return evalPattern(withCandidate(context, entity), pattern);
}

/** The same for an object with two identities, before and after a zone change: a reference may mean either. */
export function fitsEither(
  context: GameContext,
  term: Term,
  name: string,
  entity: Entity | null,
  other: Entity | null,
): boolean {
  if (fits(context, term, name, entity)) return true;
  const pattern = optionalTerm(term, name);
  const describes = pattern === null || pattern.op === 'some' || pattern.op === 'either';
  return !describes && other !== null && fits(context, term, name, other);
}

/** Does a zone with its owner fit the place of a parameter? */
export function placeFits(
  context: GameContext,
  term: Term,
  name: Operand,
  zone: Zone | null,
  owner: PlayerId,
): boolean {
  if (isAnywhere(optionalTerm(term, name))) return true;
  return isAt(context, term, name, zone, owner);
}

/** No place, or "from anywhere". */
export function isAnywhere(place: Term | null): boolean {
  return place === null || (place.op === 'zone' && optionalWord(place, 'zone') === 'anywhere');
}

/** Participants by role, those that are absent left out. */
export function roles(named: Readonly<Record<string, Entity | null>>, amount = 1): Roles {
  const bound: Record<string, Binding> = { amount: bindNum(amount) };
  for (const [name, entity] of Object.entries(named)) if (entity !== null) bound[name] = bindEntities([entity]);
  return bound;
}

/** The owner of an object, as it is or last was. */
export function ownerOf(context: GameContext, id: ObjectId): PlayerId {
  const object = objectOrLast(context.world, id);
  if (object === undefined) throw new Error(`no object ${id}`);
  return object.owner;
}

/** The context in which participants of the event are known: its pattern speaks of them ("from their hand"). */
export function knowing(context: GameContext, event: Term, known: Roles): GameContext {
  if (!speaksOfValues(event)) return context;
  const { scope, pool } = context;
  const values = valuesOf(pool, scope.ability).map(
    ({ origin }, at) => knownAs(origin, known, scope.values[at] ?? null) ?? scope.values[at] ?? null,
  );
  return { ...context, scope: { ...scope, values } };
}

/** What a value is as a participant of the event; one of another event, which is known already, stays what it is. */
function knownAs(origin: ValueDecl['origin'], known: Roles, before: Binding | null): Binding | undefined {
  if (origin.kind === 'awaited') return known[origin.role];
  return origin.kind === 'event' && before === null ? known[origin.role] : undefined;
}

const speaksOfValues = rememberedOfCode((event: Term): boolean => mentions(event, 'ref', 'numRef'));

const never = (): boolean => false;

/** A pattern over one kind of event that is matched as things are afterwards. */
export function on<K extends EventKind>(
  kind: K,
  match: (context: GameContext, term: Term, event: EventOf<K>, occasion: Occasion) => Roles | null,
): EventHandler {
  return {
    kinds: [kind],
    looksBack: never,
    match: (context, term, occasion) => {
      const { event } = occasion;
      return isOf(event, kind) ? match(context, term, event, occasion) : null;
    },
  };
}

/** The same, looking back in time (CR 603.10). */
export function lookingBack(handler: EventHandler): EventHandler {
  return { ...handler, looksBack: () => true };
}

function isOf<K extends EventKind>(event: Occasion['event'], kind: K): event is EventOf<K> {
  return event.kind === kind;
}

/** How much an event came to, or would. */
export function amountOf({ event, happened }: Occasion): number {
  if (happened !== null) return happened.amount;
  if ('amount' in event) return event.amount;
  return 'count' in event ? event.count : 1;
}
