/**
 * First sets. `symbols` holds every symbol at which the expression may read something or fail later than
 * at its start; at any other symbol it fails right there, unless it is nullable.
 */
import { ALL_CHARS, AT_END, NO_SYMBOLS, OTHER, classSet, leadingWord, sameSet, union, wordSet } from './symbols';
import type { SymbolSet } from './symbols';
import type { Apply, Blanks, Expr, GrammarIr, Range } from './ir';

export interface First {
  readonly symbols: SymbolSet;
  /** May it succeed without reading? */
  readonly nullable: boolean;
}

const NOTHING: First = { symbols: NO_SYMBOLS, nullable: false };
const EMPTY: First = { symbols: NO_SYMBOLS, nullable: true };

export interface Firsts {
  readonly rules: readonly First[];
  of(expr: Expr): First;
}

/** First sets of all rules, by iteration to a fixed point. */
export function firstsOf(grammar: GrammarIr): Firsts {
  const rules: First[] = grammar.rules.map(() => NOTHING);
  const blanks = blankSymbols(grammar.blanks);
  const of = (expr: Expr): First => firstOf(expr, (apply) => firstOfApply(apply, grammar, rules, blanks));
  let changed = true;
  while (changed) {
    changed = false;
    grammar.rules.forEach((rule, index) => {
      const before = rules[index] ?? NOTHING;
      const after = of(rule.body);
      if (before.nullable === after.nullable && sameSet(before.symbols, after.symbols)) return;
      rules[index] = after;
      changed = true;
    });
  }
  return { rules, of };
}

function firstOfApply(apply: Apply, grammar: GrammarIr, firsts: readonly First[], blanks: SymbolSet): First {
  const first = firsts[apply.rule] ?? NOTHING;
  const leadingBlanks = !apply.skipsBlanks && grammar.rules[apply.rule]?.syntactic === true;
  return leadingBlanks ? { ...first, symbols: union(first.symbols, blanks) } : first;
}

function blankSymbols(blanks: Blanks): SymbolSet {
  return blanks.kind === 'Chars' ? classSet(blanks.codes) : ALL_CHARS;
}

function firstOf(expr: Expr, ofApply: (apply: Apply) => First): First {
  const recur = (part: Expr): First => firstOf(part, ofApply);
  switch (expr.kind) {
    case 'Any':
      return reads(ALL_CHARS);
    case 'End':
      return reads(classSet([AT_END]));
    case 'Terminal':
      return expr.text === '' ? EMPTY : reads(classSet([classOf(expr.text.charCodeAt(0))]));
    case 'Word':
      return reads(
        leadingWord(expr.text) === '' ? classSet([classOf(expr.text.charCodeAt(0))]) : wordSet(leadingWord(expr.text)),
      );
    case 'CaseInsensitive':
      return expr.text === '' ? EMPTY : reads(classSet([...sameUpperCase(expr.text.charAt(0)), OTHER]));
    case 'Range':
      return reads(classSet(rangeClasses(expr)));
    case 'Unicode':
      return reads(classSet([...asciiMatching(new RegExp(expr.pattern, 'u')), OTHER]));
    case 'Apply':
      return ofApply(expr);
    case 'Alt':
      return expr.terms.map(recur).reduce(either, NOTHING);
    case 'Seq':
      return expr.factors.map(recur).reduce(then, EMPTY);
    case 'Iter':
      return expr.operator === '+' ? recur(expr.expr) : { ...recur(expr.expr), nullable: true };
    case 'Lookahead':
      return { ...recur(expr.expr), nullable: true };
    case 'Not':
      return EMPTY;
  }
}

function reads(symbols: SymbolSet): First {
  return { symbols, nullable: false };
}

function either(a: First, b: First): First {
  return { symbols: union(a.symbols, b.symbols), nullable: a.nullable || b.nullable };
}

function then(a: First, b: First): First {
  return a.nullable ? { symbols: union(a.symbols, b.symbols), nullable: b.nullable } : a;
}

function classOf(code: number): number {
  return Math.min(code, OTHER);
}

function* rangeClasses(range: Range): Iterable<number> {
  for (let code = range.from; code <= range.to && code < OTHER; code++) yield code;
  if (range.to >= OTHER) yield OTHER;
}

function* sameUpperCase(char: string): Iterable<number> {
  for (let code = 0; code < OTHER; code++)
    if (String.fromCharCode(code).toUpperCase() === char.toUpperCase()) yield code;
}

function* asciiMatching(pattern: RegExp): Iterable<number> {
  for (let code = 0; code < OTHER; code++) if (pattern.test(String.fromCharCode(code))) yield code;
}
