import type { TaskFunctions } from '../agenda/task';
import { replaceBody } from './body';
import { toCommand } from './commander';
import { chooseChapter, chooseHost, chooseProtector, payTribute } from './entering-choices';
import { mayReplace } from './may';
import { replace } from './replace';
import type { ReplacementTask } from './task';

export const replacementFunctions: TaskFunctions<ReplacementTask> = {
  replace,
  replaceBody,
  toCommand,
  mayReplace,
  chooseHost,
  chooseProtector,
  payTribute,
  chooseChapter,
};
