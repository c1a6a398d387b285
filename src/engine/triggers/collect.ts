import type { Happened } from '../events/event';
import type { Game } from '../world';

/** Adds the abilities that trigger on a batch of events to the pending triggers (CR 603.2, looking back per CR 603.10). */
export function collectTriggers(_game: Game, _batch: readonly Happened[]): void {}
