import type { PlayerId } from '../../vm/entity';
import type { PendingTrigger } from './types';

export type TriggerTask =
  /** Puts all pending triggers on the stack in APNAP order (CR 603.3b). */
  | { readonly kind: 'putTriggers'; readonly players: readonly PlayerId[] | null }
  | { readonly kind: 'orderTriggers'; readonly player: PlayerId; readonly triggers: readonly PendingTrigger[] }
  /** Puts one on the stack: modes, then targets (CR 603.3c, CR 603.3d). */
  | { readonly kind: 'putTrigger'; readonly trigger: PendingTrigger };
