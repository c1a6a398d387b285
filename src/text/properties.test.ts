import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { corpusFiles } from '../cards/testing';
import { parseTypeLine } from '../cards/type-line';
import type { FaceContext, Normalized } from './index';
import { normalize, original, toOriginal, tokens } from './index';

/** What must hold for any text whatever. */
function checkInvariants(normalized: Normalized): void {
  expect(original(normalized)).toBe(normalized.original);
  let at = 0;
  for (const { span } of normalized.pieces) {
    expect(span.start).toBe(at);
    expect(span.end).toBeGreaterThan(at);
    at = span.end;
  }
  expect(at).toBe(normalized.original.length);
  for (const unit of normalized.units) {
    let last = unit.span.start;
    for (const { span } of tokens(unit.text)) {
      const source = toOriginal(unit, span);
      expect(source.start).toBeGreaterThanOrEqual(unit.span.start);
      expect(source.end).toBeGreaterThanOrEqual(last);
      expect(source.end).toBeLessThanOrEqual(unit.span.end);
      last = source.start;
    }
    for (const edit of unit.edits) {
      expect(normalized.original.slice(edit.source.start, edit.source.end)).toBe(edit.was);
      expect(edit.why).not.toHaveLength(0);
    }
  }
}

const name = 'Isolde, Tide Reader';
const context: FaceContext = {
  name,
  allNames: [name, 'Drowned Reader'],
  typeLine: parseTypeLine('Legendary Creature \u2014 Human Wizard'),
};

/** Parts that every pass looks at, thrown together in any order. */
const phrase = fc.constantFrom(
  name,
  'Isolde',
  "Isolde's",
  'Drowned Reader',
  'this creature',
  'This spell',
  'he or she controls',
  'his or her',
  'her',
  'enters the battlefield',
  'under your control,',
  'converted mana cost',
  'Landfall \u2014 ',
  'Salt Wind \u2014 ',
  '(Reminder.)',
  '(',
  ')',
  '"',
  '\u201c',
  '\u2212',
  '\u2013',
  '\u2014',
  '[+1]:',
  '{T}: Add {G} to your mana pool.',
  '\n',
  ' ',
  '  ',
  '\u2022 ',
  'I, II \u2014 ',
  '.',
  ', ',
  'Search your library for a card',
  'and put that card into your hand.',
  'Then shuffle your library.',
  'named',
  'whenever',
  'a creature',
  'puts the top two cards of his or her library into his or her graveyard',
  '\ud83d',
  '\u0130',
  '\u00c6',
  '~',
  '^',
  '{',
  '}',
);

describe('normalize, of any text', () => {
  test('keeps its promises on words of the game', () => {
    fc.assert(
      fc.property(fc.array(phrase, { maxLength: 14 }), fc.constantFrom('', ' '), (parts, blank) => {
        checkInvariants(normalize(context, parts.join(blank)));
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  test('keeps its promises on arbitrary code units', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 8 }),
        (text, other) => {
          checkInvariants(normalize({ ...context, name: other, allNames: [other] }, text));
        },
      ),
      { numRuns: 400, seed: 7 },
    );
  });
});

describe('normalize, of very long text', () => {
  test.each(['()', '(', 'when with ', 'Isolde ', '"', '\n', '\u2014', '{T}: ', ' '])('%j, many times over', (part) => {
    const text = part.repeat(1_000_000 / part.length);
    expect(original(normalize(context, text)) === text).toBe(true);
  });

  test.each(['he ', 'named Isolde ', 'search your library for a card, shuffle, then put it '])(
    'a line of %j',
    (part) => {
      const text = part.repeat(4_000).slice(0, 4_000);
      expect(original(normalize(context, text)) === text).toBe(true);
    },
  );
});

interface CorpusFace {
  readonly name: string;
  readonly faceName?: string;
  readonly type: string;
  readonly text?: string;
  readonly corpus: { readonly textModern?: string };
}

describe('normalize, of published cards', () => {
  const files = corpusFiles();
  if (files.length === 0) console.info('skipped: no published cards at hand');
  const onCorpus = files.length === 0 ? test.skip : test;

  function eachFace(visit: (context: FaceContext, face: CorpusFace) => void): void {
    for (const file of files) {
      const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, readonly CorpusFace[]> };
      for (const faces of Object.values(data)) {
        const allNames = faces.map((face) => face.faceName ?? face.name);
        for (const face of faces) {
          visit({ name: face.faceName ?? face.name, allNames, typeLine: parseTypeLine(face.type) }, face);
        }
      }
    }
  }

  onCorpus('can be taken back, and accounts for every character', () => {
    const broken: string[] = [];
    eachFace((face, { text = '' }) => {
      const normalized = normalize(face, text);
      const covered = normalized.pieces.map(({ span }) => text.slice(span.start, span.end)).join('');
      if (original(normalized) !== text || covered !== text) broken.push(face.name);
    });
    expect(broken).toEqual([]);
  });

  onCorpus('leaves canonical text alone', () => {
    const changed: string[] = [];
    eachFace((face, { text = '' }) => {
      for (const unit of normalize(face, text).units) {
        if (normalize(face, unit.text).units[0]?.text !== unit.text) changed.push(unit.text);
      }
    });
    expect(changed).toEqual([]);
  });

  onCorpus('gives old and new wording of a card the same canonical text', () => {
    const counts = { same: 0, all: 0 };
    eachFace((face, { text = '', corpus: { textModern } }) => {
      if (textModern === undefined) return;
      const canonical = (words: string): string =>
        normalize(face, words)
          .units.map((unit) => unit.text)
          .join('\n');
      counts.all++;
      if (canonical(text) === canonical(textModern)) counts.same++;
    });
    expect(counts.same / counts.all).toBeGreaterThan(0.995);
  });
});
