import { gamePool } from '../compile/game-pool';
import { newGame } from '../engine/game';
import type { GameState } from '../engine/state/state';
import { wrongIn } from './invariants';
import { deckOf, programs } from './testing/cards';

const pool = gamePool(programs.values());
const decks = new Map([
  ['p0', deckOf('white')],
  ['p1', deckOf('green')],
] as const);

function state(): GameState {
  const players = [...decks.values()].map((deck) => ({ name: 'P', deck }));
  return JSON.parse(JSON.stringify(newGame(players, pool, 1).state)) as GameState;
}

type Change = (state: GameState) => void;
type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };

const of = (its: GameState): Mutable<GameState> => its as Mutable<GameState>;
const hand = (its: GameState): Mutable<NonNullable<GameState['players']['p0']>> => {
  const player = of(its).players['p0'];
  if (player === undefined) throw new Error('no player');
  return player;
};

describe('what is wrong with a state', () => {
  it('is nothing for a game as it begins', () => {
    expect(wrongIn(state(), decks)).toBeNull();
  });

  it.each<readonly [string, Change, RegExp]>([
    ['an object in no list', (its) => hand(its).hand.pop(), /is nowhere/],
    ['an object in two lists', (its) => of(its).exile.push(hand(its).hand[0] ?? 'o0'), /is in hand and in exile/],
    ['an id without an object', (its) => of(its).exile.push('o999'), /o999 is in exile and nowhere/],
    [
      'an object in the list of another zone',
      (its) => of(its).exile.push(hand(its).hand.pop() ?? 'o0'),
      /is in exile and says hand/,
    ],
    [
      'a card of another player',
      (its) => {
        const player = of(its).players['p1'];
        player?.hand.push(hand(its).hand.pop() ?? 'o0');
      },
      /of p0 is in hand of p1/,
    ],
    [
      'a lost card',
      (its) => {
        const id = hand(its).hand.pop() ?? 'o0';
        Reflect.deleteProperty(its.objects, id);
      },
      /p0 has lost /,
    ],
    [
      'a card too many',
      (its) => {
        const id = hand(its).hand[0] ?? 'o0';
        const object = its.objects[id];
        if (object !== undefined) of(its).objects['o998'] = { ...(object as Mutable<typeof object>), id: 'o998' };
        hand(its).hand.push('o998');
      },
      /once too often/,
    ],
    ['a life total that is no number', (its) => void (hand(its).life = Number.NaN), /NaN life/],
    ['counters below zero', (its) => void (hand(its).counters = { poison: -1 }), /-1 poison counters/],
  ])('is %s', (_, change, expected) => {
    const its = state();
    change(its);
    expect(wrongIn(its, decks)).toMatch(expected);
  });

  it('is not that a player left with all cards', () => {
    const its = state();
    const { library, hand: held } = hand(its);
    for (const id of [...library, ...held]) Reflect.deleteProperty(its.objects, id);
    Object.assign(hand(its), { library: [], hand: [], out: 'lost' });
    expect(wrongIn(its, decks)).toBeNull();
  });
});
