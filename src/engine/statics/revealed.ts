import type { ObjectId, PlayerId } from '../../vm/entity';
import { entitiesOf } from '../../vm/evaluate';
import type { Game } from '../world';
import { rulesAbout, rulesInForce, type RuleInForce } from './rules-in-force';

/** Does an effect show a card of a hidden zone to a player: because it is revealed, or may be looked at (CR 401.5)? */
export function isShown(game: Game, player: PlayerId, card: ObjectId): boolean {
  return isRevealed(game, card) || rulesAbout(game, player, 'lookAnyTime').some((rule) => shows(rule, card));
}

/** Does its owner play with the card revealed (CR 401.5)? */
export function isRevealed(game: Game, card: ObjectId): boolean {
  return rulesInForce(game, 'playRevealed').some((rule) => shows(rule, card));
}

function shows({ term, context, affected }: RuleInForce, card: ObjectId): boolean {
  return entitiesOf({ ...context, subject: affected }, term, 'shown').includes(card);
}
