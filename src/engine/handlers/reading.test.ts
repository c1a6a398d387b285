import { inEnglish } from '../../compile/testing/english';
import { answer, decisionOf } from '../game';
import { characteristicsOf } from '../characteristics/characteristics';
import { castFree, castUntilAsked } from '../testing/casting';
import { all, settle, table, the } from '../testing/table';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  'Ox | {1}{G} | Creature — Ox | 2/3',
  'Bear | {0} | Creature — Bear | 4/1',
  `Mimic | {0} | Sorcery
   Target Bear becomes a copy of target Ox until end of turn.`,
  `Tune | {0} | Sorcery
   You may tap or untap target creature.`,
  `Paint | {0} | Sorcery
   Target creature becomes the color of your choice until end of turn.`,
  `Box | {0} | Enchantment
   When this enchantment enters, exile target creature an opponent controls.
   When this enchantment leaves the battlefield, return all cards exiled with it to their owners' hands.`,
  `Smash | {0} | Sorcery
   Destroy target enchantment.`,
  `Peek | {0} | Sorcery
   Look at the top two cards of your library, then put them back in any order. You gain 1 life.`,
);

test('a copy has the copiable values of another object for a time', () => {
  const game = table(cards, [{ hand: ['Mimic'], battlefield: ['Ox', 'Bear'] }, {}]);
  castFree(game, 'Mimic');
  settle(game);
  expect(all(game, 'Ox', 'battlefield')).toHaveLength(2);
});

test('tapping or untapping is chosen as it is done', () => {
  const game = table(cards, [{ hand: ['Tune'], battlefield: ['Ox'] }, {}]);
  castUntilAsked(game, 'Tune');
  settle(game, (decision) => (decision.kind === 'yesNo' ? { kind: 'yesNo', value: 'yes' } : undefined));
  expect(the(game, 'Ox').tapped).toBe(true);
});

test('a color of choice is chosen before the effect begins', () => {
  const game = table(cards, [{ hand: ['Paint'], battlefield: ['Ox'] }, {}]);
  settle(game);
  castUntilAsked(game, 'Paint');
  expect(decisionOf(game)?.kind).toBe('word');
  answer(game, 'p0', { kind: 'word', value: 'blue' });
  settle(game);
  expect(characteristicsOf(game, the(game, 'Ox').id).colors).toEqual(['blue']);
});

test('what was exiled with an object comes back when it leaves', () => {
  const game = table(cards, [{ hand: ['Box', 'Smash'] }, { battlefield: ['Bear'] }]);
  castFree(game, 'Box');
  settle(game);
  expect(all(game, 'Bear', 'exile')).toHaveLength(1);
  castFree(game, 'Smash');
  settle(game);
  expect(all(game, 'Bear', 'hand')).toHaveLength(1);
});

test('cards are put back on the library in an order', () => {
  const game = table(cards, [{ hand: ['Peek'] }, {}]);
  const before = game.state.players['p0']?.library.length;
  castFree(game, 'Peek');
  settle(game);
  expect(game.state.players['p0']?.library).toHaveLength(before ?? 0);
  expect(game.state.players['p0']?.life).toBe(21);
});
