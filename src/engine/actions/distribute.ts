import { answerOf, ask, run, type Given, type Next, type TaskOf } from '../agenda/task';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import type { Game } from '../world';

/** A player divides counters among several things, and they are put on them. */
export function distribute(_game: Game, task: TaskOf<'distribute'>, given: Given): Next {
  const { player, among, total, least, source } = task;
  if (task.stage === 'answered') return put(task, answerOf(given, 'divide').amounts);
  const [, second] = among;
  if (second === undefined) return put(task, [total]);
  const reason = { source, ability: null, code: null, rule: 'CR 608.2d' };
  return ask(
    { kind: 'divide', player, reason, what: 'counters', total, among, least, source },
    { ...task, stage: 'answered' },
  );
}

function put({ among, counter, player, source }: TaskOf<'distribute'>, amounts: readonly number[]): Next {
  const events = among.flatMap((on, at): readonly GameEvent[] => {
    const count = amounts[at] ?? 0;
    return count > 0 ? [{ kind: 'putCounters', on, counter, count, by: player, source }] : [];
  });
  return run(propose(...events));
}
