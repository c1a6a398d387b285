import type { Term } from '../../bytecode/term';
import type { Handlers } from '../../vm/context';
import { isObject, isPlayer, type Entity, type ObjectId } from '../../vm/entity';
import {
  intOf,
  entitiesOf,
  evalEntities,
  numOf,
  optionalNum,
  optionalTerm,
  optionalWord,
  patternOf,
  playersOfArg,
  termOf,
  wordOf,
} from '../../vm/evaluate';
import { withCandidate } from '../../vm/context';
import { hasSubtype } from '../characteristics/has';
import { bandOf } from '../combat/band';
import { characteristicsOrLast, controllerOf, objectOrLast } from '../state/last-known';
import { partnerOf } from '../state/pairs';
import { countersOn } from '../events/permanents';
import { goadersOf } from '../statics/restrictions';
import type { Attacker, Blocker, StepName } from '../state/turn';
import { playerOf } from '../write';
import type { Game, GameContext } from '../world';
import { compare } from './compare';
import { isEnough } from './enough';
import { about } from './filters';

/** How many counters are on an object or player, of one kind or of all. */
export function countersOf(context: GameContext, entity: Entity, kind: string | null): number {
  const { world } = context;
  const counters = isPlayer(entity) ? playerOf(world, entity).counters : (objectOrLast(world, entity)?.counters ?? {});
  if (kind !== null) return counters[kind] ?? 0;
  return Object.values(counters).reduce((sum, count) => sum + count, 0);
}

/** "With a +1/+1 counter on it", "with no counters on it", "with three or more charge counters on it". */
function hasCounters(context: GameContext, term: Term, entity: Entity): boolean {
  const count = countersOf(context, entity, optionalWord(term, 'counter'));
  switch (wordOf(context, term, 'quantity')) {
    case 'no':
    case 'without':
      return count === 0;
    case 'exactly':
      return count === optionalNum(context, term, 'count');
    case 'atLeast':
      return compare(count, 'atLeast', optionalNum(context, term, 'count') ?? 1);
    case 'atMost':
      return compare(count, 'atMost', optionalNum(context, term, 'count') ?? 1);
    case 'fewerThan':
      return compare(count, 'less', optionalNum(context, term, 'count') ?? 1);
    default:
      return count > 0;
  }
}

function attackerOf({ world: { state } }: GameContext, id: ObjectId): Attacker | null {
  if (state.objects[id] === undefined) return state.lastKnown[id]?.combat?.attacker ?? null;
  return state.combat?.attackers.find(({ object }) => object === id) ?? null;
}

function blockerOf({ world: { state } }: GameContext, id: ObjectId): Blocker | null {
  if (state.objects[id] === undefined) return state.lastKnown[id]?.combat?.blocker ?? null;
  return state.combat?.blockers.find(({ object }) => object === id) ?? null;
}

/** What a creature blocks; a source that has left is looked at as it last was (CR 608.2b). */
function blockedBy({ world: { state }, scope }: GameContext, id: ObjectId, blocker: Blocker): readonly ObjectId[] {
  const source = state.lastKnown[scope.source]?.combat?.blockedBy.includes(id) ?? false;
  return source ? [...blocker.attackers, scope.source] : blocker.attackers;
}

/** Does it block something that is such? */
function blocksSuch(context: GameContext, term: Term, id: ObjectId): boolean {
  const blocker = blockerOf(context, id);
  const attackers = blocker === null ? [] : blockedBy(context, id, blocker);
  return attackers.some((attacker) => patternOf(withCandidate(context, attacker), term, 'what'));
}

/** What blocks it, the source as it last was if that has left. */
function blockersOf({ world: { state }, scope }: GameContext, id: ObjectId): readonly ObjectId[] {
  const blockers = (state.combat?.blockers ?? []).filter(({ attackers }) => attackers.includes(id));
  const source = state.lastKnown[scope.source]?.combat?.blocker?.attackers.includes(id) ?? false;
  return [...blockers.map(({ object }) => object), ...(source ? [scope.source] : [])];
}

/** Was it attached to something that is gone when that left? */
function wasAttached(context: GameContext, term: Term, id: ObjectId): boolean {
  const to = termOf(context, term, 'to');
  if (context.handlers.entities[to.op] === undefined) return false;
  const { objects, lastKnown } = context.world.state;
  return evalEntities(context, to).some(
    (host) => isObject(host) && objects[host] === undefined && lastKnown[host]?.attached.includes(id) === true,
  );
}

