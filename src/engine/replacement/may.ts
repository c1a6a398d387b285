import { answerOf, ask, type Given, type Next, type TaskOf } from '../agenda/task';
import type { Game } from '../world';
import { proposedInstead } from './replace';

/** A player decides whether other events take the place of one. */
export function mayReplace(_game: Game, task: TaskOf<'mayReplace'>, given: Given): Next {
  const { player, proposed, events, label } = task;
  if (task.stage === 'answered') {
    const { replacedBy } = proposed;
    const isReplaced = answerOf(given, 'yesNo').value === 'yes';
    return proposedInstead(isReplaced ? events.map((event) => ({ event, replacedBy })) : [proposed]);
  }
  const reason = { source: null, ability: null, code: null, rule: 'CR 614.1a' };
  return ask({ kind: 'yesNo', player, reason, what: 'replacement', label }, { ...task, stage: 'answered' });
}
