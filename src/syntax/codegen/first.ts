/**
 * First sets. `symbols` holds every symbol at which the expression may read something or fail later than
 * at its start; at any other symbol it fails right there, unless it is nullable.
 */
import { AT_END, NO_SYMBOLS, OTHER, allChars, leadingWord, symbolSet } from './symbols';
import type { SymbolSet, Symbols } from './symbols';
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
export function firstsOf(grammar: GrammarIr, symbols: Symbols): Firsts {
  const rules: First[] = grammar.rules.map(() => NOTHING);
  const blanks = blankSymbols(grammar.blanks, symbols);
  const texts = new Map<string, SymbolSet>();
  const ofText = (text: string): SymbolSet => {
    const known = texts.get(text) ?? symbols.ofText(text);
    texts.set(text, known);
    return known;
  };
  const whole = { ...symbols, ofText };
  const of = (expr: Expr): First => firstOf(expr, whole, (apply) => firstOfApply(apply, grammar, rules, blanks));
  let changed = true;
  while (changed) {
    changed = false;
    grammar.rules.forEach((rule, index) => {
      const before = rules[index] ?? NOTHING;
      const after = of(rule.body);
      if (before.nullable === after.nullable && before.symbols === after.symbols) return;
      rules[index] = after;
      changed = true;
    });
  }
  return { rules, of };
}

function firstOfApply(apply: Apply, grammar: GrammarIr, firsts: readonly First[], blanks: SymbolSet): First {
  const first = firsts[apply.rule] ?? NOTHING;
  const leadingBlanks = !apply.skipsBlanks && grammar.rules[apply.rule]?.syntactic === true;
  return leadingBlanks ? { ...first, symbols: first.symbols | blanks } : first;
}

function blankSymbols(blanks: Blanks, symbols: Symbols): SymbolSet {
  return blanks.kind === 'Chars' ? symbols.ofClasses(blanks.codes) : allChars(symbols);
}

function firstOf(expr: Expr, symbols: Symbols, ofApply: (apply: Apply) => First): First {
  const recur = (part: Expr): First => firstOf(part, symbols, ofApply);
  switch (expr.kind) {
    case 'Any':
      return reads(allChars(symbols));
    case 'End':
      return reads(symbols.ofClasses([AT_END]));
    case 'Terminal':
      return expr.text === '' ? EMPTY : reads(symbols.ofText(expr.text));
    case 'Word':
      return reads(wordAt(expr.text, symbols));
    case 'CaseInsensitive':
      return expr.text === '' ? EMPTY : reads(symbols.ofClasses([...sameUpperCase(expr.text.charAt(0)), OTHER]));
    case 'Range':
      return reads(symbols.ofClasses(rangeClasses(expr)));
    case 'Unicode':
      return reads(symbols.ofClasses([...asciiMatching(new RegExp(expr.pattern, 'u')), OTHER]));
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
  return { symbols: a.symbols | b.symbols, nullable: a.nullable || b.nullable };
}

function then(a: First, b: First): First {
  return a.nullable ? { symbols: a.symbols | b.symbols, nullable: b.nullable } : a;
}

/** Where a whole word, or what begins with a mark, may stand. */
function wordAt(text: string, symbols: Symbols): SymbolSet {
  const leading = leadingWord(text);
  return leading === '' ? symbols.ofText(text) : symbolSet(symbols.wordSymbol(leading));
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
