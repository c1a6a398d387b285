import { rolled } from '../state/random';
import type { Game } from '../world';
import type { EventOf } from './event';
import { applied, type EventRules } from './rule';

/** The numbers on the dice but for the lowest that are ignored: those were never rolled (CR 706.6). */
function naturalResults(game: Game, { player, count, sides, ignored }: EventOf<'rollDice'>): readonly number[] {
  const all = Array.from({ length: count }, () => rolled(game, player, sides));
  return all.toSorted((a, b) => a - b).slice(ignored);
}

export const diceRules: EventRules<'rollDice' | 'rollDie'> = {
  rollDice: {
    affected: (_, e) => e.player,
    possible: (_, e) => e.count > 0,
    expand: (game, e) =>
      naturalResults(game, e).map(
        (natural) => ({ kind: 'rollDie', player: e.player, natural, amount: natural + e.plus }) as const,
      ),
    amount: (e) => e.count,
  },
  rollDie: {
    affected: (_, e) => e.player,
    apply: (_, e) => applied(e.amount),
  },
};
