import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileCard } from '../compile/card';
import { isAtLeast } from '../compile/level';
import { makeLibrary, type Decks, type Library } from '../scenario/cards';
import { findUnknown } from '../scenario/check';
import { readScenarios, type Place, type ReadScenarios, type ScenarioDiagnostic } from '../scenario/read';
import { runScenarios, type RunReport, type RunResult } from '../scenario/report';
import type { Scenario } from '../scenario/schema';
import { tracer } from '../scenario/trace';
import type { Watch } from '../scenario/watch';
import { filesOf } from './file-pattern';
import { writeOutput } from './output-file';
import { progressOf } from './progress';
import { readCardFiles } from './read-cards';
import { exitCodes, UsageError, type ExitCode, type Terminal } from './terminal';

export interface RunFlags {
  readonly cards?: readonly string[];
  readonly decks?: string;
  readonly only?: readonly string[];
  readonly report?: string;
  readonly json?: boolean;
  readonly trace?: boolean;
  readonly update?: boolean;
}

/** `oracle run`: plays scenarios and says which of their expectations hold. */
export async function runCommand(files: readonly string[], flags: RunFlags, terminal: Terminal): Promise<ExitCode> {
  const read = files.flatMap(filesOf).map(scenariosIn);
  read.flatMap(({ diagnostics }) => diagnostics).forEach(printed(terminal));
  const library = await libraryOf(files, flags, terminal);
  const wanted = read
    .flatMap(({ scenarios, places }) => scenarios.map((scenario, at) => ({ scenario, place: places[at] })))
    .filter(({ scenario }) => isWanted(flags.only)(scenario));
  const unknown = wanted.flatMap(({ scenario, place }) =>
    place === undefined ? [] : findUnknown(scenario, place, library),
  );
  unknown.forEach(printed(terminal));
  const scenarios = wanted.map(({ scenario }) => scenario);
  const progress = progressOf(terminal, 'playing  ', scenarios.length);
  const traces = new Map<Scenario, string[]>();
  const report = runScenarios(scenarios, library, {
    onResult: () => progress.add(1),
    ...(flags.trace === true || flags.update === true ? { watch: tracing(traces) } : {}),
  });
  progress.end();
  if (flags.update === true) writeTraces(wanted, traces, terminal);
  else for (const [scenario, lines] of traces) terminal.out(traceText(scenario, lines));
  if (flags.report !== undefined) writeOutput(flags.report, `${JSON.stringify(report, null, 1)}\n`, terminal);
  terminal.out(flags.json === true ? `${JSON.stringify(report, null, 1)}\n` : summaryOf(report, terminal));
  const isClean = report.totals.passed === report.totals.scenarios && read.every((one) => one.diagnostics.length === 0);
  return isClean ? exitCodes.done : exitCodes.problems;
}

/** Keeps the trace of each scenario. */
const tracing =
  (traces: Map<Scenario, string[]>) =>
  (scenario: Scenario): Watch => {
    const lines: string[] = [];
    traces.set(scenario, lines);
    return tracer((line) => void lines.push(line));
  };

function traceText({ id }: Scenario, lines: readonly string[]): string {
  return [`# ${id}`, ...lines, ''].map((line) => `${line}\n`).join('');
}

/** Records the traces beside the scenario files. Scenarios themselves are never written: what they expect is for people to say. */
function writeTraces(
  wanted: readonly { readonly scenario: Scenario; readonly place: Place | undefined }[],
  traces: ReadonlyMap<Scenario, readonly string[]>,
  terminal: Terminal,
): void {
  for (const file of new Set(wanted.flatMap(({ place }) => place?.file ?? []))) {
    const its = wanted.filter(({ place }) => place?.file === file).map(({ scenario }) => scenario);
    writeOutput(
      `${file}.trace`,
      its.map((scenario) => traceText(scenario, traces.get(scenario) ?? [])).join(''),
      terminal,
    );
  }
}

const printed =
  ({ err, paintErr }: Terminal) =>
  ({ file, line, path, reason, code, scenario }: ScenarioDiagnostic): void => {
    const place = `${file}${line === null ? '' : `:${line}`}`;
    err(`${paintErr.red('error')} ${code}: ${place} ${scenario === null ? '' : `${scenario} `}${path}: ${reason}\n`);
  };

function scenariosIn(file: string): ReadScenarios {
  try {
    return readScenarios(readFileSync(file, 'utf8'), file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const isWanted =
  (only: readonly string[] | undefined) =>
  ({ id }: Scenario): boolean =>
    only === undefined || only.includes(id);

async function libraryOf(files: readonly string[], flags: RunFlags, terminal: Terminal): Promise<Library> {
  const { cards } = await readCardFiles(flags.cards ?? [], {}, terminal);
  return makeLibrary(
    cards,
    (card) => {
      const { program, outcome } = compileCard(card);
      return { program: program.faces, executable: outcome.faces.every(({ level }) => isAtLeast(level, 'executable')) };
    },
    decksFor(files, flags),
  );
}

/** Named decks: the given file, else `decks.json` beside the first scenario file. */
function decksFor(files: readonly string[], flags: RunFlags): Decks {
  const file = flags.decks ?? join(dirname(files[0] ?? '.'), 'decks.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Decks) : {};
}

function summaryOf({ totals, results }: RunReport, { paint }: Terminal): string {
  const shown = results.filter(({ outcome }) => outcome === 'failed' || outcome === 'crashed');
  const lines = shown.map((result) => `${paint.red(result.outcome)} ${result.id}\n${detailsOf(result)}`);
  const { scenarios, passed, failed, uncompiled, crashed } = totals;
  return [
    ...lines,
    `${scenarios} scenarios: ${paint.green(`${passed} passed`)}, ${failed} failed, ${crashed} crashed, ${uncompiled} with cards that cannot be played yet\n`,
  ].join('');
}

function detailsOf({ failures, error }: RunResult): string {
  if (error !== undefined) return `  ${error.split('\n').slice(0, 3).join('\n  ')}\n`;
  return failures
    .map(({ expect, got }) => `  expected ${JSON.stringify(expect)}, got ${JSON.stringify(got)}\n`)
    .join('');
}
