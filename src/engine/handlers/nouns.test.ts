import { inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { castFree } from '../testing/casting';
import { all, lifeOf, settle, table, the } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  'Ox | {1}{G} | Creature — Ox | 2/3',
  'Bear | {0} | Creature — Bear | 4/1',
  'Whale | {0} | Creature — Whale | 5/5',
  `Edict | {0} | Sorcery
   Target opponent sacrifices a creature with the greatest power among creatures they control.`,
  `Toll | {0} | Sorcery
   You gain life equal to the toughness of target creature.`,
  `Walk | {0} | Sorcery
   Target land becomes a 3/3 Elemental creature that's still a land.`,
  `Blank | {0} | Sorcery
   Target creature loses all creature types until end of turn.`,
  `Prism | {0} | Enchantment
   Lands you control are every basic land type in addition to their other types.`,
  `Feast | {0} | Sorcery
   If creatures you control have total power 6 or greater, you gain 6 life.`,
  `Loot | {0} | Sorcery
   Create two tapped Treasure tokens.`,
  `Fury | {0} | Enchantment
   If a source you control would deal damage to a player, it deals double that damage to that player instead.`,
  `Spark | {0} | Sorcery
   Target player loses 0 life. Spark deals 2 damage to that player.`,
  `Rise | {0} | Sorcery
   Ascend
   If you have the city's blessing, you gain 5 life.`,
  `Crown | {0} | Enchantment
   Ascend`,
  `Song | {0} | Sorcery
   If you have the city's blessing, you gain 5 life.`,
);

const gained = (game: Game): number => lifeOf(game, 'p0') - 20;

function cast(game: Game, name: string, target?: string): void {
  if (target === undefined) castFree(game, name);
  else castFree(game, name, the(game, target).id);
  settle(game);
}

test('of the things of a player that one is meant which has most of something', () => {
  const game = table(cards, [{ hand: ['Edict'], battlefield: ['Whale'] }, { battlefield: ['Ox', 'Bear'] }]);
  castFree(game, 'Edict', 'p1');
  settle(game);
  expect(all(game, 'Bear')).toHaveLength(0);
  expect(all(game, 'Ox')).toHaveLength(1);
});

test('a characteristic may stand before whose it is', () => {
  const game = table(cards, [{ hand: ['Toll'], battlefield: ['Ox'] }, {}]);
  cast(game, 'Toll', 'Ox');
  expect(gained(game)).toBe(3);
});

test('what is still a land keeps its types (CR 205.1b)', () => {
  const game = table(cards, [{ hand: ['Walk'], battlefield: ['Moss'] }, {}]);
  cast(game, 'Walk', 'Moss');
  const { types, subtypes, power } = characteristicsOf(game, the(game, 'Moss').id);
  expect(types).toEqual(expect.arrayContaining(['land', 'creature']));
  expect(subtypes).toEqual(expect.arrayContaining(['forest', 'elemental']));
  expect(power).toBe(3);
});

test('creature types can be lost, and nothing else with them', () => {
  const game = table(cards, [{ hand: ['Blank'], battlefield: ['Ox'] }, {}]);
  cast(game, 'Blank', 'Ox');
  expect(characteristicsOf(game, the(game, 'Ox').id)).toMatchObject({ types: ['creature'], subtypes: [] });
});

test('every basic land type comes with its mana ability', () => {
  const game = table(cards, [{ battlefield: ['Prism', 'Moss'] }, {}]);
  settle(game);
  const { subtypes, abilities } = characteristicsOf(game, the(game, 'Moss').id);
  expect(subtypes).toHaveLength(5);
  expect(abilities).toHaveLength(5);
});

test.each([
  [['Ox', 'Bear'], 6],
  [['Ox', 'Ox'], 0],
])('total power is that of all of them: %p', (battlefield, life) => {
  const game = table(cards, [{ hand: ['Feast'], battlefield }, { battlefield: ['Whale'] }]);
  cast(game, 'Feast');
  expect(gained(game)).toBe(life);
});

test('a state before a predefined token is how it enters', () => {
  const game = table(cards, [{ hand: ['Loot'] }, {}]);
  cast(game, 'Loot');
  expect(all(game, 'Treasure Token').map(({ tapped }) => tapped)).toEqual([true, true]);
});

test('double that damage is twice as much to the same', () => {
  const game = table(cards, [{ hand: ['Spark'], battlefield: ['Fury'] }, {}]);
  castFree(game, 'Spark', 'p1');
  settle(game);
  expect(lifeOf(game, 'p1')).toBe(16);
});

const many = (count: number): readonly string[] => Array.from({ length: count }, () => 'Moss');

test("nine permanents are not enough for the city's blessing", () => {
  const game = table(cards, [{ hand: ['Song'], battlefield: ['Crown', ...many(8)] }, {}]);
  cast(game, 'Song');
  expect(gained(game)).toBe(0);
});

test('ten permanents, one with ascend, give the blessing (CR 702.131b)', () => {
  const game = table(cards, [{ hand: ['Song'], battlefield: ['Crown', ...many(9)] }, { hand: ['Song'] }]);
  settle(game);
  cast(game, 'Song');
  expect(gained(game)).toBe(5);
});

test.each([
  [9, 0],
  [10, 5],
])('a spell with ascend looks first how many there are: %p (CR 702.131a)', (count, life) => {
  const game = table(cards, [{ hand: ['Rise'], battlefield: many(count) }, {}]);
  cast(game, 'Rise');
  expect(gained(game)).toBe(life);
});
