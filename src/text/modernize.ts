import type { MappedText, Replacement } from './mapped';
import { rewrite } from './mapped';
import { wordDiff } from './word-diff';
import type { WordingEntry } from './wording/index';
import { wording } from './wording/index';

/** Finds in one go whether the words of any entry occur: in most lines none do. */
const anyNeeds = new RegExp(
  wording
    .map((entry) => entry.needs.replace(/[^a-z ]/g, (mark) => `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`))
    .join('|'),
  'u',
);

/** Puts today's wording in the place of superseded wording, by the table. */
export function modernize(mapped: MappedText): MappedText {
  if (!anyNeeds.test(mapped.text)) return mapped;
  let result = mapped;
  for (const entry of wording) if (result.text.includes(entry.needs)) result = applyEntry(result, entry);
  return result;
}

/** Applies one entry of the table wherever it fits. */
export function applyEntry(mapped: MappedText, entry: WordingEntry): MappedText {
  const found: Replacement[] = [];
  for (const match of mapped.text.matchAll(entry.old)) {
    const was = match[0];
    const text = typeof entry.modern === 'string' ? filled(entry.modern, match) : entry.modern(match);
    if (text !== was) found.push(...wordDiff(match.index, was, text, entry.name));
  }
  return rewrite(mapped, found);
}

function filled(pattern: string, match: readonly string[]): string {
  return pattern.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
}
