/** The words that are nearest to one that is not known, by edits; none when all are far. */
export function nearest(word: string, vocabulary: Iterable<string>, most = 3): readonly string[] {
  const limit = word.length <= 3 ? 1 : Math.max(2, Math.floor(word.length / 3));
  const near = [...new Set(vocabulary)]
    .map((known) => ({ known, distance: distanceOf(word, known, limit) }))
    .filter(({ known, distance }) => distance > 0 && distance <= Math.min(limit, Math.floor(known.length / 2)));
  const least = Math.min(...near.map(({ distance }) => distance));
  const best = near.filter(({ distance }) => distance === least).map(({ known }) => known);
  return best.sort().slice(0, most);
}

/** How many letters have to be put in, left out, changed or swapped with the next; more than the limit once it is passed. */
export function distanceOf(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const width = b.length + 1;
  const rows: number[][] = [Array.from({ length: width }, (_, index) => index)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? limit + 1;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const edits = Math.min(at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(i - 1, j - 1) + change);
      row.push(isSwap ? Math.min(edits, at(i - 2, j - 2) + 1) : edits);
    }
    if (Math.min(...row) > limit) return limit + 1;
    rows.push(row);
  }
  return at(a.length, b.length);
}
