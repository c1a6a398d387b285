import { evalBool } from '../../vm/evaluate';
import { termAt } from '../../vm/pool';
import { bindNum } from '../../vm/scope';
import { answerOf, ask, doneWith, type Given, type Next, type TaskOf } from '../agenda/task';
import { contextFor, type Game } from '../world';

/** The player says yes or no; the result counts one if that was right, and nothing if it was wrong. */
export function guess(game: Game, task: TaskOf<'guess'>, given: Given): Next {
  const { player, scope, whether } = task;
  if (task.stage === 'ask') {
    const reason = { source: scope.source, ability: scope.ability, code: whether, rule: 'CR 608.2d' };
    return ask({ kind: 'yesNo', player, reason, what: 'may', label: 'guess' }, { ...task, stage: 'answered' });
  }
  const said = answerOf(given, 'yesNo').value === 'yes';
  const is = evalBool(contextFor(game, scope), termAt(game.pool, whether));
  return doneWith(bindNum(said === is ? 1 : 0, [player]));
}
