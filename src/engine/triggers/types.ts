import type { DurationValue } from '../../vm/context';
import type { ObjectId, PlayerId } from '../../vm/entity';
import type { AbilityPath, CodePath } from '../../vm/pool';
import type { Scope } from '../../vm/scope';

/** An ability that triggered and waits to be put on the stack (CR 603.3). Its scope has the event's participants bound. */
export interface PendingTrigger {
  readonly scope: Scope;
  readonly source: ObjectId;
  readonly ability: AbilityPath;
  readonly controller: PlayerId;
  /** The statements; an ability's own body, or the body of a delayed trigger. */
  readonly body: CodePath;
  /** Condition to check again on resolution (CR 603.4). */
  readonly condition: CodePath | null;
  /** Events that made it trigger, by id in the history. */
  readonly events: readonly number[];
}

/** A delayed triggered ability (CR 603.7), waiting for its event. */
export interface DelayedTrigger {
  readonly id: number;
  readonly scope: Scope;
  readonly event: CodePath;
  readonly condition: CodePath | null;
  readonly body: CodePath;
  /** Triggers once, or every time until the duration ends (CR 603.7b). */
  readonly times: 'once' | 'every';
  readonly duration: DurationValue | null;
  readonly turn: number;
}
