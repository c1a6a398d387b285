import type { DurationValue } from '../../vm/context';
import type { ObjectId, PlayerId } from '../../vm/entity';
import type { AbilityPath, CodePath } from '../../vm/pool';
import type { Scope } from '../../vm/scope';
import type { Zone } from '../state/object';
import type { Roles } from '../world';

/** An ability that triggered and waits to be put on the stack (CR 603.3). */
export interface PendingTrigger {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  /** The triggered ability, or the one whose effect made a delayed trigger. */
  readonly ability: AbilityPath;
  /** What gave the ability, if something else did. */
  readonly granter?: ObjectId;
  /** Value of X of the spell that was cast or has become the permanent that entered (CR 107.3i, CR 107.3m). */
  readonly x?: number | null;
  /** Which one it is of several the same of its source: absent for the first. */
  readonly nth?: number;
  /** Participants of the event that made it trigger. */
  readonly roles: Roles;
  /** Batch of that event; null for a state trigger and a reflexive one. */
  readonly batch: number | null;
  /** What a delayed or reflexive trigger does, with the values of the effect that made it; null for an ability of an object. */
  readonly made: { readonly scope: Scope; readonly body: CodePath } | null;
  /** It is no trigger but is done at once: what is said of the use of a permission. */
  readonly timing?: 'atOnce';
  /** Condition to check again on resolution (CR 603.4). */
  readonly condition: CodePath | null;
}

/** A delayed triggered ability (CR 603.7), waiting for its event. */
export interface DelayedTrigger {
  readonly id: number;
  /** Values of the effect that made it: its source, its controller, what it speaks of (CR 603.7d, CR 603.7e). */
  readonly scope: Scope;
  readonly event: CodePath;
  readonly condition: CodePath | null;
  readonly body: CodePath;
  /** Triggers once, or every time until the duration ends (CR 603.7b). */
  readonly times: 'once' | 'every';
  /** "The next time you cast a spell this turn, …" is done as it happens: no ability triggers. */
  readonly timing?: 'atOnce';
  readonly duration: DurationValue | null;
  readonly turn: number;
}

/** The second part of a one-shot effect "until" an event: what it moved comes back right after the event (CR 610.3, CR 610.4). */
export interface Return {
  readonly id: number;
  readonly scope: Scope;
  readonly event: CodePath;
  /** What was moved, as what it became. */
  readonly objects: readonly ObjectId[];
  readonly to: Zone | 'phasedIn';
}
