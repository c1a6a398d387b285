import type { GameEvent } from '../events/event';
import { completing } from '../events/completing';
import { dungeonOf, isAtBottom } from '../state/dungeons';
import type { Game } from '../world';

/** Dungeons whose last room has been dealt with are removed from the game (CR 704.5t). */
export function dungeonActions(game: Game): readonly GameEvent[] {
  if (game.state.command.length === 0) return [];
  return game.state.order.flatMap((player) => {
    const explored = dungeonOf(game, player);
    if (explored === null || !isAtBottom(explored)) return [];
    const { id } = explored;
    const isWaiting =
      game.state.triggered.some(({ source }) => source === id) ||
      game.state.stack.some((on) => game.state.objects[on]?.origin?.source === id);
    return isWaiting ? [] : completing(game, player, explored);
  });
}
