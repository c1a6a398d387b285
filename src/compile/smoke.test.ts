import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../cards/card';
import { cardInput, readCards } from '../cards/read';
import { makeSmoke } from '../engine/smoke/smoke';
import { compileCard } from './card';
import { expandGranted, readRules } from './granted';
import { inEnglish } from './testing/english';

const reader = { expand: expandGranted, read: readRules };

it('an ability that cannot be carried out is told', () => {
  const [card] = inEnglish(`Wish | {0} | Sorcery
   Draw a card. Venture into the dungeon.`);
  if (card === undefined) throw new Error('no card');
  expect(makeSmoke(reader)(card)).toEqual(['trap: no effect handler (ventureIntoDungeon)']);
});

it('one that can is not', () => {
  const [card] = inEnglish(`Gift | {0} | Sorcery
   Draw two cards, then destroy target creature.`);
  if (card === undefined) throw new Error('no card');
  expect(makeSmoke(reader)(card)).toEqual([]);
});

const corpus = join(__dirname, '../../../shared/corpus/cards-00.json');
(existsSync(corpus) ? it : it.skip)(
  'no executable card traps (a sample; skipped without the corpus)',
  async () => {
    const smoke = makeSmoke(reader);
    const cards: Card[] = [];
    for await (const event of readCards([cardInput(corpus)])) if (event.kind === 'Card') cards.push(event.card);
    const programs = cards
      .filter((_, at) => at % 40 === 0)
      .map((card) => ({ card, ...compileCard(card) }))
      .filter(({ outcome }) => outcome.faces.every(({ level }) => level === 'executable'));
    const faults = programs.flatMap(({ card: { name, layout }, program: { faces } }) =>
      smoke({ name, layout, faces }).map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
    expect(programs.length).toBeGreaterThan(50);
  },
  60_000,
);
