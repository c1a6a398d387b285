/** Units of published cards for tests and benchmarks, as the normalizer gives them. Nothing of them is kept. */
import { readFileSync } from 'node:fs';
import { corpusFiles } from '../../cards/testing';
import { normalize } from '../../text';

interface CorpusFace {
  readonly name: string;
  readonly faceName?: string;
  readonly type: string;
  readonly text?: string;
}

/** The units of every n-th card of the corpus; none when the corpus is not there. */
export function corpusUnits(stride: number): readonly string[] {
  const cards = corpusFiles().flatMap((file) => {
    const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, readonly CorpusFace[]> };
    return Object.values(data);
  });
  return cards.filter((_, index) => index % stride === 0).flatMap(unitsOf);
}

function unitsOf(faces: readonly CorpusFace[]): readonly string[] {
  const allNames = faces.map(({ name, faceName }) => faceName ?? name);
  return faces.flatMap(({ name, faceName, type, text }) => {
    const context = { name: faceName ?? name, allNames, typeLine: type };
    return normalize(context, text ?? '').units.map((unit) => unit.text);
  });
}
