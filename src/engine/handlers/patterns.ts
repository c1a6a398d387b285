import type { Term } from '../../bytecode/term';
import { withCandidate, type Handlers } from '../../vm/context';
import { evalPattern, filterOf, optionalNum, optionalWord, termsOf } from '../../vm/evaluate';
import type { Game, GameContext } from '../world';

/** Is the candidate the nth spell of a turn that fits: were exactly so many cast before it? */
function isNthCast(context: GameContext, term: Term, nth: number): boolean {
  const { candidate, world } = context;
  const before = world.state.history.filter(
    ({ event }) =>
      event.kind === 'cast' &&
      event.object !== candidate &&
      filterOf(withCandidate(context, event.object), term, 'filter'),
  );
  return before.length === nth - 1;
}

/**
 * Does the candidate fit the pattern (CR 603.2)? How many must fit is the business of who counts: conditions, and
 * events about several things at once.
 */
export const patterns: Handlers<Game>['np'] = {
  some: (context, term) =>
    filterOf(context, term, 'filter') &&
    (optionalWord(term, 'quantity') !== 'nth' || isNthCast(context, term, optionalNum(context, term, 'count') ?? 1)),
  either: (context, term) => termsOf(term, 'parts').some((part) => evalPattern(context, part)),
};
