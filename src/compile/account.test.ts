import { corpusFiles } from '../cards/testing';
import { cardFromObject } from '../cards/card-from-object';
import { readFileSync } from 'node:fs';
import { accountFor } from './account';
import { compileFace, type FaceResult } from './face';

/** Every so many cards of the corpus, and so many of each layout. */
const step = 10;
const ofLayout = 12;

function* corpusFaces(): Generator<FaceResult> {
  const seen = new Map<string, number>();
  for (const file of corpusFiles()) {
    const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, readonly { layout: string }[]> };
    for (const [index, entry] of Object.values(data).entries()) {
      const layout = entry[0]?.layout ?? '';
      const before = seen.get(layout) ?? 0;
      seen.set(layout, before + 1);
      if (index % step !== 0 && before >= ofLayout) continue;
      const result = cardFromObject(entry, file);
      if (result.kind === 'Card') for (const face of result.card.faces) yield compileFace(result.card, face);
    }
  }
}

test('every character of every face is accounted for exactly once', () => {
  if (corpusFiles().length === 0) {
    console.info('skipped: no card corpus');
    return;
  }
  let faces = 0;
  const layouts = new Set<string>();
  for (const result of corpusFaces()) {
    faces += 1;
    layouts.add(result.card.layout);
    const { face, items } = result;
    const portions = accountFor(result);
    let at = 0;
    for (const { span } of portions) {
      expect([face.name, span.start]).toEqual([face.name, at]);
      expect(span.end).toBeGreaterThan(span.start);
      at = span.end;
    }
    expect([face.name, at]).toEqual([face.name, face.text.length]);

    for (const [index, { item, gap, block }] of items.entries()) {
      const own = portions.filter(({ fate }) => 'item' in fate && fate.item === index);
      expect(own.length).toBeGreaterThan(0);
      // An item is either in the program or has a gap: never both, never neither.
      expect([face.name, item === null]).toEqual([face.name, gap !== null]);
      if (gap === null) {
        expect(result.program.abilities.some((ability) => ability.item === index)).toBe(true);
        continue;
      }
      expect(gap.span.end).toBeGreaterThan(gap.span.start);
      expect(gap.span.start).toBeGreaterThanOrEqual(block.span.start);
      expect(gap.span.end).toBeLessThanOrEqual(block.span.end);
      expect(gap.text).toBe(face.text.slice(gap.span.start, gap.span.end));
      expect(own.every(({ fate }) => fate.kind === 'unimplemented')).toBe(true);
      expect(result.program.abilities.some((ability) => ability.item === index)).toBe(false);
    }
  }
  expect(faces).toBeGreaterThan(2000);
  expect([...layouts]).toEqual(
    expect.arrayContaining(['saga', 'class', 'case', 'leveler', 'prototype', 'split', 'flip']),
  );
  expect([...layouts]).toEqual(expect.arrayContaining(['adventure', 'transform', 'modal_dfc', 'meld', 'mutate']));
});
