import type { MappedText } from './mapped';
import type { Edit, Unit } from './normalized';

/** Closes a mapped line: finds where it differs from the source and records both sides. */
export function unitFrom(mapped: MappedText, source: string, start: number, end: number): Unit {
  const edits: Edit[] = [];
  const capitals: number[] = [];
  const { text, from, to } = mapped;
  let at = 0;
  let place = start;
  while (at < text.length) {
    if (from[at] === place && to[at] === place + 1) {
      const was = source.charCodeAt(place);
      const is = text.charCodeAt(at);
      if (was === is || (was >= 65 && was <= 90 && was + 32 === is)) {
        if (was !== is) capitals.push(place);
        at++;
        place++;
        continue;
      }
    }
    const begin = at;
    let reach = Math.max(place, to[at] ?? place);
    // Text left out before a code unit that still stands for itself is an edit with nothing in its place.
    if (!standsForItself(mapped, source, at)) {
      at++;
      while (at < text.length && ((from[at] ?? 0) < reach || ((to[at] ?? 0) <= reach && (from[at] ?? 0) <= reach && !standsForItself(mapped, source, at)))) {
        reach = Math.max(reach, to[at] ?? 0);
        at++;
      }
    } else {
      reach = from[at] ?? place;
    }
    edits.push(edit(mapped, source, begin, at, place, reach));
    place = reach;
  }
  if (place < end) edits.push(edit(mapped, source, at, at, place, end));
  return { text, span: { start, end }, edits, capitals };
}

function standsForItself(mapped: MappedText, source: string, at: number): boolean {
  const from = mapped.from[at] ?? 0;
  if (mapped.to[at] !== from + 1) return false;
  const was = source.charCodeAt(from);
  const is = mapped.text.charCodeAt(at);
  return was === is || (was >= 65 && was <= 90 && was + 32 === is);
}

function edit(mapped: MappedText, source: string, begin: number, end: number, from: number, to: number): Edit {
  const why: string[] = [];
  for (const note of mapped.notes) {
    if (note.from <= to && note.to >= from && !why.includes(note.why) && (note.to > from || note.from === note.to) && (note.from < to || note.from === note.to)) why.push(note.why);
  }
  return { span: { start: begin, end }, source: { start: from, end: to }, was: source.slice(from, to), why };
}
