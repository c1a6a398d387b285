import { inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { answer, decisionOf } from '../game';
import { castFree, isOffered, takeAction } from '../testing/casting';
import { all, destroy, lifeOf, settle, table, the } from '../testing/table';
import { setObject } from '../write';
import type { Game } from '../world';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  'Ox | {1}{G} | Creature — Ox | 2/3',
  'Mouse | {0} | Creature — Mouse | 1/1',
  `Raid | {0} | Sorcery
   Exile two target cards from a single graveyard.`,
  `Part | {0} | Sorcery
   Return two target creatures controlled by different players to their owners' hands.`,
  `Altar | {0} | Sorcery
   As an additional cost to cast this spell, sacrifice a creature or pay {1}.
   You gain 4 life.`,
  `Well | {0} | Artifact
   {X}: You gain X life. X can't be 0.`,
  `Grind | {0} | Sorcery
   Mill eleven cards. If a creature card is milled this way, you gain 3 life.`,
  `Bloom | {0} | Enchantment
   Whenever a player taps a Forest land for mana, that player adds one mana of any type that land produced.`,
  `Recall | {0} | Sorcery
   Return to your hand all creature cards in your graveyard that were put there from the battlefield this turn.`,
  `Wave | {0} | Sorcery
   This spell costs {1} more to cast for each target beyond the first.
   Any number of target creatures each get +1/+1 until end of turn.`,
  `Banner | {0} | Enchantment
   As long as you control your commander, you have no maximum hand size. Commander creatures you own have menace.`,
  `Small | {0} | Enchantment
   Each 1/1 creature you control gets +2/+0.`,
);

const gained = (game: Game): number => lifeOf(game, 'p0') - 20;

test('targets from a single graveyard are of one player', () => {
  const game = table(cards, [{ hand: ['Raid'], graveyard: ['Ox', 'Ox'] }, { graveyard: ['Mouse'] }]);
  takeAction(game, 'cast', 'Raid');
  expect(decisionOf(game)?.kind).toBe('targets');
  const [first] = all(game, 'Ox', 'graveyard');
  const [other] = all(game, 'Mouse', 'graveyard');
  if (first === undefined || other === undefined) throw new Error('no cards');
  expect(answer(game, 'p0', { kind: 'targets', chosen: [first.id, other.id] }).ok).toBe(false);
  settle(game, (decision) =>
    decision.kind === 'targets'
      ? { kind: 'targets', chosen: all(game, 'Ox', 'graveyard').map(({ id }) => id) }
      : undefined,
  );
  expect(all(game, 'Ox', 'exile')).toHaveLength(2);
});

test('without two cards in one graveyard there is nothing to cast it at', () => {
  const game = table(cards, [{ hand: ['Raid'], graveyard: ['Ox'] }, { graveyard: ['Mouse'] }]);
  settle(game);
  expect(isOffered(game, 'cast', 'Raid')).toBe(false);
});

test('two creatures of different players', () => {
  const game = table(cards, [{ hand: ['Part'], battlefield: ['Ox', 'Ox'] }, {}]);
  settle(game);
  expect(isOffered(game, 'cast', 'Part')).toBe(false);
});

test('one of two costs is chosen as a spell is announced (CR 601.2b)', () => {
  const game = table(cards, [{ hand: ['Altar', 'Altar'], battlefield: ['Ox', 'Moss'] }, {}]);
  takeAction(game, 'cast', 'Altar');
  const asked = decisionOf(game);
  expect(asked?.kind === 'option' ? asked.options.length : 0).toBe(2);
  answer(game, 'p0', { kind: 'option', index: 1 });
  settle(game);
  expect(gained(game)).toBe(4);
  expect(the(game, 'Moss').tapped).toBe(true);
  expect(all(game, 'Ox')).toHaveLength(1);
  castFree(game, 'Altar');
  settle(game);
  expect(all(game, 'Ox')).toHaveLength(0);
});

test('a cost of which nothing can be paid is no cost to choose', () => {
  const game = table(cards, [{ hand: ['Altar'] }, {}]);
  settle(game);
  expect(isOffered(game, 'cast', 'Altar')).toBe(false);
});

test('an X that cannot be 0 asks for one mana at least', () => {
  const poor = table(cards, [{ battlefield: ['Well'] }, {}]);
  settle(poor);
  expect(isOffered(poor, 'activate', 'Well')).toBe(false);
  const game = table(cards, [{ battlefield: ['Well', 'Moss'] }, {}]);
  settle(game);
  expect(isOffered(game, 'activate', 'Well')).toBe(true);
});

test.each([
  [['Ox'], 3],
  [['Moss'], 0],
])('cards that were milled this way are looked at: %p', (library, life) => {
  const game = table(cards, [{ hand: ['Grind'], library }, {}]);
  castFree(game, 'Grind');
  settle(game);
  expect(gained(game)).toBe(life);
});

test('only what died this turn comes back', () => {
  const game = table(cards, [{ hand: ['Recall'], battlefield: ['Ox'], graveyard: ['Mouse'] }, {}]);
  destroy(game, the(game, 'Ox').id);
  castFree(game, 'Recall');
  settle(game);
  expect(all(game, 'Ox', 'hand')).toHaveLength(1);
  expect(all(game, 'Mouse', 'hand')).toHaveLength(0);
});

test('each target beyond the first has its price (CR 601.2f)', () => {
  const game = table(cards, [{ hand: ['Wave'], battlefield: ['Ox', 'Mouse', 'Moss'] }, {}]);
  takeAction(game, 'cast', 'Wave');
  answer(game, 'p0', { kind: 'targets', chosen: [the(game, 'Ox').id, the(game, 'Mouse').id] });
  settle(game);
  expect(the(game, 'Moss').tapped).toBe(true);
  expect(characteristicsOf(game, the(game, 'Mouse').id).power).toBe(2);
});

test('a size is a description', () => {
  const game = table(cards, [{ battlefield: ['Small', 'Ox'] }, {}]);
  settle(game);
  expect(characteristicsOf(game, the(game, 'Ox').id).power).toBe(2);
});

test('a commander is one wherever it is', () => {
  const game = table(cards, [{ battlefield: ['Banner', 'Ox'] }, {}]);
  settle(game);
  expect(characteristicsOf(game, the(game, 'Ox').id).keywords).toEqual([]);
  setObject(game, the(game, 'Ox').id, { commander: 'c0' });
  expect(characteristicsOf(game, the(game, 'Ox').id).keywords).toEqual(['menace']);
});
