import { optionalTerm, termOf } from '../../vm/evaluate';
import type { ObjectId } from '../../vm/entity';
import type { Happened } from '../events/event';
import { matchEvent } from '../handlers/events/compound';
import { areInForce, fitsRule, rulesInForce } from '../statics/rules-in-force';
import type { Game } from '../world';

/**
 * How often an ability triggers that has: once, and once more for each effect that says so of abilities of its source and of
 * what caused it (CR 603.2d).
 */
export function timesTriggered(game: Game, source: ObjectId, caused: readonly Happened[]): number {
  if (!areInForce(game, 'triggersAgain')) return 1;
  const again = rulesInForce(game, 'triggersAgain').filter((rule) => {
    const { context, term } = rule;
    if (!fitsRule(rule, 'of', source)) return false;
    if (optionalTerm(term, 'event') === null) return true;
    const event = termOf(context, term, 'event');
    return caused.some((happened) => matchEvent(context, event, { event: happened.event, happened }) !== null);
  });
  return 1 + again.length;
}
