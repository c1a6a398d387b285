import { evalBool } from '../../vm/evaluate';
import { abilityAt, termAt } from '../../vm/pool';
import { followsNothing } from '../../vm/scope';
import { answerOf, ask, done, run, type Given, type Next, type TaskOf } from '../agenda/task';
import type { Decision } from '../decision';
import { propose } from '../events/propose';
import { holderOf, makeScope, participantsOf, partsOf } from '../scope';
import { legalModes, modalHere, targetEvents } from '../stack/announce';
import { modeChoice, noteModes } from '../stack/modes';
import { frameTask } from '../stack/frame';
import { putAbility } from '../stack/put';
import type { Pending, PendingPart } from '../state/object';
import { apnap } from '../turn/players';
import { removeObject, set } from '../write';
import { contextFor, type Game } from '../world';
import type { PendingTrigger } from './types';

/** Puts the pending triggers on the stack, player by player (CR 603.3b). */
export function putTriggers(game: Game, task: TaskOf<'putTriggers'>, given: Given): Next {
  const waiting = task.waiting ?? game.state.triggered;
  if (task.waiting === null) set(game, 'triggered', []);
  const player = task.player ?? apnap(game).find((id) => waiting.some(({ controller }) => controller === id));
  if (player === undefined) return done;
  const own = waiting.filter(({ controller }) => controller === player);
  if (task.stage === 'next' && own.length > 1)
    return ask(orderDecision(player, own), { ...task, waiting, player, stage: 'ordered' });
  const order = task.stage === 'ordered' ? answerOf(given, 'order').order : own.map((_, at) => at);
  const tasks = order.flatMap((at): readonly TaskOf<'putTrigger'>[] => {
    const trigger = own[at];
    return trigger === undefined ? [] : [{ kind: 'putTrigger', trigger, object: null, stage: 'modes' }];
  });
  const others = waiting.filter(({ controller }) => controller !== player);
  return run(...tasks, { ...task, waiting: others, player: null, stage: 'next' });
}

function orderDecision(player: PendingTrigger['controller'], own: readonly PendingTrigger[]): Decision {
  const options = own.map(({ source, ability, made }) => ({
    entity: source,
    code: made?.body ?? ability,
    label: ability,
  }));
  const reason = { source: null, ability: null, code: null, rule: 'CR 603.3b' };
  return { kind: 'order', what: 'triggers', player, reason, options };
}

/** Puts a trigger on the stack, if its modes and targets can be chosen (CR 603.3c, CR 603.3d). */
export function putTrigger(game: Game, task: TaskOf<'putTrigger'>, given: Given): Next {
  const { trigger } = task;
  switch (task.stage) {
    case 'modes': {
      const modal = trigger.made === null ? abilityAt(game.pool, trigger.ability).modal : null;
      if (modal === null) return place(game, task, []);
      const { controller, source, ability } = trigger;
      const choice = modeChoice(game, modalHere(game, trigger, modal), controller, legalModes(game, trigger));
      const reason = { source, ability, code: null, rule: 'CR 603.3c' };
      return choice === null ? done : ask({ ...choice, reason }, { ...task, stage: 'chosen' });
    }
    case 'chosen': {
      const modes = answerOf(given, 'modes').chosen;
      noteModes(game, trigger, modes);
      return modes.length === 0 ? done : place(game, task, modes);
    }
    case 'targeted': {
      const object = task.object ?? missing();
      if (given.kind === 'binding' && given.binding.num === 0) {
        // It has no legal targets: it is removed from the stack, which is no event.
        set(
          game,
          'stack',
          game.state.stack.filter((id) => id !== object),
        );
        removeObject(game, object);
        return done;
      }
      return run(propose(...targetEvents(game, object)));
    }
  }
}

function missing(): never {
  throw new Error('a trigger that is not on the stack');
}

function place(game: Game, task: TaskOf<'putTrigger'>, modes: readonly number[]): Next {
  const { trigger } = task;
  const parts = partsOfTrigger(game, trigger, modes);
  const { source, ability, controller } = trigger;
  const condition = conditionOf(game, trigger, parts);
  const object = putAbility(game, { source, ability, controller, pending: { kind: 'triggered', parts, condition } });
  return run(
    { kind: 'chooseTargets', object, player: controller, rest: null, stage: 'ask' },
    { ...task, object, stage: 'targeted' },
  );
}

/** The condition of a trigger and its surroundings: those of the ability, or of what made it. */
function conditionOf(
  game: Game,
  trigger: PendingTrigger,
  [first]: readonly PendingPart[],
): Extract<Pending, { readonly kind: 'triggered' }>['condition'] {
  const { condition: code, made } = trigger;
  if (code === null) return null;
  const scope = made === null ? makeScope(game, trigger) : first?.scope;
  return scope === undefined ? null : { code, scope };
}

/** What a trigger does: its ability's body or chosen modes, or the statements of a delayed trigger. */
function partsOfTrigger(game: Game, trigger: PendingTrigger, modes: readonly number[]): readonly PendingPart[] {
  const { made, batch } = trigger;
  if (made === null) return partsOf(game, trigger, modes);
  const { until } = made.scope.follows;
  const scope = {
    ...made.scope,
    participants: participantsOf(trigger.roles),
    follows: { ...followsNothing, batch },
    ...(until === null ? {} : { made: until }),
  };
  return [{ code: made.body, holder: holderOf(made.body), scope }];
}

/** A triggered mana ability does what it does at once (CR 605.4a). */
export function resolveTrigger(game: Game, { trigger }: TaskOf<'resolveTrigger'>): Next {
  const parts = partsOfTrigger(game, trigger, []);
  const condition = conditionOf(game, trigger, parts);
  const holds = condition === null || evalBool(contextFor(game, condition.scope), termAt(game.pool, condition.code));
  return holds ? run(...parts.map(({ scope, code }) => frameTask(scope, code))) : done;
}
