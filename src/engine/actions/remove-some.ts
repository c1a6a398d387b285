import { answerOf, ask, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import type { GameEvent } from '../events/event';
import type { Game } from '../world';
import type { CounterPool } from './task';

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
    const max = Math.min(pool.here - takenFrom(pool, task.pools, removed), task.max - before);
    if (pool.here > 0) {
      const reason = { source: task.source, ability: null, code: null, rule: 'CR 122.1' };
      return ask(
        {
          kind: 'number',
          player: task.player,
          reason,
          what: 'amount',
          min,
          max,
          of: { entity: pool.from, counter: pool.counter },
        },
        { ...task, removed, stage: 'answered' },
      );
    }
    removed.push(min);
  }
  return run(
    propose(
      ...task.pools.flatMap(({ from, counter, onto }, at): readonly GameEvent[] => {
        const count = removed[at] ?? 0;
        if (count <= 0) return [];
        const { player: by, source } = task;
        const gone: GameEvent = { kind: 'removeCounters', from, counter, count, by };
        return onto === null ? [gone] : [gone, { kind: 'putCounters', on: onto, counter, count, by, source }];
      }),
    ),
  );
}

/** How many of the same counters are already taken, to be put on something else. */
function takenFrom(pool: CounterPool, pools: readonly CounterPool[], removed: readonly number[]): number {
  return removed.reduce((sum, count, at) => {
    const other = pools[at];
    return other?.from === pool.from && other.counter === pool.counter ? sum + count : sum;
  }, 0);
}
