import { isObject, type Entity } from '../../../vm/entity';
import { characteristicsOf } from '../../characteristics/characteristics';
import { chaptersOf } from '../../characteristics/final-chapter';
import { hasKeyword } from '../../characteristics/has';
import { countersOn } from '../../events/permanents';
import type { Game, Rules } from '../../world';
import { amountOf, fits, on, roles } from './fit';

/** Lore counters that reach a chapter (CR 714.2b); the amount is how many of its chapters they reach. */
export const chapterEvents: Rules['events'] = {
  chapter: on('putCounters', (context, term, { on: what, counter }, occasion) => {
    if (counter !== 'lore' || !fits(context, term, 'what', what)) return null;
    const after = countersOn(context.world, what, 'lore');
    const before = after - amountOf(occasion);
    const least = isReadAhead(context.world, what) ? after - 1 : before;
    const reached = chaptersOf(term).filter((chapter) => least < chapter && chapter <= after);
    return reached.length === 0 ? null : roles({ what }, reached.length);
  }),
};

/** In the turn in which a Saga with read ahead entered, only the chapter with just so many counters triggers (CR 702.155a). */
function isReadAhead(game: Game, saga: Entity): boolean {
  const object = isObject(saga) ? game.state.objects[saga] : undefined;
  if (object?.since !== game.state.turn.number) return false;
  return hasKeyword(characteristicsOf(game, object.id), 'read ahead');
}
