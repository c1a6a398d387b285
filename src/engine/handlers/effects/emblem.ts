import { argument, playersOfArg, trap } from '../../../vm/evaluate';
import { pathOf } from '../../../vm/pool';
import type { Rules } from '../../world';
import { isAbility } from '../continuous/abilities';

/** Emblems (CR 114). */
export const emblemEffects: Rules['effects'] = {
  getEmblem: (context, term) => {
    const printed = argument(term, 'ability');
    const ability = isAbility(printed) ? pathOf(context.pool, printed) : trap(context, term, 'no ability');
    return {
      kind: 'events',
      events: playersOfArg(context, term, 'who').map((player) => ({
        kind: 'createEmblem',
        player,
        abilities: [ability],
        name: '',
      })),
    };
  },
};
