import { ask, run, type Given, type Next, type Task, type TaskOf } from '../agenda/task';
import { actionTask } from '../casting/legal';
import type { LegalAction } from '../decision';
import type { Game } from '../world';
import { isSettled } from '../sba/settled';
import { set } from '../write';
import { nextInRow } from './loop';
import { isInGame, playerAfter } from './players';

/**
 * Players get priority in turn until all have passed in succession (CR 117.4). Before each, state-based actions are
 * performed and triggered abilities are put on the stack, until neither happens (CR 117.5).
 */
export function priority(game: Game, task: TaskOf<'priority'>, given: Given): Next {
  switch (task.stage) {
    case 'check':
      return isSettled(game)
        ? giveTo(game, task)
        : run({ kind: 'stateBased', stage: 'check' }, { ...task, stage: 'checked' });
    case 'checked':
      return giveTo(game, task);
    case 'answered': {
      const action = chosenAction(given);
      if (action.kind === 'pass') return pass(game, task);
      return run(actionTask(game, task.holder, action), { ...task, passed: [], row: null, stage: 'check' });
    }
  }
}

/** Triggered abilities are put on the stack before the player gets priority. */
function giveTo(game: Game, task: TaskOf<'priority'>): Next {
  if (game.state.triggered.length > 0)
    return run({ kind: 'putTriggers', waiting: null, player: null, stage: 'next' }, { ...task, stage: 'check' });
  if (!isInGame(game, task.holder)) return pass(game, task);
  return ask({ kind: 'priority', player: task.holder, reason }, { ...task, stage: 'answered' });
}

const reason = { source: null, ability: null, code: null, rule: 'CR 117.1' };

/** The action that was chosen among those that the decision offered. */
function chosenAction(given: Given): LegalAction {
  const action = given.kind === 'answer' ? given.action : null;
  if (action === null) throw new Error('an action that was not offered');
  return action;
}

/** The next player gets priority; when all have passed, the top of the stack resolves, or the step ends. */
function pass(game: Game, task: TaskOf<'priority'>): Next {
  const passed = [...task.passed, task.holder];
  if (!game.state.order.every((player) => passed.includes(player) || !isInGame(game, player)))
    return run({ ...task, holder: playerAfter(game, task.holder), passed, stage: 'check' });
  const top = game.state.stack.at(-1);
  if (top === undefined) return run();
  const row = nextInRow(game, task.row);
  if (row === 'endless') {
    set(game, 'outcome', { winners: [], reason: 'CR 104.4b' });
    return run();
  }
  const resolve: Task = { kind: 'resolve', object: top, stage: 'begin', part: 0 };
  return run(resolve, { kind: 'priority', holder: activeOrNext(game), passed: [], row, stage: 'check' });
}

function activeOrNext(game: Game): TaskOf<'priority'>['holder'] {
  const { active } = game.state.turn;
  return isInGame(game, active) ? active : playerAfter(game, active);
}
