import { termsIn, type Term } from '../../bytecode/term';
import type { Handlers } from '../../vm/context';
import { withCandidate } from '../../vm/context';
import { isPlayer, type Entity, type PlayerId } from '../../vm/entity';
import {
  entitiesOf,
  filterOf,
  intOf,
  numOf,
  optionalTerm,
  patternOf,
  termOf,
  termsOf,
  wordOf,
} from '../../vm/evaluate';
import { abilityAt } from '../../vm/pool';
import { objectOrLast } from '../state/last-known';
import type { GameObject } from '../state/object';
import type { Game, GameContext } from '../world';
import { placeFits } from './events/fit';
import { about } from './filters';
import { doneThisWay } from './history';
import { statistic } from './quantities';
import { wasCast } from './spells';

/** What was cast: a permanent is looked at as the spell that it was. */
function spellOf({ candidate, world }: GameContext): Entity | null {
  if (candidate === null || isPlayer(candidate)) return candidate;
  const object = objectOrLast(world, candidate);
  return object?.zone === 'battlefield' && object.previous !== null ? object.previous : candidate;
}

/** Is an ability on the stack of this kind (CR 113.3)? */
function isAbilityOf(context: GameContext, object: GameObject, kind: string): boolean {
  if (object.kind !== 'ability' || object.zone !== 'stack') return false;
  const stacked = object.pending?.kind;
  switch (kind) {
    case 'activated':
    case 'triggered':
      return stacked === kind;
    case 'loyalty': {
      const ability = object.origin === null ? null : abilityAt(context.pool, object.origin.ability);
      return ability?.kind === 'activated' && ability.cost.flatMap(termsIn).some(({ op }) => op === 'loyalty');
    }
    case 'mana':
      return false;
    default:
      return true;
  }
}

/** "Returned to your hand this way": that is where it was moved to. */
function isPutThere(context: GameContext, term: Term, candidate: Entity): boolean {
  return doneThisWay(context).some(({ event, became }) => {
    if (event.kind !== 'move' || (became !== candidate && event.object !== candidate)) return false;
    const owner = objectOrLast(context.world, event.object)?.owner;
    return owner !== undefined && placeFits(context, term, 'to', event.to.zone, owner);
  });
}

/** Who did to a thing what a value speaks of. */
function whoDid(context: GameContext, done: Term, thing: Entity): readonly PlayerId[] {
  if (done.op === 'union') return termsOf(done, 'parts').flatMap((part) => whoDid(context, part, thing));
  const bound = done.op === 'ref' ? context.scope.values[intOf(context, done, 'value')] : null;
  if (bound === null || bound === undefined || !bound.entities.includes(thing)) return [];
  const { own } = bound;
  return own === undefined ? bound.by : bound.by.filter((player) => own[player]?.includes(thing) === true);
}

/** Predicates about what kind of thing the candidate is, and what it has to do with others. */
export const kinds: Handlers<Game>['filter'] = {
  doneThisWay: (context, term) => {
    const { candidate, world } = context;
    if (candidate === null || !entitiesOf(context, term, 'set').includes(candidate)) return false;
    if (optionalTerm(term, 'who') !== null)
      return whoDid(context, termOf(context, term, 'set'), candidate).some((player) =>
        patternOf(withCandidate(context, player), term, 'who'),
      );
    if (optionalTerm(term, 'to') !== null) return isPutThere(context, term, candidate);
    if (optionalTerm(term, 'from') === null) return true;
    return doneThisWay(context).some(({ event, became }) => {
      const object = event.kind === 'move' && became === candidate ? objectOrLast(world, event.object) : undefined;
      return object !== undefined && placeFits(context, term, 'from', object.zone, object.owner);
    });
  },
  copy: about(({ object }) => object.kind === 'copy'),
  // Anything can be a source of damage (CR 609.7).
  damageSource: ({ candidate }) => candidate !== null && !isPlayer(candidate),
  abilityNoun: about(({ object }, context, term) => isAbilityOf(context, object, wordOf(context, term, 'kind'))),
  sameStat: about(({ id }, context, term) => {
    const what = wordOf(context, term, 'what');
    const own = statistic(context, term, what, id);
    return entitiesOf(context, term, 'as').some((other) => statistic(context, term, what, other) === own);
  }),
  castThisWay: about(({ object }, { scope }) => object.cast?.permission?.ability === scope.ability),
  cast: about(
    ({ object }, context, term) =>
      wasCast(object.cast) && patternOf(withCandidate(context, object.cast.player), term, 'who'),
  ),
  nthCast: isNthCast,
  nthCastInTurn: isNthCast,
  nextCast: (context, term) => {
    const { candidate, scope, world } = context;
    if (candidate === null || !filterOf(context, term, 'of')) return false;
    const since = scope.follows.since ?? 0;
    const first = world.state.history.find(
      ({ id, event }) =>
        id >= since && event.kind === 'cast' && filterOf(withCandidate(context, event.object), term, 'of'),
    );
    return first === undefined || (first.event.kind === 'cast' && first.event.object === candidate);
  },
};

/** Were as many that are such cast before it this turn? */
function isNthCast(context: GameContext, term: Term): boolean {
  const { world } = context;
  const candidate = spellOf(context);
  if (candidate === null || !filterOf(withCandidate(context, candidate), term, 'of')) return false;
  const casts = world.state.history.flatMap(({ event }) => (event.kind === 'cast' ? [event.object] : []));
  const own = casts.findIndex((id) => id === candidate);
  const before = (own < 0 ? casts : casts.slice(0, own)).filter((id) =>
    filterOf(withCandidate(context, id), term, 'of'),
  );
  return before.length === numOf(context, term, 'nth') - 1;
}
