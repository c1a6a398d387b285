import type { Handlers } from '../../vm/context';
import { isPlayer } from '../../vm/entity';
import { optionalNum, optionalTerm, playersOfArg, wordOf, zoneOf } from '../../vm/evaluate';
import { objectOrLast } from '../state/last-known';
import { zones as zoneNames } from '../state/object';
import type { Game } from '../world';

/** Places (CR 400.1). */
export const places: Handlers<Game>['zone'] = {
  zone: (context, term) => {
    const name = wordOf(context, term, 'zone');
    const zone = zoneNames.find((known) => known === name);
    if (zone === undefined) throw new Error(`no zone ${name}`);
    const players = optionalTerm(term, 'owner') === null ? null : playersOfArg(context, term, 'owner');
    return { zone, players, position: zone === 'library' ? 0 : null };
  },
  libraryPosition: (context, term) => {
    const name = wordOf(context, term, 'position');
    const nth = optionalNum(context, term, 'nth') ?? 1;
    const position = name === 'bottom' || name === 'topOrBottom' ? name : name === 'nth' ? nth - 1 : 0;
    return { zone: 'library', players: playersOfArg(context, term, 'owner'), position };
  },
};

export const zoneFilters: Handlers<Game>['filter'] = {
  inZone: (context, term) => {
    const { candidate } = context;
    if (candidate === null || isPlayer(candidate)) return false;
    const object = objectOrLast(context.world, candidate);
    const place = zoneOf(context, term, 'zone');
    return object?.zone === place.zone && (place.players === null || place.players.includes(object.owner));
  },
};
