import type { PlayerId } from '../vm/entity';
import type { CardPool } from '../vm/pool';
import { nothingGiven } from './agenda/task';
import { drive } from './agenda/drive';
import type { Answer, Decision } from './decision';
import { fork, newCache } from './fork';
import { rules } from './handlers/index';
import { refusal } from './legality';
import { duelOptions, schedule, setUp, shuffleLibrary, type PlayerSetup } from './setup';
import type { GameOptions, GameState } from './state/state';
import { set } from './write';
import type { Game } from './world';

export { fork } from './fork';
export { hashOf } from './hash';
export { viewOf } from './view';

/** What came of an answer. */
export type Answered = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/**
 * Starts a game: libraries are shuffled, opening hands drawn, and it goes on to the first decision. The same seed gives
 * the same game. Throws for decks with cards that are not in the pool and for fewer than two or more than six players.
 */
export function newGame(
  players: readonly PlayerSetup[],
  pool: CardPool,
  seed: number,
  options: Partial<GameOptions> = {},
): Game {
  const game = setUp(players, pool, seed, { ...duelOptions, ...options });
  game.state.order.forEach((player) => shuffleLibrary(game, player));
  return start(game);
}

/** Starts a game that was set up by hand, and runs it to its first decision. */
export function start(game: Game): Game {
  schedule(game);
  drive(game, nothingGiven);
  return game;
}

/** The decision that the game waits for; null when it is over. */
export function decisionOf(game: Game): Decision | null {
  return game.state.decision;
}

/** Answers the pending decision and plays on to the next. A refused answer changes nothing. */
export function answer(game: Game, player: PlayerId, given: Answer): Answered {
  const reason = refusal(game.state.decision, player, given);
  if (reason !== null) return { ok: false, reason };
  set(game, 'decision', null);
  drive(game, { kind: 'answer', answer: given });
  return { ok: true };
}

/** The state as JSON text. */
export function save(game: Game): string {
  return JSON.stringify(game.state);
}

/** Takes a saved game up again, with the same pool. */
export function restore(text: string, pool: CardPool): Game {
  return { state: JSON.parse(text) as GameState, pool, rules, version: 0, cache: newCache() };
}

/** Tries an answer on a copy: the game it would lead to, or why it is refused. */
export function attempt(game: Game, player: PlayerId, given: Answer): Game | string {
  const copy = fork(game);
  const result = answer(copy, player, given);
  return result.ok ? copy : result.reason;
}
