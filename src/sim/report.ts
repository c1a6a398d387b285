import type { Chalk } from 'chalk';
import type { Result } from './batch';
import type { Ending, Failure } from './play';

/** What many games came to, as data. */
export interface SimReport {
  readonly schema: 'oracle/sim@1';
  readonly seed: number;
  readonly players: number;
  readonly totals: Readonly<Record<Ending, number>> & {
    readonly games: number;
    readonly turns: number;
    readonly decisions: number;
  };
  readonly time: {
    readonly wallMs: number;
    readonly jobs: number;
    readonly gamesPerSecond: number;
    readonly turnsPerSecond: number;
    readonly decisionsPerSecond: number;
  };
  readonly failures: readonly (Failure & { readonly seed: number; readonly file: string })[];
}

interface Facts {
  readonly seed: number;
  readonly players: number;
  readonly jobs: number;
  readonly wallMs: number;
  /** The replays of the games that failed, in order. */
  readonly files: readonly string[];
}

/** Counts what games came to. */
export function simReport(results: readonly Result[], { seed, players, jobs, wallMs, files }: Facts): SimReport {
  const sum = (of: (result: Result) => number): number => results.reduce((so, result) => so + of(result), 0);
  const ended = (ending: Ending): number => sum((result) => (result.ending === ending ? 1 : 0));
  const turns = sum((result) => result.turns);
  const decisions = sum((result) => result.decisions);
  const perSecond = (count: number): number => Math.round((100_000 * count) / Math.max(wallMs, 1)) / 100;
  const failed = results.flatMap((result) => (result.failed === null ? [] : [{ seed: result.seed, ...result.failed }]));
  return {
    schema: 'oracle/sim@1',
    seed,
    players,
    totals: {
      games: results.length,
      won: ended('won'),
      drawn: ended('drawn'),
      turnLimit: ended('turnLimit'),
      decisionLimit: ended('decisionLimit'),
      failed: ended('failed'),
      turns,
      decisions,
    },
    time: {
      wallMs: Math.round(wallMs),
      jobs,
      gamesPerSecond: perSecond(results.length),
      turnsPerSecond: perSecond(turns),
      decisionsPerSecond: perSecond(decisions),
    },
    failures: failed.map(({ seed: its, failure }, at) => ({ seed: its, file: files[at] ?? '', ...failure })),
  };
}

/** What many games came to, for people. */
export function simText({ totals, time, failures }: SimReport, paint: Chalk): string {
  const { games, won, drawn, turnLimit, decisionLimit, failed, turns, decisions } = totals;
  const shown = failures.map(
    ({ kind, message, decision, file }) =>
      `${paint.red(kind)} after ${decision} decisions, see ${file}\n  ${message.split('\n').slice(0, 4).join('\n  ')}\n`,
  );
  return [
    ...shown,
    `${games} games: ${won} won, ${drawn} drawn, ${turnLimit} to the turn limit, ${decisionLimit} to the decision limit, `,
    failed === 0 ? paint.green('0 failed') : paint.red(`${failed} failed`),
    `\n${turns} turns, ${decisions} decisions in ${(time.wallMs / 1000).toFixed(1)} s with ${time.jobs} thread${time.jobs === 1 ? '' : 's'}: `,
    `${time.gamesPerSecond} games, ${time.turnsPerSecond} turns, ${time.decisionsPerSecond} decisions a second\n`,
  ].join('');
}
