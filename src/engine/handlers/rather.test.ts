import { inEnglish } from '../../compile/testing/english';
import { answer } from '../game';
import { castFree, takeAction } from '../testing/casting';
import { all, happen, settle, table, the } from '../testing/table';

const cards = inEnglish(
  'Newt | {0} | Creature — Newt | 1/1',
  `Stiff Newt | {0} | Creature — Newt | 1/1
   This spell can't be countered.`,
  `Erase | {0} | Instant
   Counter target colorless spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.`,
  `Recall | {0} | Instant
   Counter target spell unless its controller pays {9}. If that spell is countered this way, put it into its owner's hand instead of into that player's graveyard.`,
  `Watch | {0} | Enchantment
   Whenever a card is put into a graveyard from anywhere, you gain 1 life.`,
  `Borrow | {0} | Sorcery
   If target creature would leave the battlefield this turn, exile it instead of putting it anywhere else.`,
);

test.each([
  ['Erase', 'Newt', 'exile'],
  ['Recall', 'Newt', 'hand'],
  ['Erase', 'Stiff Newt', 'battlefield'],
] as const)('%s, %s: where a countered spell goes (CR 614.1a)', (counter, spell, zone) => {
  const game = table(cards, [{ hand: [spell] }, { hand: [counter] }]);
  takeAction(game, 'cast', spell);
  answer(game, 'p0', { kind: 'priority', action: 0 });
  castFree(game, counter, the(game, spell, 'stack').id);
  settle(game);
  expect(all(game, spell, zone)).toHaveLength(1);
});

test('nothing leaves for anywhere else', () => {
  const game = table(cards, [{ hand: ['Borrow'] }, { battlefield: ['Newt'] }]);
  castFree(game, 'Borrow', the(game, 'Newt').id);
  happen(game, { kind: 'destroy', object: the(game, 'Newt').id, source: null, by: null, regeneration: 'allowed' });
  settle(game);
  expect(all(game, 'Newt', 'exile')).toHaveLength(1);
});
