import { count, share, table } from './table';
import type { Totals, UnitTotals } from './totals';

/** The totals as a table: counts of faces, and shares of those with text. */
export function summary(totals: Totals, units: UnitTotals): string {
  const row = (name: string, part: number, whole: number): readonly string[] => [name, count(part), share(part, whole)];
  return table([
    ['cards', count(totals.cards), ''],
    ['faces', count(totals.faces), ''],
    ['  rejected', count(totals.rejected), ''],
    ['  without text', count(totals.vanilla), ''],
    ['  with text', count(totals.withText), ''],
    row('    partial', totals.partial, totals.withText),
    row('    compiled', totals.compiled, totals.withText),
    row('      certified', totals.certified, totals.withText),
    row('        executable', totals.executable, totals.withText),
    ['lines of text', count(units.total), ''],
    row('    compiled', units.compiled, units.total),
    row('    certified', units.certified, units.total),
  ]);
}
