import { preparedWith } from '../events/designations';
import type { GameEvent } from '../events/event';
import type { Game } from '../world';

/** Tokens and copies that are not where they can be cease to exist (CR 704.5d, CR 704.5e), but for copies that permanents are prepared with. */
export function strayActions(game: Game): readonly GameEvent[] {
  if (game.cache.strays === 'none') return [];
  const astray = Object.values(game.state.objects).filter(
    ({ kind, zone }) => (kind === 'token' && zone !== 'battlefield') || (kind === 'copy' && zone !== 'stack'),
  );
  if (astray.length === 0) game.cache.strays = 'none';
  return astray
    .filter(({ id }) => preparedWith(game, id) === null)
    .map(({ id }): GameEvent => ({ kind: 'ceaseToExist', object: id }));
}
