import type { Entity, ObjectId, PlayerId } from './entity';
import type { AbilityPath } from './pool';

/**
 * What a value of an ability is bound to: one record for every sort, so that "that creature", "that much" and
 * "if you do" can all read the same result.
 */
export interface Binding {
  readonly entities: readonly Entity[];
  readonly num: number;
  /** The players who did it; empty when nothing was done (CR 608.2c). */
  readonly by: readonly PlayerId[];
  /** A chosen word: a color, a type, a name. */
  readonly word: string | null;
  /** The X that was chosen for a cost as it was paid (CR 107.3f). */
  readonly x?: number;
  /** Those of the entities that a search ended with. */
  readonly found?: readonly Entity[];
  /** How much each player did, where several did it. */
  readonly shares?: Readonly<Record<PlayerId, number>>;
  /** What each player did it to, where several did it. */
  readonly own?: Readonly<Record<PlayerId, readonly Entity[]>>;
  /** Of a vote, how many were for each option (CR 701.38). */
  readonly votes?: Readonly<Record<string, number>>;
  /** Code of a number that is another one for each thing that a statement is about: worked out where it is used. */
  readonly code?: string;
}

export const nothing: Binding = { entities: [], num: 0, by: [], word: null };

export function bindEntities(entities: readonly Entity[], by: readonly PlayerId[] = []): Binding {
  return { ...nothing, entities, num: entities.length, by };
}

export function bindNum(num: number, by: readonly PlayerId[] = []): Binding {
  return { ...nothing, num, by };
}

/** Of what several players did, each speaks of their own: "each player exiles a card, then loses life equal to its mana value". */
export function apart(scope: Scope, player: PlayerId): Scope {
  const part = (value: Binding | null): Binding | null =>
    value?.own === undefined ? value : { ...value, entities: value.own[player] ?? [] };
  return { ...scope, values: scope.values.map(part) };
}

/**
 * The surroundings in which code of an ability is evaluated, as plain data: a frame, a trigger, a lasting effect and a
 * delayed trigger all carry one. `values` is indexed as the ability's value declarations; null is unbound.
 */
export interface Scope {
  readonly ability: AbilityPath;
  /** The source. It may be gone: then its last known information answers (CR 113.7a). */
  readonly source: ObjectId;
  /** What gave the ability; absent for abilities of the source's own. */
  readonly granter?: ObjectId;
  /** "You". */
  readonly controller: PlayerId;
  readonly values: readonly (Binding | null)[];
  /** What was chosen for each target slot, illegal ones already left out on resolution (CR 608.2b). */
  readonly targets: readonly (readonly Entity[])[];
  /** Amounts of a divided slot, parallel to `targets`; empty where nothing is divided. */
  readonly divided: readonly (readonly number[])[];
  readonly x: number | null;
  /** Numbers that were worked out as it was cast or activated, by their code; absent where there are none. */
  readonly fixed?: Readonly<Record<string, number>>;
  /** Which one the ability is of several that are the same and of one source: absent for the first. */
  readonly nth?: number;
  /** The spell of whose cost this is a part: "paying life equal to its mana value". */
  readonly spell?: ObjectId;
  /** Participants of the triggering event, whether its values are used or not. */
  readonly participants?: readonly Entity[];
  /** Id of the event before which the ability was put on the stack or the effect was made. */
  readonly made?: number;
  /** Zone changes that a reference follows (CR 400.7). */
  readonly follows: Follows;
}

/** The scope with a value bound, whether it is declared or not. */
export function withValue(scope: Scope, value: number, bound: Binding): Scope {
  const length = Math.max(scope.values.length, value + 1);
  const values = Array.from({ length }, (_, at) => (at === value ? bound : (scope.values[at] ?? null)));
  return { ...scope, values };
}

/** Which zone changes do not lose an object: those of the triggering event, and those since resolution began. */
export interface Follows {
  /** Batch of the triggering event (CR 400.7e). */
  readonly batch: number | null;
  /** Id of the first event of this resolution (CR 400.7j). */
  readonly since: number | null;
  /** Id of the first event after what waits was made: what was done "this way" was done before. */
  readonly until: number | null;
  /** Id of the first event of this round of a process that is repeated. */
  readonly round?: number | null;
  /** What was moved to pay for it (CR 400.7j). */
  readonly paid?: readonly ObjectId[];
}

export const followsNothing: Follows = { batch: null, since: null, until: null };
