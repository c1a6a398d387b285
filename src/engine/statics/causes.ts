import { termOf } from '../../vm/evaluate';
import { isByEffect } from '../events/by-effect';
import type { GameEvent } from '../events/event';
import { matchEvent } from '../handlers/events/compound';
import type { Game } from '../world';
import { areInForce, fitsRule, rulesInForce } from './rules-in-force';

/** Does a rule forbid that what resolves makes it happen: "spells your opponents control can't cause you to discard cards" (CR 101.2)? */
export function isBarredByCause(game: Game, event: GameEvent): boolean {
  if (!areInForce(game, 'cantCause') || !isByEffect(game, event)) return false;
  const resolving = game.state.stack.at(-1);
  if (resolving === undefined) return false;
  return rulesInForce(game, 'cantCause').some(
    (rule) =>
      fitsRule(rule, 'by', resolving) &&
      matchEvent(rule.context, termOf(rule.context, rule.term, 'event'), { event, happened: null }) !== null,
  );
}
