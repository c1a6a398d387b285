import { answerOf, ask, type Given, type Next, type TaskOf } from '../agenda/task';
import type { Proposed } from '../events/event';
import type { Game } from '../world';
import { proposedInstead } from './replace';

/** The owner of a commander may put it into the command zone instead of the hand or library (CR 903.9b). */
export function toCommand(game: Game, task: TaskOf<'toCommand'>, given: Given): Next {
  const { player, proposed } = task;
  if (task.stage === 'answered')
    return proposedInstead([answerOf(given, 'yesNo').value === 'yes' ? intoCommandZone(game, proposed) : proposed]);
  const reason = { source: null, ability: null, code: null, rule: 'CR 903.9b' };
  return ask({ kind: 'yesNo', player, reason, what: 'replacement', label: 'command' }, { ...task, stage: 'answered' });
}

/** The card that is the commander; the other components of a merged permanent go where they would (CR 903.9c). */
function intoCommandZone(game: Game, { event, replacedBy }: Proposed): Proposed {
  if (event.kind !== 'move') return { event, replacedBy };
  const command = { zone: 'command', position: 0 } as const;
  const isMerged = (game.state.objects[event.object]?.merged ?? null) !== null;
  return { event: isMerged ? { ...event, aside: command } : { ...event, to: command }, replacedBy };
}
