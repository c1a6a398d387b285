import type { TaskFunctions } from '../agenda/task';
import { declareAttackers } from './attack';
import { declareBlockers } from './block';
import { combatDamage } from './damage';
import { enlist } from './enlist';
import { exertAttackers } from './exert';
import type { CombatTask } from './task';

export const combatFunctions: TaskFunctions<CombatTask> = {
  declareAttackers,
  enlist,
  exertAttackers,
  declareBlockers,
  combatDamage,
};
