import { done, type Next, type TaskOf } from '../agenda/task';
import type { Game } from '../world';

/** Activates an ability in the order of CR 602.2. */
export function activate(_game: Game, _task: TaskOf<'activate'>): Next {
  return done;
}
