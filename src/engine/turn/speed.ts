import { rulesPath } from '../../vm/pool';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword } from '../characteristics/has';
import type { GameEvent } from '../events/event';
import { objectOf, playerOf } from '../write';
import type { Game } from '../world';
import { isInGame } from './players';

/** A player has max speed with this speed (CR 702.179e). */
export const maxSpeed = 4;

/** A player's speed; 0 for a player without any (CR 702.179f). */
export function speedOf(game: Game, player: PlayerId): number {
  return playerOf(game, player).designations['speed'] ?? 0;
}

/** The trigger that comes with speed; it has no source (CR 702.179d). */
const ofSpeed = rulesPath(
  'Triggered',
  'whenever one or more opponents lose life during your turn, if your speed is less than 4, increase your speed by 1. this ability triggers only once each turn.',
);

/** A player's speed becomes a number; a player who had none gets the ability that comes with it. */
export function becomeSpeed(game: Game, player: PlayerId, value: number): readonly GameEvent[] {
  const speed = { kind: 'designate', entity: player, name: 'speed', value, by: null } as const;
  if (value <= 0 || speedOf(game, player) > 0) return [speed];
  return [speed, { kind: 'createEmblem', player, abilities: [ofSpeed], name: 'speed' }];
}

/** The speed of a player with a permanent that starts the engines becomes 1 (CR 704.5z). */
export function speedActions(game: Game, among: readonly ObjectId[]): readonly GameEvent[] {
  const starting = among.filter(
    (id) => !objectOf(game, id).phasedOut && hasKeyword(characteristicsOf(game, id), 'start your engines!'),
  );
  if (starting.length === 0) return [];
  const drivers = new Set(starting.map((id) => characteristicsOf(game, id).controller));
  return game.state.order
    .filter((player) => drivers.has(player) && isInGame(game, player) && speedOf(game, player) === 0)
    .flatMap((player) => becomeSpeed(game, player, 1));
}
