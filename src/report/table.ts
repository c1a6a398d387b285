/** Lays out rows in columns: the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>((found, row) => {
    row.forEach((cell, index) => (found[index] = Math.max(found[index] ?? 0, cell.length)));
    return found;
  }, []);
  const line = (row: readonly string[]): string =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}

/** A number with its share of a whole. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

/** A number as people write it. */
export function count(number: number): string {
  return number.toLocaleString('en-US');
}
