import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { InputDiagnostic } from './input-diagnostic';
import { INPUT_PROBLEMS } from './input-diagnostic';
import { cardInput, readCards, type CardInput, type ReadOptions } from './read';

const FOLDER = join(__dirname, '../../fixtures/cards/problems');
const AROUND = ['Plain Ox', 'Mossback Bear'];

interface Reading {
  readonly names: readonly string[];
  readonly diagnostics: readonly InputDiagnostic[];
}

async function read(input: CardInput, options: ReadOptions = {}): Promise<Reading> {
  const names: string[] = [];
  const diagnostics: InputDiagnostic[] = [];
  for await (const event of readCards([input], options)) {
    if (event.kind === 'Card') names.push(event.card.name);
    else diagnostics.push(event.diagnostic);
  }
  return { names, diagnostics };
}

/** For each fixture: where it is wrong, why, and the cards that are read all the same. */
const EXPECTED: readonly (readonly [
  file: string,
  path: string,
  line: number | null,
  reason: RegExp,
  cards: string[],
])[] = [
  ['ORA0101-directory.fail.json', '$', null, /directory/, []],
  ['ORA0102-blank.fail.json', '$', null, /7 bytes/, []],
  ['ORA0102-empty.fail.json', '$', null, /0 bytes/, []],
  ['ORA0103-after-the-end.fail.json', '$', 1, /not JSON/, ['Plain Ox']],
  ['ORA0103-line-break-in-string.fail.json', "$.data['Plain Ox']", 3, /not JSON after/, ['Plain Ox']],
  ['ORA0103-line.fail.jsonl', '$', 2, /this line/, AROUND],
  ['ORA0103-not-json.fail.json', '$', 1, /not JSON before the first value/, []],
  ['ORA0103-truncated.fail.json', "$.data['Bad Card']", 4, /ends before/, AROUND],
  ['ORA0104-latin-1.fail.json', '$[0]', 2, /no UTF-8 after/, ['Plain Ox']],
  ['ORA0104-line.fail.jsonl', '$', 2, /no UTF-8/, AROUND],
  ['ORA0104-utf-16.fail.json', '$', null, /UTF-16/, []],
  ['ORA0105-no-cards.fail.json', '$', null, /expected a card/, []],
  ['ORA0105-number.fail.json', '$', null, /expected a card/, []],
  ['ORA0106-deck.fail.json', '$.data', null, /expected a set/, []],
  ['ORA0106-entry.fail.json', "$.data['Bad Card']", null, /expected object/, AROUND],
  ['ORA0106-no-faces.fail.json', "$.data['Bad Card']", null, /found none/, AROUND],
  ['ORA0106-power.fail.json', "$.data['Bad Card'][0].power", null, /a string or a number/, AROUND],
  ['ORA0106-set.fail.json', '$.BAD', null, /a list of cards/, ['Plain Ox']],
  ['ORA0106-text.fail.json', "$.data['Bad Card'][0].text", null, /expected string.*; 1 more$/, AROUND],
  ['ORA0107-blank-name.fail.json', "$.data['Bad Card'][0].name", null, /blanks/, AROUND],
  ['ORA0107-no-name.fail.json', "$.data['Bad Card'][0].name", null, /undefined/, AROUND],
  ['ORA0108-layout.fail.json', "$.data['Bad Card'][0].layout", null, /'quadruple'/, AROUND],
  ['ORA0109-half.fail.json', "$.data['Bad Card'][0]", null, /has 1, the layout split takes 2 to 5/, AROUND],
  ['ORA0109-too-many.fail.json', "$.data['Bad Card'][0]", null, /has 2, the layout normal takes 1/, AROUND],
  ['ORA0110-surrogate.fail.json', "$.data['Bad Card'][0].text", null, /U\+D83D at character 3/, AROUND],
  ['ORA0111-control.fail.json', "$.data['Bad Card'][0].text", null, /U\+0000 at character 6/, AROUND],
  ['ORA0111-line-break-in-name.fail.json', "$.data['Bad Card'][0].name", null, /U\+000A/, AROUND],
  ['ORA0112-long.fail.json', "$.data['Bad Card'][0].text", null, /20006 characters; at most 20000/, AROUND],
];

