import type { Span } from '../source/span';
import {
  bracketReadings as readingsOf,
  isOpenRow,
  isPricedRow,
  isResultRow,
  isWeighedRow,
  toOriginal,
  type Normalized,
  type Unit,
} from '../text';

/** One or more printed lines that are read together: a line, or a line with the bulleted lines that belong to it. */
export interface Block {
  /** The normalized lines, joined by line breaks. */
  readonly text: string;
  /** Where the lines stand in the original, from the first to the last, and that part of it. */
  readonly span: Span;
  readonly printed: string;
  readonly units: readonly Unit[];
  /** The normalized lines with the brackets that they have in print: what the certificate compares. */
  readonly canonical: readonly Unit[];
  /** All of the original text. */
  readonly original: string;
}

const bullet = '•';

/** Is it a row of the table of results that the lines before end with (CR 706.3a)? */
function isTableRow(unit: Unit, before: Unit | undefined): boolean {
  return isResultRow(unit) || (isOpenRow(unit) && before !== undefined && isResultRow(before));
}

/**
 * Groups the lines of a face: a bulleted line belongs to the line before it (CR 700.2), as the rows of a table do; modes with
 * prices are one.
 */
export function blocksOf(normalized: Normalized): readonly Block[] {
  const groups: Unit[][] = [];
  for (const unit of normalized.units) {
    const group = groups[groups.length - 1];
    const [head] = group ?? [];
    const continues =
      unit.text.charAt(0) === bullet ||
      isWeighedRow(unit) ||
      isTableRow(unit, group?.at(-1)) ||
      (isPricedRow(unit) && head !== undefined && isPricedRow(head));
    if (continues && group !== undefined) group.push(unit);
    else groups.push([unit]);
  }
  return groups.map((units) => blockOf(normalized.original, units));
}

function blockOf(original: string, units: readonly Unit[], canonical = units): Block {
  const span = { start: units[0]?.span.start ?? 0, end: units.at(-1)?.span.end ?? 0 };
  return {
    units,
    canonical,
    text: units.map((unit) => unit.text).join('\n'),
    span,
    printed: original.slice(span.start, span.end),
    original,
  };
}

/** Two blocks, one after the other, as one: lines of a spell that speak of each other. */
export const joinedBlock = (first: Block, second: Block): Block =>
  blockOf(first.original, [...first.canonical, ...second.canonical]);

/** A block with words in square brackets as it is read with those words, and without them (CR 702.148a); null if it has none. */
export function bracketReadings(block: Block): { readonly kept: Block; readonly removed: Block } | null {
  const lines = block.canonical.map((unit) => ({ unit, read: readingsOf(unit, block.original) }));
  if (lines.every(({ read }) => read === null)) return null;
  const reading = (words: 'kept' | 'removed'): Block =>
    blockOf(
      block.original,
      lines.map(({ unit, read }) => read?.[words] ?? unit),
      block.canonical,
    );
  return { kept: reading('kept'), removed: reading('removed') };
}

/** The range of the original text that a range of a block's text stands for. */
export function blockToOriginal(block: Block, span: Span): Span {
  const start = place(block, span.start);
  const end = place(block, Math.max(span.start, span.end - 1));
  const first = toOriginal(start.unit, { start: start.at, end: start.at + 1 });
  const last = toOriginal(end.unit, { start: end.at, end: end.at + (span.end > span.start ? 1 : 0) });
  return { start: first.start, end: Math.max(first.start, last.end) };
}

function place(block: Block, offset: number): { readonly unit: Unit; readonly at: number } {
  let at = offset;
  let last = block.units[0];
  for (const unit of block.units) {
    last = unit;
    if (at <= unit.text.length) return { unit, at };
    at -= unit.text.length + 1;
  }
  if (last === undefined) throw new Error('a block without lines');
  return { unit: last, at: last.text.length };
}
