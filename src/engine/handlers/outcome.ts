import type { GameEvent } from '../events/event';
import type { EffectOutcome } from '../world';

/** What an effect does when it makes events happen at the same time. */
export function events(list: readonly GameEvent[]): EffectOutcome {
  return { kind: 'events', events: list };
}
