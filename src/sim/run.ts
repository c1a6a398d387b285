import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CardProgram } from '../bytecode/module';
import { gamePool } from '../compile/game-pool';
import type { Check } from './check';
import { playBatch, type Batch, type Result } from './batch';
import type { Limits, Plan } from './play';

export interface RunOptions {
  /** Number of threads. */
  readonly jobs: number;
  readonly limits: Limits;
  readonly check: Check;
  readonly onResults: (results: readonly Result[]) => void;
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
  const threads = Math.min(jobs, batches.length);
  if (threads > 1) await Promise.all(Array.from({ length: threads }, () => playInThread(queue, finish)));
  else {
    const pool = gamePool();
    for (const [index, batch] of queue) {
      finish(index, playBatch(pool, batch));
      await new Promise((next) => setImmediate(next));
    }
  }
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
