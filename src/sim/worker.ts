/** The thread that plays batches of games for `run.ts`. */
import { parentPort } from 'node:worker_threads';
import { gamePool } from '../compile/game-pool';
import { playBatch, type Batch } from './batch';

const pool = gamePool();
parentPort?.on('message', (batch: Batch) => {
  parentPort?.postMessage(playBatch(pool, batch));
});
