/** The turn-based actions of combat (CR 508.1, CR 509.1, CR 510). */
export type CombatTask =
  | { readonly kind: 'declareAttackers'; readonly stage: 'ask' | 'answered' | 'end' }
  | {
      readonly kind: 'declareBlockers';
      readonly defenders: readonly string[];
      readonly stage: 'ask' | 'answered' | 'end';
    }
  | {
      readonly kind: 'combatDamage';
      readonly step: 'first' | 'regular';
      readonly stage: 'assign' | 'assigned' | 'deal';
    };