/** Objects that are attached to an object. */
function attachedThings({ world }: GameContext, id: ObjectId): readonly ObjectId[] {
  const { objects, lastKnown, battlefield } = world.state;
  return objects[id] === undefined
    ? (lastKnown[id]?.attached ?? [])
    : battlefield.filter((other) => objects[other]?.attachedTo === id);
}

/** Objects that are attached to an object and have the subtype. */
function attachments(context: GameContext, id: ObjectId, subtype: 'aura' | 'equipment'): readonly ObjectId[] {
  return attachedThings(context, id).filter((other) =>
    hasSubtype(characteristicsOrLast(context.world, other), subtype),
  );
}

/** Auras that are attached to an object or player. */
function aurasOn(context: GameContext, entity: Entity): readonly ObjectId[] {
  if (isObject(entity)) return attachments(context, entity, 'aura');
  const { objects, battlefield } = context.world.state;
  return battlefield.filter(
    (id) => objects[id]?.attachedTo === entity && hasSubtype(characteristicsOrLast(context.world, id), 'aura'),
  );
}

/** Predicates about the status of one candidate, what is on it and attached to it. */
export const statuses: Handlers<Game>['filter'] = {
  faceDown: about(({ object }) => object.faceDown !== null),
  faceUp: about(({ object }) => object.faceDown === null),
  designated: about(({ id, object }, context, term) => {
    const name = wordOf(context, term, 'as');
    return name === 'goaded' ? goadersOf(context.world, id).length > 0 : (object.designations[name] ?? 0) > 0;
  }),
  withCounter: (context, term) => context.candidate !== null && hasCounters(context, term, context.candidate),
  attacking: about(({ id }, context) => attackerOf(context, id) !== null),
  blocking: about(({ id }, context) => blockerOf(context, id) !== null),
  alone: about(({ id }, context, term) => {
    const how = wordOf(context, term, 'how');
    const { combat, objects, lastKnown } = context.world.state;
    const isOnly = (list: readonly { readonly object: ObjectId }[] = []): boolean =>
      objects[id] === undefined ? lastKnown[id]?.combat?.alone === 'yes' : list.every(({ object }) => object === id);
    const attacks = attackerOf(context, id) !== null && isOnly(combat?.attackers);
    const blocks = blockerOf(context, id) !== null && isOnly(combat?.blockers);
    return (how !== 'blocking' && attacks) || (how !== 'attacking' && blocks);
  }),
  blocked: about(({ id }, context) => attackerOf(context, id)?.blocked === 'blocked'),
  unblocked: about(({ id }, context) => attackerOf(context, id)?.blocked === 'unblocked'),
  // A player attacks whom a creature of theirs attacks (CR 508.1).
  attackingPlayer: (context, term) => {
    const { candidate, world } = context;
    const attacks = (id: ObjectId): boolean => {
      const defender = attackerOf(context, id)?.defender ?? null;
      return defender !== null && patternOf(withCandidate(context, defender), term, 'who');
    };
    if (candidate === null || !isPlayer(candidate)) return candidate !== null && attacks(candidate);
    const own = (world.state.combat?.attackers ?? []).filter(({ object }) => controllerOf(world, object) === candidate);
    return own.some(({ object }) => attacks(object));
  },
  beingAttacked: ({ candidate, world }) =>
    (world.state.combat?.attackers ?? []).some(({ defender }) => candidate !== null && defender === candidate),
  bandedWith: about(({ id }, context, term) =>
    bandOf(context.world, id).some(
      (member) => member !== id && patternOf(withCandidate(context, member), term, 'with'),
    ),
  ),
  blockingObject: about(({ id }, context, term) => blocksSuch(context, term, id)),
  blockingOrBlockedBy: about(
    ({ id }, context, term) =>
      blocksSuch(context, term, id) ||
      blockersOf(context, id).some((blocker) => patternOf(withCandidate(context, blocker), term, 'what')),
  ),
  blockedBy: about(({ id }, context, term) =>
    entitiesOf(context, term, 'by')
      .filter(isObject)
      .some((by) => {
        const blocker = blockerOf(context, by);
        return blocker !== null && blockedBy(context, by, blocker).includes(id);
      }),
  ),
  enchantedBy: (context, term) => {
    const { candidate } = context;
    const auras = candidate === null ? [] : aurasOn(context, candidate);
    const fitting = auras.filter((aura) => patternOf(withCandidate(context, aura), term, 'what'));
    return isEnough(context, termOf(context, term, 'what'), fitting.length);
  },
  withAttached: about(({ id }, context, term) => {
    const fitting = attachedThings(context, id).filter((it) => patternOf(withCandidate(context, it), term, 'what'));
    return isEnough(context, termOf(context, term, 'what'), fitting.length);
  }),
  poisoned: (context) =>
    context.candidate !== null && isPlayer(context.candidate) && countersOf(context, context.candidate, 'poison') > 0,
  enchanted: about(({ id }, context) => attachments(context, id, 'aura').length > 0),
  equipped: about(({ id }, context) => attachments(context, id, 'equipment').length > 0),
  // CR 700.9
  modified: about(
    ({ id, values }, context) =>
      countersOf(context, id, null) > 0 ||
      attachments(context, id, 'equipment').length > 0 ||
      attachments(context, id, 'aura').some((aura) => controllerOf(context.world, aura) === values.controller),
  ),
  host: (context) =>
    context.candidate !== null && objectOrLast(context.world, context.scope.source)?.attachedTo === context.candidate,
  pairedWith: about(({ id }, context, term) => {
    const partner = partnerOf(context.world, id);
    return partner !== null && patternOf(withCandidate(context, partner), term, 'with');
  }),
  unpaired: about(({ id }, context) => partnerOf(context.world, id) === null),
  attachedTo: about(({ id, object }, context, term) => {
    const { attachedTo } = object;
    const is = attachedTo !== null && patternOf(withCandidate(context, attachedTo), term, 'to');
    return is || wasAttached(context, term, id);
  }),
};

