import type { PlayerId } from '../../vm/entity';
import { playerOf } from '../write';
import type { Game } from '../world';

/** True while a player has not left the game (CR 104.5, CR 800.4). */
export function isInGame(game: Game, player: PlayerId): boolean {
  return playerOf(game, player).out === null;
}

/** Players still in the game, in turn order beginning with the given one (CR 101.4). */
export function playersFrom(game: Game, first: PlayerId): readonly PlayerId[] {
  const { order } = game.state;
  const at = Math.max(order.indexOf(first), 0);
  return [...order.slice(at), ...order.slice(0, at)].filter((player) => isInGame(game, player));
}

/** Players still in the game in APNAP order (CR 101.4). */
export function apnap(game: Game): readonly PlayerId[] {
  return playersFrom(game, game.state.turn.active);
}

/** The next player in turn order. */
export function playerAfter(game: Game, player: PlayerId): PlayerId {
  const { order } = game.state;
  const at = order.indexOf(player);
  const after = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return after.find((next) => isInGame(game, next)) ?? player;
}

/** Opponents of a player in turn order (CR 102.2). */
export function opponentsOf(game: Game, player: PlayerId): readonly PlayerId[] {
  return playersFrom(game, player).filter((other) => other !== player);
}
