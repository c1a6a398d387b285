import { homedir } from 'node:os';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openCache, type Cache } from '../compile/cache';
import { compileCards, type CompiledCards, type ModuleForm } from '../compile/cards';
import { startThreads } from '../compile/pool';
import { compilerVersion } from '../compile/version';
import { problemLine } from '../report/problem';
import { progressOf } from './progress';
import { bytesIn, readCardFiles, type CardChoice, type CardsRead } from './read-cards';
import { UsageError, type Terminal } from './terminal';

/** Options of all commands that compile files. */
export interface CompileFlags extends CardChoice {
  readonly jobs?: string;
  /** A folder, or false for none. */
  readonly cache?: string | false;
}

export interface FilesCompiled extends CardsRead {
  readonly compiled: CompiledCards;
  readonly jobs: number;
  readonly wallMs: number;
}

/** Reads and compiles files, with progress and problems told on the way; `ahead` is the form of the module that will be asked for. */
export async function compileFiles(
  files: readonly string[],
  flags: CompileFlags,
  terminal: Terminal,
  ahead: ModuleForm | null = null,
): Promise<FilesCompiled> {
  const started = performance.now();
  const jobs = jobsOf(flags.jobs);
  const cache = cacheOf(flags.cache, terminal);
  const threads = cache === null && jobs > 1 && isLarge(files, flags) ? startThreads(jobs, 'early') : [];
  const read = await readCardFiles(files, flags, terminal);
  for (const problem of read.problems) terminal.err(problemLine(problem, terminal.paintErr));
  const progress = progressOf(terminal, 'compiling', read.cards.length);
  const compiled = await compileCards(read.cards, {
    jobs,
    cache,
    started: threads,
    onDone: progress.add,
    ahead,
  });
  progress.end();
  return { ...read, compiled, jobs, wallMs: Math.round(performance.now() - started) };
}

/** Will there be cards for many threads, as far as can be told before files are read? */
const isLarge = (files: readonly string[], { name, set, legal }: CardChoice): boolean =>
  name === undefined && set === undefined && legal === undefined && bytesIn(files) > largeBytes;

const largeBytes = 2_000_000;

/** The number of threads that an option asks for. Throws for what is no such number. */
export function jobsOf(jobs: string | undefined): number {
  if (jobs === undefined) return availableParallelism();
  const number = Number(jobs);
  if (!Number.isInteger(number) || number < 1) throw new UsageError(`--jobs takes a number from 1 on, not "${jobs}"`);
  return number;
}

/** The cache in the given folder or in the user's own; none when it cannot be opened. */
function cacheOf(folder: string | false | undefined, terminal: Terminal): Cache | null {
  if (folder === false) return null;
  const home = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  try {
    return openCache(folder ?? join(home, 'oracle'), compilerVersion());
  } catch (error) {
    terminal.err(
      `${terminal.paintErr.yellow('warning')}: no cache: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return null;
  }
}
