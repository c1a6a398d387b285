import type { Span } from '../source/span';

/** A face's rules text, normalized line by line. Every code unit of `original` is in exactly one piece. */
export interface Normalized {
  readonly original: string;
  /** The lines that say something, in printed order. */
  readonly units: readonly Unit[];
  readonly setAside: readonly SetAside[];
  /** All of the original in order: what belongs to a unit, what is set aside, what only separates. */
  readonly pieces: readonly Piece[];
}

/** One printed line in canonical wording. */
export interface Unit {
  readonly text: string;
  /** The line in the original, from its first to its last letter that was kept. */
  readonly span: Span;
  /** Where `text` differs from the original by more than letter case, in order of place. */
  readonly edits: readonly Edit[];
  /** Places in the original, outside edits, of capital letters that were folded. */
  readonly capitals: readonly number[];
}

/** The range `span` of a unit's text stands for `was`, the range `source` of the original. Either may be empty. */
export interface Edit {
  readonly span: Span;
  readonly source: Span;
  readonly was: string;
  /** The rewrites that made it, oldest first: names of wording entries and of the kinds in `docs/normalize.md`. */
  readonly why: readonly string[];
}

/** Text without rules meaning, kept out of the units (CR 207.2). */
export interface SetAside {
  readonly kind: 'reminder' | 'ability-word' | 'flavor-word';
  readonly span: Span;
  /** As printed, marks included. */
  readonly text: string;
  /** Index of the unit on whose line it stands; none if the line has nothing else. */
  readonly unit: number | undefined;
}

export type Piece =
  | { readonly kind: 'unit'; readonly span: Span; readonly unit: number }
  | { readonly kind: 'set-aside'; readonly span: Span; readonly setAside: number }
  | { readonly kind: 'separator'; readonly span: Span; readonly text: string };

/**
 * The range of the original that a range of a unit's text stands for. A range that cuts an edit gets all of what the
 * edit stands for; an empty range gets the place after what stands before it.
 */
export function toOriginal(unit: Unit, span: Span): Span {
  const first = sourceOf(unit, span.start);
  const last = sourceOf(unit, span.end - 1);
  return span.start < span.end ? { start: first.start, end: last.end } : { start: last.end, end: last.end };
}

/** What the code unit at `at` stands for. */
function sourceOf(unit: Unit, at: number): Span {
  if (at < 0) return { start: unit.span.start, end: unit.span.start };
  let low = 0;
  let high = unit.edits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((unit.edits[middle]?.span.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const edit = unit.edits[low - 1];
  if (edit === undefined) return { start: unit.span.start + at, end: unit.span.start + at + 1 };
  if (at < edit.span.end) return edit.source;
  const start = edit.source.end + at - edit.span.end;
  return { start, end: start + 1 };
}

/** The original text, put together again from the units, what was set aside, and the separators. */
export function original(normalized: Normalized): string {
  let text = '';
  for (const piece of normalized.pieces) {
    // A unit gives back its whole span at once, with whatever was set aside within it.
    if (piece.span.start < text.length) continue;
    switch (piece.kind) {
      case 'unit': {
        const unit = normalized.units[piece.unit];
        if (unit !== undefined) text += undo(unit);
        break;
      }
      case 'set-aside':
        text += normalized.setAside[piece.setAside]?.text ?? '';
        break;
      case 'separator':
        text += piece.text;
    }
  }
  return text;
}

/** The original text of a unit's span, by taking back each edit and restoring capitals. */
export function undo(unit: Unit): string {
  let text = '';
  let at = 0;
  let next = 0;
  const copyUntil = (end: number): void => {
    while (at < end) {
      const capital = unit.capitals[next];
      const stop = capital === undefined ? end : Math.min(end, at + capital - (unit.span.start + text.length));
      text += unit.text.slice(at, stop);
      at = stop;
      if (at < end) {
        text += unit.text.charAt(at).toUpperCase();
        at++;
        next++;
      }
    }
  };
  for (const edit of unit.edits) {
    copyUntil(edit.span.start);
    text += edit.was;
    at = edit.span.end;
  }
  copyUntil(unit.text.length);
  return text;
}
