import { Readable } from 'node:stream';
import chalk from 'chalk';
import type { Terminal } from '../terminal';

/** A terminal that keeps what is written, without colors. */
export interface Captured {
  readonly terminal: Terminal;
  readonly out: () => string;
  readonly err: () => string;
}

/** `typed` are the lines of standard input. */
export function captured(typed: readonly string[] = []): Captured {
  const out: string[] = [];
  const err: string[] = [];
  const paint = new chalk.Instance({ level: 0 });
  const terminal: Terminal = {
    out: (text) => void out.push(typeof text === 'string' ? text : Buffer.from(text).toString('latin1')),
    err: (text) => void err.push(text),
    paint,
    paintErr: paint,
    isWatched: false,
    lines: () => Readable.from(typed),
    isTyped: false,
  };
  return { terminal, out: () => out.join(''), err: () => err.join('') };
}
