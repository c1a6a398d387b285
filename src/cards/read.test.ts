import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Card } from './card';
import { allOf, byLegality, byName, bySet } from './filter';
import { cardInput, readCards, type CardInput, type ReadOptions } from './read';

const FOLDER = join(__dirname, '../../fixtures/cards');

/** The cards of fixtures or inputs; nothing in them may be unfit. */
async function cardsOf(inputs: readonly (string | CardInput)[], options: ReadOptions = {}): Promise<Card[]> {
  const cards: Card[] = [];
  const resolved = inputs.map((input) => (typeof input === 'string' ? cardInput(join(FOLDER, input)) : input));
  for await (const event of readCards(resolved, options)) {
    if (event.kind === 'Problem') throw new Error(JSON.stringify(event.diagnostic));
    cards.push(event.card);
  }
  return cards;
}

async function cardOf(name: string, ...files: readonly string[]): Promise<Card> {
  const [card, ...others] = await cardsOf(files, { filter: byName([name]) });
  if (card === undefined || others.length > 0) throw new Error(`${name}: ${others.length + 1} cards`);
  return card;
}

const summary = (cards: readonly Card[]): string[] =>
  cards.map((card) => `${card.name} (${card.layout}) ${card.sets.join(' ')}`.trimEnd());

describe('every accepted shape, at once and streamed', () => {
  const shapes: Readonly<Record<string, readonly string[]>> = {
    'atomic.json': [
      'Mossback Bear (normal) AAA BBB',
      'Plain Ox (normal)',
      'Spark // Flood (fuse)',
      'Dusty Attic // Quiet Cellar (room)',
      'Village Herbalist // Moonlit Prowler (transform)',
      'River Serpent // Rising Water (omen)',
      'Rusted Left Half // Joined Colossus (meld)',
      'Hollow the Wanderer (normal)',
      'Song of the Ford (saga)',
      'Odd Thing (normal)',
      'Odd Thing (normal)',
    ],
    'all-printings.json': [
      'Mossback Bear (normal) AAA BBB',
      'Bear (token) BBB',
      'Village Herbalist // Moonlit Prowler (transform) AAA BBB',
    ],
    'set.json': ['Mossback Bear (normal) BBB', 'Village Herbalist // Moonlit Prowler (transform) BBB'],
    'all-sets-v3.json': [
      'Mossback Bear (normal) OLD PRM',
      'Hollow the Wanderer (normal) OLD',
      'Field of Reeds (planar) OLD',
      'Village Herbalist // Moonlit Prowler (transform) OLD',
      'Rusted Left Half // Joined Colossus (meld) OLD',
      'Rusted Right Half // Joined Colossus (meld) OLD',
    ],
    'all-cards-v3.json': ['Mossback Bear (normal)', 'Village Herbalist // Moonlit Prowler (transform)'],
    'scryfall-bulk.json': [
      'Mossback Bear (normal) AAA BBB',
      'Mossback Bear (token) XXX',
      'Spark // Flood (fuse) AAA',
      'Keeper of Hours (normal) AAA',
      'Rusted Left Half // Joined Colossus (meld) AAA',
    ],
    'scryfall-card.json': ['Mossback Bear (normal) AAA'],
    'scryfall-list.json': ['Mossback Bear (normal) AAA BBB'],
    'array.json': [
      'Plain Ox (normal)',
      'Spark // Flood (fuse) AAA',
      'Village Herbalist // Moonlit Prowler (transform)',
    ],
    'lines.jsonl': [
      'Plain Ox (normal)',
      'Spark // Flood (fuse) AAA',
      'Mossback Bear (normal) AAA BBB',
      'Lone Heron (normal) BBB',
      'Village Herbalist // Moonlit Prowler (transform)',
      'Song of the Ford (saga)',
    ],
    'custom.json': ['Seven Doors (normal)'],
  };
  for (const [file, expected] of Object.entries(shapes)) {
    test(file, async () => {
      const cards = await cardsOf([file]);
      expect(summary(cards)).toEqual(expected);
      expect(await cardsOf([file], { wholeInputLimit: 16 })).toEqual(cards);
    });
  }
});

