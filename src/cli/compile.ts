import { moduleForms, type ModuleForm } from '../compile/cards';
import { isAtLeast } from '../compile/level';
import type { CardOutcome } from '../compile/outcome';
import { toolVersion } from '../compile/version';
import { detailLines } from '../report/details';
import { reportOf } from '../report/report';
import { summary } from '../report/summary';
import { totalsOf, unitTotals } from '../report/totals';
import { compileFiles, type CompileFlags } from './compile-files';
import { writeOutput } from './output-file';
import { exitCodes, UsageError, type ExitCode, type Terminal } from './terminal';

export interface CompileCommandFlags extends CompileFlags {
  readonly output?: string;
  readonly format?: string;
  readonly report?: string;
  readonly details?: string;
  readonly strict?: boolean;
}

/** `oracle compile`: card JSON in, module out. */
export async function compileCommand(
  files: readonly string[],
  flags: CompileCommandFlags,
  terminal: Terminal,
): Promise<ExitCode> {
  const form = formOf(flags);
  const { compiled, problems, rejected, inputs, jobs, wallMs } = await compileFiles(files, flags, terminal, form);
  const { outcomes } = compiled;
  const facts = { tool: toolVersion(), inputs, rejected: rejected.length, time: { wallMs, jobs } };
  const report = reportOf(outcomes, facts);
  if (flags.report !== undefined) writeOutput(flags.report, `${JSON.stringify(report, null, 1)}\n`, terminal);
  if (flags.details !== undefined) writeOutput(flags.details, lines(detailLines(outcomes, rejected)), terminal);
  if (form !== null) {
    writeOutput(flags.output ?? '-', compiled.module(form), terminal);
    if (compiled.whole < outcomes.length)
      terminal.err(
        `${outcomes.length - compiled.whole} of ${outcomes.length} cards are understood in part and not in the module\n`,
      );
  }
  terminal.err(summary(totalsOf(outcomes, rejected.length), unitTotals(outcomes)));
  const bugs = bugsIn(outcomes);
  if (bugs.length > 0) terminal.err(bugText(bugs, terminal));
  const isShort = flags.strict === true && !outcomes.every(isCertified);
  return problems.length > 0 || bugs.length > 0 || isShort ? exitCodes.problems : exitCodes.done;
}

/** The form to write; null when the module is not asked for: bytes are written only where a file is named. */
function formOf({ format, output }: CompileCommandFlags): ModuleForm | null {
  if (format === undefined) return output === undefined ? null : 'bin';
  const form = moduleForms.find((each) => each === format);
  if (form === undefined) throw new UsageError(`--format takes ${moduleForms.join(', ')}, not "${format}"`);
  return form === 'bin' && output === undefined ? null : form;
}

function lines(each: Iterable<string>): string {
  return [...each].map((line) => `${line}\n`).join('');
}

function isCertified({ faces }: CardOutcome): boolean {
  return faces.every(({ level }) => isAtLeast(level, 'certified'));
}

/** Mistakes of the compiler that faces ran into, each with the first face. */
export function bugsIn(outcomes: readonly CardOutcome[]): readonly { readonly face: string; readonly what: string }[] {
  const found = new Map<string, string>();
  for (const { faces } of outcomes)
    for (const { name, gaps, certificate } of faces) {
      for (const { code, key } of gaps) if (code === 'ORA0901' && !found.has(key)) found.set(key, name);
      if (certificate.error !== undefined && !found.has(certificate.error)) found.set(certificate.error, name);
    }
  return [...found].map(([what, face]) => ({ face, what }));
}

const shownBugs = 10;

function bugText(bugs: ReturnType<typeof bugsIn>, { paintErr }: Terminal): string {
  const shown = bugs.slice(0, shownBugs).map(({ face, what }) => `  ${face}: ${what}\n`);
  return `${paintErr.red('internal errors')}: ${bugs.length}; these are bugs, please report them with the card:\n${shown.join('')}`;
}
