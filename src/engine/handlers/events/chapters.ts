import { isList, type Term } from '../../../bytecode/term';
import { argument } from '../../../vm/evaluate';
import { countersOn } from '../../events/permanents';
import type { Rules } from '../../world';
import { amountOf, fits, on, roles } from './fit';

/** The numbers of a chapter ability (CR 714.2); none for other events. */
export function chaptersOf(event: Term): readonly number[] {
  const numbers = event.op === 'chapter' ? argument(event, 'numbers') : null;
  return isList(numbers) ? numbers.filter((arg): arg is number => typeof arg === 'number') : [];
}

/** Lore counters that reach a chapter (CR 714.2b); the amount is how many of its chapters they reach. */
export const chapterEvents: Rules['events'] = {
  chapter: on('putCounters', (context, term, { on: what, counter }, occasion) => {
    if (counter !== 'lore' || !fits(context, term, 'what', what)) return null;
    const after = countersOn(context.world, what, 'lore');
    const before = after - amountOf(occasion);
    const reached = chaptersOf(term).filter((chapter) => before < chapter && chapter <= after);
    return reached.length === 0 ? null : roles({ what }, reached.length);
  }),
};
