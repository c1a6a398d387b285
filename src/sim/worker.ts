/** The thread that plays batches of games for `run.ts`. */
import { parentPort } from 'node:worker_threads';
import { emptyPool, playBatch, type Batch } from './batch';

const pool = emptyPool();
parentPort?.on('message', (batch: Batch) => {
  parentPort?.postMessage(playBatch(pool, batch));
});
