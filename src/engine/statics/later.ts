import type { DurationValue } from '../../vm/context';
import type { Game } from '../world';

/** Does it hold in a turn that is still to come? */
export const isLater = (duration: DurationValue | null): boolean =>
  duration?.kind === 'duringTurnOf' || duration?.kind === 'duringExtraTurn';

/** Has the turn begun in which it holds? All else holds from the start. */
export function hasBegun({ state: { turn } }: Game, duration: DurationValue | null): boolean {
  if (duration?.kind === 'duringExtraTurn') return turn.extra === duration.id;
  return duration?.kind !== 'duringTurnOf' || (turn.active === duration.player && turn.number > duration.after);
}
