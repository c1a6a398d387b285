import type { Entity, ObjectId, PlayerId } from '../../vm/entity';

/** Steps and main phases in the order of a turn (CR 500.1). */
export const stepNames = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
  'main2',
  'end',
  'cleanup',
] as const;
export type StepName = (typeof stepNames)[number];

export interface Turn {
  /** Counted from 1 over all players. */
  readonly number: number;
  readonly active: PlayerId;
  readonly step: StepName;
  /** Turns to be taken next, the last added first (CR 500.7). */
  readonly extraTurns: readonly ExtraTurn[];
  /** The extra turn that goes on; null in any other. */
  readonly extra: number | null;
  /** Players who take an extra turn after the next turn that they take. */
  readonly laterTurns: readonly PlayerId[];
  /** Players who skip their next turn, step or phase (CR 614.10). */
  readonly skips: readonly {
    readonly player: PlayerId;
    readonly what: 'turn' | 'extraTurn' | StepName | 'combat';
    /** Only in this turn, or in the next one of the player; null whenever it comes. */
    readonly turn: number | 'next' | null;
    /** Whenever it comes in the turn, not once. */
    readonly all?: 'yes';
  }[];
  /** Players who decide for others, the last effect last (CR 722.1a). */
  readonly controls: readonly PlayerControl[];
  /** Steps still to come in this turn, with extra phases and steps put in (CR 500.8). */
  readonly ahead: readonly StepName[];
}

/** An extra turn to be taken, told from others by a number of its own. */
export interface ExtraTurn {
  readonly player: PlayerId;
  readonly id: number;
}

/** A player decides for another during a turn or combat phase of theirs (CR 722.1), which is to come or going on. */
export interface PlayerControl {
  readonly player: PlayerId;
  readonly by: PlayerId;
  readonly during: 'turn' | 'combatPhase';
  readonly stage: 'next' | 'now';
}

export interface Attacker {
  readonly object: ObjectId;
  /** The player, planeswalker or battle it attacks; null once that left combat. */
  readonly defender: Entity | null;
  readonly defendingPlayer: PlayerId;
  /** The attacker that formed the band it is in (CR 702.22c); null outside of bands. */
  readonly band: ObjectId | null;
  readonly blocked: 'undeclared' | 'blocked' | 'unblocked';
  /** Dealt combat damage in the first damage step. */
  readonly dealtFirst: boolean;
}

export interface Blocker {
  readonly object: ObjectId;
  readonly attackers: readonly ObjectId[];
  readonly dealtFirst: boolean;
}

/** Combat as declared (CR 506–511); null outside the combat phase. */
export interface Combat {
  readonly attackers: readonly Attacker[];
  readonly blockers: readonly Blocker[];
}
