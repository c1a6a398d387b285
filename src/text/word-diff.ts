import type { Replacement } from './mapped';

const words = /[a-z0-9'{}~^/+-]+|\s+|[^]/gi;

/**
 * The replacements that turn the text `was`, which stands at a place, into `text`: as few words as possible, so that the
 * words that stay keep their places.
 */
export function wordDiff(at: number, was: string, text: string, why: string): readonly Replacement[] {
  const old = was.match(words) ?? [];
  const now = text.match(words) ?? [];
  const common = commonLengths(old, now);
  const found: Replacement[] = [];
  let i = 0;
  let j = 0;
  let place = at;
  while (i < old.length || j < now.length) {
    if (i < old.length && old[i] === now[j]) {
      place += old[i]?.length ?? 0;
      i++;
      j++;
      continue;
    }
    const start = place;
    let put = '';
    while ((i < old.length || j < now.length) && !(i < old.length && old[i] === now[j])) {
      if (j === now.length || (i < old.length && length(common, i + 1, j) >= length(common, i, j + 1))) {
        place += old[i]?.length ?? 0;
        i++;
      } else {
        put += now[j] ?? '';
        j++;
      }
    }
    found.push({ start, end: place, text: put, why });
  }
  return found;
}

/** For each pair of places, how many words the rests from there have in common, in order. */
function commonLengths(old: readonly string[], now: readonly string[]): readonly (readonly number[])[] {
  const rows: number[][] = [new Array<number>(now.length + 1).fill(0)];
  for (let i = old.length - 1; i >= 0; i--) {
    const below = rows[0] ?? [];
    const row = new Array<number>(now.length + 1).fill(0);
    for (let j = now.length - 1; j >= 0; j--) {
      row[j] = old[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
    rows.unshift(row);
  }
  return rows;
}

function length(common: readonly (readonly number[])[], i: number, j: number): number {
  return common[i]?.[j] ?? 0;
}
