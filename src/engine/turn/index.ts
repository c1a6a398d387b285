import type { TaskFunctions } from '../agenda/task';
import { cleanup } from './cleanup';
import { endPhases } from './end-phases';
import { mulligans } from './mulligan';
import { openingHands } from './opening';
import { priority } from './priority';
import { step, untapAll } from './step';
import type { TurnTask } from './task';
import { turn, turns } from './turn';

export const turnFunctions: TaskFunctions<TurnTask> = {
  turns,
  turn,
  step,
  untapAll,
  priority,
  cleanup,
  endPhases,
  mulligans,
  openingHands,
};
