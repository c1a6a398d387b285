import { inEnglish } from '../../compile/testing/english';
import { happen, settle, table } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish('Ox | {0} | Creature — Ox | 2/3');

/** Who is still in the game after an effect says that the first of four players wins. */
function afterWin(range: 'one' | 'all'): Game {
  const game = table(cards, [{}, {}, {}, {}], { range });
  happen(game, { kind: 'winGame', player: 'p0' });
  settle(game);
  return game;
}

const inGame = ({ state }: Game): readonly string[] =>
  state.order.filter((player) => state.players[player]?.out === null);

test('who wins ends the game, where everybody is in range', () => {
  expect(afterWin('all').state.outcome).toEqual({ winners: ['p0'], reason: 'won' });
});

test('where the range of influence is limited the opponents in it lose instead, and the game goes on (CR 801.14)', () => {
  const game = afterWin('one');
  expect(game.state.outcome).toBeNull();
  expect(inGame(game)).toEqual(['p0', 'p2']);
});
