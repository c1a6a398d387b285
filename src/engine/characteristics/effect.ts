import { flatMapped } from '../../source/flat-mapped';
import { isObject, type Entity, type ObjectId } from '../../vm/entity';
import { evalEntities } from '../../vm/evaluate';
import { withCandidate } from '../../vm/context';
import { termAt } from '../../vm/pool';
import { stillThere } from '../statics/affected';
import type { LastingEffect } from '../statics/lasting';
import { contextFor, type Game, type GameContext } from '../world';
import { enter, type Clause } from './clauses';
import type { CounterEffect } from './counters';
import type { Layer, Modification } from './modification';
import { layerOf, type Cause } from './modify';
import { nativeChanges } from './native';
import type { Characteristics } from './types';
import { affectedObjects, contextOfClause, type StaticClause } from './static-clause';

interface Common {
  /** Tells effects apart, and finds one again after others were applied. */
  readonly key: string;
  readonly timestamp: number;
  /** Order among equal timestamps. */
  readonly order: number;
  readonly layers: readonly Layer[];
  /** From a characteristic-defining ability (CR 604.3). */
  readonly defining: 'yes' | 'no';
}

/** A continuous effect on its way through the layers. */
export type LayerEffect =
  | (Common & StaticClause & { readonly kind: 'static' })
  | (Common & { readonly kind: 'lasting'; readonly effect: LastingEffect; readonly content: Modification })
  | (Common & { readonly kind: 'counter'; readonly object: ObjectId; readonly counter: CounterEffect })
  | (Common & { readonly kind: 'faceDown'; readonly object: ObjectId });

/** What an effect does in one layer: to which objects, and what. */
export interface Outcome {
  readonly changes: readonly {
    readonly object: ObjectId;
    readonly change: Modification | { readonly kind: 'keyword'; readonly name: string };
  }[];
  /** The set of objects that it goes on with in later layers (CR 613.6). */
  readonly affected: readonly ObjectId[];
}

/** What the layers have come to, for the evaluation of effects. */
export interface Progress {
  /** A game in which questions about characteristics are answered with what they have come to. */
  readonly game: Game;
  readonly valuesOf: (id: ObjectId) => Characteristics;
  /** Objects that effects which have started apply to, by effect. */
  readonly started: ReadonlyMap<string, readonly ObjectId[]>;
}

/** What an effect would do now in a layer; null when it does not exist, or its condition does not hold. */
export function outcomeOf(progress: Progress, effect: LayerEffect, layer: Layer): Outcome | null {
  switch (effect.kind) {
    case 'static':
      return staticOutcome(progress, effect, layer);
    case 'lasting': {
      const affected = affectedByLasting(progress.game, effect.effect)
        .filter(isObject)
        .flatMap((id) => stillThere(progress.game, id) ?? []);
      return { affected, changes: affected.map((object) => ({ object, change: effect.content })) };
    }
    case 'counter':
      return {
        affected: [effect.object],
        changes: [{ object: effect.object, change: effect.counter.change }],
      };
    case 'faceDown':
      return {
        affected: [effect.object],
        changes: [{ object: effect.object, change: { kind: 'faceDown' } }],
      };
  }
}

/** What is affected is fixed when the effect begins (CR 611.2c), but for what can only be cast after that. */
function affectedByLasting(game: Game, { affected, described, scope }: LastingEffect): readonly Entity[] {
  if (described === undefined) return affected ?? [];
  return evalEntities(contextFor(game, scope), termAt(game.pool, described));
}

type StaticEffect = Extract<LayerEffect, { readonly kind: 'static' }>;

/** What an effect comes from, for what it gives. */
export function causeOf(progress: Progress, effect: LayerEffect): Cause {
  const { timestamp } = effect;
  switch (effect.kind) {
    case 'static':
      return { timestamp, source: effect.source, scope: contextOfClause(progress.game, effect).scope };
    case 'lasting':
      return { timestamp, source: effect.effect.source, scope: effect.effect.scope };
    case 'counter':
    case 'faceDown':
      return { timestamp, source: null, scope: null };
  }
}

/** Has the source still the ability? */
function exists(progress: Progress, { source, instance }: StaticEffect): boolean {
  return progress
    .valuesOf(source)
    .abilities.some(({ path, timestamp }) => path === instance.path && timestamp === instance.timestamp);
}

function staticOutcome(progress: Progress, effect: StaticEffect, layer: Layer): Outcome | null {
  const { clause, source } = effect;
  const begun = progress.started.get(startKey(effect));
  if (begun === undefined && !exists(progress, effect)) return null;
  const context = contextOfClause(progress.game, effect);
  const inside = begun === undefined ? enter(context, clause.guards) : enterNumbers(context, clause);
  if (inside === null) return null;
  const native = nativeChanges(clause.term);
  const affected = begun ?? (native.length > 0 ? [source] : affectedObjects(inside, effect));
  return {
    affected,
    changes: flatMapped(affected, (object) => {
      const changes = native.length > 0 ? native : changesFor(inside, clause, object);
      return changes
        .map((change) => (effect.defining === 'yes' ? change : setInstead(change)))
        .filter((change) => layerOf(change) === layer)
        .map((change) => ({ object, change }));
    }),
  };
}

/** A clause that has started goes on whatever its conditions say now (CR 613.6); its numbers are worked out anew. */
function enterNumbers(context: GameContext, clause: Clause): GameContext | null {
  return enter(
    context,
    clause.guards.filter(({ kind }) => kind === 'let'),
  );
}

/** Clauses that share a subject go on with one set of objects. */
export function startKey({ key, clause, before }: StaticEffect): string {
  const own = key.slice(0, key.lastIndexOf('|'));
  const first = clause.shares === 'no' ? clause : before.findLast(({ shares }) => shares === 'no');
  return `${own}|${(first ?? clause).at}`;
}

function changesFor(context: GameContext, { term }: Clause, object: ObjectId): readonly Modification[] {
  const handler = context.world.rules.continuous[term.op];
  if (handler === undefined) throw new Error(`no continuous handler for ${term.op}`);
  return handler.changes({ ...withCandidate(context, object), subject: [object] }, term);
}

/** What defines power and toughness of its own object sets them for any other (CR 604.3a, CR 613.4b). */
function setInstead(change: Modification): Modification {
  return change.kind === 'definePt' ? { ...change, kind: 'setPt' } : change;
}
