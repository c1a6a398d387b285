import { doneWith, type Next, type TaskOf } from '../agenda/task';
import { nothing } from '../../vm/scope';
import type { Game } from '../world';

/** Pays a cost given as code (CR 118). Nothing can be paid yet. */
export function payCost(_game: Game, _task: TaskOf<'payCost'>): Next {
  return doneWith(nothing);
}
