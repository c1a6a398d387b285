import type { Op } from '../bytecode/table';
import type { Term } from '../bytecode/term';
import { noChoices, type Context, type DurationValue, type Handlers } from '../vm/context';
import type { Binding, Scope } from '../vm/scope';
import type { CardPool } from '../vm/pool';
import type { Task } from './agenda/task';
import type { Cache, Extent, Topic } from './cache';
import type { BaseCharacteristics, Characteristics } from './characteristics/types';
import type { Works } from './characteristics/gather';
import type { Layer, Modification } from './characteristics/modification';
import type { EventKind, GameEvent, Happened } from './events/event';
import type { GameObject } from './state/object';
import type { GameState } from './state/state';
import type { ObjectId } from '../vm/entity';

/** A running game: its state, and what is not state (programs, handlers, caches). */
export interface Game {
  state: GameState;
  readonly pool: CardPool;
  readonly rules: Rules;
  /** Counts writes. */
  version: number;
  readonly cache: Cache;
}

/** Surroundings of an expression in a game. */
export type GameContext = Context<Game>;

/** The registries of handlers, by instruction. A game carries them so that rules and handlers need no import cycle. */
export interface Rules {
  readonly expressions: Handlers<Game>;
  readonly effects: Readonly<Partial<Record<Op, EffectHandler>>>;
  readonly events: Readonly<Partial<Record<Op, EventHandler>>>;
  readonly continuous: Readonly<Partial<Record<Op, ContinuousHandler>>>;
  /** Works out the characteristics of all objects that any continuous effect may change (CR 613). */
  readonly layers: (game: Game) => Layered;
  /** Objects outside the battlefield with abilities or marks that are at work there, and on what. */
  readonly sources: (game: Game) => ReadonlyMap<ObjectId, Works>;
  /** What an object outside the battlefield is at work on. */
  readonly worksOn: (pool: CardPool, rules: Rules, object: GameObject) => Works;
}

/** Characteristics of the objects that continuous effects may change: at the end, and copiable values where they differ. */
export interface Layered {
  readonly values: ReadonlyMap<ObjectId, Characteristics>;
  readonly copiable: ReadonlyMap<ObjectId, BaseCharacteristics>;
  /** Topics that the effects at work read. */
  readonly reads: ReadonlySet<Topic>;
  readonly extent: Extent;
}

/** What an effect instruction does: the events it proposes as one batch, tasks it hands over to, or nothing but a value. */
export type EffectOutcome =
  | { readonly kind: 'events'; readonly events: readonly GameEvent[] }
  /** Run in order; the result of the last one is the effect's result. */
  | { readonly kind: 'tasks'; readonly tasks: readonly Task[] }
  | { readonly kind: 'value'; readonly binding: Binding };

export type EffectHandler = (context: EffectContext, term: Term) => EffectOutcome;

/** An effect sees its ability's surroundings, and the duration that encloses it. */
export interface EffectContext extends GameContext {
  readonly duration: DurationValue | null;
}

/** An event that is proposed, or that happened. */
export interface Occasion {
  readonly event: GameEvent;
  readonly happened: Happened | null;
}

/** Participants of an event by role (parameter name of the event instruction, or `amount`). */
export type Roles = Readonly<Record<string, Binding>>;

/** What a pattern over events does. */
export interface EventHandler {
  /** Kinds of events that can fit; `any` for a pattern made of patterns. */
  readonly kinds: readonly EventKind[] | 'any';
  /** Does an ability with this pattern look back in time for such an event (CR 603.10)? */
  readonly looksBack: (context: GameContext, term: Term, occasion: Occasion) => boolean;
  /** Does the event fit? Then its participants, else null. */
  readonly match: (context: GameContext, term: Term, occasion: Occasion) => Roles | null;
}

/** A continuous instruction that changes characteristics. */
export interface ContinuousHandler {
  /** The layers in which it may change something, by its code alone. */
  readonly layers: (term: Term) => readonly Layer[];
  /** Its changes, values worked out now; the candidate is the object that is changed. */
  readonly changes: (context: GameContext, term: Term) => readonly Modification[];
}

/** Surroundings for evaluating code of an ability. */
export function contextFor(game: Game, scope: Scope): GameContext {
  return {
    world: game,
    pool: game.pool,
    handlers: game.rules.expressions,
    scope,
    candidate: null,
    actor: null,
    subject: null,
    chosen: noChoices,
  };
}
