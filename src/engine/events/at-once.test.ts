import { english, inEnglish } from '../../compile/testing/english';
import { decisionOf } from '../game';
import { castFree, isOffered } from '../testing/casting';
import { all, happen, lifeOf, table, the } from '../testing/table';

const cards = inEnglish(
  `Tithe | {3} | Enchantment
   If an opponent would draw three or more cards, instead you and that player each draw a card.`,
  `Glance | {0} | Sorcery
   Draw a card.`,
  `Study | {0} | Sorcery
   Draw three cards.`,
  `Ledger | {3} | Enchantment
   Whenever you lose life, put a study counter on this enchantment.`,
  `Brawl | {0} | Sorcery
   Each creature deals 1 damage to its controller.`,
  'Ox | {0} | Creature — Ox | 2/3',
  `Hide | {0} | Sorcery
   Exile target creature face down.`,
  `Burn | {0} | Sorcery
   Damage can't be prevented this turn. Burn deals 3 damage to any target.`,
  `Scorch | {0} | Sorcery
   Scorch deals 3 damage to any target.`,
  `Temple | {9} | Enchantment
   Ascend`,
  `Rally | {0} | Sorcery
   Create a 1/1 white Cat creature token. Then if you have the city's blessing, you gain 4 life.`,
  `Ruin | | Land
   Mayhem`,
  `Purge | {0} | Sorcery
   Discard a card.`,
);

const hands = (game: ReturnType<typeof table>): readonly (number | undefined)[] =>
  ['p0', 'p1'].map((player) => game.state.players[player as 'p0']?.hand.length);

test.each([
  ['Glance', [1, 0]],
  ['Study', [1, 1]],
])('a draw of several cards is told from one card by one who waits for it: %s', (spell, expected) => {
  const game = table(cards, [{ hand: [spell] }, { battlefield: ['Tithe'] }]);
  castFree(game, spell);
  expect(hands(game)).toEqual(expected);
});

test('life that is lost to several sources at once is lost once', () => {
  const game = table(cards, [{ hand: ['Brawl'], battlefield: ['Ledger', 'Ox', 'Ox', 'Ox'] }, {}]);
  castFree(game, 'Brawl');
  expect(lifeOf(game, 'p0')).toBe(17);
  expect(the(game, 'Ledger').counters).toEqual({ study: 1 });
});

test('what is exiled face down is face down', () => {
  const game = table(cards, [{ hand: ['Hide'], battlefield: ['Ox'] }, {}]);
  castFree(game, 'Hide', the(game, 'Ox').id);
  expect(game.state.exile.map((id) => game.state.objects[id]?.faceDown)).toEqual(['exiled']);
});

test.each([
  ['Scorch', 1],
  ['Burn', 0],
])('a shield counter goes, and prevents what can be prevented (CR 615.12): %s', (spell, left) => {
  const game = table(cards, [{ hand: [spell], battlefield: ['Ox'] }, {}]);
  const { id } = the(game, 'Ox');
  happen(game, { kind: 'putCounters', on: id, counter: 'shield', count: 1, by: null, source: null });
  castFree(game, spell, id);
  expect(all(game, 'Ox').map(({ counters }) => counters['shield'] ?? 0)).toEqual(left === 1 ? [0] : []);
});

test.each([
  [8, 24],
  [7, 20],
])("the city's blessing comes in the middle of a resolution (CR 702.131b): %i others", (others, life) => {
  const oxen = Array.from({ length: others }, () => 'Ox');
  const game = table(cards, [{ hand: ['Rally'], battlefield: ['Temple', ...oxen] }, {}], {}, english);
  castFree(game, 'Rally');
  expect(lifeOf(game, 'p0')).toBe(life);
});

test('a land with mayhem is played from the graveyard in the turn in which it was discarded (CR 702.187c)', () => {
  const game = table(cards, [{ hand: ['Ruin', 'Purge'], graveyard: ['Ruin'] }, {}], {}, english);
  const [old] = all(game, 'Ruin', 'graveyard');
  const offered = (): readonly string[] => {
    const decision = decisionOf(game);
    const actions = decision?.kind === 'priority' ? decision.actions : [];
    return actions.flatMap((action) => (action.kind === 'playLand' ? action.object : []));
  };
  expect(offered()).toEqual(all(game, 'Ruin', 'hand').map(({ id }) => id));
  castFree(game, 'Purge');
  const graveyard = all(game, 'Ruin', 'graveyard').map(({ id }) => id);
  expect(graveyard).toHaveLength(2);
  expect(offered()).toEqual(graveyard.filter((id) => id !== old?.id));
  expect(isOffered(game, 'playLand', 'Ruin')).toBe(true);
});
