import { mentions } from '../../bytecode/term';
import { optionalTerm, termOf } from '../../vm/evaluate';
import type { ObjectId } from '../../vm/entity';
import type { Happened } from '../events/event';
import { matchEvent } from '../handlers/events/compound';
import { objectOrLast } from '../state/last-known';
import { fitsRule, type RuleInForce } from '../statics/rules-in-force';
import type { Game } from '../world';

/**
 * How often an ability triggers that has: once, and once more for each effect that says so of abilities of its source and of
 * what caused it (CR 603.2d).
 */
export function timesTriggered(
  game: Game,
  again: readonly RuleInForce[],
  source: ObjectId,
  caused: readonly Happened[],
): number {
  const fitting = again.filter((rule) => {
    const { context, term } = rule;
    if (!isOfPermanent(rule, game, source)) return false;
    if (optionalTerm(term, 'event') === null) return true;
    const event = termOf(context, term, 'event');
    return caused.some((happened) => matchEvent(context, event, { event: happened.event, happened }) !== null);
  });
  return 1 + fitting.length;
}

/** Is it an ability of what the rule says, which is on the battlefield, or last was, unless it is spoken of as a card (CR 109.2)? */
export function isOfPermanent(rule: RuleInForce, game: Game, source: ObjectId): boolean {
  const of = optionalTerm(rule.term, 'of');
  if (of === null) return true;
  return (mentions(of, 'card') || objectOrLast(game, source)?.zone === 'battlefield') && fitsRule(rule, 'of', source);
}
