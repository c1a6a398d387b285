import type { Span } from '../source/span';
import type { Ability } from './module';
import type { Op } from './table';

/**
 * Code as a tree: an instruction with its arguments in the order of its table row. `src/bytecode/code.ts` turns trees
 * into stack code and back; both say the same. Spans are debug information and vanish when a module is stripped.
 */
export interface Term {
  readonly kind: 'Term';
  readonly op: Op;
  readonly args: readonly Arg[];
  readonly span?: Span;
}

/** An argument: nested code, an enumeration member or word, a number, a nested ability, a list, or absent. */
export type Arg = Term | Ability | string | number | null | readonly Arg[];

/** Builds a term. */
export function term(op: Op, args: readonly Arg[], span?: Span): Term {
  return span === undefined ? { kind: 'Term', op, args } : { kind: 'Term', op, args, span };
}

/** An argument that is a word or a number, as text; empty for anything else. */
export function textOf(arg: Arg | undefined): string {
  return typeof arg === 'string' || typeof arg === 'number' ? String(arg) : '';
}

/** True for nested code, false for immediates, abilities and lists. */
export function isTerm(arg: Arg | undefined): arg is Term {
  return typeof arg === 'object' && arg !== null && 'kind' in arg && arg.kind === 'Term';
}

/** True for a list argument. */
export function isList(arg: Arg | undefined): arg is readonly Arg[] {
  return Array.isArray(arg);
}

/** Does code hold one of these instructions, at any depth, abilities in quotation marks left out? */
export function mentions(code: Arg, ...ops: readonly Op[]): boolean {
  if (isList(code)) return code.some((inner) => mentions(inner, ...ops));
  return isTerm(code) && (ops.includes(code.op) || code.args.some((inner) => mentions(inner, ...ops)));
}

/** A term and all terms nested in it, abilities in quotation marks left out. */
export function termsIn(term: Term): readonly Term[] {
  const found: Term[] = [];
  gather(term, found);
  return found;
}

function gather(arg: Arg, found: Term[]): void {
  if (isList(arg)) for (const inner of arg) gather(inner, found);
  else if (isTerm(arg)) {
    found.push(arg);
    for (const inner of arg.args) gather(inner, found);
  }
}
