import type { PlayerId } from '../../vm/entity';
import type { StepName } from '../state/turn';

export type TurnTask =
  /** The game from its first turn on: turn after turn. */
  | { readonly kind: 'turns'; readonly last: PlayerId | null }
  | { readonly kind: 'turn'; readonly player: PlayerId; readonly stage: 'begin' | 'steps' }
  | { readonly kind: 'step'; readonly step: StepName; readonly stage: 'begin' | 'action' | 'priority' | 'end' }
  /** Players get priority in turn until all pass in succession on an empty stack (CR 117.4). */
  | {
      readonly kind: 'priority';
      readonly holder: PlayerId;
      readonly passed: readonly PlayerId[];
      readonly stage: 'check' | 'checked' | 'ask' | 'answered';
    }
  | { readonly kind: 'cleanup'; readonly stage: 'discard' | 'discarded' | 'expire' | 'check' }
  | {
      readonly kind: 'mulligans';
      readonly player: number;
      readonly taken: readonly number[];
      readonly stage: 'draw' | 'ask' | 'answered' | 'bottom';
    };
