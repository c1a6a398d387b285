import { done, type TaskFunctions } from '../agenda/task';
import type { CombatTask } from './task';

export const combatFunctions: TaskFunctions<CombatTask> = {
  declareAttackers: () => done,
  declareBlockers: () => done,
  combatDamage: () => done,
};
