import { inEnglish } from '../../compile/testing/english';
import { castFree } from '../testing/casting';
import { settle, table } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  'Reef | | Land — Forest Island',
  'Ox | {1}{G} | Creature — Ox | 2/3',
  'Cog | {1} | Artifact Creature — Cleric Wizard | 1/1',
  'Sage | {1} | Creature — Wizard | 3/1',
  `Roots | {0} | Sorcery
   You gain life equal to the number of basic land types among lands you control.`,
  `Bones | {0} | Sorcery
   If there are three or more card types among cards in your graveyard, you gain 5 life.`,
  `Ring | {0} | Sorcery
   If you control three or more creatures with different powers, you gain 5 life.`,
  `March | {0} | Sorcery
   You gain X life, where X is the number of creatures in your party.`,
);

const gained = (game: Game, name: string): number => {
  castFree(game, name);
  settle(game);
  return (game.state.players['p0']?.life ?? 0) - 20;
};

test('kinds count once, however many things show them', () => {
  const battlefield = ['Moss', 'Moss', 'Reef', 'Ox'];
  expect(gained(table(cards, [{ hand: ['Roots'], battlefield }, {}]), 'Roots')).toBe(2);
});

test('card types are counted over all cards', () => {
  expect(gained(table(cards, [{ hand: ['Bones'], graveyard: ['Cog', 'Ox'] }, {}]), 'Bones')).toBe(0);
  expect(gained(table(cards, [{ hand: ['Bones'], graveyard: ['Cog', 'Moss'] }, {}]), 'Bones')).toBe(5);
});

test('things that must differ count once for each value', () => {
  expect(gained(table(cards, [{ hand: ['Ring'], battlefield: ['Ox', 'Ox', 'Cog'] }, {}]), 'Ring')).toBe(0);
  expect(gained(table(cards, [{ hand: ['Ring'], battlefield: ['Ox', 'Sage', 'Cog'] }, {}]), 'Ring')).toBe(5);
});

test('each creature fills one place of a party (CR 700.8b)', () => {
  expect(gained(table(cards, [{ hand: ['March'], battlefield: ['Cog', 'Sage'] }, {}]), 'March')).toBe(2);
  expect(gained(table(cards, [{ hand: ['March'], battlefield: ['Sage', 'Sage', 'Ox'] }, {}]), 'March')).toBe(1);
});
