/** The thread that compiles batches of cards for `pool.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Card } from '../cards/card';
import { expectedIn } from '../syntax/expected';
import { compileBatch } from './batch';
import type { ThreadStart } from './pool';

parentPort?.on('message', (cards: readonly Card[]) => {
  parentPort?.postMessage(compileBatch(cards));
});

// A thread that has to wait for cards loads both parsers meanwhile, and works out what each part of speech begins with.
const start = workerData as ThreadStart;
if (start === 'early') expectedIn('', { position: 0, startRules: ['Sentence'] }, false);
