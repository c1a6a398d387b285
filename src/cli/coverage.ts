import { readFileSync } from 'node:fs';
import { certificateClusters, engineClusters, gapClusters, type Cluster } from '../report/clusters';
import { comparisonText, compareLevels, faceKey, readLevels } from '../report/compare';
import { coverageOf, groupTable, levelsOf } from '../report/coverage';
import { summary } from '../report/summary';
import { count, table } from '../report/table';
import { totalsOf, unitTotals } from '../report/totals';
import type { CardOutcome } from '../compile/outcome';
import { compileFiles, type CompileFlags } from './compile-files';
import { exitCodes, UsageError, type ExitCode, type Terminal } from './terminal';

export interface CoverageFlags extends CompileFlags {
  readonly bySet?: boolean;
  readonly byFormat?: boolean;
  readonly gap?: string;
  readonly compare?: string;
  readonly json?: boolean;
  readonly top: string;
}

/** `oracle coverage`: how far the cards of some files get, and what keeps them from getting further. */
export async function coverageCommand(
  files: readonly string[],
  flags: CoverageFlags,
  terminal: Terminal,
): Promise<ExitCode> {
  const top = Number(flags.top);
  if (!Number.isInteger(top) || top < 0) throw new UsageError(`--top takes a number, not "${flags.top}"`);
  const before = flags.compare === undefined ? null : levelsBefore(flags.compare);
  const { compiled, problems, rejected } = await compileFiles(files, flags, terminal);
  const { outcomes } = compiled;
  const ending = problems.length > 0 ? exitCodes.problems : exitCodes.done;
  if (flags.gap !== undefined) return drillDown(outcomes, flags.gap, terminal) ? ending : exitCodes.problems;
  if (before !== null) {
    const comparison = compareLevels(before, levelsOf(outcomes));
    terminal.out(flags.json === true ? `${JSON.stringify(comparison, null, 1)}\n` : comparisonText(comparison));
    return comparison.fell.length > 0 ? exitCodes.problems : ending;
  }
  if (flags.json === true) {
    terminal.out(`${JSON.stringify(coverageOf(outcomes, rejected.length), null, 1)}\n`);
    return ending;
  }
  terminal.out(summary(totalsOf(outcomes, rejected.length), unitTotals(outcomes)));
  const { sets, formats } = coverageOf(outcomes, rejected.length);
  if (flags.bySet === true) terminal.out(`\nby set\n${groupTable(sets)}`);
  if (flags.byFormat === true) terminal.out(`\nby format\n${groupTable(formats)}`);
  terminal.out(ranking('gaps, by the faces that each alone blocks', gapClusters(outcomes), top, terminal));
  terminal.out(ranking('certificates, by the first words that differ', certificateClusters(outcomes), top, terminal));
  terminal.out(ranking('instructions that the engine lacks', engineClusters(outcomes), top, terminal));
  return ending;
}

function levelsBefore(file: string): ReturnType<typeof readLevels> & object {
  const levels = readLevels(readText(file));
  if (levels === undefined)
    throw new UsageError(`${file} was written neither by coverage --json nor by compile --details`);
  return levels;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const shownText = 60;

/** The first clusters; the sum of faces tells what mending all of them would unlock. */
function ranking(title: string, clusters: readonly Cluster[], top: number, { paint }: Terminal): string {
  const shown = clusters.slice(0, top);
  if (shown.length === 0) return '';
  const unlocked = shown.reduce((sum, { alone }) => sum + alone, 0);
  const rows = shown.map(({ key, faces, alone, occurrences: [first] }) => [
    `  ${cut(key)}`,
    count(alone),
    count(faces),
    `${first?.face ?? ''}: ${cut((first?.text ?? '').replaceAll('\n', ' / '))}`,
  ]);
  const [head = '', ...body] = rightOpen([['  key', 'alone', 'faces', 'for example'], ...rows]);
  return `\n${paint.bold(title)}: ${count(clusters.length)}; the first ${shown.length} would unlock ${count(unlocked)} faces\n${paint.dim(head)}${body.join('')}`;
}

function cut(text: string): string {
  return text.length > shownText ? `${text.slice(0, shownText - 1)}…` : text;
}

/** Rows in columns of which the last is not padded. */
function rightOpen(rows: readonly (readonly string[])[]): readonly string[] {
  const left = table(rows.map((row) => row.slice(0, -1))).split('\n');
  return rows.map((row, index) => `${left[index] ?? ''}  ${row.at(-1) ?? ''}\n`);
}

/** Tells every place of a cluster; false when there is no such key. */
function drillDown(outcomes: readonly CardOutcome[], key: string, terminal: Terminal): boolean {
  const all = [...gapClusters(outcomes), ...certificateClusters(outcomes), ...engineClusters(outcomes)];
  const exact = all.filter((cluster) => cluster.key === key);
  const found = exact.length > 0 ? exact : all.filter((cluster) => cluster.key.includes(key));
  if (found.length === 0) terminal.err(`no gap has the key "${key}"\n`);
  for (const cluster of found) {
    terminal.out(`${terminal.paint.bold(cluster.key)}: ${cluster.faces} faces, ${cluster.alone} alone\n`);
    for (const { card, face, span, text, alone } of cluster.occurrences) {
      const mark = alone ? '*' : ' ';
      terminal.out(`${mark} ${faceKey(card, face)} [${span.start}, ${span.end}] ${text.replaceAll('\n', ' / ')}\n`);
    }
  }
  return found.length > 0;
}
