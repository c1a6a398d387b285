/**
 * The grammar as the parser generator sees it: every parameterised rule specialised, `#` and the choice
 * between syntactic and lexical rules resolved to one fact at each place, whether blanks are skipped there.
 */

export type Expr =
  AnyChar | End | Terminal | Word | CaseInsensitive | Range | Unicode | Apply | Alt | Seq | Iter | Not | Lookahead;

/** Reads one code point. */
export interface AnyChar {
  readonly kind: 'Any';
  readonly skipsBlanks: boolean;
}

/** Succeeds at the end of the text. */
export interface End {
  readonly kind: 'End';
  readonly skipsBlanks: boolean;
}

export interface Terminal {
  readonly kind: 'Terminal';
  readonly text: string;
  readonly skipsBlanks: boolean;
}

/** A terminal that ends in a letter and that no letter may follow. */
export interface Word {
  readonly kind: 'Word';
  readonly text: string;
  readonly skipsBlanks: boolean;
}

export interface CaseInsensitive {
  readonly kind: 'CaseInsensitive';
  readonly text: string;
  readonly skipsBlanks: boolean;
}

/** One code unit between two, both included; one code point if an end of the range is outside the basic plane. */
export interface Range {
  readonly kind: 'Range';
  readonly from: number;
  readonly to: number;
  readonly unit: 'code unit' | 'code point';
  readonly skipsBlanks: boolean;
}

/** One code point that the pattern, the source of a regular expression, accepts. */
export interface Unicode {
  readonly kind: 'Unicode';
  readonly pattern: string;
  /** The category or property that the pattern stands for. */
  readonly name: string;
  readonly skipsBlanks: boolean;
}

export interface Apply {
  readonly kind: 'Apply';
  /** Index into `GrammarIr.rules`. */
  readonly rule: number;
  readonly skipsBlanks: boolean;
}

export interface Alt {
  readonly kind: 'Alt';
  readonly terms: readonly Expr[];
}

export interface Seq {
  readonly kind: 'Seq';
  readonly factors: readonly Expr[];
}

export interface Iter {
  readonly kind: 'Iter';
  readonly operator: '*' | '+' | '?';
  readonly expr: Expr;
}

export interface Not {
  readonly kind: 'Not';
  readonly expr: Expr;
}

export interface Lookahead {
  readonly kind: 'Lookahead';
  readonly expr: Expr;
}

export interface Rule {
  /** Name of the nodes that it makes. */
  readonly name: string;
  /** The application that this rule is: its name and arguments. */
  readonly application: string;
  readonly body: Expr;
  readonly arity: number;
  readonly syntactic: boolean;
  /** A failure inside a described rule counts as a failure of the rule as a whole. */
  readonly description: string | undefined;
  /** Ohm's `applySyntactic` skips the blanks behind it. */
  readonly skipsTrailingBlanks: boolean;
}

export interface GrammarIr {
  readonly rules: readonly Rule[];
  /** The rules that a parse may start with, by name. */
  readonly starts: ReadonlyMap<string, number>;
  readonly blanks: Blanks;
}

/** What is skipped: any of a few ASCII characters, as often as they come, or whatever a rule reads. */
export type Blanks =
  { readonly kind: 'Chars'; readonly codes: readonly number[] } | { readonly kind: 'Rule'; readonly rule: number };

/** How many values the expression yields. */
export function arityOf(expr: Expr): number {
  switch (expr.kind) {
    case 'Any':
    case 'End':
    case 'Terminal':
    case 'Word':
    case 'CaseInsensitive':
    case 'Range':
    case 'Unicode':
    case 'Apply':
      return 1;
    case 'Alt':
      return expr.terms[0] === undefined ? 0 : arityOf(expr.terms[0]);
    case 'Seq':
      return expr.factors.reduce((sum, factor) => sum + arityOf(factor), 0);
    case 'Iter':
    case 'Lookahead':
      return arityOf(expr.expr);
    case 'Not':
      return 0;
  }
}

/** The direct parts of an expression, in order. */
export function partsOf(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'Any':
    case 'End':
    case 'Terminal':
    case 'Word':
    case 'CaseInsensitive':
    case 'Range':
    case 'Unicode':
    case 'Apply':
      return [];
    case 'Alt':
      return expr.terms;
    case 'Seq':
      return expr.factors;
    case 'Iter':
    case 'Lookahead':
    case 'Not':
      return [expr.expr];
  }
}

/** Visits an expression and all parts in it. */
export function walk(expr: Expr, visit: (expr: Expr) => void): void {
  visit(expr);
  for (const part of partsOf(expr)) walk(part, visit);
}
