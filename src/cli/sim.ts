import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gamePool } from '../compile/game-pool';
import { toolVersion } from '../compile/version';
import { randomFrom } from '../engine/bots/random';
import type { Result } from '../sim/batch';
import { deckDrawer, type Deck } from '../sim/decks';
import type { Plan } from '../sim/play';
import { readReplay, runReplay, type Replay } from '../sim/replay';
import { runGames } from '../sim/run';
import { simReport, simText } from '../sim/report';
import { jobsOf, type CompileFlags } from './compile-files';
import { deckIn } from './deck-files';
import { gameCards, type GameCards } from './game-cards';
import { numberOf } from './number-option';
import { writeOutput } from './output-file';
import { progressOf } from './progress';
import { exitCodes, UsageError, type ExitCode, type Terminal } from './terminal';

export interface SimFlags extends CompileFlags {
  readonly cards: readonly string[];
  readonly decks?: readonly string[];
  readonly games: string;
  readonly players: string;
  readonly seed: string;
  readonly turns: string;
  readonly check?: boolean;
  readonly failures: string;
  readonly replay?: string;
  readonly json?: boolean;
}

/** No game of chance needs as many decisions, unless players go on with a loop. */
const mostDecisions = 20_000;

/** `oracle sim`: many games with players who do what chance says, checked; failures are kept as replays. */
export async function simCommand(flags: SimFlags, terminal: Terminal): Promise<ExitCode> {
  if (flags.replay !== undefined) return replay(flags.replay, flags, terminal);
  const games = numberOf('--games', flags.games, 1);
  const players = numberOf('--players', flags.players, 2, 6);
  const seed = numberOf('--seed', flags.seed, 0);
  const turns = numberOf('--turns', flags.turns, 1);
  const jobs = jobsOf(flags.jobs);
  if (flags.cards.length === 0) throw new UsageError('name the files that the cards come from with --cards');
  const cards = await gameCards(flags, 'executable', terminal);
  const decks = decksFor(cards, flags, terminal);
  if (decks === null) return exitCodes.problems;
  const plans = Array.from({ length: games }, (_, at) => planOf(seed + at, players, decks));
  const progress = progressOf(terminal, 'playing  ', games);
  const started = performance.now();
  const results = await runGames(plans, cards.programs, {
    jobs,
    limits: { turns, decisions: mostDecisions },
    check: flags.check === true ? 'again' : 'invariants',
    onResults: (some) => progress.add(some.length),
  });
  const wallMs = performance.now() - started;
  progress.end();
  const files = keep(results, flags, terminal);
  const report = simReport(results, { seed, jobs, wallMs, players, files });
  terminal.out(flags.json === true ? `${JSON.stringify(report, null, 1)}\n` : simText(report, terminal.paint));
  return files.length > 0 || cards.problems > 0 ? exitCodes.problems : exitCodes.done;
}

type DeckOf = (seed: number, player: number) => Deck;

/** The decks of each game: those of the files in turn, or drawn by chance. Null when a file has something wrong. */
function decksFor(cards: GameCards, flags: SimFlags, terminal: Terminal): DeckOf | null {
  if (flags.decks === undefined) {
    const draw = deckDrawer([...cards.programs.values()]);
    return (seed, player) => draw(randomFrom(Math.imul(seed, 16) + player));
  }
  const decks = flags.decks.map((file) => deckIn(file, cards, 'refused', terminal));
  if (decks.some((deck) => deck === null)) return null;
  return (_, player) => decks[player % decks.length] ?? [];
}

function planOf(seed: number, players: number, decks: DeckOf): Plan {
  return {
    seed,
    players: Array.from({ length: players }, (_, at) => ({ name: `Player ${at + 1}`, deck: decks(seed, at) })),
  };
}

/** Writes a replay for each game that failed; the names of the files. */
function keep(results: readonly Result[], { failures, cards }: SimFlags, terminal: Terminal): readonly string[] {
  return results.flatMap(({ seed, failed }) => {
    if (failed === null) return [];
    const { plan, answers, failure } = failed;
    const content: Replay = { schema: 'oracle/replay@1', tool: toolVersion(), cards, ...plan, answers, failure };
    const file = join(failures, `replay-${seed}.json`);
    makeFolder(failures);
    writeOutput(file, `${JSON.stringify(content)}\n`, terminal);
    return [file];
  });
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(`${folder} cannot be made: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Plays a replay: exits with 1 when it goes wrong again. */
async function replay(file: string, flags: SimFlags, terminal: Terminal): Promise<ExitCode> {
  const read = readReplay(textOf(file));
  if (read.kind === 'Unread') {
    terminal.err(`${terminal.paintErr.red('error')}: ${file} is not a replay: ${read.reason}\n`);
    return exitCodes.problems;
  }
  const names = [...new Set(read.replay.players.flatMap(({ deck }) => deck))];
  const from = flags.cards.length > 0 ? flags.cards : read.replay.cards;
  const { programs } = await gameCards({ ...flags, cards: from, name: names }, 'all', terminal);
  const missing = names.filter((name) => !programs.has(name));
  if (missing.length > 0) {
    terminal.err(`${terminal.paintErr.red('error')}: no card "${missing.join('", "')}" in ${from.join(', ')}\n`);
    return exitCodes.problems;
  }
  const failure = runReplay(gamePool(programs.values()), read.replay);
  if (flags.json === true) terminal.out(`${JSON.stringify({ schema: 'oracle/replayed@1', failure }, null, 1)}\n`);
  else if (failure === null) terminal.out(`${file}: ${read.replay.answers.length} answers, nothing went wrong\n`);
  else
    terminal.out(
      `${file}: ${terminal.paint.red(failure.kind)} after ${failure.decision} decisions\n${failure.message}\n`,
    );
  return failure === null ? exitCodes.done : exitCodes.problems;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
