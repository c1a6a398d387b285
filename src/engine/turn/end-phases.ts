import { run, type Next, type Task, type TaskOf } from '../agenda/task';
import { combatEnds } from '../combat/combat';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import type { GameEvent } from '../events/event';
import { endAt } from '../statics/expire';
import type { StepName } from '../state/turn';
import { frameTask } from '../stack/frame';
import { objectOf, set } from '../write';
import type { Game } from '../world';
import { endStep } from './step';
import { isOfCombat } from './skips';

/**
 * Ends the turn or the combat phase: what has triggered and waits ceases to exist, the stack is exiled, state-based actions
 * are checked, then the game goes to the cleanup step or to the phase after combat; nobody gets priority (CR 723.1, CR 723.2).
 */
export function endPhases(game: Game, task: TaskOf<'endPhases'>): Next {
  switch (task.stage) {
    case 'begin':
      if (task.what === 'combatPhase' && !isOfCombat(game.state.turn.step)) return run();
      set(game, 'triggered', []);
      return run(
        propose(...game.state.stack.map((id) => exiled(game, id))),
        { kind: 'stateBased', stage: 'check' },
        { ...task, said: saidLater(game), stage: 'checked' },
      );
    case 'checked':
      leave(game, task.what);
      return run(...task.said);
  }
}

/** What the spell or ability that resolves says after that: its controller goes on with it although it is exiled (CR 608.2c). */
function saidLater({ state }: Game): readonly Task[] {
  const at = state.agenda.findLastIndex(({ kind }) => kind === 'resolve');
  const resolving = state.agenda[at];
  if (resolving?.kind !== 'resolve') return [];
  const parts = state.objects[resolving.object]?.pending?.parts.slice(resolving.part) ?? [];
  return [...state.agenda.slice(at + 1).toReversed(), ...parts.map(({ scope, code }) => frameTask(scope, code))];
}

function exiled(game: Game, id: Game['state']['stack'][number]): GameEvent {
  return objectOf(game, id).kind === 'ability' ? { kind: 'ceaseToExist', object: id } : moveTo(id, 'exile', 'exile');
}

/** Whatever was going on in the turn is over; the turn goes on with what comes after. */
function leave(game: Game, what: 'turn' | 'combatPhase'): void {
  const { agenda, turn } = game.state;
  const at = agenda.findLastIndex(({ kind }) => kind === 'turn');
  if (at < 0) throw new Error('an end of something outside of a turn');
  agenda.splice(at + 1);
  endStep(game, turn.step);
  if (isOfCombat(turn.step)) {
    combatEnds(game);
    endAt(game, { kind: 'combat' });
  }
  set(game, 'turn', { ...turn, ahead: what === 'turn' ? ['cleanup'] : afterCombat(turn.ahead) });
}

/** What comes after the rest of a combat phase: another phase, which may be another combat phase. */
function afterCombat(ahead: readonly StepName[]): readonly StepName[] {
  const next = ahead.findIndex((step) => !isOfCombat(step) || step === 'beginCombat');
  return next < 0 ? [] : ahead.slice(next);
}
