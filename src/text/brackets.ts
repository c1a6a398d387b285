import type { MappedText, Replacement } from './mapped';
import { rewrite } from './mapped';
import { toOriginal, type Unit } from './normalized';
import { unitFrom } from './unit';
import { wordDiff } from './word-diff';

/** A line with words in square brackets (CR 702.148a), as it is read with those words and without them. */
export interface BracketedUnit {
  readonly kept: Unit;
  readonly removed: Unit;
}

const brackets = /\[([^[\]]+)\]/g;
const why = 'brackets';

/** The readings of a line; null for a line that has no words in brackets. */
export function bracketReadings(unit: Unit, original: string): BracketedUnit | null {
  const found = [...unit.text.matchAll(brackets)];
  if (found.length === 0) return null;
  const mapped = mappedUnit(unit);
  const read = (replacements: readonly Replacement[]): Unit =>
    unitFrom(rewrite(mapped, replacements), original, unit.span);
  const kept = found.flatMap(({ index, 0: { length } }) => [
    cut(index, index + 1),
    cut(index + length - 1, index + length),
  ]);
  return {
    kept: read(kept),
    removed: read(found.map(({ index, 0: { length } }) => withBlank(unit.text, index, index + length))),
  };
}

const cut = (start: number, end: number): Replacement => ({ start, end, text: '', why });

/** The brackets with the blank before them, or with the one behind where nothing stands before. */
function withBlank(text: string, start: number, end: number): Replacement {
  if (text.charAt(start - 1) === ' ') return cut(start - 1, end);
  return cut(start, text.charAt(end) === ' ' ? end + 1 : end);
}

function mappedUnit(unit: Unit): MappedText {
  const from = new Int32Array(unit.text.length);
  const to = new Int32Array(unit.text.length);
  for (let at = 0; at < unit.text.length; at++) {
    const { start, end } = toOriginal(unit, { start: at, end: at + 1 });
    from[at] = start;
    to[at] = end;
  }
  return { text: unit.text, from, to, notes: [] };
}

/** A line with brackets around the words that are not in another; null if that has words which the line has not. */
export function bracketed(kept: string, removed: string): string | null {
  const found = wordDiff(0, kept, removed, why);
  if (found.some(({ text }) => text !== '')) return null;
  let line = '';
  let taken = 0;
  for (const { start, end } of found) {
    const words = kept.slice(start, end);
    const blanks = words.length - words.trimStart().length;
    line += `${kept.slice(taken, start + blanks)}[${words.trim()}]${words.slice(words.trimEnd().length)}`;
    taken = end;
  }
  return line + kept.slice(taken);
}
