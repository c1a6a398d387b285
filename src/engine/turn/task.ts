import type { Task } from '../agenda/task';
import type { ObjectId, PlayerId } from '../../vm/entity';
import type { StepName } from '../state/turn';
import type { Loop } from './loop';

export type TurnTask =
  /** The game from its first turn on: turn after turn. */
  | { readonly kind: 'turns'; readonly last: PlayerId | null }
  /** `extra` tells an extra turn from others. */
  | { readonly kind: 'turn'; readonly player: PlayerId; readonly extra?: number; readonly stage: 'begin' | 'steps' }
  | { readonly kind: 'step'; readonly step: StepName; readonly stage: 'begin' | 'action' | 'priority' | 'end' }
  /** Players get priority in turn until all pass in succession on an empty stack (CR 117.4). */
  | {
      readonly kind: 'priority';
      readonly holder: PlayerId;
      readonly passed: readonly PlayerId[];
      /** Resolutions without a decision that led here. */
      readonly row: Loop | null;
      readonly stage: 'check' | 'checked' | 'answered';
    }
  /** The active player's permanents untap, as they are after phasing (CR 502.3). */
  | {
      readonly kind: 'untapAll';
      /** Permanents that may stay tapped and were not asked about yet; null before they are known. */
      readonly open: readonly ObjectId[] | null;
      readonly kept: readonly ObjectId[];
      /** Limits that were looked at: "players can't untap more than one land". */
      readonly limits: number;
      readonly stage: 'begin' | 'answered' | 'limited';
    }
  | { readonly kind: 'cleanup'; readonly stage: 'discard' | 'discarded' | 'expire' | 'expired' | 'check' }
  /** The turn or the combat phase ends at once (CR 723). */
  | {
      readonly kind: 'endPhases';
      readonly what: 'turn' | 'combatPhase';
      /** What the spell or ability that says so does afterwards. */
      readonly said: readonly Task[];
      readonly stage: 'begin' | 'checked';
    }
  /** What may be done with cards of the opening hands (CR 103.6). */
  | { readonly kind: 'openingHands' }
  | {
      readonly kind: 'mulligans';
      /** Players whose turn it is yet to declare, or to put cards on the bottom. */
      readonly players: readonly PlayerId[];
      /** Those of this round who take a mulligan. */
      readonly taking: readonly PlayerId[];
      /** How many mulligans each has taken. */
      readonly taken: Readonly<Record<PlayerId, number>>;
      readonly stage: 'draw' | 'declare' | 'declared' | 'bottom' | 'bottomed';
    };
