import type { Term } from '../../../bytecode/term';
import { withCandidate } from '../../../vm/context';
import { isObject, type ObjectId, type PlayerId } from '../../../vm/entity';
import { entitiesOf, evalFilter, optionalTerm, playersOfArg, termOf } from '../../../vm/evaluate';
import { pathOf } from '../../../vm/pool';
import { bindEntities } from '../../../vm/scope';
import { revealingUntil } from '../../actions/reveal-until';
import type { Task } from '../../agenda/task';
import { propose } from '../../events/propose';
import { isPlayerForbidden } from '../../statics/restrictions';
import { objectOf } from '../../write';
import type { EffectContext, Rules } from '../../world';
import { searched } from '../choosable';
import { doerOf } from './zones';

/** "Search … for all cards with that name": the player finds them in the zones searched; what was chosen otherwise. */
function finding(context: EffectContext, term: Term, player: PlayerId): Task {
  const what = termOf(context, term, 'what');
  const filter = what.op === 'all' ? optionalTerm(what, 'filter') : null;
  if (filter === null) return { kind: 'result', binding: bindEntities(entitiesOf(context, term, 'what'), [player]) };
  const cards = searched(context, term, player)
    .filter(isObject)
    .filter((card) => evalFilter(withCandidate(context, card), filter));
  const isOpen = (card: ObjectId): boolean => objectOf(context.world, card).zone === 'graveyard';
  const [open, hidden] = [cards.filter(isOpen), cards.filter((card) => !isOpen(card))];
  const { source, ability } = context.scope;
  const code = pathOf(context.pool, what);
  return { kind: 'find', player, open, hidden, source, ability, code, stage: 'ask' };
}

/** Looking for cards in libraries (CR 701.23). What was found has been chosen; it is the result. */
export const searchEffects: Rules['effects'] = {
  search: (context, term) => {
    const player = doerOf(context, term);
    if (isPlayerForbidden(context.world, 'search', player)) return { kind: 'value', binding: bindEntities([]) };
    const searches = playersOfArg(context, term, 'whose').map((whose) => ({ kind: 'search', player, whose }) as const);
    return { kind: 'tasks', tasks: [propose(...searches), finding(context, term, player)] };
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
