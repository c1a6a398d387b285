import type { TaskFunctions } from '../agenda/task';
import { declareAttackers } from './attack';
import { declareBlockers } from './block';
import { formBands } from './band';
import { combatDamage } from './damage';
import { enlist } from './enlist';
import { exertAttackers } from './exert';
import { reselectAttacked } from './reselect';
import type { CombatTask } from './task';

export const combatFunctions: TaskFunctions<CombatTask> = {
  declareAttackers,
  formBands,
  enlist,
  exertAttackers,
  reselectAttacked,
  declareBlockers,
  combatDamage,
};
