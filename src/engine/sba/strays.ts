import type { GameEvent } from '../events/event';
import type { Game } from '../world';

/** Tokens and copies that are not where they can be cease to exist (CR 704.5d, CR 704.5e). */
export function strayActions(game: Game): readonly GameEvent[] {
  if (game.cache.strays === 'none') return [];
  const events: GameEvent[] = [];
  for (const { id, kind, zone } of Object.values(game.state.objects))
    if ((kind === 'token' && zone !== 'battlefield') || (kind === 'copy' && zone !== 'stack'))
      events.push({ kind: 'ceaseToExist', object: id });
  if (events.length === 0) game.cache.strays = 'none';
  return events;
}
