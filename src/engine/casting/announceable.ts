import { bodiesOf } from '../../bytecode/bodies';
import type { Ability } from '../../bytecode/module';
import type { Op } from '../../bytecode/table';
import { mentions } from '../../bytecode/term';
import { evalNum } from '../../vm/evaluate';
import type { Entity, ObjectId } from '../../vm/entity';
import { abilityAt, termAt } from '../../vm/pool';
import { clausesOf } from '../characteristics/clauses';
import { characteristicsOf } from '../characteristics/characteristics';
import { partsOf, withChosen, type ScopeFacts } from '../scope';
import { hasModesAndTargets } from '../stack/announce';
import { legalTargets, slotContext, slotsOfPart } from '../stack/targets';
import type { PendingPart } from '../state/object';
import { rulesInForce } from '../statics/rules-in-force';
import { objectOf, setObject } from '../write';
import type { Game } from '../world';
import { highestX, isAffordable, type Payer } from './affordable';
import { asksForX, type Cost } from './costs';
import type { AnnounceTask } from './task';

/** The values that X may have: all from 0 to `max`, or only some. */
export interface PossibleX {
  readonly max: number;
  readonly only: readonly number[] | null;
}

/** No X is tried beyond this where each has to be tried. */
const mostTried = 40;

/** The values of X for which the cost can be paid and there are targets (CR 601.2b, CR 601.2c); null when there is none. */
export function possibleX(game: Game, payer: Payer, facts: readonly ScopeFacts[], cost: Cost): PossibleX | null {
  const dependent = cost.parts.filter(({ code }) => mentions(termAt(game.pool, code), 'x'));
  const least = facts.some(({ ability }) => forbidsZero(abilityAt(game.pool, ability))) ? 1 : 0;
  if (dependent.length === 0 && !facts.some((its) => hasXInSlots(game, its))) {
    const max = highestX(game, payer, cost);
    if (max === null || max < least || !canChoose(game, payer.object, facts, null)) return null;
    return { max, only: least === 0 ? null : Array.from({ length: max }, (_, at) => at + least) };
  }
  const rest = { ...cost, parts: cost.parts.filter((part) => !dependent.includes(part)) };
  const top = Math.min(highestX(game, payer, rest) ?? -1, mostTried);
  const only = Array.from({ length: top + 1 }, (_, x) => x).filter(
    (x) => x >= least && isAffordable(game, payer, cost, x) && canChoose(game, payer.object, facts, x),
  );
  const max = only.at(-1);
  return max === undefined ? null : { max, only: only.length === max + 1 ? null : only };
}

/** "X can't be 0." */
function forbidsZero(ability: Pick<Ability, 'body' | 'modal'>): boolean {
  return bodiesOf(ability).some((body) => mentions(body, 'xNotZero'));
}

/** Could everything be chosen and paid that is announced (CR 601.2)? One of the costs is enough: each is that of a mode. */
export function isAnnounceable(game: Game, its: AnnounceTask, costs: readonly Cost[]): boolean {
  if (!isChangedByTargets(game, its)) return costs.some((cost) => isPossible(game, its, cost));
  const before = objectOf(game, its.object).pending;
  const kind = its.what === 'cast' ? 'spell' : 'activated';
  const found = assignments(game, its).some((parts) => {
    setObject(game, its.object, { pending: { parts, kind } });
    return costs.some((cost) => isPossible(game, its, cost));
  });
  setObject(game, its.object, { pending: before });
  return found;
}

function isPossible(game: Game, its: AnnounceTask, cost: Cost): boolean {
  if (asksForX(game, cost)) return possibleX(game, its, its.facts, cost) !== null;
  return canChoose(game, its.object, its.facts, null) && isAffordable(game, its, cost, 0);
}

/** An overloaded spell has no targets (CR 702.96b). */
function canChoose(game: Game, object: ObjectId, facts: readonly ScopeFacts[], x: number | null): boolean {
  if (game.state.objects[object]?.cast?.way === 'overload') return true;
  return facts.every((its) => hasModesAndTargets(game, { ...its, x }));
}

function hasXInSlots(game: Game, facts: ScopeFacts): boolean {
  return partsOf(game, facts, []).some((part) =>
    slotsOfPart(game, part).some(({ slot }) => mentions(slot.filter, 'x') || mentions(slot.min, 'x')),
  );
}

/** Is there an effect that makes it cost more or less for what it targets (CR 601.2f)? */
function isChangedByTargets(game: Game, { object }: AnnounceTask): boolean {
  if (rulesInForce(game, 'costsLess').some(({ term }) => mentions(term, 'targeting'))) return true;
  return changesOwnCostBy(game, object, 'targeting', 'targets');
}

/** Does it cost more or less under a condition that looks at what is announced: its targets, the costs that are paid? */
export function changesOwnCostBy(game: Game, object: ObjectId, ...looksAt: readonly Op[]): boolean {
  return characteristicsOf(game, object).abilities.some(({ path }) =>
    clausesOf(game.pool, game.rules, path).some(
      ({ term, guards }) =>
        term.op === 'costsLess' && guards.some((guard) => guard.kind === 'if' && mentions(guard.condition, ...looksAt)),
    ),
  );
}

/** What may be chosen for the slots: each legal target once, the other slots filled with as many as they need. */
function assignments(game: Game, its: AnnounceTask): readonly (readonly PendingPart[])[] {
  const bare: readonly PendingPart[] = its.facts.flatMap((facts) => partsOf(game, facts, its.modes));
  const slots = bare.flatMap((part, at) =>
    slotsOfPart(game, part).map((its) => {
      const { index, slot } = its;
      const context = slotContext(game, part.scope, its);
      return { at: { part: at, slot: index }, options: legalTargets(context, slot), min: evalNum(context, slot.min) };
    }),
  );
  const filled = (
    first: { readonly of: (typeof slots)[number]; readonly target: Entity } | null,
  ): readonly PendingPart[] =>
    slots.reduce<readonly PendingPart[]>((parts, slot) => {
      const chosen = first?.of === slot ? [first.target] : [];
      const others = slot.options.filter((option) => !chosen.includes(option));
      const needed = Math.max(slot.min - chosen.length, 0);
      return withChosen(game, parts, slot.at, [...chosen, ...others.slice(0, needed)]);
    }, bare);
  return [filled(null), ...slots.flatMap((of) => of.options.map((target) => filled({ of, target })))];
}
