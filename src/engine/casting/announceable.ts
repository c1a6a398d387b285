import { bodiesOf } from '../../bytecode/bodies';
import type { Op } from '../../bytecode/table';
import { mentions } from '../../bytecode/term';
import { evalNum, optionalTerm } from '../../vm/evaluate';
import type { Entity, ObjectId } from '../../vm/entity';
import { abilityAt, termAt } from '../../vm/pool';
import { clausesOf } from '../characteristics/clauses';
import { characteristicsOf } from '../characteristics/characteristics';
import { makeScope, partsOf, withChosen, type ScopeFacts } from '../scope';
import { hasModesAndTargets } from '../stack/announce';
import { fewestTargets, legalTargets, slotContext, slotsOfPart } from '../stack/targets';
import type { PendingPart } from '../state/object';
import { rulesInForce, type RuleInForce } from '../statics/rules-in-force';
import { objectOf, setObject } from '../write';
import { contextFor, type Game } from '../world';
import { highestX, isAffordable, type Payer } from './affordable';
import { asksForX, type Cost } from './costs';
import { costsByItsTargets } from './own-cost';
import type { AnnounceTask } from './task';
import { totalOf } from './total';
import { xBounds } from './x-bounds';

/** The values that X may have: all from 0 to `max`, or only some. */
export interface PossibleX {
  readonly max: number;
  readonly only: readonly number[] | null;
}

/** No X is tried beyond this where each has to be tried. */
const mostTried = 40;

/** The values of X for which the cost can be paid and there are targets (CR 601.2b, CR 601.2c); null when there is none. */
export function possibleX(game: Game, payer: Payer, facts: readonly ScopeFacts[], cost: Cost): PossibleX | null {
  for (const its of facts) {
    const x = definedX(game, its);
    if (x === null) continue;
    return isAffordable(game, payer, cost, x) && canChoose(game, payer.object, facts, x) ? { max: x, only: [x] } : null;
  }
  const dependent = cost.parts.filter(({ code }) => mentions(termAt(game.pool, code), 'x'));
  const { least, most } = xBounds(game, payer.object, facts);
  if (dependent.length === 0 && !facts.some((its) => hasXInSlots(game, its))) {
    const highest = highestX(game, payer, cost);
    const max = highest === null ? null : Math.min(highest, most);
    if (max === null || max < least || !canChoose(game, payer.object, facts, null)) return null;
    return { max, only: least === 0 ? null : Array.from({ length: max - least + 1 }, (_, at) => at + least) };
  }
  const rest = { ...cost, parts: cost.parts.filter((part) => !dependent.includes(part)) };
  const top = Math.min(highestX(game, payer, rest) ?? -1, mostTried, most);
  const only = Array.from({ length: top + 1 }, (_, x) => x).filter(
    (x) => x >= least && isAffordable(game, payer, cost, x) && canChoose(game, payer.object, facts, x),
  );
  const max = only.at(-1);
  return max === undefined ? null : { max, only: only.length === max + 1 ? null : only };
}

/** "X is the number of charge counters on ~": what the text says is X is chosen by nobody (CR 107.3c). */
function definedX(game: Game, facts: ScopeFacts): number | null {
  for (const step of bodiesOf(abilityAt(game.pool, facts.ability)).flat()) {
    const effect = optionalTerm(step, 'effect');
    const num = effect?.op === 'xIs' ? optionalTerm(effect, 'num') : null;
    if (num !== null) return evalNum(contextFor(game, makeScope(game, facts)), num);
  }
  return null;
}

/** Could everything be chosen and paid that is announced (CR 601.2)? One of the costs is enough: each is that of a mode. */
export function isAnnounceable(game: Game, its: AnnounceTask, costs: readonly Cost[]): boolean {
  if (!isChangedByTargets(game, its)) return costs.some((cost) => isPossible(game, its, cost));
  const before = objectOf(game, its.object).pending;
  const found = assignments(game, its).some((parts) => {
    assign(game, its, parts);
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
  if (rulesInForce(game, 'costsLess').some((rule) => looksAtTargets(game, rule))) return true;
  return costsByItsTargets(game, object) || changesOwnCostBy(game, object, 'targeting', 'targets');
}

/** Is the rule about what has certain targets, or does its amount depend on them: "for each creature it targets"? */
function looksAtTargets({ pool }: Game, { term, scope }: RuleInForce): boolean {
  const numbers = scope.values.flatMap((value) => (value?.code === undefined ? [] : [termAt(pool, value.code)]));
  return [term, ...numbers].some((code) => mentions(code, 'targeting', 'targetOf', 'targetCount'));
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

function assign(game: Game, { object, what }: AnnounceTask, parts: readonly PendingPart[]): void {
  setObject(game, object, { pending: { parts, kind: what === 'cast' ? 'spell' : 'activated' } });
}

/** How much mana it costs with these targets, X and all that is not mana aside. */
function priceOf(game: Game, its: AnnounceTask, parts: readonly PendingPart[]): number {
  assign(game, its, parts);
  return totalOf(game, its.object, its.what, its.cost.symbols, 0).length;
}

/** What may be chosen for the slots: each legal target once, the other slots filled with as many as they need; as many of the cheapest as there may be. */
function assignments(game: Game, its: AnnounceTask): readonly (readonly PendingPart[])[] {
  const bare: readonly PendingPart[] = its.facts.flatMap((facts) => partsOf(game, facts, its.modes));
  const slots: readonly Choosable[] = bare.flatMap((part, at) =>
    slotsOfPart(game, part).map((its) => {
      const { index, slot } = its;
      const context = slotContext(game, part.scope, its);
      const options = legalTargets(context, slot);
      const max = slot.max === null ? options.length : evalNum(context, slot.max);
      return { at: { part: at, slot: index }, options, min: fewestTargets(game, part, its, options), max };
    }),
  );
  const one = slots.flatMap((of) =>
    of.options.map((target) => ({ of, target, parts: fill(game, bare, slots, { of, target }) })),
  );
  const least = fill(game, bare, slots, null);
  if (!slots.some(({ min, max, options }) => Math.min(max, options.length) > Math.max(min, 1)))
    return [least, ...one.map(({ parts }) => parts)];
  const priced = new Map(
    one.map(({ of, target, parts }) => [`${slots.indexOf(of)} ${target}`, priceOf(game, its, parts)]),
  );
  const cheapestFirst = slots.map((slot, at) => {
    const price = (target: Entity): number => priced.get(`${at} ${target}`) ?? 0;
    return { ...slot, min: slot.max, options: [...slot.options].sort((left, right) => price(left) - price(right)) };
  });
  return [least, fill(game, bare, cheapestFirst, null), ...one.map(({ parts }) => parts)];
}

/** A slot of one of the parts, what may be chosen for it, and how many. */
interface Choosable {
  readonly at: { readonly part: number; readonly slot: number };
  readonly options: readonly Entity[];
  readonly min: number;
  readonly max: number;
}

/** The parts with the slots filled: one of them begun with a certain target, each with as many as it needs. */
function fill(
  game: Game,
  bare: readonly PendingPart[],
  slots: readonly Choosable[],
  first: { readonly of: Choosable; readonly target: Entity } | null,
): readonly PendingPart[] {
  return slots.reduce<readonly PendingPart[]>((parts, slot) => {
    const chosen = first?.of === slot ? [first.target] : [];
    const others = slot.options.filter((option) => !chosen.includes(option));
    const needed = Math.max(slot.min - chosen.length, 0);
    return withChosen(game, parts, slot.at, [...chosen, ...others.slice(0, needed)]);
  }, bare);
}
