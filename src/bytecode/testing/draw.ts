/** Draws a number in 0 … bound − 1. Zero is the simplest choice. */
export type Draw = (bound: number) => number;

/** Draws from a tape of numbers; when it has run out, all draws are zero. So a shorter tape makes a smaller thing. */
export function drawFrom(tape: readonly number[]): Draw {
  const rest = tape.values();
  return (bound) => (rest.next().value ?? 0) % bound;
}

/** A tape of pseudo-random numbers (mulberry32): the same seed gives the same tape. */
export function randomTape(seed: number, length: number): readonly number[] {
  let state = seed >>> 0;
  return Array.from({ length }, () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  });
}

/** One of several things. */
export function pick<const T>(draw: Draw, from: readonly [T, ...T[]]): T {
  return from[draw(from.length)] ?? from[0];
}

/** From `min` to `max` things; mostly few. */
export function several<T>(draw: Draw, min: number, max: number, make: (index: number) => T): readonly T[] {
  const length = min + Math.min(draw(max - min + 1), draw(max - min + 1));
  return Array.from({ length }, (_, index) => make(index));
}
