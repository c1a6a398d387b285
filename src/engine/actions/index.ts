import type { TaskFunctions } from '../agenda/task';
import { afterAction } from './after';
import { amass } from './amass';
import { behold } from './behold';
import { chooseAndDo } from './choose-and-do';
import { chooseSides } from './choose-sides';
import { chooseValue } from './choose-value';
import { distribute } from './distribute';
import { clash } from './clash';
import { guess } from './guess';
import { connive, explore } from './explore';
import { find } from './find';
import { inTurn } from './in-turn';
import { putInOrder, putOnLibrary, putTogether } from './library';
import { removeSome } from './remove-some';
import { revealUntil } from './reveal-until';
import { scry } from './scry';
import { timeTravel } from './time-travel';
import { tapOrUntap } from './tap-or-untap';
import { undertake } from './undertake';
import { flipCoin } from './flip-coin';
import { venture } from './venture';
import { movePiles, piles } from './piles';
import { vote } from './vote';
import type { ActionTask } from './task';

export const actionFunctions: TaskFunctions<ActionTask> = {
  putOnLibrary,
  chooseSides,
  chooseValue,
  putInOrder,
  removeSome,
  putTogether,
  revealUntil,
  tapOrUntap,
  scry,
  afterAction,
  behold,
  chooseAndDo,
  distribute,
  find,
  explore,
  connive,
  inTurn,
  amass,
  clash,
  guess,
  timeTravel,
  undertake,
  flipCoin,
  venture,
  vote,
  piles,
  movePiles,
};
