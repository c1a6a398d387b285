import { numOf, playersOfArg, wordOf } from '../../../vm/evaluate';
import { becomeSpeed, maxSpeed, speedOf } from '../../turn/speed';
import type { Rules } from '../../world';
import { events } from '../outcome';

export const speedEffects: Rules['effects'] = {
  /** A player without speed has one as soon as it increases (CR 702.179c). */
  changeSpeed: (context, term) => {
    const by = numOf(context, term, 'by') * (wordOf(context, term, 'how') === 'increase' ? 1 : -1);
    const changed = (speed: number): number => Math.min(Math.max(speed + by, 0), maxSpeed);
    return events(
      playersOfArg(context, term, 'of').flatMap((player) =>
        becomeSpeed(context.world, player, changed(speedOf(context.world, player))),
      ),
    );
  },
};
