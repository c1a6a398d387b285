import type { ObjectId, PlayerId } from '../../vm/entity';
import type { AbilityPath, CodePath } from '../../vm/pool';
import type { Scope } from '../../vm/scope';
import type { EventOf } from '../events/event';
import type { PendingTrigger } from './types';

export type TriggerTask =
  /** Puts all pending triggers on the stack in APNAP order, each player's in the order of that player's choice (CR 603.3b). */
  | {
      readonly kind: 'putTriggers';
      /** Those that triggered before this began; null at the beginning. */
      readonly waiting: readonly PendingTrigger[] | null;
      readonly player: PlayerId | null;
      readonly stage: 'next' | 'ordered';
    }
  /** Puts one on the stack: modes, then targets (CR 603.3c, CR 603.3d). */
  | {
      readonly kind: 'putTrigger';
      readonly trigger: PendingTrigger;
      readonly object: ObjectId | null;
      readonly stage: 'modes' | 'chosen' | 'targeted';
    }
  /** A triggered mana ability resolves without the stack (CR 605.4a). */
  | { readonly kind: 'resolveTrigger'; readonly trigger: PendingTrigger }
  /** A player may reveal a card with miracle that was just drawn (CR 702.94a). */
  | {
      readonly kind: 'offerMiracle';
      readonly player: PlayerId;
      readonly card: ObjectId;
      readonly keyword: AbilityPath;
      readonly stage: 'ask' | 'answered';
    }
  /** Moves objects, or phases them out, until an event happens: then they come back (CR 610.3, CR 610.4). The result is the move. */
  | {
      readonly kind: 'moveUntil';
      readonly moves: readonly EventOf<'move' | 'phaseOut'>[];
      readonly scope: Scope;
      readonly event: CodePath;
      readonly stage: 'move' | 'moved';
    };
