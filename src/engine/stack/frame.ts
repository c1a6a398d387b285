import type { Frame, Request } from '../../vm/frame';
import { choicesOf } from '../../vm/choices';
import { durationOf, makeFrame } from '../../vm/frame';
import type { CardPool, CodePath } from '../../vm/pool';
import { findNode, pathOf, statementsAt, termAt } from '../../vm/pool';
import { contextOf, contextOfRound, merge, run as runFrame, type Machine } from '../../vm/run';
import { isPlayer, type PlayerId } from '../../vm/entity';
import type { Binding, Scope } from '../../vm/scope';
import { bindEntities, bindNum, nothing } from '../../vm/scope';
import { evalEntities, optionalInt, optionalTerm, optionalWord, termOf, termsOf, trap } from '../../vm/evaluate';
import { isRider } from '../../bytecode/riders';
import type { Term } from '../../bytecode/term';
import type { DurationValue } from '../../vm/context';
import { doneWith, run, type Given, type Next, type Task, type TaskOf } from '../agenda/task';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { summary } from '../events/summary';
import type { EffectContext, EffectOutcome, Game } from '../world';
import { choosable } from '../handlers/choosable';
import { withDoing } from './doings';
import { isUsedUp } from './once';
import { hasTargets } from './retarget';

/** A task that runs statements in a scope; its result is what they did. */
export function frameTask(scope: Scope, code: CodePath): TaskOf<'frame'> {
  return { kind: 'frame', frame: makeFrame(scope, code), stage: 'run' };
}

/** Runs a frame until it is finished or something else has to be done first. */
export function frame(game: Game, task: TaskOf<'frame'>, given: Given): Next {
  const machine: Machine<Game> = { world: game, pool: game.pool, handlers: game.rules.expressions };
  let answer: Binding | null = task.stage === 'run' ? null : resultOf(given, task.frame.scope.controller);
  let { frame } = task;
  const held: GameEvent[] = [];
  for (;;) {
    const result = runFrame(machine, frame, answer);
    ({ frame } = result);
    if (result.kind === 'finished') return held.length > 0 ? run(propose(...held)) : doneWith(frame.result);
    const outcome = outcomeOf(machine, frame, result.request);
    switch (outcome.kind) {
      case 'value':
        answer = outcome.binding;
        continue;
      case 'events':
        held.push(...outcome.events);
        if (isSaidOn(machine, frame)) {
          answer = { ...nothing, by: [frame.scope.controller] };
          continue;
        }
        return run(propose(...held), { kind: 'frame', frame, stage: 'waiting' });
      case 'tasks': {
        const before = held.length === 0 ? [] : [propose(...held)];
        return run(...before, ...outcome.tasks, { kind: 'frame', frame, stage: 'waiting' });
      }
    }
  }
}

/**
 * Does the next statement go on without a verb: "1 damage to any target and 1 damage to you", "create a Rat token and a Food
 * token"? Then both happen at the same time (CR 608.2c). So does what is created "for each" of several things.
 */
function isSaidOn({ pool }: Machine<Game>, { control }: Frame): boolean {
  const at = control.findLastIndex(({ kind }) => kind === 'block');
  const block = control[at];
  if (block?.kind !== 'block') return false;
  const next = effectOf(findNode(pool, `${block.code}.${block.next}`));
  if (next !== null) return isSaidOnBy(next) && (next.op === 'dealDamage' || isUnnamed(pool, block));
  const loop = control[at - 1];
  return loop?.kind === 'forEach' && loop.rest.length > 0 && isOnlyCreation(pool, block.code);
}

function isSaidOnBy(effect: Term): boolean {
  const isSaid = effect.op === 'dealDamage' || effect.op === 'createToken' || effect.op === 'createNamedToken';
  return isSaid && optionalWord(effect, 'together') !== null;
}

/** The effect of a statement that binds nothing to what it does; null for any other. */
function effectOf(statement: ReturnType<typeof findNode>): Term | null {
  const isStep = statement !== undefined && 'op' in statement && statement.op === 'step';
  return isStep ? optionalTerm(statement, 'effect') : null;
}

