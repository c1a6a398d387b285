import { mentions } from '../../bytecode/term';
import { isObject, type ObjectId } from '../../vm/entity';
import { abilityAt } from '../../vm/pool';
import { objectOf, setObject } from '../write';
import type { Game } from '../world';
import type { Cost, CostPart } from './costs';
import { thingsFor } from './payable';
import type { AnnounceTask } from './task';

// Additional costs by which a spell costs less: "this spell costs {2} less to cast for each creature sacrificed this way".

/** Does what is paid for a part change how much mana the spell costs? It is paid before the mana is. */
export function isPricing({ pool }: Game, { scope }: CostPart): boolean {
  const { kind, body, values, item } = abilityAt(pool, scope.ability);
  return (
    kind === 'static' &&
    values.some(({ origin }) => origin.kind === 'linked' && origin.item === item) &&
    body.some((step) => mentions(step, 'costsLess'))
  );
}

/** The parts of what is announced that change how much mana it costs. */
export function pricingParts(game: Game, { what, cost, chosen }: AnnounceTask): readonly CostPart[] {
  if (what !== 'cast') return [];
  return [cost, ...chosen.map(({ cost: its }) => its.cost)].flatMap((its) => pricingIn(game, its));
}

/** The parts of a cost that do. */
export const pricingIn = (game: Game, { parts }: Cost): readonly CostPart[] =>
  parts.filter((part) => isPricing(game, part));

/** While it is announced, the spell costs as much as it would if everything were paid that may be. */
export function promiseAll(game: Game, object: ObjectId, parts: readonly CostPart[]): void {
  for (const part of parts) link(game, object, part, thingsFor(game, part, object).filter(isObject));
}

/** What was not paid yet is linked to the spell no more. */
export function promiseNothing(game: Game, object: ObjectId, parts: readonly CostPart[]): void {
  for (const part of parts) link(game, object, part, []);
}

function link(game: Game, object: ObjectId, part: CostPart, things: readonly ObjectId[]): void {
  const { item } = abilityAt(game.pool, part.scope.ability);
  setObject(game, object, { linked: { ...objectOf(game, object).linked, [item]: things } });
}
