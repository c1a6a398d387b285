import { english, inEnglish } from '../../compile/testing/english';
import { castInWay, isOffered, takeAction } from '../testing/casting';
import { happen, lifeOf, settle, table, the } from '../testing/table';
import { decisionOf, answer } from '../game';
import type { Game } from '../world';
import { characteristicsOf } from './characteristics';

const [room, ...others] = inEnglish(
  `Dim Hall | {0} | Enchantment — Room
   When you unlock this door, you gain 1 life.
   //
   Bright Attic | {1} | Enchantment — Room
   When you unlock this door, you gain 10 life.
   At the beginning of your end step, you lose 3 life.`.replaceAll('\n   //\n   ', '\n//\n'),
  `Keeper | {0} | Creature — Human | 1/1
   Whenever you fully unlock a Room, draw a card.`,
  `Spring | {0} | Artifact
   {T}: Add {C}.`,
);
const cards = room === undefined ? [] : [{ ...room, layout: 'room' } as const, ...others];

const zones = { hand: ['Dim Hall // Bright Attic'], battlefield: ['Keeper', 'Spring'] };

function cast(game: Game, face: number): void {
  const decision = decisionOf(game);
  if (decision?.kind !== 'priority') throw new Error('nobody has priority');
  const action = decision.actions.findIndex((each) => each.kind === 'cast' && each.face === face);
  answer(game, decision.player, { kind: 'priority', action });
  settle(game);
}

const roomOf = (game: Game): ReturnType<typeof characteristicsOf> => {
  const id = game.state.battlefield.find((each) => characteristicsOf(game, each).subtypes.includes('room'));
  if (id === undefined) throw new Error('no room');
  return characteristicsOf(game, id);
};

const hand = (game: Game): number => game.state.players.p0?.hand.length ?? 0;

describe('a Room (CR 709.5)', () => {
  it('enters with the half unlocked that was cast, and has nothing of the other', () => {
    const game = table(cards, [zones, {}], {}, english);
    cast(game, 0);
    const { name, manaValue, abilities } = roomOf(game);
    expect([name, manaValue, abilities.length, lifeOf(game, 'p0'), hand(game)]).toEqual(['Dim Hall', 0, 1, 21, 0]);
  });
  it('gets the other half for its mana cost, as a sorcery, which unlocks it fully', () => {
    const game = table(cards, [zones, {}], {}, english);
    cast(game, 0);
    expect(isOffered(game, 'special', 'Dim Hall')).toBe(true);
    takeAction(game, 'special', 'Dim Hall');
    settle(game);
    const { name, manaValue, abilities } = roomOf(game);
    expect([name, manaValue, abilities.length]).toEqual(['Dim Hall // Bright Attic', 1, 3]);
    expect([lifeOf(game, 'p0'), hand(game)]).toEqual([31, 1]);
    expect(isOffered(game, 'special', 'Dim Hall // Bright Attic')).toBe(false);
  });
  it('cannot be unlocked for a cost that cannot be paid', () => {
    const game = table(cards, [zones, {}], {}, english);
    cast(game, 0);
    happen(game, { kind: 'tap', object: the(game, 'Spring').id, cause: 'effect' });
    expect(isOffered(game, 'special', 'Dim Hall')).toBe(false);
  });
  it('has two locked halves if it was not cast', () => {
    const game = table(cards, [{ battlefield: ['Dim Hall // Bright Attic', 'Keeper'] }, {}], {}, english);
    const { name, abilities, types } = roomOf(game);
    expect([name, abilities.length, types]).toEqual(['', 0, ['enchantment']]);
    expect(castInWay(game, 'Dim Hall', 'normal')).toBe(false);
    takeAction(game, 'special', '');
    settle(game);
    expect([roomOf(game).name, hand(game)]).toEqual(['Dim Hall', 0]);
  });
});
