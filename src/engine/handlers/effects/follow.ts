import type { Operand } from '../../../bytecode/table';
import { flatMapped } from '../../../source/flat-mapped';
import type { Term } from '../../../bytecode/term';
import { isObject, isPlayer, type Entity, type ObjectId } from '../../../vm/entity';
import { entitiesOf } from '../../../vm/evaluate';
import type { Binding, Scope } from '../../../vm/scope';
import { objectOrLast } from '../../state/last-known';
import type { LastingEffect } from '../../statics/lasting';
import type { Game, GameContext } from '../../world';

/**
 * The object that an effect means by a reference, if it changed zones in a way that the effect can follow: with the
 * triggering event (CR 400.7e), during this resolution (CR 400.7j), or as an Aura whose host left with the triggering
 * event (CR 400.7f). Null when the object is lost.
 */
export function followed({ world, scope }: GameContext, id: ObjectId): ObjectId | null {
  const { batch, since } = scope.follows;
  let current = id;
  for (;;) {
    const now = world.state.objects[current];
    // What is phased out is treated as though it did not exist (CR 702.26d).
    if (now !== undefined) return now.phasedOut ? null : current;
    const known = world.state.lastKnown[current];
    if (known === undefined || known.became === null) return null;
    const host = known.object.attachedTo;
    const hostLeft = host !== null && !isPlayer(host) && world.state.lastKnown[host]?.batch === batch;
    const took = scope.participants?.includes(current) ?? true;
    const followable =
      (known.batch === batch && took) ||
      (since !== null && known.batch >= since) ||
      (batch !== null && hostLeft) ||
      scope.follows.paid?.includes(current) === true;
    if (!followable) return null;
    current = known.became;
  }
}

/** The objects of an operand on which an effect acts, followed through changes of zones. */
export function objectsToMove(context: GameContext, term: Term, name: Operand): readonly ObjectId[] {
  return flatMapped(entitiesOf(context, term, name).filter(isObject), (id) => allOf(context, id));
}

/** What an object has become: if it was a merged permanent, everything that it was made of (CR 729.3c). */
function allOf(context: GameContext, id: ObjectId): readonly ObjectId[] {
  const now = followed(context, id);
  const parts = flatMapped(partsOf(context, id), (part) => followed(context, part) ?? []);
  return [...(now === null ? [] : [now]), ...parts.filter((part) => part !== now)];
}

/** What a merged permanent became as it left is all of its parts (CR 729.3c): the others of those an object stands for. */
function partsOf({ world }: GameContext, id: ObjectId): readonly ObjectId[] {
  const { state } = world;
  const merged = [id, objectOrLast(world, id)?.previous ?? id].find((each) => wasMerged(world, each));
  if (merged === undefined) return [];
  const all = [...Object.values(state.objects), ...Object.values(state.lastKnown).map(({ object }) => object)];
  return all.filter((object) => object.previous === merged && object.id !== id).map((part) => part.id);
}

const wasMerged = ({ state }: Game, id: ObjectId): boolean => (state.lastKnown[id]?.object.merged ?? null) !== null;

/** What left as one permanent with an object, and the object: they are found together (CR 712.21c, CR 729.3c). */
export function leftTogether(context: GameContext, id: ObjectId): readonly ObjectId[] {
  return wasMerged(context.world, id) ? [id] : [id, ...partsOf(context, id)];
}

/** The same for things that may be players. */
export function thingsToAffect(context: GameContext, term: Term, name: Operand): readonly Entity[] {
  return entitiesOf(context, term, name).flatMap((entity) => (isPlayer(entity) ? entity : allOf(context, entity)));
}

/** The scope with everything it speaks of as what it has become: what is moved by now is meant where it is. */
export function brought(context: GameContext): Scope {
  const { scope } = context;
  const now = (entity: Entity): Entity => (isPlayer(entity) ? entity : (followed(context, entity) ?? entity));
  return {
    ...scope,
    source: followed(context, scope.source) ?? scope.source,
    follows: { ...scope.follows, until: context.world.state.nextEvent },
    values: scope.values.map((value) => (value === null ? null : { ...value, ...inPlace(value, now) })),
    targets: scope.targets.map((slot) => slot.map(now)),
  };
}

/** Whose a continuous effect is that begins now; what this resolution has moved is meant where it is now (CR 400.7j). */
export function about(context: GameContext): Pick<LastingEffect, 'source' | 'controller' | 'scope'> {
  const { source, controller } = context.scope;
  const { values, targets } = brought(context);
  return { source, controller, scope: { ...context.scope, values, targets } };
}

function inPlace(value: Binding, now: (entity: Entity) => Entity): Pick<Binding, 'entities' | 'found' | 'own'> {
  const { entities, found, own } = value;
  const parts = Object.entries(own ?? {}).map(([player, its]) => [player, its.map(now)] as const);
  return {
    entities: entities.map(now),
    ...(found === undefined ? {} : { found: found.map(now) }),
    ...(own === undefined ? {} : { own: Object.fromEntries(parts) }),
  };
}
