import { set } from '../write';
import type { Game } from '../world';

/** Is there a creature with first or double strike in combat (CR 510.4)? */
export function needsFirstStrikeStep(_game: Game): boolean {
  return false;
}

/** Everything is removed from combat (CR 511.3). */
export function combatEnds(game: Game): void {
  set(game, 'combat', null);
}
