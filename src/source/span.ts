/** A half-open range of UTF-16 code units in some text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The smallest span that covers both. */
export function cover(a: Span, b: Span): Span {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}
