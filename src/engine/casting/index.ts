import type { TaskFunctions } from '../agenda/task';
import { activate } from './activate';
import { announce } from './announce';
import { cast } from './cast';
import { castNow } from './cast-now';
import { playLand } from './land';
import { activateMana, addMana } from './mana-ability';
import { payCost } from './pay';
import { payAmount } from './pay-amount';
import { payMana } from './pay-mana';
import { special } from './special';
import type { CastTask } from './task';

export const castFunctions: TaskFunctions<CastTask> = {
  cast,
  castNow,
  activate,
  announce,
  payMana,
  activateMana,
  addMana,
  playLand,
  special,
  payCost,
  payAmount,
};
