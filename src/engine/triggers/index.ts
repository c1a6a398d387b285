import type { TaskFunctions } from '../agenda/task';
import { offerMiracle } from './offer-miracle';
import { putTrigger, putTriggers, resolveTrigger } from './put';
import { moveUntil } from './until';
import type { TriggerTask } from './task';

export const triggerFunctions: TaskFunctions<TriggerTask> = {
  putTriggers,
  putTrigger,
  resolveTrigger,
  moveUntil,
  offerMiracle,
};
