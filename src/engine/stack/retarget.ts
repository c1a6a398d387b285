import type { ObjectId } from '../../vm/entity';
import { bindEntities } from '../../vm/scope';
import { doneWith, run, type Next, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import type { GameEvent } from '../events/event';
import type { Game } from '../world';
import { targetEvents } from './announce';
import { slotsOfPart } from './targets';
import { isUntold } from './untold';

/**
 * A player chooses new targets for objects on the stack, one after another (CR 115.7d). A slot for which not enough can be
 * chosen keeps what it has. What becomes a target by it, becomes one then.
 */
export function retarget(game: Game, task: TaskOf<'retarget'>): Next {
  const { player, before } = task;
  const [object, ...objects] = task.objects;
  if (object === undefined) return doneWith(bindEntities(task.done, task.done.length > 0 ? [player] : []));
  if (task.stage === 'choose') {
    if (!hasTargets(game, object)) return run({ ...task, objects });
    return run(
      { kind: 'chooseTargets', object, player, rest: null, stage: 'ask' },
      { ...task, before: isUntold(game, object) ? [] : targetEvents(game, object), stage: 'chosen' },
    );
  }
  const isNew = (event: GameEvent): boolean =>
    event.kind === 'becomeTarget' &&
    !before.some((known) => known.kind === 'becomeTarget' && known.entity === event.entity);
  return run(propose(...targetEvents(game, object).filter(isNew)), {
    ...task,
    objects,
    done: [...task.done, object],
    before: [],
    stage: 'choose',
  });
}

/** Has an object on the stack targets that could be changed? */
export function hasTargets(game: Game, id: ObjectId): boolean {
  return (game.state.objects[id]?.pending?.parts ?? []).some((part) =>
    slotsOfPart(game, part).some(({ index }) => (part.scope.targets[index] ?? []).length > 0),
  );
}
