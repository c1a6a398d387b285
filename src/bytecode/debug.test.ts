import fc from 'fast-check';
import { modules } from './testing/arbitrary';
import { attach, detach, placesIn, strip } from './debug';
import { term } from './term';
import type { FaceProgram } from './module';

const draw = term('draw', [term('you', ['implicit'], { start: 0, end: 4 }), term('const', [2], { start: 5, end: 8 })], {
  start: 0,
  end: 14,
});
const all = term('all', [term('permanent', [], { start: 20, end: 29 }), 'each'], { start: 16, end: 29 });

const face: FaceProgram = {
  name: 'Ash',
  manaCost: null,
  supertypes: [],
  types: ['Instant'],
  subtypes: [],
  colors: [],
  power: null,
  toughness: null,
  loyalty: null,
  defense: null,
  text: 'Draw two cards.',
  abilities: [
    {
      kind: 'spell',
      item: 0,
      zones: ['stack'],
      targets: [],
      values: [],
      modal: null,
      gate: null,
      body: [draw, all],
      span: { start: 0, end: 30 },
    },
  ],
};

test('places are counted in reading order', () => {
  const { debug } = detach({ format: 1, cards: [{ name: 'Ash', layout: 'normal', faces: [face] }] });
  expect(debug[0]?.spans.map((span) => span && [span.start, span.end])).toEqual([
    [0, 30],
    [0, 4],
    [5, 8],
    [0, 14],
    [16, 29],
    [20, 29],
  ]);
  expect(placesIn(face)).toBe(6);
});

test('detached debug information can be put back', () => {
  fc.assert(
    fc.property(modules, (module) => {
      const { module: bare, debug } = detach(module);
      const cards = bare.cards.map((card) => ({
        ...card,
        faces: card.faces.map((each) => attach(each, debug.shift() ?? { text: undefined, spans: [] })),
      }));
      expect({ ...bare, cards }).toEqual(module);
    }),
  );
});

test('a stripped module has no debug information and is otherwise the same', () => {
  const seen = { spans: 0, texts: 0 };
  fc.assert(
    fc.property(modules, (module) => {
      const replacer = (key: string, value: unknown): unknown => {
        if (key === 'span') seen.spans += 1;
        if (key === 'text') seen.texts += 1;
        return key === 'span' || key === 'text' ? undefined : value;
      };
      const bare: unknown = JSON.parse(JSON.stringify(module, replacer));
      expect(strip(module)).toEqual(bare);
      expect(JSON.stringify(strip(module))).not.toMatch(/"(span|text)":/);
    }),
  );
  expect(seen.spans).toBeGreaterThan(0);
  expect(seen.texts).toBeGreaterThan(0);
});

test('the wrong number of spans is refused', () => {
  const { spans } = detach({ format: 1, cards: [{ name: 'Ash', layout: 'normal', faces: [face] }] }).debug[0] ?? {
    spans: [],
  };
  expect(attach(face, { text: undefined, spans })).toBeDefined();
  expect(attach(face, { text: undefined, spans: spans.slice(1) })).toBeUndefined();
  expect(attach(face, { text: undefined, spans: [...spans, undefined] })).toBeUndefined();
});
