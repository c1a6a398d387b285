import type { ObjectId, PlayerId } from '../../vm/entity';
import type { BaseCharacteristics, Characteristics } from '../characteristics/types';
import type { Asked } from '../decision';
import type { Task } from '../agenda/task';
import type { DelayedTrigger, PendingTrigger, Return } from '../triggers/types';
import type { LastingEffect } from '../statics/lasting';
import type { Happened } from '../events/event';
import type { Shield } from '../replacement/shield';
import type { GameObject } from './object';
import type { Player } from './player';
import type { Attacker, Blocker, Combat, Turn } from './turn';

/** What an object was when it left a zone (CR 608.2h): for questions about things that are gone. */
export interface LastKnown {
  readonly object: GameObject;
  readonly characteristics: Characteristics;
  /** Its copiable values, where copy effects or being face down changed them (CR 707.2). */
  readonly copiable: BaseCharacteristics | null;
  /** Its part in combat; null when it had none. */
  readonly combat: LastKnownCombat | null;
  /** What was attached to it. */
  readonly attached: readonly ObjectId[];
  /** The object it became, null when it ceased to exist. */
  readonly became: ObjectId | null;
  /** Batch of events with which it left. */
  readonly batch: number;
}

/** The part that an object had in combat when it left. */
export interface LastKnownCombat {
  readonly attacker: Attacker | null;
  readonly blocker: Blocker | null;
  readonly blockedBy: readonly ObjectId[];
  /** Was it the only attacker, or the only blocker (CR 506.5)? */
  readonly alone: 'yes' | 'no';
}

/** A state to go back to: what is in its great containers is noted only as it changes. */
export interface Checkpoint {
  /** The rest of the state: nothing is in these containers. */
  readonly state: GameState;
  /** Objects that have changed since, as they were; null for those that were not there. */
  readonly objects: Record<ObjectId, GameObject | null>;
  readonly lastKnown: Record<ObjectId, LastKnown | null>;
}

/** How the game ended. */
export interface Outcome {
  readonly winners: readonly PlayerId[];
  readonly reason: string;
}

/**
 * A whole game as plain JSON data. Top-level containers are written by the functions of `write.ts` and nowhere else;
 * everything below them is readonly and replaced, never changed, so a fork copies only the containers.
 */
export interface GameState {
  readonly format: 1;
  /** Players in turn order; those who left the game stay in the list. */
  readonly order: readonly PlayerId[];
  readonly options: GameOptions;
  players: Record<PlayerId, Player>;
  objects: Record<ObjectId, GameObject>;
  lastKnown: Record<ObjectId, LastKnown>;
  /** Permanents in order of entering, phased-out ones too; stack from bottom to top. */
  battlefield: readonly ObjectId[];
  stack: readonly ObjectId[];
  exile: readonly ObjectId[];
  command: readonly ObjectId[];
  turn: Turn;
  combat: Combat | null;
  /** Effects that began on resolution and last (CR 611.2). */
  effects: readonly LastingEffect[];
  shields: readonly Shield[];
  delayed: readonly DelayedTrigger[];
  /** What comes back as soon as an event happens (CR 610.3). */
  returns: readonly Return[];
  /** Abilities that triggered and are not on the stack yet (CR 603.3). */
  triggered: readonly PendingTrigger[];
  /** What happened this turn, in order, and in the turn before. */
  history: Happened[];
  lastTurn: readonly Happened[];
  /** What happened in the turns before that, turn by turn. */
  earlier: readonly (readonly Happened[])[];
  /** Monarch, initiative, day or night: name to player or value. */
  designations: Readonly<Record<string, string>>;
  /** Tasks, the top one last. */
  agenda: Task[];
  decision: Asked | null;
  outcome: Outcome | null;
  /** What was so before the casting or activation in progress, to take it back (CR 732.1). */
  checkpoint: Checkpoint | null;
  random: number;
  /** Results of coins and dice that are fixed beforehand, in order: a coin that is won counts one. Absent in games as played. */
  fixed?: Readonly<Record<PlayerId, readonly number[]>>;
  nextObject: number;
  nextTimestamp: number;
  nextEvent: number;
}

export interface GameOptions {
  readonly startingLife: number;
  readonly handSize: number;
  readonly mulligan: 'london' | 'none';
  /** Whether the first player draws on the first turn (CR 103.8). */
  readonly firstDraw: 'draws' | 'skips';
  readonly commander: 'none' | 'commander';
  readonly range: 'all' | 'one' | 'two';
  readonly attack: 'any' | 'left' | 'right';
  /** Whether players are asked where only one answer is legal; priority is always asked. */
  readonly ask: 'always' | 'real';
}
