import type { TaskFunctions } from '../agenda/task';
import { activate } from './activate';
import { cast } from './cast';
import { payCost } from './pay';
import { playLand } from './land';
import type { CastTask } from './task';

export const castFunctions: TaskFunctions<CastTask> = { cast, activate, playLand, payCost };
