import { abilityAt } from '../../vm/pool';
import type { ObjectId } from '../../vm/entity';
import { happenedOf, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import type { Pending } from '../state/object';
import { objectOf, setObject } from '../write';
import { partsOf } from '../scope';
import type { Game } from '../world';

/** Casts a spell in the order of CR 601.2. Costs are still to come. */
export function cast(game: Game, task: TaskOf<'cast'>, given: Given): Next {
  switch (task.stage) {
    case 'begin':
      return run(propose(moveTo(task.object, 'stack', 'cast', { by: task.player })), { ...task, stage: 'targets' });
    case 'targets': {
      const moved = happenedOf(given)[0]?.became;
      const object = moved ?? task.object;
      if (objectOf(game, object).pending === null) setObject(game, object, { pending: pendingOf(game, object) });
      const choose = { kind: 'chooseTargets', object, player: task.player, rest: null, stage: 'ask' } as const;
      return run(choose, { ...task, object, stage: 'pay' });
    }
    case 'pay':
      return run({ ...task, stage: 'end' });
    case 'end':
      return run(propose({ kind: 'cast', object: task.object, player: task.player, from: 'hand' }));
  }
}

/** The parts of a spell: one for each of its spell abilities. */
function pendingOf(game: Game, id: ObjectId): Pending {
  const { controller } = objectOf(game, id);
  const parts = characteristicsOf(game, id)
    .abilities.filter(({ path }) => abilityAt(game.pool, path).kind === 'spell')
    .flatMap(({ path }) => partsOf(game, { ability: path, source: id, controller }, []));
  return { parts, kind: 'spell' };
}
