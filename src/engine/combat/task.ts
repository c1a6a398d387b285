import type { Entity, ObjectId, PlayerId } from '../../vm/entity';

/** Damage that one creature assigns (CR 510.1). */
export interface Assignment {
  readonly source: ObjectId;
  readonly to: Entity;
  readonly amount: number;
}

/** The turn-based actions of combat (CR 508.1, CR 509.1, CR 510). */
export type CombatTask =
  | { readonly kind: 'declareAttackers'; readonly stage: 'ask' | 'answered' }
  | {
      readonly kind: 'declareBlockers';
      /** Defending players who have not declared yet, in turn order. */
      readonly defenders: readonly PlayerId[];
      readonly stage: 'begin' | 'ask' | 'answered' | 'end';
    }
  | {
      readonly kind: 'combatDamage';
      readonly step: 'first' | 'regular';
      readonly stage: 'begin' | 'assign' | 'divided' | 'deal';
      /** Creatures that have not assigned yet. */
      readonly creatures: readonly ObjectId[];
      readonly assigned: readonly Assignment[];
    };
