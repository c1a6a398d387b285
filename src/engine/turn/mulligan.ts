import { run, type Next, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import type { Game } from '../world';

/** Opening hands (CR 103.5). London mulligans are still to come. */
export function mulligans(game: Game, _task: TaskOf<'mulligans'>): Next {
  const { order, options } = game.state;
  return run(...order.map((player) => propose({ kind: 'drawCards', player, count: options.handSize })));
}
