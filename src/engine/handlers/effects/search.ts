import { entitiesOf, playersOfArg } from '../../../vm/evaluate';
import { bindEntities } from '../../../vm/scope';
import { revealingUntil } from '../../actions/reveal-until';
import { propose } from '../../events/propose';
import { isPlayerForbidden } from '../../statics/restrictions';
import type { Rules } from '../../world';
import { doerOf } from './zones';

/** Looking for cards in libraries (CR 701.23). What was found has been chosen; it is the result. */
export const searchEffects: Rules['effects'] = {
  search: (context, term) => {
    const player = doerOf(context, term);
    if (isPlayerForbidden(context.world, 'search', player)) return { kind: 'value', binding: bindEntities([]) };
    const searches = playersOfArg(context, term, 'whose').map((whose) => ({ kind: 'search', player, whose }) as const);
    const binding = bindEntities(entitiesOf(context, term, 'what'), [player]);
    return { kind: 'tasks', tasks: [propose(...searches), { kind: 'result', binding }] };
  },
  revealUntil: (context, term) => {
    const by = doerOf(context, term);
    const tasks = playersOfArg(context, term, 'whose').map((whose) => revealingUntil(context, term, by, whose));
    return { kind: 'tasks', tasks };
  },
  /** "Choose a creature you control": the choice is the result (CR 608.2d). */
  chooseThings: (context, term) => {
    const entities = entitiesOf(context, term, 'what');
    return { kind: 'value', binding: bindEntities(entities, entities.length > 0 ? [doerOf(context, term)] : []) };
  },
};