describe('what a card holds', () => {
  test('a face of MTGJSON 5', async () => {
    const card = await cardOf('Mossback Bear', 'atomic.json');
    expect(card).toEqual({
      name: 'Mossback Bear',
      layout: 'normal',
      faces: [
        {
          name: 'Mossback Bear',
          side: 'a',
          text: 'When this creature enters, you gain 2 life.',
          manaCost: '{1}{G}',
          typeLine: { supertypes: [], types: ['Creature'], subtypes: ['Bear'] },
          colors: ['green'],
          colorIndicator: [],
          power: '2',
          toughness: '2',
          loyalty: null,
          defense: null,
          keywords: [],
        },
      ],
      legalities: { modern: 'legal', vintage: 'restricted', legacy: 'banned' },
      sets: ['AAA', 'BBB'],
    });
  });

  test('a face without text has the empty text, one without a cost has none', async () => {
    expect((await cardOf('Plain Ox', 'atomic.json')).faces[0]?.text).toBe('');
    const { faces } = await cardOf('Moonlit Prowler', 'atomic.json');
    expect(faces.map(({ name, side, manaCost }) => [name, side, manaCost])).toEqual([
      ['Village Herbalist', 'a', '{1}{G}'],
      ['Moonlit Prowler', 'b', null],
    ]);
    expect(faces[1]?.colorIndicator).toEqual(['green']);
  });

  test('the text stays as the file has it', async () => {
    const now = await cardOf('Hollow the Wanderer', 'atomic.json');
    const then = await cardOf('Hollow the Wanderer', 'all-sets-v3.json');
    expect(now.faces[0]?.text).toMatch(/^\[\+1\]: /);
    expect(then.faces[0]?.text).toMatch(/^\+1: /);
    expect(then.faces[0]).toMatchObject({ loyalty: '3', colors: ['blue', 'green'] });
    expect(then.legalities).toEqual({ modern: 'legal', vintage: 'restricted' });
  });

  test('Scryfall: split type lines, colors of halves by their costs, formats that leave a card out', async () => {
    const keeper = await cardOf('Keeper of Hours', 'scryfall-bulk.json');
    expect(keeper.faces[0]).toMatchObject({
      typeLine: { supertypes: ['Legendary'], types: ['Creature'], subtypes: ['Time Lord', 'Wizard'] },
      colors: ['white', 'blue'],
      power: '*',
      toughness: '1+*',
    });
    const split = await cardOf('Flood', 'scryfall-bulk.json');
    expect(split.faces.map((face) => face.colors)).toEqual([['red'], ['blue']]);
    expect(split.legalities).toEqual({ modern: 'legal' });
  });
});

describe('one card of many printings', () => {
  test('the text is that of the newest set, wherever it stands in the file', async () => {
    const card = await cardOf('Mossback Bear', 'all-printings.json');
    expect(card.faces[0]?.text).toBe('When this creature enters, you gain 2 life.');
  });

  test('a date of the card itself goes before that of its set', async () => {
    expect((await cardOf('Mossback Bear', 'all-sets-v3.json')).faces[0]?.text).toBe('Newest of all.');
  });

  test('a file without dates says what holds now, in whatever order the files come', async () => {
    for (const files of [
      ['atomic.json', 'all-sets-v3.json'],
      ['all-sets-v3.json', 'atomic.json'],
    ]) {
      const card = await cardOf('Mossback Bear', ...files);
      expect(card.faces[0]?.text).toBe('When this creature enters, you gain 2 life.');
      expect(card.sets).toEqual(['AAA', 'BBB', 'OLD', 'PRM']);
    }
  });
});

describe('inputs and options', () => {
  test('pieces that end anywhere, in the middle of a character too', async () => {
    const bytes = Buffer.from('\ufeff[{"name": "Señor Ox", "text": "Flying — “now”"},\n{"name": "Plain Ox"}]');
    for (const size of [1, 2, 3, 7]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      for (const wholeInputLimit of [4, 1000]) {
        const input: CardInput = { kind: 'Stream', name: '-', stream: Readable.from(pieces) };
        const [first, second] = await cardsOf([input], { wholeInputLimit });
        expect(first?.faces[0]).toMatchObject({ name: 'Señor Ox', text: 'Flying — “now”' });
        expect(second?.name).toBe('Plain Ox');
      }
    }
  });

  test('lines may come in pieces and end without a line break', async () => {
    const pieces = ['{"name": "Plain', ' Ox"}\n\n{"na', 'me": "Mossback Bear"}'];
    const input: CardInput = { kind: 'Stream', name: '-', stream: Readable.from(pieces) };
    expect(summary(await cardsOf([input], { wholeInputLimit: 25 }))).toEqual([
      'Plain Ox (normal)',
      'Mossback Bear (normal)',
    ]);
  });

  test('a dash names standard input', () => {
    expect(cardInput('-')).toMatchObject({ kind: 'Stream', name: '-' });
    expect(cardInput('./-')).toEqual({ kind: 'File', path: './-' });
  });

  test('bytes are counted as they come', async () => {
    const counted: [string, number][] = [];
    const path = join(FOLDER, 'custom.json');
    await cardsOf(['custom.json'], { onBytes: (file, bytes) => void counted.push([file, bytes]) });
    expect(counted).toEqual([[path, 59]]);
  });

  test('filters by name, face name, set and format', async () => {
    const all = await cardsOf(['atomic.json', 'all-sets-v3.json']);
    const names = (filter: (card: Card) => boolean): string[] => all.filter(filter).map((card) => card.name);
    expect(names(byName(['plain ox', 'Flood']))).toEqual(['Plain Ox', 'Spark // Flood']);
    expect(names(bySet(['prm']))).toEqual(['Mossback Bear']);
    expect(names(byLegality('Vintage'))).toEqual(['Mossback Bear']);
    expect(names(byLegality('legacy'))).toEqual([]);
    expect(names(byLegality('constructor'))).toEqual([]);
    expect(names(allOf([bySet(['OLD']), byLegality('modern')]))).toEqual(['Mossback Bear']);
    expect(names(allOf([]))).toHaveLength(all.length);
  });
});
