import { copyCache } from './cache';
import type { GameState } from './state/state';
import type { Game } from './world';

/** A copy of a state that can go its own way. Only containers are copied: what is in them is never changed. */
export function forkState(state: GameState): GameState {
  return {
    ...state,
    players: { ...state.players },
    objects: { ...state.objects },
    lastKnown: { ...state.lastKnown },
    history: [...state.history],
    agenda: [...state.agenda],
  };
}

/** A copy of a game, for search and for trying things out. */
export function fork(game: Game): Game {
  return { ...game, state: forkState(game.state), cache: copyCache(game.cache) };
}
