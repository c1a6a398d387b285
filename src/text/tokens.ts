import type { Span } from '../source/span';

export interface Token {
  readonly text: string;
  readonly span: Span;
}

/** Symbols, counters and power/toughness, numbers, words with inner hyphens and apostrophes, then any single mark. */
const pattern =
  /\{[^{}\s]*\}|[+-](?:\d+|x)\/[+-](?:\d+|x)|(?:\d+|x|\*)\/(?:\d+|x|\*)|[+-](?:\d+|x\b)|\d+|(?:'(?=s\b)|[^\W_])(?:[^\W_]|-(?=[^\W_])|'(?!s\b)(?=[^\W_]))*|\S/g;

/** The words and marks of normalized text, in order; blanks only separate. A possessive "'s" is a token of its own. */
export function tokens(text: string): readonly Token[] {
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    span: { start: match.index, end: match.index + match[0].length },
  }));
}
