import type { TaskKind } from '../agenda/task';
import type { Game } from '../world';
import type { GameEvent } from './event';

/** Procedures in which costs are paid, and the one in which a spell or ability does what it says. */
const procedures: readonly TaskKind[] = [
  'announce',
  'activate',
  'activateMana',
  'payCost',
  'special',
  'cast',
  'resolve',
];

/**
 * Would an effect do it? The effect of what resolves, or one by which a permanent enters with counters; what is paid, what
 * turns bring and what combat does is no effect (CR 609.1).
 */
export function isByEffect({ state }: Game, event: GameEvent): boolean {
  if (event.kind === 'putCounters' && event.entering !== undefined) return true;
  const around = state.agenda.findLast(({ kind }) => procedures.includes(kind));
  // A mana ability resolves as soon as it is paid for (CR 605.3b).
  return around?.kind === 'activateMana' ? around.stage === 'resolved' : around?.kind === 'resolve';
}
