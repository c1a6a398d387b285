import { argument, playersOfArg, termsOf, trap } from '../../../vm/evaluate';
import { pathOf } from '../../../vm/pool';
import type { Rules } from '../../world';
import { isAbility } from '../continuous/abilities';

/** Emblems (CR 114). */
export const emblemEffects: Rules['effects'] = {
  getEmblem: (context, term) => {
    const abilities = termsOf(term, 'abilities').map((granted) => {
      const printed = argument(granted, 'ability');
      return isAbility(printed) ? pathOf(context.pool, printed) : trap(context, term, 'no ability');
    });
    return {
      kind: 'events',
      events: playersOfArg(context, term, 'who').map((player) => ({
        kind: 'createEmblem',
        player,
        abilities,
        name: '',
        giver: context.scope.source,
      })),
    };
  },
};