/** Is nothing bound to what the statement before the next does, nor to the next one? */
function isUnnamed(pool: CardPool, { code, next }: { readonly code: CodePath; readonly next: number }): boolean {
  return [next - 1, next].every((at) => {
    const statement = findNode(pool, `${code}.${at}`);
    return statement !== undefined && 'op' in statement && optionalInt(statement, 'result') === null;
  });
}

/** Does a body create tokens and nothing else, without binding them to a value? */
function isOnlyCreation(pool: CardPool, code: CodePath): boolean {
  const [only, more] = statementsAt(pool, code);
  if (only === undefined || more !== undefined || optionalInt(only, 'result') !== null) return false;
  const effect = effectOf(only);
  return effect !== null && creations.includes(effect.op) && choicesOf(effect).length === 0;
}

/** Instructions that create tokens. */
const creations: readonly string[] = ['createToken', 'createNamedToken', 'copyToken'];

/** What a task did, as a binding: its result, or the summary of what happened; `doer` is who did what names nobody. */
export function resultOf(given: Given, doer: PlayerId): Binding {
  switch (given.kind) {
    case 'binding':
      return given.binding;
    case 'happened':
      return summary(given.events, doer);
    case 'nothing':
    case 'proposed':
    case 'answer':
      return nothing;
  }
}

/** How the game does what a frame asks for. */
export function outcomeOf(machine: Machine<Game>, frame: Frame, request: Request): EffectOutcome {
  const { scope } = frame;
  const tasks = (...list: readonly Task[]): EffectOutcome => ({ kind: 'tasks', tasks: list });
  switch (request.kind) {
    case 'choose':
      // Which of them is cast is said when the permission is used (CR 601.3).
      if (durationOf(frame) !== null && enclosingOf(machine.pool, request.code)?.op === 'castCards') {
        const { controller } = scope;
        const options = choosable(contextOf(machine, frame, []), request.code, request.actor ?? controller);
        return { kind: 'value', binding: bindEntities(options) };
      }
      return tasks({
        ...request,
        kind: 'chooseThings',
        rest: null,
        chosen: bindNum(0),
        stage: isOffered(machine.pool, request.code) ? 'offer' : 'begin',
      });
    case 'may':
      if (isUsedUp(machine.world, scope)) return { kind: 'value', binding: nothing };
      if (offersNothing(machine, frame, termAt(machine.pool, request.code))) return { kind: 'value', binding: nothing };
      if (givesPermission(termAt(machine.pool, request.code), durationOf(frame)))
        return { kind: 'value', binding: { ...nothing, by: request.players, num: request.players.length } };
      return tasks({ kind: 'askMay', code: request.code, scope, rest: request.players, yes: [], stage: 'ask' });
    case 'mayPay':
    case 'pay':
      if (request.kind === 'mayPay' && isUsedUp(machine.world, scope)) return { kind: 'value', binding: nothing };
      return tasks({
        kind: 'payCost',
        players: request.players,
        cost: request.cost,
        scope,
        optional: request.kind === 'mayPay' ? 'yes' : hasAgreed(machine.pool, request.cost) ? 'agreed' : 'no',
        paid: [],
        rest: [],
        stage: 'ask',
      });
    case 'option':
      return tasks({ ...request, kind: 'askOption', scope, stage: 'ask' });
    case 'effect':
      return perform(machine, frame, request);
  }
}

/** New targets for what has no targets, a thing of a kind of which there is none: nobody is asked. */
function offersNothing(machine: Machine<Game>, frame: Frame, may: Term): boolean {
  const [only, more] = termsOf(may, 'body');
  const effect = only === undefined || more !== undefined ? null : optionalTerm(only, 'effect');
  if (effect !== null && frame.control.some(({ kind }) => kind === 'forEachKind')) {
    const context = contextOf(machine, frame, []);
    const choices = choicesOf(effect).map((choice) => pathOf(machine.pool, choice));
    return choices.some((code) => choosable(context, code, frame.scope.controller).length === 0);
  }
  if (effect?.op !== 'chooseNewTargets' || choicesOf(effect).length > 0) return false;
  const things = evalEntities(contextOf(machine, frame, []), termOf(contextOf(machine, frame, []), effect, 'of'));
  return !things.some((id) => !isPlayer(id) && hasTargets(machine.world, id));
}

