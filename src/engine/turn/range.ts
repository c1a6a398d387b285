import { isPlayer, type Entity, type PlayerId } from '../../vm/entity';
import { controllerOf, objectOrLast } from '../state/last-known';
import type { GameState } from '../state/state';
import type { Game } from '../world';
import { isInGame } from './players';

const seats: Readonly<Record<GameState['options']['range'], number>> = { all: Infinity, one: 1, two: 2 };

/** Is the other player within the player's range of influence (CR 801.2)? */
export function isPlayerInRange(game: Game, player: PlayerId, other: PlayerId): boolean {
  const range = seats[game.state.options.range];
  if (range === Infinity || player === other) return true;
  const sitting = game.state.order.filter((id) => id === player || id === other || isInGame(game, id));
  const apart = Math.abs(sitting.indexOf(player) - sitting.indexOf(other));
  return Math.min(apart, sitting.length - apart) <= range;
}

/** Is it within the player's range of influence: a player, or an object by who controls or owns it (CR 801.2d)? */
export function isInRange(game: Game, player: PlayerId, entity: Entity): boolean {
  if (game.state.options.range === 'all') return true;
  if (isPlayer(entity)) return isPlayerInRange(game, player, entity);
  const object = objectOrLast(game, entity);
  if (object === undefined) return true;
  const controlled = object.zone === 'battlefield' || object.zone === 'stack';
  return isPlayerInRange(game, player, controlled ? controllerOf(game, entity) : object.owner);
}
