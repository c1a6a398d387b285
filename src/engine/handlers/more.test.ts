import { inEnglish } from '../../compile/testing/english';
import { castFree } from '../testing/casting';
import { settle, table } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  'Ox | {1}{G} | Creature — Ox | 2/3',
  `Envy | {0} | Sorcery
   If an opponent controls more lands than you, you gain 5 life.`,
  `Herd | {0} | Sorcery
   If you control more creatures than each other player, you gain 5 life.`,
  `Hush | {0} | Enchantment
   Players can't cast more than one noncreature spell each turn.`,
  `Song | {0} | Sorcery
   You gain 1 life.`,
);

const gained = (game: Game, name: string): number => {
  castFree(game, name);
  settle(game);
  return (game.state.players['p0']?.life ?? 0) - 20;
};

test('one opponent with more of something is enough', () => {
  expect(gained(table(cards, [{ hand: ['Envy'], battlefield: ['Moss'] }, { battlefield: ['Moss'] }]), 'Envy')).toBe(0);
  expect(gained(table(cards, [{ hand: ['Envy'] }, { battlefield: ['Moss'] }]), 'Envy')).toBe(5);
});

test('more than each other player is more than all of them', () => {
  const ox = { battlefield: ['Ox'] };
  expect(gained(table(cards, [{ hand: ['Herd'], battlefield: ['Ox', 'Ox'] }, ox, ox]), 'Herd')).toBe(5);
  expect(gained(table(cards, [{ hand: ['Herd'], battlefield: ['Ox'] }, ox, {}]), 'Herd')).toBe(0);
});

test('a number of spells each turn forbids the next', () => {
  const game = table(cards, [{ hand: ['Song', 'Song'], battlefield: ['Hush'] }, {}]);
  expect(gained(game, 'Song')).toBe(1);
  expect(() => castFree(game, 'Song')).toThrow();
});
