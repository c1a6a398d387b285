import type { Ability, TargetSlot, ValueDecl } from '../bytecode/module';
import type { Diagnostic } from '../source/diagnostic';
import type { Span } from '../source/span';

/** How a clause relates to the clauses before it (CR 608.2c: later text may change the meaning of earlier text). */
export type Disposition =
  | { readonly kind: 'Emit' }
  | { readonly kind: 'Continue'; readonly antecedent: number }
  | { readonly kind: 'Otherwise'; readonly antecedent: number }
  | { readonly kind: 'Replace'; readonly antecedent: number }
  | { readonly kind: 'Absorb'; readonly antecedent: number };

/** Where a clause came from and what it uses. */
export interface ClauseIr {
  readonly id: number;
  readonly span: Span;
  readonly disposition: Disposition;
  /** Values that the clause uses, by index in the item's values. */
  readonly uses: readonly number[];
}

/** A bound value: introduced once, used by index. */
export interface ValueIr {
  readonly declaration: ValueDecl;
  readonly span: Span;
  /** The clause that introduces it; -1 for the event, cost or header of the ability. */
  readonly clause: number;
}

/** What a reference means: the words that introduced it, or spoke of it last. */
export interface AntecedentIr {
  readonly span: Span;
  readonly of: Span;
  readonly isSource: boolean;
}

/** A fact between two printed items of a face, by item id (CR 607). */
export interface RelationIr {
  readonly kind: 'linked';
  readonly producer: number;
  readonly consumer: number;
}

/** One printed item, bound: the ability with its values in single-assignment form, clause by clause. */
export interface ItemIr {
  readonly id: number;
  readonly span: Span;
  readonly abilities: readonly Ability[];
  readonly values: readonly ValueIr[];
  readonly clauses: readonly ClauseIr[];
  readonly antecedents: readonly AntecedentIr[];
  readonly relations: readonly RelationIr[];
}

export type Bound<T> =
  | { readonly kind: 'Bound'; readonly value: T }
  | { readonly kind: 'Unbound'; readonly diagnostics: readonly Diagnostic[] };

export type { TargetSlot };
