import type { ObjectId } from '../../vm/entity';
import { merge } from '../../vm/run';
import { answerOf, ask, doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { resultOf } from '../stack/frame';
import { controllerOf } from '../state/last-known';
import { apnap } from '../turn/players';
import type { Game } from '../world';

/**
 * Permanents that do something one after another: the first player in APNAP order who controls some chooses the next, until all
 * have done it (CR 701.44d, CR 701.50d). The result is what all of them did together.
 */
export function inTurn(game: Game, task: TaskOf<'inTurn'>, given: Given): Next {
  const { rest, source, rule } = task;
  if (task.stage === 'answered') {
    const { chosen } = answerOf(given, 'choose');
    return next(task, rest.find(({ object }) => chosen.includes(object))?.object);
  }
  const did = merge(task.did, resultOf(given, game.state.turn.active));
  const player = apnap(game).find((its) => rest.some(({ object }) => controllerOf(game, object) === its));
  if (player === undefined) return rest.length === 0 ? doneWith(did) : next({ ...task, did }, rest[0]?.object);
  const options = rest.map(({ object }) => object).filter((object) => controllerOf(game, object) === player);
  const reason = { source, ability: null, code: null, rule };
  return ask(
    { kind: 'choose', purpose: 'effect', player, reason, options, min: 1, max: 1, ordered: 'no' },
    { ...task, did, stage: 'answered' },
  );
}

function next(task: TaskOf<'inTurn'>, object: ObjectId | undefined): Next {
  const tasks = task.rest.flatMap((its) => (its.object === object ? its.tasks : []));
  const rest = task.rest.filter((its) => its.object !== object);
  return run(...tasks, { ...task, rest, stage: 'ask' });
}
