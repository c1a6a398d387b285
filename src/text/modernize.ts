import type { MappedText, Replacement } from './mapped';
import { rewrite } from './mapped';
import { neededIn } from './needed';
import { wordDiff } from './word-diff';
import type { WordingEntry } from './wording/index';
import { wording } from './wording/index';

/** Puts today's wording in the place of superseded wording, by the table. */
export function modernize(mapped: MappedText): MappedText {
  let result = mapped;
  let open = neededIn(mapped.text);
  for (let index = open.shift(); index !== undefined; index = open.shift()) {
    const last = index;
    const entry = wording[index];
    const after = entry === undefined ? result : applyEntry(result, entry);
    if (after === result) continue;
    // Other words stand there now, and later entries may need them.
    open = neededIn(after.text).filter((other) => other > last);
    result = after;
  }
  return result;
}

/** Applies one entry of the table wherever it fits. */
export function applyEntry(mapped: MappedText, entry: WordingEntry): MappedText {
  // To look first spares most lines a copy of the expression, which `matchAll` makes.
  if (mapped.text.search(entry.old) < 0) return mapped;
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
