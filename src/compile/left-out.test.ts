import { compileFace } from './face';
import { corpusFaces } from './testing/corpus';

// Some readings are not bound, because they certainly cannot be: what is left out so is never a second reading.

test('what is left out as a static reading cannot be bound as one', () => {
  const count = { faces: 0, untried: 0, unbound: 0 };
  for (const { card, face } of corpusFaces(Number(process.env['LEFT_OUT_STEP'] ?? 20))) {
    count.faces += 1;
    for (const attempt of compileFace(card, face).items.flatMap(({ attempts }) => attempts)) {
      if (attempt.kind === 'Untried') {
        count.untried += 1;
        expect([face.name, attempt.tried().kind]).not.toEqual([face.name, 'Bound']);
      }
      if (attempt.kind !== 'Unbound') continue;
      count.unbound += 1;
      // Says why it is not bound, or throws where it could be.
      expect([face.name, attempt.why.code]).toEqual([face.name, expect.stringMatching(/^ORA/)]);
    }
  }
  if (count.faces === 0) {
    console.info('skipped: no card corpus');
    return;
  }
  expect(count.untried).toBeGreaterThan(0);
  expect(count.unbound).toBeGreaterThan(0);
});
