import { happenedOf, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import { objectOrLast } from '../state/last-known';
import { newTimestamp, set } from '../write';
import type { Game } from '../world';
import type { Return } from './types';

/** Moves objects, and remembers that each comes back to where it was right after an event (CR 610.3, CR 610.4). */
export function moveUntil(game: Game, task: TaskOf<'moveUntil'>, given: Given): Next {
  if (task.stage === 'move') return run(propose(...task.moves), { ...task, stage: 'moved' });
  const { scope, event, moves } = task;
  const returns = happenedOf(given).flatMap(({ event: move, became }): readonly Return[] => {
    if (move.kind === 'phaseOut')
      return moves.some(({ object }) => object === move.object)
        ? [{ id: newTimestamp(game), scope, event, objects: [move.object], to: 'phasedIn' }]
        : [];
    // What comes back because something leaves now moves as well, and stays.
    if (move.kind !== 'move' || became === null || !moves.some(({ object }) => object === move.object)) return [];
    const from = objectOrLast(game, move.object)?.zone;
    if (from === undefined) return [];
    return [{ id: newTimestamp(game), scope, event, objects: [became], to: from }];
  });
  set(game, 'returns', [...game.state.returns, ...returns]);
  return { kind: 'done', result: given };
}
