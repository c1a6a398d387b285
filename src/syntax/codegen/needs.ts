/**
 * Needs: the symbols of which each has to stand somewhere in whatever a rule reads. Where one of them does not come any
 * more in the text, the rule need not be tried.
 */
import type { Expr, GrammarIr } from './ir';
import { NO_SYMBOLS, OTHER, isLetterCode, leadingWord, symbolSet, symbolsIn, FIRST_CLASS_SYMBOL } from './symbols';
import type { SymbolSet, Symbols } from './symbols';

export interface Needs {
  /** The symbols that a rule needs, those of which the grammar speaks least first. */
  ofRule(rule: number): readonly number[];
}

/** The needs of all rules, by iteration to a fixed point: what may go on forever needs everything until shown otherwise. */
export function needsOf(grammar: GrammarIr, symbols: Symbols): Needs {
  const everything = (1n << BigInt(symbols.count)) - 1n;
  const rules: SymbolSet[] = grammar.rules.map(() => everything);
  for (let changed = true; changed;) {
    changed = false;
    grammar.rules.forEach(({ body }, index) => {
      const after = needsIn(body, symbols, everything, rules);
      changed ||= after !== rules[index];
      rules[index] = after;
    });
  }
  const needing = countOf(rules.map((set) => (set === everything ? [] : symbolsIn(set))));
  return {
    ofRule: (rule) => {
      const set = rules[rule] ?? NO_SYMBOLS;
      if (set === everything) return [];
      return [...symbolsIn(set)].sort((a, b) => (needing.get(a) ?? 0) - (needing.get(b) ?? 0) || a - b);
    },
  };
}

function needsIn(expr: Expr, symbols: Symbols, everything: SymbolSet, rules: readonly SymbolSet[]): SymbolSet {
  const recur = (part: Expr): SymbolSet => needsIn(part, symbols, everything, rules);
  switch (expr.kind) {
    case 'Word':
    case 'Terminal':
      return needOfText(expr.text, expr.kind, symbols);
    case 'Apply':
      return rules[expr.rule] ?? NO_SYMBOLS;
    case 'Seq':
      return expr.factors.map(recur).reduce((all, set) => all | set, NO_SYMBOLS);
    case 'Alt':
      return expr.terms.map(recur).reduce((common, set) => common & set, everything);
    case 'Iter':
      return expr.operator === '+' ? recur(expr.expr) : NO_SYMBOLS;
    case 'Lookahead':
      return recur(expr.expr);
    case 'Any':
    case 'End':
    case 'CaseInsensitive':
    case 'Range':
    case 'Unicode':
    case 'Not':
      return NO_SYMBOLS;
  }
}

/** A word stands as a whole where a word terminal fits; of other texts only a mark that they begin with is sure. */
function needOfText(text: string, kind: 'Word' | 'Terminal', symbols: Symbols): SymbolSet {
  const leading = leadingWord(text);
  if (leading !== '') return kind === 'Word' ? symbolSet(symbols.wordSymbol(leading)) : NO_SYMBOLS;
  const code = text.charCodeAt(0);
  return code < OTHER && !isLetterCode(code) ? symbolSet(FIRST_CLASS_SYMBOL + code) : NO_SYMBOLS;
}

function countOf(lists: readonly (readonly number[])[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const each of lists.flat()) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}
