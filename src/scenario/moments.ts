import type { Halt } from '../engine/agenda/drive';
import { stepNames, type StepName } from '../engine/state/turn';
import type { Game } from '../engine/world';
import type { Moment } from './schema';

function isAfter(turn: number, step: StepName, moment: Moment): boolean {
  if (turn !== moment.turn) return turn > moment.turn;
  // "untap" stands for the time before that turn begins.
  if (moment.step === 'untap') return true;
  return stepNames.indexOf(step) > stepNames.indexOf(moment.step);
}

/** Halts when the step is finished, before the next one begins. */
export function haltAfter(moment: Moment): Halt {
  return (task, game) => {
    if (task.kind === 'turn' && task.stage === 'begin') return isAfter(game.state.turn.number + 1, 'untap', moment);
    return task.kind === 'step' && task.stage === 'begin' && isAfter(game.state.turn.number, task.step, moment);
  };
}

/** Halts before the first turn. */
export const haltBeforeTurns: Halt = (task) => task.kind === 'turns';

/** Is it this turn and step? */
export function isNow(game: Game, turn: number | undefined, step: StepName | undefined): boolean {
  return (
    (turn === undefined || game.state.turn.number === turn) && (step === undefined || game.state.turn.step === step)
  );
}
