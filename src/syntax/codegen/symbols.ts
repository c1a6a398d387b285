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
  /** The symbols of places where a character of one of these classes stands. */
  ofClasses(codes: Iterable<number>): SymbolSet;
  /** The symbols of places where the text may stand: of words, those that can go on as it does. */
  ofText(text: string): SymbolSet;
  /** The symbol of a place in a text. */
  at(text: string, place: number): number;
}

/** A set of symbols: bit n stands for symbol n. */
export type SymbolSet = bigint;

export const NO_SYMBOLS: SymbolSet = 0n;

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

/** The symbols of a grammar: its words are all that word terminals begin with. */
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
  const wordsThat = (fit: (word: string) => boolean): SymbolSet =>
    words.filter(fit).reduce((set, word) => set | symbolSet(wordSymbol(word)), NO_SYMBOLS);
  return {
    words,
    count: FIRST_WORD_SYMBOL + words.length,
    wordSymbol,
    ofClasses(codes) {
      const letters = new Set<string>();
      let set = NO_SYMBOLS;
      for (const code of codes) {
        set |= classSymbol(code);
        if (isLetterCode(code)) letters.add(String.fromCharCode(code));
      }
      return letters.size === 0 ? set : set | wordsThat((word) => letters.has(word.charAt(0)));
    },
    ofText(text) {
      const leading = leadingWord(text);
      const first = classSymbol(classOf(text.charCodeAt(0)));
      return first | wordsThat(leading === text ? (word) => word.startsWith(text) : (word) => word === leading);
    },
    at(text, place) {
      if (place >= text.length) return FIRST_CLASS_SYMBOL + AT_END;
      const word = leadingWord(text.slice(place, place + LONGEST_WORD));
      return symbols.get(word) ?? FIRST_CLASS_SYMBOL + classOf(text.charCodeAt(place));
    },
  };
}

const LONGEST_WORD = 40;

/** The class of a character. */
export function classOf(code: number): number {
  return Math.min(code, OTHER);
}

export const symbolSet = (symbol: number): SymbolSet => 1n << BigInt(symbol);

const classSymbol = (code: number): SymbolSet => symbolSet(FIRST_CLASS_SYMBOL + code);

/** Any character. */
export const allChars = (symbols: Symbols): SymbolSet =>
  symbols.ofClasses(Array.from({ length: AT_END }, (_, code) => code));

export function hasSymbol(set: SymbolSet, symbol: number): boolean {
  return ((set >> BigInt(symbol)) & 1n) === 1n;
}

/** The symbols of a set in ascending order. */
export function symbolsIn(set: SymbolSet): readonly number[] {
  return [...set.toString(2)].reverse().flatMap((bit, symbol) => (bit === '1' ? [symbol] : []));
}
