import { isPlayer } from '../../vm/entity';
import { answerOf, ask, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { kickerOf } from '../handlers/spells';
import { hasModesAndTargets } from '../stack/announce';
import { aimsByCasting } from '../stack/dormant';
import { opponentsOf } from '../turn/players';
import { areInForce } from '../statics/rules-in-force';
import { withLife } from '../state/object';
import { objectOf, setObject } from '../write';
import type { Game } from '../world';
import { changesOwnCostBy } from './announceable';
import { addCosts } from './costs';
import { pricingIn, pricingParts, promiseAll } from './pricing';
import type { AnnounceTask } from './task';
import { optionalCosts, type OptionalCost } from './ways';

// Intentions that are declared as a spell is cast (CR 601.2b), and what depends on them.

/** What is known so far is kept with the object: X, modes, and the optional costs that will be paid. */
export function note(game: Game, task: AnnounceTask): void {
  const { cast } = objectOf(game, task.object);
  if (cast === null) return;
  const life = cast.paid[withLife];
  const paid: Record<string, number> = life === undefined ? {} : { [withLife]: life };
  promiseAll(game, task.object, pricingParts(game, task));
  for (const { cost, times } of task.chosen) for (const name of namesOf(cost)) paid[name] = (paid[name] ?? 0) + times;
  setObject(game, task.object, { cast: { ...cast, x: task.x, modes: task.modes, paid, costs: task.costs } });
}

/**
 * Under which names it is noted that a cost was paid: each kicker cost of several has one of its own (CR 702.33f), and so
 * has each instance of a keyword of several (CR 702.56b).
 */
function namesOf({ name, cost, of }: OptionalCost): readonly string[] {
  const own = name === 'kicker' ? [kickerOf(cost.symbols.map((symbol) => `{${symbol}}`).join(''))] : [];
  return [name, ...own, ...(of === undefined ? [] : [of])];
}

/** The announcement with an optional cost that will be paid once more. */
export function paying(task: AnnounceTask, cost: OptionalCost): AnnounceTask {
  return { ...task, chosen: [...task.chosen, { cost, times: 1 }] };
}

/** Are there targets for what the spell does with these costs paid? Asked only where that depends on them. */
export function hasTargets(game: Game, task: AnnounceTask): boolean {
  if (!aimsByCasting(game, task.facts)) return true;
  note(game, task);
  return task.facts.every((facts) => hasModesAndTargets(game, facts));
}

/** Does what it costs depend on whether its optional costs are paid? */
export function costsByPayment(game: Game, { object, what }: AnnounceTask): boolean {
  if (what !== 'cast') return false;
  return areInForce(game, 'additionalCost') || changesOwnCostBy(game, object, 'costPaid', 'additionalCostPaid');
}

/** Does a test pass for a spell as it is, or where its targets or its cost depend on it with one of its optional costs? */
export function passesAsPromised(game: Game, its: AnnounceTask, test: (its: AnnounceTask) => boolean): boolean {
  const { cast } = objectOf(game, its.object);
  promiseAll(game, its.object, pricingIn(game, its.cost));
  if (test(its)) return true;
  if (cast === null || its.what !== 'cast') return false;
  const options = optionalCosts(game, its.player, its.object);
  const isPriced = options.some(({ cost }) => pricingIn(game, cost).length > 0);
  if (!isPriced && !aimsByCasting(game, its.facts) && !costsByPayment(game, its)) return false;
  return options.some((option) => {
    promiseAll(game, its.object, pricingIn(game, option.cost));
    const paid = Object.fromEntries(namesOf(option).map((name) => [name, 1]));
    setObject(game, its.object, { cast: { ...cast, paid: { ...cast.paid, ...paid } } });
    return test({ ...its, cost: addCosts(its.cost, option.cost) });
  });
}

/** The player chooses the opponent whom a gift is promised (CR 702.174a). */
export function promise(game: Game, task: TaskOf<'announce'>, given: Given): Next {
  const { player, object } = task;
  const then = { ...task, stage: 'alternative' } as const;
  const { cast } = objectOf(game, object);
  if (cast === null || !task.chosen.some(({ cost }) => cost.name === 'gift')) return run(then);
  const promised = (to: (typeof cast)['promised']): Next => {
    setObject(game, object, { cast: { ...cast, promised: to } });
    return run(then);
  };
  if (task.stage === 'promised') return promised(answerOf(given, 'choose').chosen.find(isPlayer) ?? null);
  const options = opponentsOf(game, player);
  const reason = { source: object, ability: task.facts[0]?.ability ?? null, code: null, rule: 'CR 702.174a' };
  return ask(
    { kind: 'choose', player, reason, purpose: 'cost', options, min: 1, max: 1, ordered: 'no' },
    { ...task, stage: 'promised' },
  );
}
