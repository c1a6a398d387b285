import type { ObjectId } from '../../vm/entity';

/** Performs state-based actions, again and again until there are none (CR 704.3). */
export interface StateBasedTask {
  readonly kind: 'stateBased';
  /** `chosen`: a player has chosen what to keep. `commander`: whether a commander goes to the command zone (CR 903.9a).
   * `protector`: who protects a battle (CR 704.5w). `sector`: the sector of a creature (CR 704.5u). */
  readonly stage: 'check' | 'chosen' | 'commander' | 'protector' | 'sector';
  /** Legendary permanents that their controllers keep (CR 704.5j), in this check. */
  readonly kept?: readonly ObjectId[];
}
