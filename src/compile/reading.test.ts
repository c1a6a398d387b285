import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileCard } from './card';
import { cardInEnglish } from './testing/english';

const folder = resolve(__dirname, '../../fixtures/reading');
const lines = readdirSync(folder)
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  .filter((line) => line !== '' && !line.startsWith('#'));

const heads = {
  Creature: 'Plain Example | {2} | Legendary Creature — Ox | 2/2',
  Instant: 'Plain Example | {2} | Instant',
  Sorcery: 'Plain Example | {2} | Sorcery',
  Equipment: 'Plain Example | {2} | Artifact — Equipment',
  Aura: 'Plain Example | {2} | Enchantment — Aura',
  Enchantment: 'Plain Example | {2} | Enchantment',
  Spacecraft: 'Plain Example | {2} | Artifact — Spacecraft | 2/2',
} as const;

/** A line on what it is printed on: a creature, unless a word before it says otherwise. */
function printed(line: string): string {
  const [, kind = 'Creature', text = line] =
    /^(Instant|Sorcery|Equipment|Aura|Enchantment|Spacecraft): (.*)$/.exec(line) ?? [];
  return `${heads[kind as keyof typeof heads]}\n${text.replaceAll('\\n', '\n')}`;
}

const levelsOf = (line: string): readonly string[] =>
  compileCard(cardInEnglish(printed(line))).outcome.faces.map(({ level }) => level);

test.each(lines)('%s', (line) => {
  const isOnlySaid = line.startsWith('~ ');
  expect(levelsOf(isOnlySaid ? line.slice('~ '.length) : line)).toEqual([isOnlySaid ? 'certified' : 'executable']);
});

test('a line that nobody understands is none of them', () => {
  expect(levelsOf('Puzzle the glimmer.')).toEqual(['partial']);
});
