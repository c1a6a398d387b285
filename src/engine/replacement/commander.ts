import { answerOf, ask, type Given, type Next, type TaskOf } from '../agenda/task';
import type { Proposed } from '../events/event';
import type { Game } from '../world';
import { proposedInstead } from './replace';

/** The owner of a commander may put it into the command zone instead of the hand or library (CR 903.9b). */
export function toCommand(_game: Game, task: TaskOf<'toCommand'>, given: Given): Next {
  const { player, proposed } = task;
  if (task.stage === 'answered')
    return proposedInstead([answerOf(given, 'yesNo').value === 'yes' ? intoCommandZone(proposed) : proposed]);
  const reason = { source: null, ability: null, code: null, rule: 'CR 903.9b' };
  return ask({ kind: 'yesNo', player, reason, what: 'replacement', label: 'command' }, { ...task, stage: 'answered' });
}

function intoCommandZone({ event, replacedBy }: Proposed): Proposed {
  if (event.kind !== 'move') return { event, replacedBy };
  return { event: { ...event, to: { zone: 'command', position: 0 } }, replacedBy };
}
