import { isOfOpeningHand } from '../../bytecode/opening-hand';
import type { ObjectId } from '../../vm/entity';
import { abilityAt } from '../../vm/pool';
import { done, run, type Next, type Task, type TaskOf } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import { makeScope } from '../scope';
import { frameTask } from '../stack/frame';
import { objectOf, playerOf } from '../write';
import type { Game } from '../world';

/**
 * What cards allow from the opening hand, once no player takes a mulligan: the starting player first, then the others in
 * turn order (CR 103.6).
 */
export function openingHands(game: Game, _task: TaskOf<'openingHands'>): Next {
  const cards = game.state.order.flatMap((player) => playerOf(game, player).hand);
  const tasks = cards.flatMap((card) => actionsOf(game, card));
  return tasks.length === 0 ? done : run(...tasks);
}

function actionsOf(game: Game, card: ObjectId): readonly Task[] {
  const { owner } = objectOf(game, card);
  return characteristicsOf(game, card).abilities.flatMap(({ path }): readonly Task[] => {
    const { kind, body } = abilityAt(game.pool, path);
    if (kind !== 'static' || !isOfOpeningHand(body)) return [];
    return [frameTask(makeScope(game, { ability: path, source: card, controller: owner }), `${path}.body`)];
  });
}
