import type { Entity, ObjectId, PlayerId } from '../../vm/entity';
import type { AbilityPath, CodePath } from '../../vm/pool';
import type { Scope } from '../../vm/scope';
import type { GameEvent } from '../events/event';

/**
 * The steps of CR 616.1 by which applicable effects are chosen: those that change under whose control an object enters
 * come first, then what it is a copy of, then which face is up, then all others. Effects of a spell or ability that
 * replace its own (CR 614.15) are statements of their own (`instead`) and never come here.
 */
export const steps = ['control', 'copy', 'face', 'other'] as const;
export type Step = (typeof steps)[number];

/** A replacement or prevention effect that applies to a proposed event. */
export interface Applicable {
  /** It gets one opportunity for an event and what becomes of it (CR 614.5). */
  readonly id: string;
  readonly step: Step;
  readonly source: ObjectId | null;
  readonly ability: AbilityPath | null;
  readonly how: How;
}

export type How =
  /** Statements: of a replacement ability, or of an effect that waits. They change or replace the event. */
  | {
      readonly kind: 'body';
      readonly code: CodePath;
      readonly scope: Scope;
      readonly form: Form;
      /** The waiting effect that it uses, if it is one. */
      readonly shield: number | null;
    }
  /** It enters as the instruction says (CR 614.1c). */
  | { readonly kind: 'entry'; readonly code: CodePath; readonly scope: Scope }
  /** Prevents damage: all, or at most so much; and what happens then. */
  | {
      readonly kind: 'prevent';
      readonly most: number | null;
      readonly shield: number | null;
      readonly then: Rider | null;
    }
  /** Damage, all or at most so much, is dealt to something else (CR 614.9). */
  | { readonly kind: 'redirect'; readonly most: number | null; readonly shield: number | null; readonly onto: Entity }
  /** Damage is so many times as much (CR 701.10g). */
  | { readonly kind: 'multiply'; readonly factor: number }
  | { readonly kind: 'regenerate'; readonly shield: number | null }
  /** A rule of the game: other events in place of this one. */
  | { readonly kind: 'events'; readonly events: readonly GameEvent[] }
  /** The same, if a player wants. */
  | {
      readonly kind: 'mayEvents';
      readonly player: PlayerId;
      readonly events: readonly GameEvent[];
      readonly label: string;
    }
  /** The owner of a commander may put it into the command zone instead (CR 903.9b). */
  | { readonly kind: 'toCommand'; readonly player: PlayerId }
  /** An Aura that nobody says what it enchants: its controller chooses (CR 303.4f). */
  | { readonly kind: 'attachAura'; readonly player: PlayerId; readonly hosts: readonly (ObjectId | PlayerId)[] }
  /** The controller of a Saga with read ahead chooses the chapter that it begins with (CR 702.155b). */
  | { readonly kind: 'chapter'; readonly player: PlayerId; readonly last: number }
  /** An opponent of its controller's choice may have it enter with counters (CR 702.104a). */
  | {
      readonly kind: 'tribute';
      readonly player: PlayerId;
      readonly players: readonly PlayerId[];
      readonly count: number;
    }
  /** The controller of a Siege chooses its protector (CR 310.11a). */
  | { readonly kind: 'protector'; readonly player: PlayerId; readonly players: readonly PlayerId[] };

/** What a prevention effect does besides, with the value that it keeps the prevented amount in (CR 615.5). */
export interface Rider {
  readonly code: CodePath;
  readonly scope: Scope;
  readonly value: number;
}

/** Whether statements take the place of the event, or say how a permanent enters. */
export type Form = 'instead' | 'enters';
