import type { Entity, ObjectId, PlayerId } from '../../vm/entity';
import type { CodePath } from '../../vm/pool';
import type { Scope } from '../../vm/scope';

/** Damage that one creature assigns (CR 510.1). */
export interface Assignment {
  readonly source: ObjectId;
  readonly to: Entity;
  readonly amount: number;
}

export type Attacks = readonly { readonly attacker: ObjectId; readonly defender: Entity }[];

export type Blocks = readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[];

/** A cost of blocking with one creature (CR 509.1d). */
export interface BlockTax {
  readonly blocker: ObjectId;
  readonly cost: CodePath;
  readonly scope: Scope;
}

/** A cost of attacking with one creature (CR 508.1h). */
export interface Tax {
  readonly attacker: ObjectId;
  readonly cost: CodePath;
  readonly scope: Scope;
}

/** The turn-based actions of combat (CR 508.1, CR 509.1, CR 510). */
export type CombatTask =
  | { readonly kind: 'declareAttackers'; readonly stage: 'ask' | 'answered' }
  | {
      readonly kind: 'declareAttackers';
      readonly stage: 'tax';
      readonly attacks: Attacks;
      /** What is still to be paid, and for which attacker was asked last. */
      readonly taxes: readonly Tax[];
      readonly asked: ObjectId;
    }
  /** Attackers that may form bands, one after another (CR 508.1e). */
  | { readonly kind: 'formBands'; readonly formers: readonly ObjectId[]; readonly stage: 'ask' | 'asked' | 'chosen' }
  /** Attackers that may enlist help, one after another (CR 702.154a). */
  | {
      readonly kind: 'enlist';
      readonly attackers: readonly ObjectId[];
      readonly stage: 'ask' | 'asked' | 'chosen';
    }
  /** What attackers attack is said anew, one after another (CR 508.7). */
  | {
      readonly kind: 'reselectAttacked';
      readonly player: PlayerId;
      readonly attackers: readonly ObjectId[];
      /** Besides players: nothing, planeswalkers, or whatever can be attacked. */
      readonly among: 'player' | 'planeswalker' | 'permanent';
      readonly stage: 'ask' | 'answered';
    }
  /** Attackers that may be exerted, one after another (CR 701.43d). */
  | { readonly kind: 'exertAttackers'; readonly attackers: readonly ObjectId[]; readonly stage: 'ask' | 'asked' }
  | {
      readonly kind: 'declareBlockers';
      /** Defending players who have not declared yet, in turn order. */
      readonly defenders: readonly PlayerId[];
      readonly stage: 'begin' | 'ask' | 'answered' | 'end';
    }
  | {
      readonly kind: 'declareBlockers';
      readonly defenders: readonly PlayerId[];
      readonly stage: 'tax';
      readonly blocks: Blocks;
      /** What is still to be paid, and for which blocker was asked last. */
      readonly taxes: readonly BlockTax[];
      readonly asked: ObjectId;
    }
  | {
      readonly kind: 'combatDamage';
      readonly step: 'first' | 'regular';
      readonly stage: 'begin' | 'assign' | 'asUnblocked' | 'divided' | 'deal';
      /** Creatures that have not assigned yet. */
      readonly creatures: readonly ObjectId[];
      readonly assigned: readonly Assignment[];
    };
