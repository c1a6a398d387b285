import { doneWith, type TaskFunctions } from '../agenda/task';
import { askMay, askOption, chooseThings } from './choose';
import { chooseTargets } from './announce';
import { changeTarget } from './change-target';
import { copyOnStack } from './copy';
import { frame, oneByOne } from './frame';
import { mutate } from './mutate';
import { retarget } from './retarget';
import { resolve } from './resolve';
import { stayInExile } from './staying';
import type { StackTask } from './task';

export const stackFunctions: TaskFunctions<StackTask> = {
  resolve,
  frame,
  chooseThings,
  chooseTargets,
  copyOnStack,
  retarget,
  changeTarget,
  mutate,
  stayInExile,
  askMay,
  askOption,
  oneByOne,
  result: (_, { binding }) => doneWith(binding),
};
