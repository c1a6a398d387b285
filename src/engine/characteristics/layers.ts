import type { ObjectId } from '../../vm/entity';
import { termAt } from '../../vm/pool';
import { sharedCache, type Extent } from '../cache';
import { likeGame } from '../fork';
import { objectOf } from '../write';
import type { Game, Layered } from '../world';
import { visible, withKeyword } from './counters';
import { areIndependent, inOrder, next, type Chosen, type Waiting } from './dependency';
import { causeOf, outcomeOf, startKey, type LayerEffect, type Outcome, type Progress } from './effect';
import { gather } from './gather';
import { layers, type Layer } from './modification';
import { modified } from './modify';
import { faceDownValues, printedValues, startingValues } from './printed';
import { readsOf, topicsOf, type Read } from './reads';
import type { BaseCharacteristics, Characteristics } from './types';

/** Characteristics while the layers are worked out: those that anything has changed; all others are as they start. */
export type Values = ReadonlyMap<ObjectId, Characteristics>;

/** The work on one computation. */
interface Pass {
  readonly game: Game;
  readonly values: Map<ObjectId, Characteristics>;
  readonly started: Map<string, readonly ObjectId[]>;
  /** What layer 1 makes of objects (CR 613.2c). */
  readonly copiable: Map<ObjectId, BaseCharacteristics>;
  /** What the code of all effects reads. */
  readonly reads: Set<Read>;
  extent: Extent;
  /** What exists now, by what has been applied so far. */
  effects: readonly LayerEffect[];
}

/**
 * Works out the characteristics of every object that a continuous effect may change, layer by layer (CR 613). In each
 * layer effects are applied one by one; after each, what is left is looked at again (CR 613.8c).
 */
export function layered(game: Game): Layered {
  const pass: Pass = {
    game,
    values: new Map(),
    started: new Map(),
    copiable: new Map(),
    reads: new Set(),
    extent: 'itself',
    effects: [],
  };
  pass.effects = gathered(pass);
  for (const layer of layers) {
    applyLayer(pass, layer);
    if (layer === '7b') settleBase(pass);
  }
  pass.values.forEach((values, id) => pass.values.set(id, visible(objectOf(game, id), values)));
  return { values: pass.values, copiable: pass.copiable, reads: topicsOf(pass.reads), extent: pass.extent };
}

/** A game in which characteristics are what the values say. */
function progressOf({ game, started }: Pass, values: Values): Progress {
  const valuesOf = (id: ObjectId): Characteristics => values.get(id) ?? startingValues(game.pool, objectOf(game, id));
  return { game: likeGame(game, game.state, sharedCache(game.cache, valuesOf)), valuesOf, started };
}

function applyLayer(pass: Pass, layer: Layer): void {
  const applied = new Set<string>();
  for (;;) {
    const waiting = pass.effects.filter(({ layers: its, key }) => its.includes(layer) && !applied.has(key));
    if (waiting.length === 0) return;
    if (!mayMakeEffects(layer) && areIndependent(waiting, layer)) {
      for (const effect of waiting.toSorted(inOrder)) {
        const progress = progressOf(pass, pass.values);
        applyEffect(pass, progress, layer, { effect, outcome: outcomeOf(progress, effect, layer) });
      }
      return;
    }
    const progress = progressOf(pass, pass.values);
    const chosen = next(asWaiting(pass, progress), waiting, layer);
    applied.add(chosen.effect.key);
    applyEffect(pass, progress, layer, chosen);
    if (chosen.outcome !== null && mayMakeEffects(layer)) regather(pass);
  }
}

function applyEffect(pass: Pass, progress: Progress, layer: Layer, { effect, outcome }: Chosen): void {
  if (outcome === null) return;
  if (effect.kind === 'static') pass.started.set(startKey(effect), outcome.affected);
  const changed = apply(pass, progress, effect, outcome);
  changed.forEach((values, id) => pass.values.set(id, values));
  if (layer === '1a' || layer === '1b') keepCopiable(pass, outcome);
}

function asWaiting(pass: Pass, progress: Progress): Waiting {
  return {
    progress,
    /** What would be if an effect were applied. */
    after: (effect, outcome) => progressOf(pass, new Map([...pass.values, ...apply(pass, progress, effect, outcome)])),
  };
}

/** The characteristics that an effect gives to the objects that it changes. */
function apply({ game }: Pass, progress: Progress, effect: LayerEffect, outcome: Outcome): Values {
  const cause = causeOf(progress, effect);
  const changed = new Map<ObjectId, Characteristics>();
  for (const { object: id, change } of outcome.changes) {
    const object = objectOf(game, id);
    const before = changed.get(id) ?? progress.valuesOf(id);
    const after =
      change.kind === 'keyword'
        ? withKeyword(game.pool, before, change.name, cause.timestamp)
        : modified(game.pool, object, before, change, cause);
    changed.set(id, after);
  }
  return changed;
}

function keepCopiable(pass: Pass, { changes }: Outcome): void {
  for (const { object, change } of changes) {
    if (change.kind === 'copy') pass.copiable.set(object, change.values);
    else if (change.kind === 'faceDown') pass.copiable.set(object, faceDownValues(objectOf(pass.game, object)));
    else pass.copiable.set(object, becomeAsEntered(pass, object));
  }
}

/** What an object starts from with what it has become as it entered (CR 707.2). */
function becomeAsEntered({ game, copiable, values }: Pass, id: ObjectId): BaseCharacteristics {
  const object = objectOf(game, id);
  const before = copiable.get(id) ?? printedValues(game.pool, object);
  const now = values.get(id) ?? startingValues(game.pool, object);
  const { types, subtypes, supertypes, colors, power, toughness } = now;
  const abilities = now.abilities.filter(({ intrinsic }) => intrinsic === undefined).map(({ path }) => path);
  return { ...before, types, subtypes, supertypes, colors, power, toughness, abilities };
}

/** Abilities come and go in layers 1, 3, 4 and 6, and with them effects. */
function mayMakeEffects(layer: Layer): boolean {
  return layer === '1a' || layer === '1b' || layer === '3' || layer === '4' || layer === '6';
}

/** Looks again at what exists; what has started goes on even if its ability is gone (CR 613.6). */
function regather(pass: Pass): void {
  const found = gathered(pass);
  const keys = new Set(found.map(({ key }) => key));
  const going = pass.effects.filter(
    (effect) => effect.kind === 'static' && !keys.has(effect.key) && pass.started.has(startKey(effect)),
  );
  pass.effects = [...found, ...going];
}

function gathered(pass: Pass): readonly LayerEffect[] {
  const found = gather(progressOf(pass, pass.values), pass.values);
  for (const effect of found) {
    if (effect.kind !== 'counter') pass.extent = 'others';
    if (effect.kind === 'static') effect.clause.reads.forEach((read) => pass.reads.add(read));
    const described = effect.kind === 'lasting' ? effect.effect.described : undefined;
    if (described !== undefined) readsOf([termAt(pass.game.pool, described)]).forEach((read) => pass.reads.add(read));
  }
  return found;
}

/** What is set in layers up to 7b is base power and toughness (CR 613.4b). */
function settleBase(pass: Pass): void {
  pass.values.forEach((values, id) => {
    const { power, toughness } = values;
    if (power !== values.basePower || toughness !== values.baseToughness)
      pass.values.set(id, { ...values, basePower: power, baseToughness: toughness });
  });
}
