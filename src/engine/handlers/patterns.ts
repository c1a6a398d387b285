import type { Handlers } from '../../vm/context';
import { evalPattern, filterOf, termsOf } from '../../vm/evaluate';
import type { Game } from '../world';

/**
 * Does the candidate fit the pattern (CR 603.2)? How many must fit is the business of who counts: conditions, and
 * events about several things at once.
 */
export const patterns: Handlers<Game>['np'] = {
  some: (context, term) => filterOf(context, term, 'filter'),
  either: (context, term) => termsOf(term, 'parts').some((part) => evalPattern(context, part)),
};
