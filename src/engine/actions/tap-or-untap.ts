import { answerOf, ask, done, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import type { Game } from '../world';

/** "Tap or untap it": the player chooses as it is done (CR 608.2d). */
export function tapOrUntap(_game: Game, task: TaskOf<'tapOrUntap'>, given: Given): Next {
  const [object, ...objects] = task.objects;
  if (object === undefined) return done;
  if (task.stage === 'answered') {
    const kind = answerOf(given, 'option').index === 0 ? 'tap' : 'untap';
    const then = objects.length > 0 ? [{ ...task, objects, stage: 'ask' } as const] : [];
    return run(propose({ kind, object, cause: 'effect' }), ...then);
  }
  const { player, source } = task;
  const options = ['tap', 'untap'].map((label) => ({ entity: object, code: null, label }));
  const reason = { source, ability: null, code: null, rule: 'CR 608.2d' };
  return ask({ kind: 'option', what: 'statement', player, reason, options }, { ...task, stage: 'answered' });
}
