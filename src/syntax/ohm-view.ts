/**
 * A typed view of Ohm's rule objects. Ohm's own types hide the fields of its parsing expressions; this is
 * the one place that knows them (ohm-js is pinned to 17.5.0).
 */
import * as ohm from 'ohm-js';

/** A parsing expression of Ohm, opaque except through `viewOf`. */
export type OhmExpr = ohm.PExpr;

export type OhmView =
  | { readonly kind: 'Any' }
  | { readonly kind: 'End' }
  | { readonly kind: 'Terminal'; readonly text: string }
  | { readonly kind: 'Range'; readonly from: string; readonly to: string }
  | { readonly kind: 'CaseInsensitive'; readonly text: OhmExpr }
  | { readonly kind: 'Unicode'; readonly name: string; readonly pattern: RegExp }
  | { readonly kind: 'Param'; readonly index: number }
  | { readonly kind: 'Alt'; readonly terms: readonly OhmExpr[] }
  | { readonly kind: 'Seq'; readonly factors: readonly OhmExpr[] }
  | { readonly kind: 'Iter'; readonly operator: '*' | '+' | '?'; readonly expr: OhmExpr }
  | { readonly kind: 'Not'; readonly expr: OhmExpr }
  | { readonly kind: 'Lookahead'; readonly expr: OhmExpr }
  | { readonly kind: 'Lex'; readonly expr: OhmExpr }
  | { readonly kind: 'Apply'; readonly rule: string; readonly args: readonly OhmExpr[] };

export interface OhmRule {
  body: OhmExpr;
  readonly formals: readonly string[];
  readonly description: string | null | undefined;
  readonly source: ohm.Interval | undefined;
}

const { pexprs } = ohm;

type Make = new (...args: readonly unknown[]) => OhmExpr;
const make = (constructor: unknown, ...args: readonly unknown[]): OhmExpr => new (constructor as Make)(...args);

/** What kind of expression this is, and its parts. `Extend` and `Splice` are seen as the `Alt` that they are. */
export function viewOf(expr: OhmExpr): OhmView {
  if (expr === pexprs.any) return { kind: 'Any' };
  if (expr === pexprs.end) return { kind: 'End' };
  const raw = expr as unknown as RawFields;
  if (expr instanceof pexprs.Terminal) return { kind: 'Terminal', text: raw.obj as string };
  if (expr instanceof pexprs.Range) return { kind: 'Range', from: raw.from, to: raw.to };
  if (expr instanceof pexprs.CaseInsensitiveTerminal) return { kind: 'CaseInsensitive', text: raw.obj as OhmExpr };
  if (expr instanceof pexprs.UnicodeChar) return { kind: 'Unicode', name: raw.categoryOrProp, pattern: raw.pattern };
  if (expr instanceof pexprs.Param) return { kind: 'Param', index: raw.index };
  if (expr instanceof pexprs.Alt) return { kind: 'Alt', terms: raw.terms };
  if (expr instanceof pexprs.Seq) return { kind: 'Seq', factors: raw.factors };
  if (expr instanceof pexprs.Iter) return { kind: 'Iter', operator: raw.operator, expr: raw.expr };
  if (expr instanceof pexprs.Not) return { kind: 'Not', expr: raw.expr };
  if (expr instanceof pexprs.Lookahead) return { kind: 'Lookahead', expr: raw.expr };
  if (expr instanceof pexprs.Lex) return { kind: 'Lex', expr: raw.expr };
  if (expr instanceof pexprs.Apply) return { kind: 'Apply', rule: raw.ruleName, args: raw.args };
  throw new Error(`Ohm expression of unknown kind: ${expr.toString()}`);
}

/** All rules of a grammar by name; the built-in rules are inherited by prototype, as in Ohm. */
export function rulesOf(grammar: ohm.Grammar): Readonly<Record<string, OhmRule>> {
  return grammar.rules;
}

/** The rule of this name, built-in ones included. */
export function ruleOf(grammar: ohm.Grammar, name: string): OhmRule | undefined {
  return rulesOf(grammar)[name];
}

/** The expression with its formal parameters replaced. */
export function substitute(expr: OhmExpr, actuals: readonly OhmExpr[]): OhmExpr {
  return (expr as unknown as RawFields).substituteParams(actuals);
}

/** Does Ohm skip blanks inside the rule of this name? */
export function isSyntactic(name: string): boolean {
  const first = name.charAt(0);
  return first === first.toUpperCase();
}

/** A copy of the expression in which each direct child is replaced. */
export function mapChildren(expr: OhmExpr, map: (child: OhmExpr) => OhmExpr): OhmExpr {
  const view = viewOf(expr);
  switch (view.kind) {
    case 'Any':
    case 'End':
    case 'Terminal':
    case 'Range':
    case 'CaseInsensitive':
    case 'Unicode':
    case 'Param':
      return expr;
    case 'Alt':
      return sameSource(expr, make(pexprs.Alt, view.terms.map(map)));
    case 'Seq':
      return sameSource(expr, make(pexprs.Seq, view.factors.map(map)));
    case 'Iter':
      return sameSource(expr, make(expr.constructor, map(view.expr)));
    case 'Not':
    case 'Lookahead':
    case 'Lex':
      return sameSource(expr, make(expr.constructor, map(view.expr)));
    case 'Apply':
      return view.args.length === 0 ? expr : sameSource(expr, make(pexprs.Apply, view.rule, view.args.map(map)));
  }
}

/** Marks an expression that takes the place of another as coming from the same place of the grammar. */
export function sameSource(from: OhmExpr, to: OhmExpr): OhmExpr {
  const source = (from as unknown as RawFields).source;
  if (source !== undefined) (to as unknown as { source: ohm.Interval }).source = source;
  return to;
}

interface RawFields {
  readonly obj: unknown;
  readonly from: string;
  readonly to: string;
  readonly pattern: RegExp;
  readonly categoryOrProp: string;
  readonly index: number;
  readonly terms: readonly OhmExpr[];
  readonly factors: readonly OhmExpr[];
  readonly operator: '*' | '+' | '?';
  readonly expr: OhmExpr;
  readonly ruleName: string;
  readonly args: readonly OhmExpr[];
  readonly source: ohm.Interval | undefined;
  substituteParams(actuals: readonly OhmExpr[]): OhmExpr;
}
