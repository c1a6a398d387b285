import { answerOf, ask, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import type { Game } from '../world';

/** A player says of each kind of counter on each thing how many are removed; all are removed at the same time. */
export function removeSome(_game: Game, task: TaskOf<'removeSome'>, given: Given): Next {
  const removed = [...task.removed];
  if (task.stage === 'answered') removed.push(answerOf(given, 'number').value);
  for (;;) {
    const pool = task.pools[removed.length];
    if (pool === undefined) break;
    const before = removed.reduce((sum, count) => sum + count, 0);
    const behind = task.pools.slice(removed.length + 1).reduce((sum, { here }) => sum + here, 0);
    const min = Math.max(0, task.min - before - behind);
    const max = Math.min(pool.here, task.max - before);
    if (min < max) {
      const reason = { source: task.source, ability: null, code: null, rule: 'CR 122.1' };
      return ask(
        { kind: 'number', player: task.player, reason, what: 'amount', min, max },
        { ...task, removed, stage: 'answered' },
      );
    }
    removed.push(min);
  }
  return run(
    propose(
      ...task.pools.flatMap(({ from, counter }, at) => {
        const count = removed[at] ?? 0;
        return count > 0 ? [{ kind: 'removeCounters', from, counter, count, by: task.player } as const] : [];
      }),
    ),
  );
}
