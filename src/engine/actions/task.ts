import type { PlayerId } from '../../vm/entity';

/** Keyword actions and other procedures with choices in the middle (CR 701). */
export type ActionTask = {
  readonly kind: 'scry';
  readonly player: PlayerId;
  readonly count: number;
  readonly to: 'bottom' | 'graveyard';
  readonly stage: 'ask' | 'answered';
};
