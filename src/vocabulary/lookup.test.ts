import { readFileSync } from 'node:fs';
import { corpusFiles } from '../cards/testing';
import { parseTypeLine } from '../cards/type-line';
import { subtypeFromWord } from './lookup';
import { plural, plurals } from './plurals';
import { subtypes } from './subtypes';

describe('subtypeFromWord', () => {
  test.each([
    ['elf', 'elf', 'singular'],
    ['elves', 'elf', 'plural'],
    ['werewolves', 'werewolf', 'plural'],
    ['mercenaries', 'mercenary', 'plural'],
    ['oxen', 'ox', 'plural'],
    ['merfolk', 'merfolk', 'either'],
    ['equipment', 'equipment', 'either'],
    ['time lords', 'time lord', 'plural'],
    ['assembly-workers', 'assembly-worker', 'plural'],
    ["urza's", "urza's", 'either'],
  ])('%s is %s, %s', (word, subtype, number) => {
    expect(subtypeFromWord(word)).toMatchObject({ subtype, number });
  });

  test.each(['creature', 'Elf', 'el', 'oxes', ''])('%s names no subtype', (word) => {
    expect(subtypeFromWord(word)).toBeUndefined();
  });

  test('no word names two subtypes', () => {
    const words = Object.values(subtypes).flatMap((list: readonly string[]) => list.flatMap((word) => [...new Set([word, ...plurals(word)])]));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  const files = corpusFiles();
  if (files.length === 0) console.info('skipped: no published cards at hand');
  (files.length === 0 ? test.skip : test)('knows the subtypes of published cards', () => {
    const unknown = new Set<string>();
    for (const file of files) {
      const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, readonly { type: string }[]> };
      for (const { type } of Object.values(data).flat()) {
        for (const subtype of parseTypeLine(type).subtypes) {
          if (subtypeFromWord(subtype.toLowerCase()) === undefined) unknown.add(subtype);
        }
      }
    }
    expect([...unknown]).toEqual([]);
  });
});

test('sorcery and ally change their y', () => {
  expect([plural('sorcery'), plural('ally'), plural('monkey'), plural('witch')]).toEqual(['sorceries', 'allies', 'monkeys', 'witches']);
});
