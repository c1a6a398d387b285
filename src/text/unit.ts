import type { Span } from '../source/span';
import type { MappedText, RewriteNote } from './mapped';
import type { Edit, Unit } from './normalized';

/** Closes a mapped line: finds where it differs from its span of the source, and records both sides. */
export function unitFrom(mapped: MappedText, source: string, span: Span): Unit {
  const edits: Edit[] = [];
  const capitals: number[] = [];
  const { text } = mapped;
  let at = 0;
  let place = span.start;
  while (at < text.length || place < span.end) {
    const own = ownPlace(mapped, source, at);
    if (own === place) {
      if (source[place] !== text[at]) capitals.push(place);
      at++;
      place++;
      continue;
    }
    const begin = at;
    let reach = place;
    for (; at < text.length && (ownPlace(mapped, source, at) ?? -1) < reach; at++) {
      reach = Math.max(reach, mapped.to[at] ?? reach);
    }
    // What no code unit stands for has been left out here.
    reach = at < text.length ? (mapped.from[at] ?? reach) : span.end;
    edits.push(edit(mapped.notes, source, { start: begin, end: at }, { start: place, end: reach }));
    place = reach;
  }
  return { text, span, edits, capitals };
}

/** The place in the source of a code unit that is still what it was there, but for letter case. */
function ownPlace(mapped: MappedText, source: string, at: number): number | undefined {
  const from = mapped.from[at] ?? 0;
  if (mapped.to[at] !== from + 1) return undefined;
  const was = source.charCodeAt(from);
  const is = mapped.text.charCodeAt(at);
  return was === is || (isCapital(was) && was + 32 === is) ? from : undefined;
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

function edit(notes: readonly RewriteNote[], source: string, span: Span, from: Span): Edit {
  const why = new Set<string>();
  for (const note of notes) if (touches(note, from)) why.add(note.why);
  return { span, source: from, was: source.slice(from.start, from.end), why: [...why] };
}

/** Whether a rewrite is part of an edit; one of them may be at a place and not at a range. */
function touches(note: RewriteNote, range: Span): boolean {
  if (note.from === note.to || range.start === range.end) return note.from <= range.end && range.start <= note.to;
  return note.from < range.end && range.start < note.to;
}
