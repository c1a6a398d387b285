import type { Term } from '../../bytecode/term';
import { withCandidate, type Handlers } from '../../vm/context';
import { isPlayer, type PlayerId } from '../../vm/entity';
import { optionalNum, optionalTerm, optionalWord, patternOf, wordOf, zoneOf } from '../../vm/evaluate';
import { objectOrLast } from '../state/last-known';
import { zones as zoneNames, type Zone } from '../state/object';
import type { Game, GameContext } from '../world';

/** The players who fit the pattern `owner`, in turn order. */
function owners(context: GameContext, term: Term): readonly PlayerId[] {
  return context.world.state.order.filter((player) => patternOf(withCandidate(context, player), term, 'owner'));
}

/** Places (CR 400.1). */
export const places: Handlers<Game>['zone'] = {
  zone: (context, term) => {
    const name = wordOf(context, term, 'zone');
    // The cards of an opening hand are those in hand while it is asked for (CR 103.6).
    const zone = name === 'openingHand' ? 'hand' : zoneNames.find((known) => known === name);
    // There is no zone (CR 400.11): nobody's cards are found there.
    if (name === 'outside') return { zone: 'exile', players: [], position: null };
    if (zone === undefined) throw new Error(`no zone ${name}`);
    const players = optionalTerm(term, 'owner') === null ? null : owners(context, term);
    return { zone, players, position: zone === 'library' ? 0 : null };
  },
  /** The first of them: `isAt` asks for each. */
  eitherPlace: (context, term) => zoneOf(context, term, 'left'),
  /** The place that it is not: `isAt` tells. */
  elsewhere: (context, term) => zoneOf(context, term, 'than'),
  libraryPosition: (context, term) => {
    const name = wordOf(context, term, 'position');
    const nth = optionalNum(context, term, 'nth') ?? 1;
    // Who puts it there chooses in any case.
    const isEither = name === 'topOrBottom' || name === 'ownersChoice' || name === 'nthOrBottom';
    const down = name === 'nth' ? nth - 1 : name === 'beneath' ? Math.max(nth, 0) : 0;
    const position = isEither ? 'topOrBottom' : name === 'bottom' ? name : down;
    return { zone: 'library', players: optionalTerm(term, 'owner') === null ? null : owners(context, term), position };
  },
};

/** Is something in a zone, with its owner, at the place of a parameter, or somewhere else where that is asked? */
export function isAt(
  context: GameContext,
  term: Term,
  name: string,
  zone: Zone | null,
  owner: PlayerId | undefined,
): boolean {
  const several = optionalTerm(term, name);
  if (several?.op === 'eitherPlace')
    return isAt(context, several, 'left', zone, owner) || isAt(context, several, 'right', zone, owner);
  const place = zoneOf(context, term, name);
  const shared = zone === 'battlefield' || zone === 'stack' || zone === 'exile' || zone === 'command';
  const isThere =
    place.zone === zone && (shared || place.players === null || (owner !== undefined && place.players.includes(owner)));
  return isThere === (optionalTerm(term, name)?.op !== 'elsewhere');
}

export const zoneFilters: Handlers<Game>['filter'] = {
  inZone: (context, term) => {
    const { candidate } = context;
    if (candidate === null || isPlayer(candidate)) return false;
    const object = objectOrLast(context.world, candidate);
    const place = zoneOf(context, term, 'zone');
    // A spell "from your hand" was cast from there.
    const isFrom = object?.zone === 'stack' && optionalWord(term, 'word') === 'from';
    const zone = isFrom ? object.cast?.from : object?.zone;
    const isThere = zone === place.zone && (place.players === null || place.players.includes(object?.owner ?? 'p0'));
    const isElsewhere = optionalTerm(term, 'zone')?.op === 'elsewhere';
    return object !== undefined && zone !== undefined && isThere !== isElsewhere;
  },
};
