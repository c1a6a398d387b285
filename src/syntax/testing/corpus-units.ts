/** Units of published cards for tests and benchmarks, as the normalizer gives them. Nothing of them is kept. */
import { readFileSync } from 'node:fs';
import { cardFromObject } from '../../cards/card-from-object';
import { corpusFiles } from '../../cards/testing';
import { contextOf, normalize } from '../../text';

/** The units of every n-th card of the corpus; none when the corpus is not there. */
export function corpusUnits(stride: number): readonly string[] {
  const entries = corpusFiles().flatMap((file) => {
    const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, unknown> };
    return Object.values(data);
  });
  return entries.filter((_, index) => index % stride === 0).flatMap(unitsOf);
}

function unitsOf(entry: unknown): readonly string[] {
  const result = cardFromObject(entry, 'corpus');
  if (result.kind === 'Problem') return [];
  const { card } = result;
  return card.faces.flatMap((face) => normalize(contextOf(card, face), face.text).units.map(({ text }) => text));
}
