import type { ObjectId } from '../../vm/entity';
import type { Happened } from '../events/event';
import { objectOrLast } from '../state/last-known';
import { fitsRule, rulesInForce, wordOfRule, type RuleInForce } from '../statics/rules-in-force';
import type { Game } from '../world';
import { isOfPermanent } from './again';

/** What effects say of abilities that trigger: what does not cause them to, and what causes them to once more (CR 603.2d). */
export interface Said {
  readonly silent: readonly RuleInForce[];
  readonly again: readonly RuleInForce[];
}

/** The effects that say so now: for what looks back, those of before the events count (CR 603.10). */
export function saidOfTriggers(game: Game): Said {
  return { silent: rulesInForce(game, 'dontTrigger'), again: rulesInForce(game, 'triggersAgain') };
}

/** The events of a batch that may cause abilities of a source to trigger. */
export function heard(game: Game, { silent }: Said, source: ObjectId, batch: readonly Happened[]): readonly Happened[] {
  if (silent.length === 0) return batch;
  return batch.filter((happened) => !silent.some((rule) => isSilenced(game, rule, source, happened)));
}

/** Is it the entering, or dying, of what an effect says does not cause abilities to trigger? */
function isSilenced(game: Game, rule: RuleInForce, source: ObjectId, { event, became }: Happened): boolean {
  const entered = (event.kind === 'move' && event.to.zone === 'battlefield') || event.kind === 'createToken';
  const isDeath =
    event.kind === 'move' &&
    event.to.zone === 'graveyard' &&
    objectOrLast(game, event.object)?.zone === 'battlefield' &&
    wordOfRule(rule, 'dying') !== null;
  const about = entered ? became : isDeath ? event.object : null;
  return about !== null && fitsRule(rule, 'what', about) && isOfPermanent(rule, game, source);
}
