/** The thread that compiles batches of cards for `pool.ts`. */
import { parentPort } from 'node:worker_threads';
import type { Card } from '../cards/card';
import { compileBatch } from './batch';

parentPort?.on('message', (cards: readonly Card[]) => {
  parentPort?.postMessage(compileBatch(cards));
});
