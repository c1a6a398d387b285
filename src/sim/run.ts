import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { CardProgram } from '../bytecode/module';
import type { Check } from './check';
import type { Batch, Result } from './batch';
import type { Limits, Plan } from './play';

export interface RunOptions {
  /** Number of threads. */
  readonly jobs: number;
  readonly limits: Limits;
  readonly check: Check;
  readonly onResults: (results: readonly Result[]) => void;
}

/** Size of each half of the young generation of a thread: most of what a decision makes is gone after it. */
const youngMegabytes = 64;

/** How much code a function has to run before V8 optimizes it, in bytes: V8's own measure, where compiling has set another. */
const worthOptimizing = 135_168;

/** Games run the same code over and over, in threads that are started after this. */
function prepareForGames(): void {
  setFlagsFromString(`--interrupt-budget=${worthOptimizing}`);
  setFlagsFromString(`--max-semi-space-size=${youngMegabytes}`);
  setFlagsFromString(`--min-semi-space-size=${youngMegabytes}`);
}

/** Threads run what was built, from wherever they are started. */
const workerFile = resolve(__dirname, '../../dist/bundle/sim-worker.js');
const batchSize = 10;

/**
 * Plays games in as many threads as asked for. The results are in the order of the plans and, but for the times, the same
 * for any number of threads. Rejects when a thread dies.
 */
export async function runGames(
  plans: readonly Plan[],
  programs: ReadonlyMap<string, CardProgram>,
  { jobs, limits, check, onResults }: RunOptions,
): Promise<readonly Result[]> {
  const results: (readonly Result[])[] = [];
  const batches: Batch[] = [];
  for (let at = 0; at < plans.length; at += batchSize) {
    const some = plans.slice(at, at + batchSize);
    batches.push({ plans: some, programs: cardsOf(some, programs), limits, check });
  }
  const finish = (index: number, result: readonly Result[]): void => {
    results[index] = result;
    onResults(result);
  };
  const queue = batches.entries();
  prepareForGames();
  await Promise.all(Array.from({ length: Math.min(jobs, batches.length) }, () => playInThread(queue, finish)));
  return results.flat();
}

function cardsOf(plans: readonly Plan[], programs: ReadonlyMap<string, CardProgram>): readonly CardProgram[] {
  const names = new Set(plans.flatMap(({ players }) => players.flatMap(({ deck }) => deck)));
  return [...names].flatMap((name) => programs.get(name) ?? []);
}

type Finish = (index: number, result: readonly Result[]) => void;

function playInThread(queue: Iterator<readonly [number, Batch]>, finish: Finish): Promise<void> {
  const worker = new Worker(workerFile);
  return new Promise<void>((done, reject) => {
    let current = -1;
    const feed = (): void => {
      const step = queue.next();
      if (step.done === true) {
        void worker.terminate().then(() => done());
        return;
      }
      current = step.value[0];
      worker.postMessage(step.value[1]);
    };
    worker.on('error', reject);
    worker.on('message', (result: readonly Result[]) => {
      finish(current, result);
      feed();
    });
    feed();
  });
}
