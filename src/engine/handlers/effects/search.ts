import type { Term } from '../../../bytecode/term';
import { withCandidate } from '../../../vm/context';
import type { Entity, PlayerId } from '../../../vm/entity';
import { entitiesOf, evalFilter, optionalTerm, playersOfArg, termOf } from '../../../vm/evaluate';
import { bindEntities } from '../../../vm/scope';
import { revealingUntil } from '../../actions/reveal-until';
import { propose } from '../../events/propose';
import { isPlayerForbidden } from '../../statics/restrictions';
import type { EffectContext, Rules } from '../../world';
import { searched } from '../choosable';
import { doerOf } from './zones';

/** "Search … for all cards with that name": all that are in the zones searched; what was chosen otherwise. */
function found(context: EffectContext, term: Term, player: PlayerId): readonly Entity[] {
  const what = termOf(context, term, 'what');
  const filter = what.op === 'all' ? optionalTerm(what, 'filter') : null;
  if (filter === null) return entitiesOf(context, term, 'what');
  return searched(context, term, player).filter((card) => evalFilter(withCandidate(context, card), filter));
}

/** Looking for cards in libraries (CR 701.23). What was found has been chosen; it is the result. */
export const searchEffects: Rules['effects'] = {
  search: (context, term) => {
    const player = doerOf(context, term);
    if (isPlayerForbidden(context.world, 'search', player)) return { kind: 'value', binding: bindEntities([]) };
    const searches = playersOfArg(context, term, 'whose').map((whose) => ({ kind: 'search', player, whose }) as const);
    const binding = bindEntities(found(context, term, player), [player]);
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
