/**
 * Symbols: what the parser looks at to decide which alternatives can start at a position. The symbol of a
 * position is the word there (a maximal run of letters, if some word terminal of the grammar begins with it)
 * and otherwise the class of the character there.
 */
import { walk } from './ir';
import type { GrammarIr } from './ir';

/** Character classes: ASCII codes, then these two. */
export const OTHER = 128;
export const AT_END = 129;
export const CLASS_COUNT = 130;

/** Symbol 0 means "not looked at yet"; then the classes, then the words in alphabetical order. */
export const FIRST_CLASS_SYMBOL = 1;
export const FIRST_WORD_SYMBOL = FIRST_CLASS_SYMBOL + CLASS_COUNT;

export interface Symbols {
  readonly words: readonly string[];
  readonly count: number;
  wordSymbol(word: string): number;
}

/** The letters that a text begins with. */
export function leadingWord(text: string): string {
  let end = 0;
  while (isLetterCode(text.charCodeAt(end))) end++;
  return text.slice(0, end);
}

export function isLetterCode(code: number): boolean {
  return code >= 97 && code <= 122;
}

export function codeUnits(text: string): readonly number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}

/** All words that word terminals of the grammar begin with. */
export function symbolsOf(grammar: GrammarIr): Symbols {
  const found = new Set<string>();
  for (const rule of grammar.rules) {
    walk(rule.body, (expr) => {
      if (expr.kind === 'Word' && leadingWord(expr.text) !== '') found.add(leadingWord(expr.text));
    });
  }
  const words = [...found].sort();
  const symbols = new Map(words.map((word, index) => [word, FIRST_WORD_SYMBOL + index]));
  const wordSymbol = (word: string): number => {
    const symbol = symbols.get(word);
    if (symbol === undefined) throw new Error(`not a word of the grammar: ${word}`);
    return symbol;
  };
  return { words, count: FIRST_WORD_SYMBOL + words.length, wordSymbol };
}

/** A set of symbols: all that fall into some character classes, and single words besides. */
export interface SymbolSet {
  /** Bit n stands for class n. A letter's bit covers all words that begin with it. */
  readonly classes: bigint;
  readonly words: ReadonlySet<string>;
}

export const NO_SYMBOLS: SymbolSet = { classes: 0n, words: new Set() };
export const ALL_CHARS: SymbolSet = { classes: (1n << BigInt(AT_END)) - 1n, words: new Set() };

export function classSet(codes: Iterable<number>): SymbolSet {
  let classes = 0n;
  for (const code of codes) classes |= 1n << BigInt(code);
  return { classes, words: new Set() };
}

export function wordSet(word: string): SymbolSet {
  return { classes: 0n, words: new Set([word]) };
}

export function union(a: SymbolSet, b: SymbolSet): SymbolSet {
  if (b === NO_SYMBOLS || a === b) return a;
  if (a === NO_SYMBOLS) return b;
  const classes = a.classes | b.classes;
  const words = new Set([...a.words, ...b.words].filter((word) => !hasClass(classes, word.charCodeAt(0))));
  return { classes, words };
}

export function sameSet(a: SymbolSet, b: SymbolSet): boolean {
  if (a.classes !== b.classes || a.words.size !== b.words.size) return false;
  for (const word of a.words) if (!b.words.has(word)) return false;
  return true;
}

export function hasClass(classes: bigint, code: number): boolean {
  return ((classes >> BigInt(code)) & 1n) === 1n;
}

/** The symbols of a set in ascending order. */
export function symbolsIn(set: SymbolSet, symbols: Symbols): readonly number[] {
  const result: number[] = [];
  for (let code = 0; code < CLASS_COUNT; code++)
    if (hasClass(set.classes, code)) result.push(FIRST_CLASS_SYMBOL + code);
  symbols.words.forEach((word, index) => {
    if (hasClass(set.classes, word.charCodeAt(0)) || set.words.has(word)) result.push(FIRST_WORD_SYMBOL + index);
  });
  return result;
}
