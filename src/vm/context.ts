import type { Op } from '../bytecode/table';
import type { Term } from '../bytecode/term';
import type { Entity, PlayerId } from './entity';
import type { CardPool } from './pool';
import type { Binding, Scope } from './scope';

/**
 * Everything an expression sees. `W` is the world of the host (the engine's game): this room knows no rules.
 * A context lives only while an expression is evaluated; what must last is in the scope.
 */
export interface Context<W> {
  readonly world: W;
  readonly pool: CardPool;
  readonly handlers: Handlers<W>;
  readonly scope: Scope;
  /** The object or player that a filter is being asked about. */
  readonly candidate: Entity | null;
  /** The player for whom a choice or an action is being worked out, when a statement addresses several. */
  readonly actor: PlayerId | null;
  /** The subject of the statement before, for statements that share it. */
  readonly subject: readonly Entity[] | null;
  /** Choices made for the statement at hand, by the `choose` instruction that asked. */
  readonly chosen: ReadonlyMap<Term, Binding>;
}

/** No choice has been made. */
export const noChoices: ReadonlyMap<Term, Binding> = new Map();

/** What an expression instruction does: the context and its own term to the value. */
export type Handler<W, R> = (context: Context<W>, term: Term) => R;

type Family<W, R> = Readonly<Partial<Record<Op, Handler<W, R>>>>;

/** Amount and kinds of mana that a mana instruction describes, before any choice of color. */
export interface ManaAmount {
  /** Each inner list is one mana with its possible kinds (`W U B R G C`, or more exotic symbols). */
  readonly units: readonly (readonly string[])[];
  /** One choice for all units, one for each, or one for each that is none of the others. */
  readonly choice: 'each' | 'same' | 'different';
}

/** A place: a zone, whose (null: everybody's, or the owner's when something is put there), and where in a library. */
export interface PlaceValue {
  readonly zone: 'battlefield' | 'hand' | 'graveyard' | 'library' | 'exile' | 'stack' | 'command';
  readonly players: readonly PlayerId[] | null;
  /** Position from the top (0 is the top), `bottom`, or null where order does not matter. */
  readonly position: number | 'bottom' | 'topOrBottom' | null;
}

/** Duration of a lasting effect, worked out when the effect begins (CR 611.2a). */
export type DurationValue =
  | { readonly kind: 'endOfTurn' }
  | { readonly kind: 'endOfCombat' }
  | { readonly kind: 'forever' }
  | { readonly kind: 'untilTurnOf'; readonly player: PlayerId }
  | { readonly kind: 'endOfTurnOf'; readonly player: PlayerId; readonly after: number }
  /** It begins with the next turn of the player and ends with that. */
  | { readonly kind: 'duringTurnOf'; readonly player: PlayerId; readonly after: number }
  /** In an extra turn, told by its number. */
  | { readonly kind: 'duringExtraTurn'; readonly id: number }
  | { readonly kind: 'untapStepOf'; readonly player: PlayerId }
  | { readonly kind: 'untilEvent'; readonly event: string }
  | { readonly kind: 'asLongAs'; readonly condition: string }
  /** It never ends, and holds whenever the condition does. */
  | { readonly kind: 'whenever'; readonly condition: string };

/** The expression handlers of a host, keyed by instruction, one record for each sort of value. */
export interface Handlers<W> {
  readonly num: Family<W, number>;
  readonly bool: Family<W, boolean>;
  /** Does the context's candidate fit? */
  readonly filter: Family<W, boolean>;
  /** References and sets, objects and players, in order. */
  readonly entities: Family<W, readonly Entity[]>;
  /** Does the context's candidate fit the pattern (CR 603.2)? Every `entities` instruction is a pattern, too. */
  readonly np: Family<W, boolean>;
  readonly zone: Family<W, PlaceValue>;
  readonly duration: Family<W, DurationValue>;
  readonly mana: Family<W, ManaAmount>;
  /** Players in the order in which they act (CR 101.4). */
  readonly inOrder: (
    world: W,
    players: readonly PlayerId[],
    starting: { readonly from: 'you' | 'nextOpponent'; readonly you: PlayerId } | null,
  ) => readonly PlayerId[];
  /** The kinds that a loop over kinds goes through: the words of `forEachKind`. */
  readonly kindsOf: (context: Context<W>, term: Term) => readonly string[];
  /** Id of the event that happens next. */
  readonly nextEvent: (world: W) => number;
}

/** The same surroundings with another candidate. */
export function withCandidate<W>(context: Context<W>, candidate: Entity): Context<W> {
  // Asked more often than anything else: one shape for all contexts.
  const { world, pool, handlers, scope, actor, subject, chosen } = context;
  return { world, pool, handlers, scope, candidate, actor, subject, chosen };
}
