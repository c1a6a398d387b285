import type { Term } from '../../../bytecode/term';
import { isObject, objectsOf, type ObjectId } from '../../../vm/entity';
import {
  argument,
  entitiesOf,
  evalZone,
  optionalTerm,
  optionalWord,
  playersOfArg,
  termOf,
  termsOf,
  wordOf,
} from '../../../vm/evaluate';
import { pathOf, termAt } from '../../../vm/pool';
import { bindEntities, nothing, withValue, type Scope } from '../../../vm/scope';
import { descriptionsOf, isOfPlace } from '../../casting/permissions';
import { candidates } from '../candidates';
import { fitsAsSpell } from '../spells';
import { objectOf, zoneList } from '../../write';
import type { EffectContext, Rules } from '../../world';
import { about, objectsToMove } from './follow';

/** The cards that may be cast or played: "spells from among them" are cards as long as they are not cast. */
function cardsMeant(context: EffectContext, term: Term): readonly ObjectId[] {
  return cardsOf(context, term, termOf(context, term, 'what'));
}

function cardsOf(context: EffectContext, term: Term, what: Term): readonly ObjectId[] {
  if (what.op === 'union') return termsOf(what, 'parts').flatMap((part) => cardsOf(context, term, part));
  if (what.op !== 'all')
    return what.op === 'choose' ? objectsOf(entitiesOf(context, term, 'what')) : objectsToMove(context, term, 'what');
  const filter = termOf(context, what, 'filter');
  return candidates(context, filter)
    .filter(isObject)
    .filter((id) => fitsAsSpell(context, filter, id));
}

/** The cards in a place that fit one of several descriptions. */
function cardsThere(
  context: EffectContext,
  from: Term,
  descriptions: readonly (readonly Term[])[],
): readonly ObjectId[] {
  const { zone, players } = evalZone(context, from);
  const { world } = context;
  const all = new Set(world.state.order.flatMap((player) => zoneList(world, zone, player)));
  return [...all].filter(
    (id) =>
      (players === null || players.includes(objectOf(world, id).owner)) &&
      descriptions.some((parts) => parts.every((part) => fitsAsSpell(context, part, id))),
  );
}

/** Cards that a permission lasts for as long, each with the surroundings of its duration: "as long as they remain exiled" is said of each. */
function lengths(
  { duration, pool, scope }: EffectContext,
  cards: readonly ObjectId[],
): readonly (readonly [readonly ObjectId[], Scope])[] {
  const condition = duration?.kind === 'asLongAs' ? termAt(pool, duration.condition) : null;
  const what =
    condition?.op === 'is' && optionalWord(condition, 'verb') === 'remains' ? optionalTerm(condition, 'what') : null;
  const value = what?.op === 'ref' ? argument(what, 'value') : null;
  if (typeof value !== 'number') return [[cards, scope]];
  return cards.map((card) => [[card], withValue(scope, value, bindEntities([card]))] as const);
}

/** Casting and playing that an effect allows. */
export const permissionEffects: Rules['effects'] = {
  // It was heeded when the spell was cast (CR 601.3); when it resolves there is nothing to do.
  castOnly: () => ({ kind: 'value', binding: nothing }),
  // What is said of spells that are cast by a permission is heeded as they are cast, and where they go.
  castRider: () => ({ kind: 'value', binding: nothing }),
  // What is done when a permission is used is done then.
  permissionUsed: () => ({ kind: 'value', binding: nothing }),
  payRather: () => ({ kind: 'value', binding: nothing }),
  /** With a duration a permission about exactly these cards (CR 601.3), without one they are cast now (CR 608.2g). */
  castCards: (context, term) => {
    const from = optionalTerm(term, 'from');
    const descriptions = from === null ? null : descriptionsOf(termOf(context, term, 'what'));
    const players = playersOfArg(context, term, 'who');
    const { duration, scope } = context;
    if (duration === null) {
      // "Cast your commander from the command zone": what is there and fits.
      const cards =
        from === null || descriptions === null ? cardsMeant(context, term) : cardsThere(context, from, descriptions);
      const code = pathOf(context.pool, term);
      const verb = wordOf(context, term, 'verb') === 'play' ? 'play' : 'cast';
      return {
        kind: 'tasks',
        tasks: players.map(
          (player) => ({ kind: 'castNow', player, cards, code, scope, verb, done: [], stage: 'next' }) as const,
        ),
      };
    }
    // What is cast from a place is whatever is there when it is cast.
    const cards = descriptions !== null || isOfPlace(term) ? [] : cardsMeant(context, term);
    const code = pathOf(context.pool, term);
    const content = { kind: 'rule', code } as const;
    const effects = lengths(context, cards).map(([its, ofEffect]) => ({
      ...about(context),
      scope: ofEffect,
      duration,
      affected: [...players, ...its],
      content,
    }));
    return { kind: 'events', events: [{ kind: 'beginEffect', objects: cards, effects, before: 'nothing' }] };
  },
};
