import type { MappedText, Replacement } from './mapped';
import { rewrite } from './mapped';
import type { WordingEntry } from './wording/index';
import { wording } from './wording/index';

/** Puts today's wording in the place of superseded wording, by the table. */
export function modernize(mapped: MappedText): MappedText {
  let result = mapped;
  for (const entry of wording) if (result.text.includes(entry.needs)) result = applyEntry(result, entry);
  return result;
}

function applyEntry(mapped: MappedText, entry: WordingEntry): MappedText {
  const found: Replacement[] = [];
  for (const match of mapped.text.matchAll(entry.old)) {
    const was = match[0];
    const text = typeof entry.modern === 'string' ? filled(entry.modern, match) : entry.modern(match);
    if (text !== was) found.push(narrowed(match.index, was, text, entry.name));
  }
  return rewrite(mapped, found);
}

function filled(pattern: string, match: readonly string[]): string {
  return pattern.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
}

/** Leaves out of a replacement the words that both sides begin or end with. */
function narrowed(at: number, was: string, text: string, why: string): Replacement {
  let start = 0;
  while (start < was.length && start < text.length && was[start] === text[start]) start++;
  let end = 0;
  while (end < was.length - start && end < text.length - start && was[was.length - 1 - end] === text[text.length - 1 - end]) end++;
  return { start: at + start, end: at + was.length - end, text: text.slice(start, text.length - end), why };
}