describe('unfit input gives one diagnostic, and the other cards go on', () => {
  const ways = [
    ['at once', {}],
    ['streamed', { wholeInputLimit: 16 }],
  ] as const;
  for (const [way, options] of ways)
    test.each(EXPECTED)(`%s, ${way}`, async (file, path, line, reason, cards) => {
      const fixture = join(FOLDER, file);
      const { names, diagnostics } = await read(cardInput(fixture), options);
      expect(diagnostics).toEqual([
        expect.objectContaining({ code: file.slice(0, 7), severity: 'error', file: fixture, path, line }),
      ]);
      expect(diagnostics[0]?.reason).toMatch(reason);
      expect([...new Set(names)].sort()).toEqual([...cards].sort());
    });
});

test('each code has a fixture, and each fixture is expected', () => {
  const fixtures = readdirSync(FOLDER).sort();
  expect(EXPECTED.map(([file]) => file).sort()).toEqual(fixtures);
  const codes = Object.values(INPUT_PROBLEMS).map((problem) => problem.code);
  expect([...new Set(fixtures.map((file) => file.slice(0, 7)))]).toEqual(codes);
});

test('a file that is not there', async () => {
  const { diagnostics } = await read(cardInput(join(FOLDER, 'absent.json')));
  expect(diagnostics).toEqual([expect.objectContaining({ code: 'ORA0101', reason: 'there is no such file' })]);
});

test('a stream that fails half way: what was read before it stands', async () => {
  const stream = Readable.from(
    (function* () {
      yield '[{"name": "Plain Ox"},';
      throw new Error('cable pulled');
    })(),
  );
  const { names, diagnostics } = await read({ kind: 'Stream', name: '-', stream }, { wholeInputLimit: 8 });
  expect(diagnostics).toEqual([expect.objectContaining({ code: 'ORA0101', file: '-', reason: 'cable pulled' })]);
  expect(names).toEqual(['Plain Ox']);
});

describe('extreme input does not bring the reader down', () => {
  const extremes: readonly (readonly [string, string, string])[] = [
    ['ten megabytes of one line that is not JSON', 'x'.repeat(10_000_000), 'ORA0103'],
    ['ten megabytes of one text', JSON.stringify({ name: 'Long', text: 'a '.repeat(5_000_000) }), 'ORA0112'],
    ['200,000 opened lists', '['.repeat(200_000), 'ORA0103'],
    ['200,000 nested lists', '['.repeat(200_000) + ']'.repeat(200_000), 'ORA0106'],
    ['200,000 opened objects', '{"data":'.repeat(200_000), 'ORA0103'],
  ];
  for (const wholeInputLimit of [1 << 26, 1 << 10])
    test.each(extremes)(`%s, limit ${wholeInputLimit}`, async (_, text, code) => {
      const stream = Readable.from([text]);
      const { names, diagnostics } = await read({ kind: 'Stream', name: '-', stream }, { wholeInputLimit });
      expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code]);
      expect(names).toEqual([]);
    });

  test('a field that is not read may be nested a thousand deep', async () => {
    const nested = '['.repeat(1000) + ']'.repeat(1000);
    const stream = Readable.from([`[{"name": "Plain Ox", "extra": ${nested}}]`]);
    expect(await read({ kind: 'Stream', name: '-', stream })).toEqual({ names: ['Plain Ox'], diagnostics: [] });
  });

  test('names that objects have by nature are names like others', async () => {
    const stream = Readable.from([
      '{"data": {"__proto__": [{"name": "__proto__"}], "constructor": [{"name": "constructor"}]}}',
    ]);
    expect((await read({ kind: 'Stream', name: '-', stream })).names).toEqual(['__proto__', 'constructor']);
  });
});
