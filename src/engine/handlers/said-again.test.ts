import { inEnglish } from '../../compile/testing/english';
import { castFree, castUntilAsked } from '../testing/casting';
import { placeCard } from '../setup';
import { setZoneList, zoneList } from '../write';
import { all, happen, lifeOf, settle, table, the } from '../testing/table';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/9',
  'Moss | | Basic Land — Forest',
  `Volley | {0} | Sorcery
   Volley deals 2 damage to target creature. If you control a Forest, it deals 4 damage instead.`,
  `Flame | {0} | Enchantment
   If a source you control would deal damage to an opponent or a permanent an opponent controls, it deals that much damage plus 2 instead.`,
  `Hymn | {0} | Sorcery
   You gain 1 life for each opponent you have.`,
  `Tide | {0} | Sorcery
   Discard your hand, then draw a card for each card you've discarded this turn.`,
  `Count | {0} | Sorcery
   You gain life equal to the number of cards you've drawn this turn.`,
  `Peek | {0} | Sorcery
   Look at the top card of your library. If it's a creature card, you may reveal it and put it into your hand. If you don't put the card into your hand, put it into your graveyard.`,
);

test.each([
  [[], 2],
  [['Moss'], 4],
] as const)('another amount is dealt to the same recipient: %j', (battlefield, damage) => {
  const game = table(cards, [{ hand: ['Volley'], battlefield }, { battlefield: ['Ox'] }]);
  castFree(game, 'Volley', the(game, 'Ox').id);
  expect(the(game, 'Ox').damage).toBe(damage);
});

test('more damage is dealt to the recipient that the event is about, and to no other', () => {
  const game = table(cards, [{ hand: ['Volley', 'Volley'], battlefield: ['Flame', 'Ox'] }, { battlefield: ['Ox'] }]);
  const [mine, theirs] = all(game, 'Ox').map(({ id }) => id);
  if (mine === undefined || theirs === undefined) throw new Error('no Ox');
  castFree(game, 'Volley', theirs);
  castFree(game, 'Volley', mine);
  const damage = [mine, theirs].map((id) => game.state.objects[id]?.damage);
  expect(damage.sort()).toEqual([2, 4]);
  expect(game.state.objects[all(game, 'Ox').find(({ owner }) => owner === 'p1')?.id ?? 'o0']?.damage).toBe(4);
});

test('opponents that you have are all opponents', () => {
  const game = table(cards, [{ hand: ['Hymn'] }, {}, {}]);
  castFree(game, 'Hymn');
  expect(lifeOf(game, 'p0')).toBe(22);
});

test('cards that were discarded or drawn this turn count wherever they are now (CR 608.2i)', () => {
  const game = table(cards, [{ hand: ['Tide', 'Ox', 'Ox'] }, { hand: ['Ox'] }]);
  castFree(game, 'Tide');
  expect(game.state.players['p0']?.hand).toHaveLength(2);
  happen(game, { kind: 'drawCards', player: 'p1', count: 3 });
  const other = table(cards, [{ hand: ['Count'] }, {}]);
  happen(other, { kind: 'drawCards', player: 'p0', count: 2 });
  happen(other, { kind: 'drawCards', player: 'p1', count: 3 });
  const before = lifeOf(other, 'p0');
  castFree(other, 'Count');
  expect(lifeOf(other, 'p0') - before).toBe(2);
});

describe('what was allowed and not done', () => {
  test.each([
    ['Ox', 'yes', 'hand'],
    ['Ox', 'no', 'graveyard'],
    ['Moss', 'yes', 'graveyard'],
  ] as const)('%s, %s: %s', (name, value, zone) => {
    const game = table(cards, [{ hand: ['Peek'] }, {}]);
    const id = placeCard(game, { card: name, owner: 'p0', zone: 'library' });
    setZoneList(game, 'library', 'p0', [id, ...zoneList(game, 'library', 'p0').filter((other) => other !== id)]);
    castUntilAsked(game, 'Peek');
    settle(game, (asked) => (asked.kind === 'yesNo' ? { kind: 'yesNo', value } : undefined));
    expect(all(game, name, zone)).toHaveLength(1);
  });
});
