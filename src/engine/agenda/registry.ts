import { actionFunctions } from '../actions/index';
import { castFunctions } from '../casting/index';
import { combatFunctions } from '../combat/index';
import { proposeFunctions } from '../events/propose';
import { replacementFunctions } from '../replacement/index';
import { stateBasedFunctions } from '../sba/index';
import { stackFunctions } from '../stack/index';
import { triggerFunctions } from '../triggers/index';
import { turnFunctions } from '../turn/index';
import { qualityFunctions } from '../statics/quality';
import { wordsFunctions } from '../statics/words';
import type { Task, TaskFunctions } from './task';

/** The function of every kind of task: one that is missing is a type error. */
export const taskFunctions: TaskFunctions<Task> = {
  ...turnFunctions,
  ...stateBasedFunctions,
  ...triggerFunctions,
  ...proposeFunctions,
  ...replacementFunctions,
  ...stackFunctions,
  ...castFunctions,
  ...combatFunctions,
  ...actionFunctions,
  ...qualityFunctions,
  ...wordsFunctions,
};
