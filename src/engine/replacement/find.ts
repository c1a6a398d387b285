import type { Proposed } from '../events/event';
import type { Game } from '../world';

/** Ids of the replacement and prevention effects that apply to a proposed event and have not yet (CR 614.5, CR 616.1). */
export function findReplacements(_game: Game, _proposed: Proposed): readonly string[] {
  return [];
}
