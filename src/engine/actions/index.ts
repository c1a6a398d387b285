import type { TaskFunctions } from '../agenda/task';
import { amass } from './amass';
import { chooseAndDo } from './choose-and-do';
import { chooseValue } from './choose-value';
import { connive, explore } from './explore';
import { putInOrder, putOnLibrary } from './library';
import { scry } from './scry';
import type { ActionTask } from './task';

export const actionFunctions: TaskFunctions<ActionTask> = {
  putOnLibrary,
  chooseValue,
  putInOrder,
  scry,
  chooseAndDo,
  explore,
  connive,
  amass,
};
