import type { TaskFunctions } from '../agenda/task';
import { askMay, askOption, chooseThings } from './choose';
import { chooseTargets } from './announce';
import { frame } from './frame';
import { resolve } from './resolve';
import type { StackTask } from './task';

export const stackFunctions: TaskFunctions<StackTask> = {
  resolve,
  frame,
  chooseThings,
  chooseTargets,
  askMay,
  askOption,
};
