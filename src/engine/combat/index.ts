import type { TaskFunctions } from '../agenda/task';
import { declareAttackers } from './attack';
import { declareBlockers } from './block';
import { combatDamage } from './damage';
import { enlist } from './enlist';
import type { CombatTask } from './task';

export const combatFunctions: TaskFunctions<CombatTask> = {
  declareAttackers,
  enlist,
  declareBlockers,
  combatDamage,
};
