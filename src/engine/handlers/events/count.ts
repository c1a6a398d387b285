import type { Term } from '../../../bytecode/term';
import { optionalNum } from '../../../vm/evaluate';
import type { Happened } from '../../events/event';
import type { GameContext, Occasion } from '../../world';

/** The number that a pattern asks for: "the second card", "for the first time"; null when it asks for none. */
export function optionalNth(context: GameContext, term: Term): number | null {
  return optionalNum(context, term, 'nth');
}

/** Is this the nth of the events of this turn that fit? An event that is proposed counts after all that happened. */
export function isNth(
  context: GameContext,
  { happened }: Occasion,
  nth: number,
  fitting: (earlier: Happened) => boolean,
): boolean {
  const before = context.world.state.history.filter((each) => happened === null || each.id < happened.id);
  return before.filter(fitting).length + 1 === nth;
}
