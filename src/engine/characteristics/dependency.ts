import { remembered } from '../../source/remembered';
import { outcomeOf, type LayerEffect, type Outcome, type Progress } from './effect';
import type { Layer } from './modification';
import type { Aspect } from './reads';

/** The effects of a layer that are not applied yet, and what each would change. */
export interface Waiting {
  readonly progress: Progress;
  readonly after: (effect: LayerEffect, outcome: Outcome) => Progress;
}

export interface Chosen {
  readonly effect: LayerEffect;
  readonly outcome: Outcome | null;
}

/**
 * The effect to apply next in a layer: characteristic-defining abilities first (CR 613.3), then by timestamp
 * (CR 613.7), but an effect waits for those it depends on (CR 613.8b). `effects` is not empty.
 */
export function next(waiting: Waiting, effects: readonly LayerEffect[], layer: Layer): Chosen {
  const ordered = effects.toSorted(inOrder);
  const outcome = remembered((effect: LayerEffect): Outcome | null => outcomeOf(waiting.progress, effect, layer));
  const dependsOn = remembered((effect: LayerEffect): readonly LayerEffect[] =>
    mayDepend(effect, layer, ordered) ? ordered.filter((other) => depends(waiting, effect, other, layer, outcome)) : [],
  );
  const chosen =
    ordered.find((effect) => dependsOn(effect).every((other) => reaches(other, effect, dependsOn))) ?? ordered[0];
  if (chosen === undefined) throw new Error('no effect to apply');
  return { effect: chosen, outcome: outcome(chosen) };
}

/** Characteristic-defining abilities, then timestamps; among equal ones, losing all abilities comes before gaining some. */
export function inOrder(left: LayerEffect, right: LayerEffect): number {
  if (left.defining !== right.defining) return left.defining === 'yes' ? -1 : 1;
  return left.timestamp - right.timestamp || losesFirst(left) - losesFirst(right) || left.order - right.order;
}

function losesFirst(effect: LayerEffect): number {
  switch (effect.kind) {
    case 'static':
      return effect.clause.term.op === 'loseAll' || effect.clause.term.op === 'loseTypes' ? 0 : 1;
    case 'lasting':
      return effect.content.kind === 'loseAllAbilities' ? 0 : 1;
    case 'counter':
    case 'faceDown':
      return 1;
  }
}

/** Does `from` depend on `to`, through others perhaps? Then both are in a loop, and timestamps decide (CR 613.8b). */
function reaches(
  from: LayerEffect,
  to: LayerEffect,
  dependsOn: (effect: LayerEffect) => readonly LayerEffect[],
  seen: ReadonlySet<LayerEffect> = new Set(),
): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  const further = new Set([...seen, from]);
  return dependsOn(from).some((other) => reaches(other, to, dependsOn, further));
}

/** Can none of these effects depend on another? Then they are applied in order. */
export function areIndependent(effects: readonly LayerEffect[], layer: Layer): boolean {
  return !effects.some((effect) => mayDepend(effect, layer, effects));
}

/** Could anything change what the effect does? The quick answer, by what its code reads. */
function mayDepend(effect: LayerEffect, layer: Layer, others: readonly LayerEffect[]): boolean {
  if (effect.kind !== 'static' || others.length === 1) return false;
  return effect.clause.reads.has(aspectOf(layer)) || changesAbilities(layer) || layer === '2';
}

function changesAbilities(layer: Layer): boolean {
  return layer === '4' || layer === '6' || layer === '1a' || layer === '1b';
}

/** Would applying the other change the existence of the effect, what it applies to, or what it does (CR 613.8a)? */
function depends(
  waiting: Waiting,
  effect: LayerEffect,
  other: LayerEffect,
  layer: Layer,
  outcome: (effect: LayerEffect) => Outcome | null,
): boolean {
  if (effect === other || effect.kind !== 'static' || effect.defining !== other.defining) return false;
  const does = outcome(other);
  if (does === null) return false;
  const { source, clause } = effect;
  const touchesSource = does.changes.some(({ object }) => object === source);
  if (!touchesSource && !clause.reads.has(aspectOf(layer))) return false;
  const then = outcomeOf(waiting.after(other, does), effect, layer);
  return JSON.stringify(then) !== JSON.stringify(outcome(effect));
}

/** The characteristics that a layer settles. */
function aspectOf(layer: Layer): Aspect {
  switch (layer) {
    case '1a':
    case '1b':
    case '3':
      return 'text';
    case '2':
      return 'control';
    case '4':
      return 'types';
    case '5':
      return 'colors';
    case '6':
      return 'abilities';
    case '7a':
    case '7b':
    case '7c':
    case '7d':
      return 'pt';
  }
}
