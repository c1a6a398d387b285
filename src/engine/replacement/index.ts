import type { TaskFunctions } from '../agenda/task';
import type { ReplacementTask } from './task';

export const replacementFunctions: TaskFunctions<ReplacementTask> = {
  replace: (_game, task) => ({ kind: 'done', result: { kind: 'proposed', events: [task.proposed] } }),
};
