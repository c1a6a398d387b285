import type { PlayerId } from '../../vm/entity';
import type { Decision } from '../decision';
import { answer, decisionOf, hashOf, newGame, restore, save } from '../game';
import { card, poolOf } from '../testing/programs';
import type { Game } from '../world';
import { playerOf } from '../write';

const names = Array.from({ length: 20 }, (_, at) => `Card ${at}`);
const pool = poolOf(...names.map((name) => card(name, { types: ['Land'] })));

function begin(players: number): Game {
  const setups = Array.from({ length: players }, (_, at) => ({ name: `P${at}`, deck: names }));
  return newGame(setups, pool, 3, { mulligan: 'london' });
}

function pending(game: Game): Decision {
  const decision = decisionOf(game);
  if (decision === null) throw new Error('the game is over');
  return decision;
}

const asked = (game: Game): readonly string[] => {
  const { kind, player } = pending(game);
  return [kind, player];
};

function declare(game: Game, player: PlayerId, value: 'yes' | 'no'): void {
  expect(asked(game)).toEqual(['yesNo', player]);
  expect(answer(game, player, { kind: 'yesNo', value })).toEqual({ ok: true });
}

/** Puts the first cards in hand on the bottom; gives their names. */
function toBottom(game: Game, player: PlayerId, count: number): readonly string[] {
  const decision = pending(game);
  expect(decision).toMatchObject({ kind: 'choose', player, purpose: 'mulliganBottom', min: count, max: count });
  const chosen = playerOf(game, player).hand.slice(0, count);
  const put = chosen.map((id) => nameOf(game, id));
  expect(answer(game, player, { kind: 'choose', chosen })).toEqual({ ok: true });
  return put;
}

function nameOf(game: Game, id: `o${number}`): string {
  const printed = game.state.objects[id]?.printed;
  return printed?.kind === 'card' ? printed.card : '';
}

const hands = (game: Game): readonly number[] => game.state.order.map((id) => playerOf(game, id).hand.length);

describe('mulligans (CR 103.5)', () => {
  it('are declared in turn order and taken by all together', () => {
    const game = begin(2);
    const before = playerOf(game, 'p0').hand;
    declare(game, 'p0', 'yes');
    expect(playerOf(game, 'p0').hand).toBe(before);
    declare(game, 'p1', 'yes');
    expect(hands(game)).toEqual([7, 7]);
    const put = toBottom(game, 'p0', 1);
    toBottom(game, 'p1', 1);
    expect(hands(game)).toEqual([6, 6]);
    const { library } = playerOf(game, 'p0');
    expect([library.length, nameOf(game, library.at(-1) ?? 'o0')]).toEqual([14, put[0]]);
  });

  it('are over for a player who keeps, and go on for the others', () => {
    const game = begin(2);
    declare(game, 'p0', 'no');
    declare(game, 'p1', 'yes');
    toBottom(game, 'p1', 1);
    declare(game, 'p1', 'yes');
    toBottom(game, 'p1', 2);
    declare(game, 'p1', 'no');
    expect([asked(game), hands(game)]).toEqual([
      ['priority', 'p0'],
      [7, 5],
    ]);
  });

  it('are free once among more than two players (CR 103.5c)', () => {
    const game = begin(3);
    for (const player of ['p0', 'p1', 'p2'] as const) declare(game, player, player === 'p1' ? 'yes' : 'no');
    declare(game, 'p1', 'yes');
    toBottom(game, 'p1', 1);
    declare(game, 'p1', 'no');
    expect(hands(game)).toEqual([7, 6, 7]);
  });

  it('end with no cards in hand', () => {
    const game = begin(2);
    declare(game, 'p0', 'yes');
    declare(game, 'p1', 'no');
    for (let count = 1; count < 7; count++) {
      toBottom(game, 'p0', count);
      declare(game, 'p0', 'yes');
    }
    // All seven go to the bottom, and nothing else is left to declare.
    toBottom(game, 'p0', 7);
    expect([asked(game), hands(game)]).toEqual([
      ['priority', 'p0'],
      [0, 7],
    ]);
  });

  it('lose no card, and go on the same after saving', () => {
    const game = begin(2);
    declare(game, 'p0', 'yes');
    const twin = restore(save(game), pool);
    for (const its of [game, twin]) {
      declare(its, 'p1', 'no');
      toBottom(its, 'p0', 1);
    }
    expect(hashOf(twin.state)).toBe(hashOf(game.state));
    const { library, hand } = playerOf(game, 'p0');
    expect([...library, ...hand].map((id) => nameOf(game, id)).sort()).toEqual([...names].sort());
  });

  it('are not asked for where games are played without', () => {
    const setups = ['A', 'B'].map((name) => ({ name, deck: names }));
    expect(asked(newGame(setups, pool, 3))).toEqual(['priority', 'p0']);
  });
});
