import { copyCache } from './cache';
import type { ObjectId } from '../vm/entity';
import type { Checkpoint, GameState } from './state/state';
import type { Game } from './world';

/** A copy of a state that can go its own way. Only containers are copied: what is in them is never changed. */
export function forkState(state: GameState): GameState {
  const copy = copyState(state);
  copy.players = { ...state.players };
  copy.objects = { ...state.objects };
  copy.lastKnown = { ...state.lastKnown };
  copy.history = [...state.history];
  copy.agenda = [...state.agenda];
  const { checkpoint } = state;
  if (checkpoint !== null)
    copy.checkpoint = {
      state: checkpoint.state,
      objects: { ...checkpoint.objects },
      lastKnown: { ...checkpoint.lastKnown },
    };
  return copy;
}

/** What it takes to go back to a state: from then on, whatever changes is noted (`write.ts`). */
export function checkpointOf(state: GameState): Checkpoint {
  const copy = copyState(state);
  copy.players = { ...state.players };
  copy.objects = {};
  copy.lastKnown = {};
  copy.history = [...state.history];
  copy.agenda = [...state.agenda];
  copy.checkpoint = null;
  return { state: copy, objects: {}, lastKnown: {} };
}

/** The state of a checkpoint, from a state that came after it. */
export function stateBefore({ state, objects, lastKnown }: Checkpoint, after: GameState): GameState {
  const before = copyState(state);
  before.objects = withBefore(after.objects, objects);
  before.lastKnown = withBefore(after.lastKnown, lastKnown);
  return before;
}

function withBefore<T>(now: Record<ObjectId, T>, before: Readonly<Record<ObjectId, T | null>>): Record<ObjectId, T> {
  const then = { ...now };
  for (const [id, value] of Object.entries(before) as [ObjectId, T | null][])
    if (value === null) Reflect.deleteProperty(then, id);
    else then[id] = value;
  return then;
}

/** A copy of the outermost container alone, of the shape that all states have: spreading would give another. */
export function copyState(state: GameState): GameState {
  const copy: GameState = {
    format: state.format,
    order: state.order,
    options: state.options,
    players: state.players,
    objects: state.objects,
    lastKnown: state.lastKnown,
    battlefield: state.battlefield,
    stack: state.stack,
    exile: state.exile,
    command: state.command,
    turn: state.turn,
    combat: state.combat,
    effects: state.effects,
    shields: state.shields,
    delayed: state.delayed,
    returns: state.returns,
    triggered: state.triggered,
    history: state.history,
    lastTurn: state.lastTurn,
    earlier: state.earlier,
    designations: state.designations,
    agenda: state.agenda,
    decision: state.decision,
    outcome: state.outcome,
    checkpoint: state.checkpoint,
    random: state.random,
    nextObject: state.nextObject,
    nextTimestamp: state.nextTimestamp,
    nextEvent: state.nextEvent,
  };
  if (state.fixed !== undefined) copy.fixed = state.fixed;
  return copy;
}

/** A copy of a game, for search and for trying things out. */
export function fork(game: Game): Game {
  return likeGame(game, forkState(game.state), copyCache(game.cache));
}

/** A game of the same cards and rules with another state and cache, of the shape that all games have. */
export function likeGame({ pool, rules, version }: Game, state: GameState, cache: Game['cache']): Game {
  return { state, pool, rules, version, cache };
}
