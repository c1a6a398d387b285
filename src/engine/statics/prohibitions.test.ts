import { inEnglish } from '../../compile/testing/english';
import { castFree } from '../testing/casting';
import { happen, settle, table } from '../testing/table';

const cards = inEnglish(
  `Drought | {0} | Enchantment
   Players can't gain life.`,
  `Seal | {0} | Enchantment
   You can't lose the game and your opponents can't win the game.`,
  `Blindfold | {0} | Enchantment
   Your opponents can't draw cards.`,
  `Salve | {0} | Sorcery
   You gain 3 life.`,
);

test('life that cannot be gained is not', () => {
  const game = table(cards, [{ hand: ['Salve'], battlefield: ['Drought'] }, {}]);
  castFree(game, 'Salve');
  settle(game);
  expect(game.state.players['p0']?.life).toBe(20);
});

test('who cannot lose stays in the game, and others cannot win', () => {
  const game = table(cards, [{ battlefield: ['Seal'] }, {}]);
  happen(game, { kind: 'loseLife', player: 'p0', amount: 30, cause: 'effect', source: null });
  settle(game);
  expect(game.state.outcome).toBeNull();
  happen(game, { kind: 'winGame', player: 'p1' });
  settle(game);
  expect(game.state.outcome).toBeNull();
});

test('cards that cannot be drawn stay in the library', () => {
  const game = table(cards, [{ battlefield: ['Blindfold'] }, {}]);
  const before = game.state.players['p1']?.hand.length ?? 0;
  happen(game, { kind: 'drawCards', player: 'p1', count: 2 });
  settle(game);
  expect(game.state.players['p1']?.hand).toHaveLength(before);
});