/** Is the payment what somebody has said yes to: "you may pay {1}"? */
function hasAgreed(pool: CardPool, code: CodePath): boolean {
  const at = code.lastIndexOf('.args.');
  if (at < 0) return false;
  const outer = code.slice(0, at);
  const node = findNode(pool, outer);
  return (node !== undefined && 'op' in node && node.op === 'may') || hasAgreed(pool, outer);
}

/** Is the choice that of a copy that a permanent may enter as (CR 707.5)? */
function isOffered(pool: CardPool, choose: CodePath): boolean {
  const statement = enclosingOf(pool, choose);
  return statement?.op === 'entersAsCopy' && optionalWord(statement, 'may') !== null;
}

/** The instruction that an instruction is a parameter of. */
function enclosingOf(pool: CardPool, code: CodePath): Term | null {
  const around = findNode(pool, code.slice(0, code.lastIndexOf('.args.')));
  return around !== undefined && 'op' in around ? around : null;
}

/** "You may cast that card this turn" is a permission, not a choice now: the player decides when it is used (CR 601.3). */
function givesPermission(may: Term, duration: DurationValue | null): boolean {
  const [only, more] = termsOf(may, 'body');
  const effect = only === undefined || more !== undefined ? null : optionalTerm(only, 'effect');
  if (isPermission(effect)) return duration !== null;
  const [inner] = effect?.op === 'lasting' ? termsOf(effect, 'body') : [];
  return inner !== undefined && isPermission(optionalTerm(inner, 'effect'));
}

function isPermission(effect: Term | null): boolean {
  return effect?.op === 'castCards' || effect?.op === 'lookAnyTime';
}

/** Carries out an effect instruction whose choices are made. */
function perform(machine: Machine<Game>, frame: Frame, request: Request & { readonly kind: 'effect' }): EffectOutcome {
  const term = termAt(machine.pool, request.code);
  if (isRider(term)) return { kind: 'value', binding: nothing };
  const handler = machine.world.rules.effects[term.op];
  const outcomes = request.rounds.map((round): EffectOutcome => {
    const context: EffectContext = { ...contextOfRound(machine, frame, term, round), duration: request.duration };
    return handler === undefined
      ? trap(context, term, 'no effect handler')
      : withDoing(context, handler(context, term));
  });
  return together(outcomes);
}

/** What several players do happens at the same time (CR 101.4), unless it has choices in the middle. */
function together(outcomes: readonly EffectOutcome[]): EffectOutcome {
  const [first] = outcomes;
  if (first !== undefined && outcomes.length === 1) return first;
  if (outcomes.every(({ kind }) => kind === 'events'))
    return { kind: 'events', events: outcomes.flatMap((outcome) => (outcome.kind === 'events' ? outcome.events : [])) };
  return { kind: 'tasks', tasks: [{ kind: 'oneByOne', groups: outcomes.map(tasksOf), did: nothing }] };
}

function tasksOf(outcome: EffectOutcome): readonly Task[] {
  switch (outcome.kind) {
    case 'events':
      return [propose(...outcome.events)];
    case 'tasks':
      return outcome.tasks;
    case 'value':
      return [{ kind: 'result', binding: outcome.binding }];
  }
}

/** Runs groups of tasks one after another and adds up what they did. */
export function oneByOne(game: Game, task: TaskOf<'oneByOne'>, given: Given): Next {
  const did = merge(task.did, resultOf(given, game.state.turn.active));
  const [next, ...groups] = task.groups;
  return next === undefined ? doneWith(did) : run(...next, { ...task, groups, did });
}
