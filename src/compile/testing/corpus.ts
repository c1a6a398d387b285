/** Faces of published cards for tests and benchmarks. Nothing of them is kept. */
import { readFileSync } from 'node:fs';
import type { Card, Face } from '../../cards/card';
import { cardFromObject } from '../../cards/card-from-object';
import { corpusFiles } from '../../cards/testing';

/** The faces of every n-th card of the corpus, with their cards; none when the corpus is not there. */
export function* corpusFaces(stride: number): Generator<{ readonly card: Card; readonly face: Face }> {
  for (const file of corpusFiles()) {
    const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, unknown> };
    for (const entry of Object.values(data).filter((_, index) => index % stride === 0)) {
      const result = cardFromObject(entry, 'corpus');
      if (result.kind === 'Problem') continue;
      for (const face of result.card.faces) yield { card: result.card, face };
    }
  }
}
