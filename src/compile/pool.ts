import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Card } from '../cards/card';
import { compileBatch, type CompiledText } from './batch';

/** Threads run the built compiler, from wherever they are started. */
const workerFile = resolve(__dirname, '../../dist/bundle/compile-worker.js');

/** Enough that messages cost little, few enough that threads end together. */
const batchSize = 64;

/**
 * How much code a function has to run, in bytes, before V8 optimizes it. The compiler is thousands of functions, for most
 * of which the usual measure (some 60,000) spends more on optimizing than a run over all cards gets back.
 */
const worthOptimizing = 2_500_000;

/** Size of each half of the young generation of a thread. */
const youngMegabytes = 32;

/** Does a thread start before there are cards for it? */
export type ThreadStart = 'early' | 'with cards';

/**
 * Starts threads, which load the compiler at once: while cards are still being read, for instance. They are given to
 * `compileAll`.
 */
export function startThreads(count: number, start: ThreadStart): readonly Worker[] {
  prepareForCode();
  const threads = Array.from({ length: count }, () => new Worker(workerFile, { workerData: start }));
  // Threads that nobody takes do not keep the process from ending.
  for (const thread of threads) thread.unref();
  return threads;
}

function prepareForCode(): void {
  // Short-lived objects are collected half as often from a young generation that is large from the start.
  setFlagsFromString(`--max-semi-space-size=${youngMegabytes}`);
  setFlagsFromString(`--min-semi-space-size=${youngMegabytes}`);
  // Not to interpret anything first pays where so much code runs so few times.
  setFlagsFromString('--always-sparkplug');
}

/**
 * Compiles cards in as many threads as asked for; the results are in the order of the cards and the same for any number
 * of threads. Rejects when a thread dies, which is a mistake of the compiler.
 *
 * @param started threads that were started before, of which those that are not needed end
 * @param onReady called with the results one after the other, in the order of the cards, while others are compiled
 */
export async function compileAll(
  cards: readonly Card[],
  jobs: number,
  onDone: (count: number) => void,
  onReady: (result: CompiledText) => void,
  started: readonly Worker[] = [],
): Promise<readonly CompiledText[]> {
  // Reading cards, which is over now, is little code that runs often: it is optimized as usual.
  setFlagsFromString(`--interrupt-budget=${worthOptimizing}`);
  const batches: (readonly Card[])[] = [];
  for (let at = 0; at < cards.length; at += batchSize) batches.push(cards.slice(at, at + batchSize));
  const results: (readonly CompiledText[])[] = [];
  let ready = 0;
  const finish = (index: number, result: readonly CompiledText[]): void => {
    results[index] = result;
    onDone(result.length);
    for (let next = results[ready]; next !== undefined; next = results[ready]) {
      ready += 1;
      for (const each of next) onReady(each);
    }
  };
  const threads = Math.min(jobs, batches.length);
  if (threads <= 1) {
    prepareForCode();
    await compileHere(batches, finish);
    for (const worker of started) void worker.terminate();
  } else {
    const queue = batches.entries();
    const workers = [...started, ...startThreads(Math.max(0, threads - started.length), 'with cards')];
    await Promise.all(workers.map((worker) => compileInThread(worker, queue, finish)));
  }
  return results.flat();
}

type Finish = (index: number, result: readonly CompiledText[]) => void;

async function compileHere(batches: readonly (readonly Card[])[], finish: Finish): Promise<void> {
  for (const [index, batch] of batches.entries()) {
    finish(index, compileBatch(batch));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Feeds batches to a thread until there are no more; one always waits there while another is compiled. */
function compileInThread(
  worker: Worker,
  queue: Iterator<readonly [number, readonly Card[]]>,
  finish: Finish,
): Promise<void> {
  worker.ref();
  const pending: number[] = [];
  const feed = (): void => {
    const step = queue.next();
    if (step.done === true) return;
    const [index, batch] = step.value;
    pending.push(index);
    worker.postMessage(batch);
  };
  return new Promise<void>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (result: readonly CompiledText[]) => {
      feed();
      finish(pending.shift() ?? 0, result);
      if (pending.length === 0) void worker.terminate().then(() => resolve());
    });
    feed();
    feed();
    if (pending.length === 0) void worker.terminate().then(() => resolve());
  });
}
