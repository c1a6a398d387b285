/**
 * Text under rewriting. Each code unit of the present text knows the range of the source that it stands for;
 * source text that no code unit stands for has been left out.
 */
export interface MappedText {
  readonly text: string;
  /** Place in the source where the range of each code unit begins and ends. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** What has been rewritten so far, as source ranges, oldest first. */
  readonly notes: readonly RewriteNote[];
}

export interface RewriteNote {
  readonly from: number;
  readonly to: number;
  readonly why: string;
}

/** What to put in the place of the range `start..end` of the present text. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly why: string;
}

/** The range `start..end` of the source, not yet rewritten. */
export function mappedFrom(source: string, start: number, end: number): MappedText {
  const from = placesFrom(start, end);
  const to = placesFrom(start + 1, end + 1);
  return { text: source.slice(start, end), from, to, notes: [] };
}

/** Places of texts that are no longer than a card's: all texts that were not rewritten share them. */
const places = Int32Array.from({ length: 2_000 }, (_, place) => place);

function placesFrom(start: number, end: number): Int32Array {
  return end <= places.length
    ? places.subarray(start, end)
    : Int32Array.from({ length: end - start }, (_, unit) => start + unit);
}

/** Applies replacements, which come in order of place and do not overlap. */
export function rewrite(mapped: MappedText, replacements: readonly Replacement[]): MappedText {
  if (replacements.length === 0) return mapped;
  const grown = replacements.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
  const from = new Int32Array(mapped.text.length + grown);
  const to = new Int32Array(mapped.text.length + grown);
  const notes = [...mapped.notes];
  let text = '';
  let taken = 0;
  const copyUntil = (end: number): void => {
    from.set(mapped.from.subarray(taken, end), text.length);
    to.set(mapped.to.subarray(taken, end), text.length);
    text += mapped.text.slice(taken, end);
  };
  for (const replacement of replacements) {
    copyUntil(replacement.start);
    const source = sourceRange(mapped, replacement.start, replacement.end);
    from.fill(source.from, text.length, text.length + replacement.text.length);
    to.fill(source.to, text.length, text.length + replacement.text.length);
    text += replacement.text;
    notes.push({ ...source, why: replacement.why });
    taken = replacement.end;
  }
  copyUntil(mapped.text.length);
  return { text, from, to, notes };
}

/** Puts other text of the same length in place, code unit for code unit (letter case). */
export function refold(mapped: MappedText, text: string): MappedText {
  return text === mapped.text ? mapped : { ...mapped, text };
}

/** The source range that the present range stands for; an empty range stands for the place it is at. */
function sourceRange(mapped: MappedText, start: number, end: number): { from: number; to: number } {
  if (start === end) {
    const place = mapped.to[start - 1] ?? mapped.from[start] ?? 0;
    return { from: place, to: place };
  }
  let from = mapped.from[start] ?? 0;
  let to = mapped.to[start] ?? 0;
  for (let unit = start + 1; unit < end; unit++) {
    from = Math.min(from, mapped.from[unit] ?? from);
    to = Math.max(to, mapped.to[unit] ?? to);
  }
  return { from, to };
}
