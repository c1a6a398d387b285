import { answerOf, ask, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import type { ObjectId } from '../../vm/entity';
import { isPlayer } from '../../vm/entity';
import type { GameObject } from '../state/object';
import { objectOf } from '../write';
import type { Game } from '../world';

/** What a mutating spell will merge with; null for any other spell, and when its target is not there (CR 702.140b). */
export function mutatingOnto({ cast, pending }: GameObject): ObjectId | null {
  if (cast?.way !== 'mutate') return null;
  const [target] = pending?.parts.flatMap(({ scope }) => scope.targets.flat()) ?? [];
  return target === undefined || isPlayer(target) ? null : target;
}

/** The spell merges with its target, on top or on the bottom as its controller says (CR 702.140c). */
export function mutate(game: Game, task: TaskOf<'mutate'>, given: Given): Next {
  const { object, onto } = task;
  const player = objectOf(game, object).controller;
  if (task.stage === 'ask') {
    const reason = { source: object, ability: null, code: null, rule: 'CR 702.140c' };
    return ask({ kind: 'yesNo', player, reason, what: 'may', label: 'under' }, { ...task, stage: 'answered' });
  }
  const where = answerOf(given, 'yesNo').value === 'yes' ? 'under' : 'over';
  return run(
    propose({ kind: 'merge', object, onto, where, by: player }),
    propose({ kind: 'action', action: 'mutate', player, object: onto, amount: 1 }),
  );
}
