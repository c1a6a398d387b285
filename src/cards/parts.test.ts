import { faceCounts, layoutOf } from './layout';
import { LAYOUTS, type Face } from './card';
import { cardFromObject } from './card-from-object';
import { colorsOfManaCost } from './characteristics';
import { formatJsonPath } from './json-path';
import { parseTypeLine } from './type-line';

test('paths in JSON', () => {
  expect(formatJsonPath([])).toBe('$');
  expect(formatJsonPath(['data', 'Foo', 0, 'power'])).toBe('$.data.Foo[0].power');
  expect(formatJsonPath(['Fire // Ice', "Urza's", '2ED', ''])).toBe("$['Fire // Ice']['Urza\\'s']['2ED']['']");
});

test.each([
  ['Creature', [], ['Creature'], []],
  ['Legendary Creature — Time Lord Doctor', ['Legendary'], ['Creature'], ['Time Lord', 'Doctor']],
  ['Kindred Instant – Lord Time', [], ['Kindred', 'Instant'], ['Lord', 'Time']],
  ['Basic Snow Land - Forest', ['Basic', 'Snow'], ['Land'], ['Forest']],
  ["Plane — Bolas's Meditation Realm", [], ['Plane'], ["Bolas's Meditation Realm"]],
  ['', [], [], []],
])('type line %s', (printed, supertypes, types, subtypes) => {
  expect(parseTypeLine(printed)).toEqual({ supertypes, types, subtypes });
});

test('colors of a mana cost', () => {
  expect(colorsOfManaCost('{G/P}{2/W}{X}{C}{S}')).toEqual(['white', 'green']);
  expect(colorsOfManaCost('{3}')).toEqual([]);
  expect(colorsOfManaCost(null)).toEqual([]);
});

describe('layouts', () => {
  const faceOf = (printed: string): Face => {
    const result = cardFromObject({ name: 'A Card', type: printed }, 'test');
    if (result.kind === 'Problem' || result.card.faces[0] === undefined) throw new Error(printed);
    return result.card.faces[0];
  };
  test.each([
    ['normal', ['Enchantment — Saga'], [], 'saga'],
    ['normal', ['Enchantment — Class'], [], 'class'],
    ['normal', ['Enchantment — Case'], [], 'case'],
    ['normal', ['Artifact — Attraction'], [], 'attraction'],
    ['normal', ['Battle — Siege'], [], 'battle'],
    ['transform', ['Battle — Siege', 'Creature — Elf'], [], 'transform'],
    ['split', ['Instant', 'Instant'], [], 'split'],
    ['split', ['Instant', 'Instant'], ['Fuse'], 'fuse'],
    ['split', ['Instant', 'Sorcery'], ['Aftermath'], 'aftermath'],
    ['split', ['Enchantment — Room', 'Enchantment — Room'], [], 'room'],
    ['adventure', ['Creature — Elf', 'Instant — Adventure'], [], 'adventure'],
    ['adventure', ['Creature — Dragon', 'Sorcery — Omen'], [], 'omen'],
    ['double-faced', ['Creature', 'Creature'], [], 'transform'],
    ['plane', ['Plane'], [], 'planar'],
    [null, ['Enchantment — Saga'], [], 'saga'],
    [null, ['Creature', 'Instant'], [], undefined],
    ['constructor', ['Creature'], [], undefined],
    ['Normal', ['Creature'], [], undefined],
  ] as const)('%s with %j and %j is %s', (stated, types, keywords, layout) => {
    expect(layoutOf(stated, types.map(faceOf), keywords)).toBe(layout);
  });

  test('each takes at least one face', () => {
    for (const layout of LAYOUTS) {
      const [least, most] = faceCounts(layout);
      expect(least).toBeGreaterThan(0);
      expect(most).toBeGreaterThanOrEqual(least);
    }
  });
});

describe('a card from an object', () => {
  test('a name is enough', () => {
    const result = cardFromObject({ name: 'Seven Doors', label: 'x' }, 'scenario');
    expect(result).toMatchObject({ kind: 'Card', card: { name: 'Seven Doors', layout: 'normal' } });
  });

  test('the list of its faces', () => {
    const faces = ['a', 'b'].map((side) => ({
      name: 'A // B',
      faceName: side.toUpperCase(),
      side,
      layout: 'transform',
    }));
    const result = cardFromObject(faces, 'scenario');
    expect(result).toMatchObject({ kind: 'Card', card: { name: 'A // B', faces: [{ name: 'A' }, { name: 'B' }] } });
  });

  test.each([
    [undefined, 'ORA0106', '$'],
    [null, 'ORA0106', '$'],
    ['Seven Doors', 'ORA0106', '$'],
    [[], 'ORA0106', '$'],
    [{ text: 'Flying' }, 'ORA0107', '$.name'],
    [{ name: 'A', oracle_text: 5 }, 'ORA0106', '$.oracle_text'],
    [{ name: 'A', card_faces: [{ name: 'B' }, {}] }, 'ORA0107', '$.card_faces[1].name'],
    [{ name: 'A', card_faces: Array.from({ length: 6 }, () => ({ name: 'B' })) }, 'ORA0109', '$.card_faces'],
    [{ name: 'A', card_faces: [{ name: 'B' }, { name: 'C' }] }, 'ORA0108', '$.layout'],
    [{ name: 'A // B', faceName: 'B', side: 'b', layout: 'transform' }, 'ORA0109', '$'],
  ])('%j is unfit', (value, code, path) => {
    expect(cardFromObject(value, 'scenario')).toMatchObject({
      kind: 'Problem',
      diagnostic: { code, path, file: 'scenario' },
    });
  });
});
