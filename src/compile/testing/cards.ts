import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Card } from '../../cards/card';
import { cardFromObject } from '../../cards/card-from-object';

/** The made-up cards of `fixtures/compile/cards.json`. */
export const madeUpFile = resolve(__dirname, '../../../fixtures/compile/cards.json');

export function madeUpCards(): readonly Card[] {
  const entries = JSON.parse(readFileSync(madeUpFile, 'utf8')) as readonly unknown[];
  return entries.map((entry) => {
    const read = cardFromObject(entry, madeUpFile);
    if (read.kind === 'Problem') throw new Error(read.diagnostic.reason);
    return read.card;
  });
}
