import type { Entity, ObjectId } from '../../vm/entity';
import type { Game } from '../world';
import type { EventKind, EventOf, GameEvent } from './event';

/** What the state change of an event came to. */
export interface Applied {
  readonly became: ObjectId | null;
  readonly amount: number;
}

/** How a kind of event works. All functions see the state before the batch, except `apply`. */
export interface EventRule<E extends GameEvent> {
  /** The object or player it happens to: its controller, or the player, orders replacement effects (CR 616.1). */
  readonly affected: (game: Game, event: E) => Entity | null;
  /** False for what cannot happen: it is dropped without a trace (CR 614.17, CR 101.3). */
  readonly possible?: (game: Game, event: E) => boolean;
  /** Parts that happen at the same time in place of a change of its own (composite events). */
  readonly expand?: (game: Game, event: E) => readonly GameEvent[];
  /** Parts that happen one after another, each as a batch of its own, afterwards. */
  readonly later?: (game: Game, event: E) => readonly GameEvent[];
  /** Changes the state. */
  readonly apply?: (game: Game, event: E) => Applied;
  /** Objects that leave their zone with it: their last known information is taken before anything is applied. */
  readonly leaves?: (game: Game, event: E) => readonly ObjectId[];
  /** The amount that a composite event counts as. */
  readonly amount?: (event: E) => number;
}

export type EventRules<K extends EventKind> = { readonly [P in K]: EventRule<EventOf<P>> };

export const unchanged: Applied = { became: null, amount: 1 };

export function applied(amount: number, became: ObjectId | null = null): Applied {
  return { became, amount };
}
