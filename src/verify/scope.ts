import type { Fits, Sort } from '../bytecode/schema';
import type { ValueDecl } from '../bytecode/module';
import type { Findings } from './findings';

/** What the code of one ability, or of one mode of it, can speak of. */
export interface Scope {
  /** What each target slot holds. */
  readonly slots: readonly Fits[];
  readonly values: readonly ValueDecl[];
  /** Indices of the values that are bound by now; grows as code is looked at in the order in which it runs. */
  readonly bound: Set<number>;
  /** Values that were bound, even if only for a block. */
  readonly everBound: Set<number>;
  /** What the subject of the last statement is. */
  subject: Fits | undefined;
}

/** Where a piece of code stands. */
export interface Place {
  readonly findings: Findings;
  readonly scope: Scope;
  /** What the candidate of the innermost filter is; undefined outside of filters. */
  readonly candidate: Fits | undefined;
  /** Is this said of each thing that a statement is about: an amount, a place, or whose step it is? */
  readonly ofEach: 'yes' | 'no';
  /** `compute`: values are computed, and no player can be asked. */
  readonly stage: 'act' | 'compute';
  /** Does this replace an event? Then it can say how something enters. */
  readonly replaces: 'yes' | 'no';
  /** `continuous`: only effects that last. */
  readonly mode: 'any' | 'continuous';
}

/** A scope without targets and values. */
export function emptyScope(): Scope {
  return { slots: [], values: [], bound: new Set(), everBound: new Set(), subject: undefined };
}

/**
 * The place of an argument of sort `sort` in an instruction with result `of`. What a keyword costs is paid elsewhere,
 * so it can speak of nothing in this ability.
 */
export function placeOf(sort: Sort, of: Sort, outer: Place): Place {
  const place = of === 'keyword' && sort === 'cost' ? { ...outer, scope: emptyScope() } : outer;
  switch (sort) {
    case 'cost':
      return { ...place, candidate: undefined, stage: 'act', mode: 'any' };
    case 'effect':
    case 'statement':
      return { ...place, stage: place.mode === 'continuous' ? 'compute' : 'act' };
    case 'num':
    case 'bool':
    case 'np':
    case 'event':
      return { ...place, stage: 'compute' };
    case 'filter':
      return of === 'filter' ? place : { ...place, stage: 'compute' };
    default:
      return place;
  }
}
