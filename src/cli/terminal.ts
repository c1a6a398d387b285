import { createInterface } from 'node:readline';
import chalk from 'chalk';

/** Where a command writes: results to `out`, everything else to `err`. */
export interface Terminal {
  readonly out: (text: string | Uint8Array) => void;
  readonly err: (text: string) => void;
  /** Paints for results, and for what goes beside them. */
  readonly paint: chalk.Chalk;
  readonly paintErr: chalk.Chalk;
  /** Whether somebody watches progress. */
  readonly isWatched: boolean;
  /** The lines of standard input, as they come. */
  readonly lines: () => AsyncIterable<string>;
  /** Whether somebody types them. */
  readonly isTyped: boolean;
}

/** The terminal of this process: no colors with `NO_COLOR`, with `--no-color`, or into a file. */
export function processTerminal(args: readonly string[]): Terminal {
  const isPlain = (process.env['NO_COLOR'] ?? '') !== '' || args.includes('--no-color');
  const paintFor = (stream: NodeJS.WriteStream): chalk.Chalk =>
    new chalk.Instance({ level: isPlain || !stream.isTTY ? 0 : 1 });
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    paint: paintFor(process.stdout),
    paintErr: paintFor(process.stderr),
    isWatched: process.stderr.isTTY,
    lines: () => createInterface({ input: process.stdin }),
    isTyped: process.stdin.isTTY,
  };
}

/** Exit codes, as every command uses them. */
export const exitCodes = { done: 0, problems: 1, usage: 2, bug: 70 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A mistake in how a command was called. */
export class UsageError extends Error {}
