import type { ManaUse } from '../../bytecode/table/effects';
import type { Term } from '../../bytecode/term';
import { optionalTerm, optionalWord } from '../../vm/evaluate';
import { abilityAt, termAt, valuesOf } from '../../vm/pool';
import { isObject } from '../../vm/entity';
import { bindEntities, bindNum, nothing, type Binding } from '../../vm/scope';
import { choiceName, withChoice } from '../actions/choose-value';
import { answerOf, ask, doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import type { Reason } from '../decision';
import { keywordsOf } from '../characteristics/abilities';
import { characteristicsOf } from '../characteristics/characteristics';
import { partsOf, type ScopeFacts } from '../scope';
import { legalModes, modalHere } from '../stack/announce';
import { modeChoice, noteModes } from '../stack/modes';
import { objectOrLast } from '../state/last-known';
import type { GameObject, PendingPart } from '../state/object';
import { isPayable } from '../mana/plan';
import { hasX, isLifeOrMana, paidWith, type Pip } from '../mana/pips';
import { isSame } from '../same';
import { objectOf, playerOf, setObject } from '../write';
import type { Game } from '../world';
import { heldAsCast } from './as-cast';
import { askAssistance, withoutAssistance } from './assist';
import { takeBack } from './checkpoint';
import { addCosts, alternativesOf, asksForX, costOf, noCost, withX, type Cost, type CostPart } from './costs';
import { paidBy, partTask, setAt } from './mana-ability';
import { lifeOrMana } from './pay-mana';
import { meansOf, reservedBy } from './means';
import { fixNumbers } from './fixed-numbers';
import { askHelp } from './helpers';
import { isAffordable } from './affordable';
import { possibleX } from './announceable';
import { usesOfAbility, usesOfCost } from './mana-uses';
import { isPayablePart } from './payable';
import { isPricing, pricingIn, pricingParts, promiseNothing } from './pricing';
import { costsByPayment, hasTargets, note, paying, promise } from './promises';
import type { AnnounceTask } from './task';
import { atLeastFloor, totalOf } from './total';
import type { OptionalCost } from './ways';

type Announce = TaskOf<'announce'>;

/**
 * Announces a spell or ability on the stack: optional costs, X, modes, targets; then its total cost is determined and
 * paid (CR 601.2b–h). What cannot be completed is taken back.
 */
export function announce(game: Game, task: Announce, given: Given): Next {
  switch (task.stage) {
    case 'optional':
    case 'optionalAnswered':
      return optional(game, task, given);
    case 'promise':
    case 'promised':
      return promise(game, task, given);
    case 'alternative':
    case 'alternativeAnswered':
      return alternative(game, task, given);
    case 'help':
    case 'helpWanted':
    case 'helpAnswered':
      return askHelp(game, task, given, costSoFar) ?? takeBack(game);
    case 'x':
      return askX(game, task);
    case 'xAnswered':
      return run({ ...task, x: answerOf(given, 'number').value, stage: 'phyrexian' });
    case 'phyrexian':
      return askPhyrexian(game, task);
    case 'phyrexianAnswered': {
      const way = answerOf(given, 'yesNo').value === 'yes' ? 'life' : 'mana';
      return run({ ...task, phyrexian: [...task.phyrexian, way], stage: 'phyrexian' });
    }
    case 'modes':
    case 'modesAnswered':
      return modes(game, task, given);
    case 'targets': {
      place(game, task);
      const { object, player } = task;
      if (objectOf(game, object).cast?.way === 'overload') return assisted(game, task, given);
      return run({ kind: 'chooseTargets', object, player, rest: null, stage: 'ask' }, { ...task, stage: 'targeted' });
    }
    case 'targeted':
      if (given.kind === 'binding' && given.binding.num === 0) return takeBack(game);
      fixNumbers(game, task.object);
      return assisted(game, task, given);
    case 'assistanceWanted':
    case 'assistanceOffered':
      return assisted(game, task, given);
    case 'assisted':
      return given.kind === 'binding' && given.binding.by.length === 0 ? takeBack(game) : priced(game, task, given);
    case 'priced':
    case 'pricePaid':
      return priced(game, task, given);
    case 'manaPaid':
      return given.kind === 'binding' && given.binding.by.length === 0
        ? takeBack(game)
        : run({ ...task, stage: 'parts' });
    case 'parts':
      return payParts(game, task);
    case 'partPaid':
      return run({ ...withPaid(game, task, given), stage: 'parts' });
  }
}

function reasonOf(task: Announce, rule: string): Reason {
  return { source: task.object, ability: task.facts[0]?.ability ?? null, code: null, rule };
}

/** The cost as it stands: with the optional costs that are chosen, and what the modes cost. */
export function costSoFar(game: Game, task: AnnounceTask): Cost {
  const chosen = task.chosen.flatMap(({ cost, times }) => Array.from({ length: times }, () => cost.cost));
  return withX(addCosts(task.cost, ...chosen, costOfModes(game, task)), task.x);
}

/** Modes may have prices of their own (CR 700.2h), and each beyond the first an escalate cost (CR 702.120a). */
function costOfModes(game: Game, { facts, modes, player, object }: AnnounceTask): Cost {
  const [first] = facts;
  const modal = first === undefined ? null : abilityAt(game.pool, first.ability).modal;
  if (first === undefined || modal === null) return noCost;
  const [part] = partsOf(game, first, modes.slice(0, 1));
  if (part === undefined) return noCost;
  const own = modes.map((mode) => costOf(game, modal.modes[mode]?.cost ?? [], part.scope, player));
  const escalate = keywordsOf(game, object, 'escalate').flatMap(({ keyword, context }) =>
    modes.slice(1).map(() => costOf(game, costTerms(keyword), context.scope, player)),
  );
  return addCosts(...own, ...escalate);
}

function costTerms(keyword: Parameters<typeof costOf>[1][number]): Parameters<typeof costOf>[1] {
  const list = keyword.args.find(Array.isArray);
  return (list ?? []) as Parameters<typeof costOf>[1];
}

/** Asks for each optional cost, again and again for those that may be paid any number of times. */
function optional(game: Game, task: Announce, given: Given): Next {
  const [next, ...optional] = task.optional;
  if (next === undefined) return run({ ...task, stage: 'promise' });
  if (task.stage === 'optionalAnswered') {
    if (answerOf(given, 'yesNo').value === 'no') return run({ ...task, optional, stage: 'optional' });
    const known = task.chosen.find(({ cost }) => isSame(cost, next));
    const chosen = [
      ...task.chosen.filter(({ cost }) => !isSame(cost, next)),
      { cost: next, times: (known?.times ?? 0) + 1 },
    ];
    const facts = [
      ...task.facts,
      ...next.adds.map((ability) => ({ ability, source: task.object, controller: task.player })),
    ];
    return run({
      ...task,
      facts,
      chosen,
      optional: next.repeat === 'once' ? optional : task.optional,
      stage: 'optional',
    });
  }
  const only = onlyAnswer(game, task, next);
  return ask(
    {
      kind: 'yesNo',
      player: task.player,
      reason: reasonOf(task, 'CR 601.2b'),
      what: 'optionalCost',
      label: next.name,
      ...(only === null ? {} : { only }),
      ...(next.card === undefined ? {} : { of: next.card }),
    },
    { ...task, stage: 'optionalAnswered' },
  );
}

/** Whether an optional cost cannot be paid, or has to be because there are targets only if it is; null where both can be. */
function onlyAnswer(game: Game, task: Announce, next: OptionalCost): 'yes' | 'no' | null {
  const paid = paying(task, next);
  const pricing = pricingIn(game, next.cost);
  const isDependent = pricing.length > 0 || hasX(next.cost.symbols) || costsByPayment(game, task);
  const isPayableAs = (announced: AnnounceTask, cost: Cost): boolean => {
    promiseNothing(game, task.object, pricing);
    if (isDependent) note(game, announced);
    const is = isAffordable(game, announced, cost, 0);
    promiseNothing(game, task.object, pricing);
    return is;
  };
  const cost = addCosts(costSoFar(game, task), withX(next.cost, 0));
  if (!isPayableAs(paid, cost) || !hasTargets(game, paid)) return 'no';
  if (!hasTargets(game, task)) return 'yes';
  return isDependent && !isPayableAs(task, costSoFar(game, task)) ? 'yes' : null;
}

/** Players say of each cost that they may pay instead whether they do (CR 118.9, CR 601.2b). */
function insteadOf(game: Game, task: Announce, given: Given): Next {
  const { symbols, parts, instead: [next, ...others] = [] } = task.cost;
  const usual: Cost = { symbols, parts, ...(others.length === 0 ? {} : { instead: others }) };
  if (next === undefined) return run({ ...task, cost: { symbols, parts }, stage: 'alternative' });
  if (task.stage === 'alternativeAnswered')
    return run({ ...task, cost: answerOf(given, 'yesNo').value === 'yes' ? next : usual, stage: 'alternative' });
  const can = (cost: Cost): boolean => isAffordable(game, task, cost, 0);
  const only = can(next) ? (can(usual) ? {} : { only: 'yes' as const }) : { only: 'no' as const };
  return ask(
    {
      kind: 'yesNo',
      player: task.player,
      reason: reasonOf(task, 'CR 118.9'),
      what: 'optionalCost',
      label: 'instead',
      ...only,
    },
    { ...task, stage: 'alternativeAnswered' },
  );
}

/** One of several costs is chosen, where the cost is "… or …" (CR 601.2b). */
function alternative(game: Game, task: Announce, given: Given): Next {
  if (task.cost.instead !== undefined) return insteadOf(game, task, given);
  const all = alternativesOf(game, task.cost);
  if (all.length === 1) return run({ ...task, stage: 'help' });
  const open = all.filter((cost) => isAffordable(game, task, costSoFar(game, { ...task, cost }), 0));
  const chosen = task.stage === 'alternativeAnswered' ? open[answerOf(given, 'option').index] : open[0];
  if (chosen === undefined) return takeBack(game);
  if (task.stage === 'alternativeAnswered' || open.length === 1) return run({ ...task, cost: chosen, stage: 'help' });
  const options = open.map((cost) => ({ entity: null, code: null, label: String(all.indexOf(cost)) }));
  const reason = reasonOf(task, 'CR 601.2b');
  return ask(
    { kind: 'option', player: task.player, reason, what: 'statement', options },
    { ...task, stage: 'alternativeAnswered' },
  );
}

function askX(game: Game, task: Announce): Next {
  note(game, task);
  const cost = costSoFar(game, task);
  if (!asksForX(game, cost)) return run({ ...task, stage: 'phyrexian' });
  const possible = possibleX(game, task, task.facts, cost);
  if (possible === null) return takeBack(game);
  const { max, only } = possible;
  const about = { player: task.player, reason: reasonOf(task, 'CR 601.2b'), what: 'x' } as const;
  return ask(
    only === null
      ? { kind: 'number', ...about, min: 0, max }
      : { kind: 'number', ...about, min: only[0] ?? 0, max, only },
    { ...task, stage: 'xAnswered' },
  );
}

/** Players who do not have their costs paid for them say for each Phyrexian symbol whether they pay life (CR 601.2b). */
function askPhyrexian(game: Game, task: Announce): Next {
  const { player, phyrexian } = task;
  const isDone = phyrexian.length >= totalPips(game, { ...task, phyrexian: [] }).filter(isLifeOrMana).length;
  if (isDone || playerOf(game, player).payment === 'automatic') return run({ ...task, stage: 'modes' });
  const can = (way: 'life' | 'mana'): boolean => {
    const pips = totalPips(game, { ...task, phyrexian: [...phyrexian, way] });
    const reserved = reservedBy(game, costSoFar(game, task));
    return isPayable(pips, meansOf(game, player, { object: task.object, what: task.what }, reserved, pips));
  };
  const [life, mana] = [can('life'), can('mana')];
  return ask(lifeOrMana(player, reasonOf(task, 'CR 601.2b'), life, mana), { ...task, stage: 'phyrexianAnswered' });
}

/** The mana of the total cost (CR 601.2f), with Phyrexian symbols paid in the ways that were announced. */
function totalPips(game: Game, task: AnnounceTask): readonly Pip[] {
  const { symbols } = costSoFar(game, task);
  let at = 0;
  const pips = totalOf(game, task.object, task.what, symbols, task.x).map((pip) => {
    if (!isLifeOrMana(pip)) return pip;
    const way = task.phyrexian[at++];
    return way === undefined ? pip : paidWith(pip, way);
  });
  return task.what === 'cast' ? atLeastFloor(game, task.object, pips) : pips;
}

function modes(game: Game, task: Announce, given: Given): Next {
  const facts = task.facts.find(({ ability }) => abilityAt(game.pool, ability).modal !== null);
  const modal = facts === undefined ? null : abilityAt(game.pool, facts.ability).modal;
  const targets = { ...task, stage: 'targets' } as const;
  if (facts === undefined || modal === null) return run(targets);
  if (task.stage === 'modesAnswered') {
    const { chosen } = answerOf(given, 'modes');
    noteModes(game, facts, chosen);
    return run({ ...targets, modes: inPrintedOrder(chosen) });
  }
  const options = legalModes(game, { ...facts, x: task.x }).filter((mode) =>
    isAffordable(game, task, costSoFar(game, { ...task, modes: [mode] }), task.x ?? 0),
  );
  // All of them when entwined (CR 702.42a).
  const wanted = task.chosen.some(({ cost }) => cost.name === 'entwine') ? 'all' : 'asPrinted';
  note(game, task);
  const choice = modeChoice(game, modalHere(game, { ...facts, x: task.x }, modal), task.player, options, wanted);
  if (choice === null) return takeBack(game);
  return ask({ ...choice, reason: reasonOf(task, 'CR 700.2a') }, { ...task, stage: 'modesAnswered' });
}

function inPrintedOrder(modes: readonly number[]): readonly number[] {
  return [...modes].sort((left, right) => left - right);
}

/** What the object will do, with X and modes (CR 601.2b). */
function place(game: Game, task: Announce): void {
  note(game, task);
  const made = game.state.nextEvent;
  const parts = task.facts
    .flatMap((facts: ScopeFacts) => partsOf(game, { ...facts, x: task.x }, task.modes))
    .map((part) => ({ ...part, scope: { ...part.scope, made } }));
  const kind = task.what === 'cast' ? 'spell' : 'activated';
  setObject(game, task.object, { pending: { parts, kind } });
}

/** Somebody else may pay a part of it first. */
function assisted(game: Game, task: Announce, given: Given): Next {
  return (
    askAssistance(game, task, given, totalPips(game, task)) ??
    priced(game, { ...task, assistance: null, stage: 'assisted' }, given)
  );
}

/** What changes how much mana it costs is paid before that is determined: costs are paid in any order (CR 601.2h). */
function priced(game: Game, task: Announce, given: Given): Next {
  const all = pricingParts(game, task);
  if (all.length === 0) return payMana(game, task);
  if (task.stage === 'assisted') {
    promiseNothing(game, task.object, all);
    return run({ ...task, rest: withX({ symbols: [], parts: all }, task.x).parts, stage: 'priced' });
  }
  if (task.stage === 'pricePaid') return run({ ...withPaid(game, task, given), stage: 'priced' });
  const [part] = task.rest;
  if (part === undefined) return payMana(game, task);
  return isPayablePart(game, part, task.object) ? run(partTask(part), { ...task, stage: 'pricePaid' }) : takeBack(game);
}

/** The first part is paid. */
function withPaid(game: Game, task: Announce, given: Given): Announce {
  const [part, ...rest] = task.rest;
  if (part === undefined) return { ...task, rest };
  const paid = paidBy(given, task.player);
  linkPaid(game, task, part, paid);
  return { ...task, rest, costs: setAt(task.costs, part.index, paid) };
}

const usesOfTask = (game: Game, { what, facts: [first] }: Announce): readonly ManaUse[] =>
  what === 'activate' ? usesOfAbility(game, first?.ability) : [];

function payMana(game: Game, task: Announce): Next {
  const cost = costSoFar(game, task);
  const pips = withoutAssistance(totalPips(game, task), task.assistance);
  const on = { object: task.object, what: task.what, ...usesOfCost(cost.symbols, usesOfTask(game, task)) } as const;
  return run(
    { kind: 'payMana', player: task.player, pips, on, reserved: reservedBy(game, cost), options: [], stage: 'plan' },
    { ...task, rest: cost.parts.filter((part) => !isPricing(game, part)), stage: 'manaPaid' },
  );
}

function payParts(game: Game, task: Announce): Next {
  const [part] = task.rest;
  if (part !== undefined)
    return isPayablePart(game, part, task.object)
      ? run(partTask(part), { ...task, stage: 'partPaid' })
      : takeBack(game);
  note(game, task);
  noteHeld(game, task);
  const { pending } = objectOf(game, task.object);
  if (pending !== null)
    setObject(game, task.object, {
      pending: {
        ...pending,
        parts: pending.parts.map((its) => withCosts(game, its, task.costs, objectOf(game, task.object))),
      },
    });
  return doneWith(bindNum(1));
}

/** What was so as it was cast is kept with the spell. */
function noteHeld(game: Game, { object, player, what }: Announce): void {
  const { cast } = objectOf(game, object);
  const held = what === 'cast' && cast !== null ? heldAsCast(game, object, player) : [];
  if (cast !== null && held.length > 0) setObject(game, object, { cast: { ...cast, held } });
}

/** What was paid for a cost that an ability of the spell states is linked to the spell: "the sacrificed creature" (CR 607.2). */
function linkPaid(game: Game, { object, what: done }: Announce, part: CostPart, paid: Binding): void {
  const ability = part.scope.ability;
  if (done !== 'cast' || !characteristicsOf(game, object).abilities.some(({ path }) => ability.startsWith(path)))
    return;
  const { item } = abilityAt(game.pool, ability);
  const { linked, chosen } = objectOf(game, object);
  const what = valueChosen(termAt(game.pool, part.code));
  setObject(game, object, {
    linked: { ...linked, [item]: [...new Set([...(linked[item] ?? []), ...paid.entities])] },
    ...(what === null ? {} : { chosen: withChoice(chosen, item, choiceName(what), paid) }),
  });
}

/** What a cost lets choose that is no object: "choose a creature type" (CR 607.2d). */
function valueChosen(cost: Term): string | null {
  const effect = cost.op === 'step' ? optionalTerm(cost, 'effect') : cost;
  return effect?.op === 'chooseValue' ? optionalWord(effect, 'what') : null;
}

/** The part with what was paid bound to the values that speak of it (CR 608.2k). */
function withCosts(game: Game, part: PendingPart, costs: readonly Binding[], spell: GameObject): PendingPart {
  if (part.holder === null) return part;
  const values = valuesOf(game.pool, part.holder).map(({ origin }, at): Binding | null => {
    if (origin.kind === 'cost') return costs[origin.index] ?? nothing;
    const linked = origin.kind === 'linked' ? spell.linked[origin.item] : undefined;
    return linked === undefined ? (part.scope.values[at] ?? null) : bindEntities(linked);
  });
  const paid = costs
    .flatMap(({ entities }) => entities)
    .filter(isObject)
    .flatMap((id) => [id, objectOrLast(game, id)?.previous ?? id]);
  const follows = paid.length === 0 ? part.scope.follows : { ...part.scope.follows, paid };
  return { ...part, scope: { ...part.scope, values, follows } };
}
