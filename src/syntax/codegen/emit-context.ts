/** What the emitters share: where code goes, under which circumstances it reads, and small pieces of it. */
import type { Firsts } from './first';
import type { Blanks, Expr, GrammarIr } from './ir';
import type { Needs } from './needs';
import type { RulePlan } from './plan';
import type { Symbols } from './symbols';
import type { Tables } from './tables';

/** What all code of one parser shares. */
export interface Shared {
  readonly grammar: GrammarIr;
  readonly firsts: Firsts;
  readonly needs: Needs;
  readonly plans: readonly RulePlan[];
  readonly symbols: Symbols;
  readonly tables: Tables;
  readonly purpose: Purpose;
  readonly expectations: Expectations;
}

/**
 * A parser for reading looks ahead, and keeps the furthest failure only. A parser for explaining tries all
 * that Ohm would try, and keeps what was expected at the furthest failure.
 */
export type Purpose = 'reading' | 'explaining';

/** What a failure may say was expected, each with a number. */
export interface Expectations {
  readonly texts: readonly string[];
  numberOf(text: string): number;
}

/** Collects the code of one function. */
export interface Output {
  readonly lines: string[];
  fresh(prefix: string): string;
  /** New variables for values, declared at the top of the function. */
  values(count: number): readonly string[];
}

/** Where and how an expression is read. */
export interface Place {
  /** A statement that leaves for the failure of this expression. */
  readonly fail: string;
  /** Are blanks already skipped at `p`? */
  readonly blanks: 'skipped' | 'unknown';
  /** Is the symbol at `p` known to be one that the expression can begin with? */
  readonly symbol: 'checked' | 'unknown';
  /** Failures that nobody will hear of need no record. */
  readonly failures: 'recorded' | 'ignored';
}

export interface Cx {
  readonly shared: Shared;
  readonly out: Output;
  /** Emits code for any expression, see `emitExpr`. */
  readonly emit: (cx: Cx, expr: Expr, values: readonly string[], place: Place) => Place['blanks'];
}

/** Skips the blanks before an expression that wants it. */
export function emitSkip(cx: Cx, place: Place): void {
  if (place.blanks === 'unknown') cx.out.lines.push(skipBlanks(cx.shared.grammar.blanks));
}

/** A statement that moves `p` behind the blanks. */
export function skipBlanks(blanks: Blanks): string {
  if (blanks.kind === 'Rule') return 'p = skip(p);';
  if (blanks.codes.length === 1) return `while (K[p] === ${String(blanks.codes[0])}) p++;`;
  return 'while (blank[K[p]] === 1) p++;';
}

/** Code that records a failure at the position, and what was expected there, if anyone wants to know. */
export function record({ shared }: Cx, place: Place, position: string, expected?: string): string {
  if (place.failures === 'ignored') return '';
  if (shared.purpose === 'reading') return `if (${position} > far) far = ${position}; `;
  const number = expected === undefined ? -1 : shared.expectations.numberOf(expected);
  return `if (${position} >= far) miss(${position}, ${String(number)}); `;
}