const stepsOf: Readonly<Record<string, readonly StepName[]>> = {
  combat: ['beginCombat', 'declareAttackers', 'declareBlockers', 'firstStrikeDamage', 'combatDamage', 'endCombat'],
  combatPhase: ['beginCombat', 'declareAttackers', 'declareBlockers', 'firstStrikeDamage', 'combatDamage', 'endCombat'],
  mainPhase: ['main1', 'main2'],
  upkeep: ['upkeep'],
  drawStep: ['draw'],
  endStep: ['end'],
  declareAttackers: ['declareAttackers'],
  declareBlockers: ['declareBlockers'],
};

export const statusConditions: Handlers<Game>['bool'] = {
  hasKind: (context, term) => {
    const kind = context.scope.values[intOf(context, term, 'kind')]?.word ?? null;
    const shows = (entity: Entity): boolean => kind !== null && countersOn(context.world, entity, kind) > 0;
    const things = entitiesOf(context, term, 'what');
    if (things.length === 0) return false;
    return wordOf(context, term, 'verb') === 'has' ? things.every(shows) : !things.some(shows);
  },
  countersAre: (context, term) => {
    const things = entitiesOf(context, term, 'what');
    return things.length > 0 && things.every((entity) => hasCounters(context, term, entity));
  },
  nthCombat: (context, term) => {
    const { history, turn } = context.world.state;
    if (!(stepsOf['combat']?.includes(turn.step) ?? false)) return false;
    const begun = history.filter(({ event }) => event.kind === 'beginStep' && event.step === 'beginCombat');
    return begun.length === numOf(context, term, 'nth');
  },
  duringExtraTurn: ({ world }) => world.state.turn.extra !== null,
  duringPhase: (context, term) => {
    const { step, active } = context.world.state.turn;
    const phase = wordOf(context, term, 'phase');
    const whose = optionalTerm(term, 'who') === null || playersOfArg(context, term, 'who').includes(active);
    return whose && (phase === 'turn' || (stepsOf[phase]?.includes(step) ?? false));
  },
};

export const statusQuantities: Handlers<Game>['num'] = {
  countersOn: (context, term) => {
    const kind = optionalWord(term, 'counter');
    return entitiesOf(context, term, 'of').reduce((sum, entity) => sum + countersOf(context, entity, kind), 0);
  },
};
