import type { ObjectId, PlayerId } from '../../vm/entity';
import { rulesPath, statementsAt } from '../../vm/pool';
import { makeScope } from '../scope';
import type { Game } from '../world';
import { costOf, type Cost } from './costs';

/** Costs that the rules name and no card prints, in normalized Oracle English. */
export const ruleCosts = {
  /** CR 702.133a. */
  'jump-start': 'discard a card.',
  /** CR 702.81a. */
  retrace: 'discard a land card.',
  /** CR 702.166a. */
  bargain: 'sacrifice an artifact, enchantment, or token.',
  /** CR 702.78a. */
  conspire: 'tap two untapped creatures you control that share a color with ~.',
  /** CR 702.188a. */
  'web-slinging': "return a tapped creature you control to its owner's hand.",
  /** CR 702.190a. */
  sneak: "return an unblocked attacking creature you control to its owner's hand.",
} as const;

export type RuleCost = keyof typeof ruleCosts;

/** A cost that the rules name, for a spell. */
export function ruleCost(game: Game, name: RuleCost, source: ObjectId, payer: PlayerId): Cost {
  return costInWords(game, ruleCosts[name], source, payer);
}

/** CR 702.153a: a creature with so much power is sacrificed. */
export function casualtyCost(game: Game, power: number, source: ObjectId, payer: PlayerId): Cost {
  return costInWords(game, casualtyText(power), source, payer);
}

/** What casualty costs, in the same way. */
export function casualtyText(power: number): string {
  return `sacrifice a creature with power ${power} or greater.`;
}

/** Teamwork: creatures with so much power together are tapped. */
export function teamworkCost(game: Game, power: number, source: ObjectId, payer: PlayerId): Cost {
  return costInWords(game, teamworkText(power), source, payer);
}

/** What teamwork costs, in the same way. */
export function teamworkText(power: number): string {
  return `tap any number of untapped creatures you control with total power ${power} or greater.`;
}

/** A cost in normalized Oracle English about an object. */
export function costInWords(game: Game, text: string, source: ObjectId, payer: PlayerId): Cost {
  const ability = rulesPath('Spell', text);
  const scope = makeScope(game, { ability, source, controller: payer });
  return costOf(game, statementsAt(game.pool, `${ability}.body`), scope, payer);
}
