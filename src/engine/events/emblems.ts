import { noValues } from '../characteristics/printed';
import { newObject } from '../state/make';
import type { Game } from '../world';
import { addObject, newObjectId, newTimestamp, set } from '../write';
import type { EventOf } from './event';
import { applied, type Applied, type EventRules } from './rule';

export const emblemRules: EventRules<'createEmblem'> = {
  createEmblem: { affected: (_, e) => e.player, apply: makeEmblem },
};

/** An emblem is an object in the command zone with nothing but its abilities (CR 114.1, CR 114.3). */
export function makeEmblem(
  game: Game,
  { player, abilities, name, giver }: Omit<EventOf<'createEmblem'>, 'kind'>,
): Applied {
  const values = { ...noValues, name, abilities };
  const emblem = newObject({
    id: newObjectId(game),
    kind: 'emblem',
    printed: { kind: 'made', values },
    owner: player,
    zone: 'command',
    timestamp: newTimestamp(game),
    turn: game.state.turn.number,
  });
  addObject(game, giver === undefined ? emblem : { ...emblem, createdBy: giver });
  set(game, 'command', [...game.state.command, emblem.id]);
  return applied(1, emblem.id);
}
