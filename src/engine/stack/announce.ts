import { isList, isTerm, termsIn, type Arg, type Term } from '../../bytecode/term';
import type { Modal, TargetSlot } from '../../bytecode/module';
import { numbersAround } from '../../bytecode/target-loop';
import { evalBool, evalNum, optionalNum, optionalWord, termOf, termsOf } from '../../vm/evaluate';
import { isPlayer, type Entity } from '../../vm/entity';
import { bindNum, withValue } from '../../vm/scope';
import { abilityAt, statementsAt } from '../../vm/pool';
import { answerOf, ask, doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import type { Decision, Reason } from '../decision';
import type { GameEvent } from '../events/event';
import { partsOf, withChosen, type ScopeFacts } from '../scope';
import type { Pending, PendingPart } from '../state/object';
import { objectOf, setObject } from '../write';
import { contextFor, type Game, type GameContext } from '../world';
import {
  fewestTargets,
  legalTargets,
  slotContext,
  slotsOfPart,
  speaksOfSlot,
  targetSlotOf,
  type PartSlot,
} from './targets';
import { chooserAsked, choosersOf, isByChance, optionsFor, withoutChooser } from './choosers';
import { shuffled } from '../state/random';
import { kinshipIn, together } from './kinship';
import { areEnough, isNewMode, modalNow } from './modes';

type Task = TaskOf<'chooseTargets'>;

/** Chooses the targets of an object on the stack (CR 601.2c), and divides amounts among them (CR 601.2d). */
export function chooseTargets(game: Game, task: Task, given: Given): Next {
  const { pending } = objectOf(game, task.object);
  if (pending === null) return doneWith(bindNum(1));
  const rest =
    task.rest ??
    pending.parts.flatMap((part, at) => slotsOfPart(game, part).map(({ index }) => ({ part: at, slot: index })));
  const [next, ...others] = rest;
  const part = next === undefined ? undefined : pending.parts[next.part];
  if (next === undefined || part?.holder === undefined || part.holder === null) return doneWith(bindNum(1));
  const its = slotsOfPart(game, part).find(({ index }) => index === next.slot);
  if (its === undefined) throw new Error(`no slot ${next.slot} at ${part.holder}`);
  const { slot } = its;
  const put = (parts: Pending['parts']): void => setObject(game, task.object, { pending: { ...pending, parts } });
  const chosen = part.scope.targets[next.slot] ?? [];
  switch (task.stage) {
    case 'ask': {
      const context = slotContext(game, part.scope, its);
      const wanted = evalNum(context, slot.min);
      const options = optionsIn(game, task, part, its, wanted);
      const min = fewestTargets(game, part, its, options);
      const divided = dividedIn(context, statementsAt(game.pool, part.code), next.slot, slot)?.total;
      const most = Math.min(slot.max === null ? options.length : evalNum(context, slot.max), options.length);
      if (min > options.length || (divided !== undefined && min > divided)) return doneWith(bindNum(0));
      const kinship = kinshipIn(context, slot.filter, options);
      if (together(options, kinship, min).length < min) return doneWith(bindNum(0));
      if (isByChance(slot.filter)) {
        put(withChosen(game, pending.parts, next, shuffled(game, options).slice(0, most)));
        return run({ ...task, rest, stage: 'divide' });
      }
      const reason = reasonOf(task, part, 'CR 601.2c');
      const choosers = choosersOf(context, slot.filter, task.player, options);
      if (choosers.length > 1 && task.chooser === undefined)
        return ask(chooserAsked(task.player, reason, choosers), { ...task, rest, stage: 'chooser' });
      const player = task.chooser ?? choosers[0] ?? task.player;
      const about = {
        player,
        reason,
        slot: next.slot,
        options: optionsFor(context, slot.filter, player, options),
        min,
        ...kinship,
      };
      const decision: Decision =
        divided === undefined
          ? { kind: 'targets', ...about, max: most }
          : { kind: 'targets', ...about, max: Math.min(most, divided), divided };
      return ask(decision, { ...task, rest, stage: 'answered' });
    }
    case 'chooser': {
      const [chooser] = answerOf(given, 'choose').chosen.filter(isPlayer);
      return run({ ...task, rest, ...(chooser === undefined ? {} : { chooser }), stage: 'ask' });
    }
    case 'answered':
      put(withChosen(game, pending.parts, next, answerOf(given, 'targets').chosen));
      return run({ ...withoutChooser(task), rest, stage: 'divide' });
    case 'divide': {
      const division = dividedIn(
        slotContext(game, part.scope, its),
        statementsAt(game.pool, part.code),
        next.slot,
        slot,
      );
      if (division === null) return run({ ...task, rest: others, stage: 'ask' });
      const { total, what } = division;
      const about = { player: task.player, reason: reasonOf(task, part, 'CR 601.2d') };
      if (chosen.length > total) return doneWith(bindNum(0));
      if (chosen.length > 1)
        return ask(
          { kind: 'divide', ...about, what, total, among: chosen, least: 1, source: part.scope.source },
          { ...task, rest, stage: 'divided' },
        );
      put(withAmounts(pending.parts, next, chosen.length === 1 ? [total] : []));
      return run({ ...task, rest: others, stage: 'ask' });
    }
    case 'divided':
      put(withAmounts(pending.parts, next, answerOf(given, 'divide').amounts));
      return run({ ...task, rest: others, stage: 'ask' });
  }
}

/** What can be chosen for a slot: where one target is wanted of which other slots speak, what leaves targets for those. */
function optionsIn(game: Game, task: Task, part: PendingPart, its: PartSlot, min: number): readonly Entity[] {
  const context = slotContext(game, part.scope, its);
  const options = withoutTargetedPlayers(game, task, part, legalTargets(context, its.slot));
  const slots = slotsOfPart(game, part);
  const at = slots.findIndex(({ index }) => index === its.index);
  if (min > 1 || !slots.slice(at + 1).some((later) => speaksOfSlot(game, part, later.slot, its.index))) return options;
  return options.filter((option) => canFill(game, filled(game, part, its.index, [option]), at + 1));
}

/** What is left to target where each mode must target another player than the others do. */
function withoutTargetedPlayers(
  game: Game,
  { object }: Task,
  part: PendingPart,
  options: readonly Entity[],
): readonly Entity[] {
  const { pending } = objectOf(game, object);
  if (pending === null || abilityAt(game.pool, part.scope.ability).modal?.whom !== 'differentPlayers') return options;
  const others = pending.parts.filter(({ code }) => code !== part.code);
  const targeted = new Set(others.flatMap(({ scope }) => scope.targets.flat()).filter(isPlayer));
  return options.filter((option) => !isPlayer(option) || !targeted.has(option));
}

function reasonOf(task: Task, { code, scope }: PendingPart, rule: string): Reason {
  return { source: task.object, ability: scope.ability, code, rule };
}

function withAmounts(
  parts: readonly PendingPart[],
  at: { readonly part: number; readonly slot: number },
  amounts: readonly number[],
): readonly PendingPart[] {
  return parts.map((part, index) => {
    if (index !== at.part) return part;
    const divided = Array.from({ length: Math.max(part.scope.divided.length, at.slot + 1) }, (_, slot) =>
      slot === at.slot ? amounts : (part.scope.divided[slot] ?? []),
    );
    return { ...part, scope: { ...part.scope, divided } };
  });
}

/** What is divided among the targets of a slot: the amount of the instruction that uses them; null where nothing is. */
function dividedIn(
  outside: GameContext,
  statements: readonly Term[],
  slot: number,
  { style }: TargetSlot,
): { readonly total: number; readonly what: 'damage' | 'counters' } | null {
  const around = numbersAround(slot, statements);
  const context = around.reduce(
    (outer, { value, num }) => contextFor(outer.world, withValue(outer.scope, value, bindNum(evalNum(outer, num)))),
    outside,
  );
  const find = (statement: Term): Term | null => insteadOf(context, statement, slot) ?? userOf(statement, slot);
  const user = statements.map(find).find((found) => found !== null) ?? null;
  if (user === null) return null;
  const counters = user.op === 'putCounters';
  if (style !== 'divided' && optionalWord(user, 'divided') === null) return null;
  return {
    total: optionalNum(context, user, counters ? 'count' : 'amount') ?? 0,
    what: counters ? 'counters' : 'damage',
  };
}

/** What is divided instead, where the condition of that holds as targets are chosen. */
function insteadOf(context: GameContext, statement: Term, slot: number): Term | null {
  const changed = termsIn(statement).find(({ op }) => op === 'instead');
  if (changed === undefined) return null;
  const parts = termsOf(changed, 'body').flatMap(termsIn);
  const division = parts.find((its) => dividedSlot(context, its) === slot);
  return division !== undefined && evalBool(context, termOf(context, changed, 'condition')) ? division : null;
}

/** The slot of the targets among which damage is divided: as themselves, or spoken of again. */
function dividedSlot(context: GameContext, term: Term): number | null {
  if (term.op !== 'dealDamage' || optionalWord(term, 'divided') === null) return null;
  return targetSlotOf(context, termOf(context, term, 'to'));
}

/** Instructions that may divide something among targets. */
const dividing: readonly string[] = ['dealDamage', 'putCounters', 'preventDamage'];

function userOf(arg: Arg, slot: number): Term | null {
  if (isList(arg)) return arg.map((inner) => userOf(inner, slot)).find((found) => found !== null) ?? null;
  if (!isTerm(arg)) return null;
  const uses = arg.args.some((inner) => isTerm(inner) && inner.op === 'target' && inner.args[0] === slot);
  if (uses && dividing.includes(arg.op)) return arg;
  return userOf(arg.args, slot);
}

/** The modes that can be chosen: all their slots have enough legal targets (CR 700.2a, CR 603.3c). */
export function legalModes(game: Game, facts: ScopeFacts): readonly number[] {
  const { modal } = abilityAt(game.pool, facts.ability);
  return (modal?.modes ?? []).flatMap((_, mode) =>
    isNewMode(game, facts, mode) && partsOf(game, facts, [mode]).every((part) => canFill(game, part)) ? [mode] : [],
  );
}

/** How many modes are chosen now: no more than there are players, where each must target another one. */
export function modalHere(game: Game, facts: ScopeFacts, modal: Modal): Modal {
  const now = modalNow(game, facts, modal);
  if (modal.whom === 'any') return now;
  const parts = legalModes(game, facts).flatMap((mode) => partsOf(game, facts, [mode]));
  const players = parts.flatMap((part) =>
    slotsOfPart(game, part).flatMap((its) =>
      legalTargets(slotContext(game, part.scope, its), its.slot).filter(isPlayer),
    ),
  );
  return { ...now, max: Math.min(now.max ?? modal.modes.length, Math.max(now.min, new Set(players).size)) };
}

/** Could modes and targets be chosen (CR 601.2b, CR 601.2c)? */
export function hasModesAndTargets(game: Game, facts: ScopeFacts): boolean {
  const { modal } = abilityAt(game.pool, facts.ability);
  if (modal !== null) return areEnough(modal, legalModes(game, facts).length);
  return partsOf(game, facts, []).every((part) => canFill(game, part));
}

/** Can the slots of a part be filled, from one of them on? Those that speak of the targets of others are tried with each. */
function canFill(game: Game, part: PendingPart, from = 0): boolean {
  const slots = slotsOfPart(game, part);
  for (const [at, its] of slots.entries()) {
    if (at < from) continue;
    const { slot } = its;
    const context = slotContext(game, part.scope, its);
    const wanted = evalNum(context, slot.min);
    const isSpokenOf = slots.slice(at + 1).some((later) => speaksOfSlot(game, part, later.slot, its.index));
    if (wanted === 0 && !isSpokenOf) continue;
    const options = legalTargets(context, slot);
    const min = fewestTargets(game, part, its, options);
    if (together(options, kinshipIn(context, slot.filter, options), min).length < min) return false;
    if (isSpokenOf)
      return startsFor(options, min).some((chosen) => canFill(game, filled(game, part, its.index, chosen), at + 1));
  }
  return true;
}

const filled = (game: Game, part: PendingPart, slot: number, chosen: readonly Entity[]): PendingPart =>
  withChosen(game, [part], { part: 0, slot }, chosen)[0] ?? part;

/** What is tried for a slot that others speak of: each option, with as many others as are needed, and nothing where that can be. */
function startsFor(options: readonly Entity[], min: number): readonly (readonly Entity[])[] {
  const each = options.map((first) =>
    [first, ...options.filter((other) => other !== first)].slice(0, Math.max(min, 1)),
  );
  return min === 0 ? [[], ...each] : each;
}

/** Everything that an object on the stack targets becomes a target of it (CR 115.1). */
export function targetEvents(game: Game, object: Task['object']): readonly GameEvent[] {
  const { pending, controller } = objectOf(game, object);
  const targets = pending?.parts.flatMap((part) =>
    slotsOfPart(game, part).flatMap(({ index }) => part.scope.targets[index] ?? []),
  );
  return [...new Set(targets)].map((entity) => ({ kind: 'becomeTarget', entity, of: object, by: controller }));
}
