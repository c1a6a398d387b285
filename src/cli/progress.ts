import type { Terminal } from './terminal';

/** A line on the terminal that says how far a long task is; nothing where nobody watches. */
export interface Progress {
  readonly add: (amount: number) => void;
  readonly end: () => void;
}

const width = 30;
const msBetween = 80;

/** Shows progress towards a total, in a unit of its own; without a total, the amount alone. */
export function progressOf(terminal: Terminal, label: string, total: number): Progress {
  if (!terminal.isWatched) return { add: () => undefined, end: () => undefined };
  const started = performance.now();
  const state = { done: 0, shown: 0 };
  const show = (): void => {
    const part = total === 0 ? 1 : Math.min(1, state.done / total);
    const bar = '█'.repeat(Math.round(part * width)).padEnd(width, '░');
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    terminal.err(`\r${label} ${terminal.paintErr.cyan(bar)} ${(100 * part).toFixed(0)} % ${seconds} s\u001b[K`);
  };
  return {
    add: (amount) => {
      state.done += amount;
      const now = performance.now();
      if (now - state.shown < msBetween) return;
      state.shown = now;
      show();
    },
    end: () => {
      state.done = total;
      show();
      terminal.err('\n');
    },
  };
}
