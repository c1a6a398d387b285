import type { PlayerId } from '../vm/entity';
import type { CardPool } from '../vm/pool';
import { nothingGiven, type Task } from './agenda/task';
import { drive, type Halt } from './agenda/drive';
import { decisionOf } from './asked';
import { passing, type Answer, type Decision, type LegalAction } from './decision';
import { addRules } from './characteristics/intrinsic';
import { addTokens } from './tokens/predefined';
import { newCache } from './cache';
import { rules } from './handlers/index';
import { refusal } from './legality';
import { endRows } from './turn/loop';
import { duelOptions, schedule, setUp, shuffleLibrary, type PlayerSetup } from './setup';
import type { GameOptions, GameState } from './state/state';
import { propose } from './events/propose';
import { set, setPlayer } from './write';
import type { Game } from './world';

export { decisionOf } from './asked';
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

/** Answers the pending decision and plays on to the next, or to where it is to halt. A refused answer changes nothing. */
export function answer(game: Game, player: PlayerId, given: Answer, halt?: Halt): Answered {
  const decision = decisionOf(game);
  if (decision === null) return { ok: false, reason: 'the game is over' };
  const reason = refusal(decision, player, given);
  if (reason !== null) return { ok: false, reason };
  const action = actionOf(decision, given);
  endRows(game, decision, given);
  set(game, 'decision', null);
  drive(game, { kind: 'answer', answer: given, action }, halt);
  return { ok: true };
}

/** The action that an answer to priority means; null for any other answer. */
function actionOf(decision: Decision, answer: Answer): LegalAction | null {
  if (decision.kind !== 'priority' || answer.kind !== 'priority') return null;
  return answer.action === passing ? { kind: 'pass' } : (decision.actions[answer.action] ?? null);
}

/** Takes up a game that halted. Does nothing while a decision is pending or when the game is over. */
export function proceed(game: Game, halt?: Halt): void {
  if (game.state.decision === null && game.state.outcome === null) drive(game, nothingGiven, halt);
}

/** The state as JSON text. */
export function save(game: Game): string {
  return JSON.stringify(game.state);
}

/** Takes a saved game up again, with the same pool. */
export function restore(text: string, pool: CardPool): Game {
  addRules(pool);
  addTokens(pool);
  return { state: JSON.parse(text) as GameState, pool, rules, version: 0, cache: newCache() };
}

/**
 * Has something happen before the pending decision, which is asked anew afterwards: a player concedes (CR 104.3a), a
 * test puts counters. Only priority can be put off.
 */
export function interject(game: Game, task: Task, halt?: Halt): void {
  const top = game.state.agenda.at(-1);
  if (game.state.decision === null || top?.kind !== 'priority') throw new Error('no priority to interrupt');
  set(game, 'decision', null);
  set(game, 'agenda', [...game.state.agenda.slice(0, -1), { ...top, stage: 'check' }, task]);
  drive(game, nothingGiven, halt);
}

/**
 * A player concedes (CR 104.3a). The last opponent wins at once; where the game goes on without the player, it has to be
 * while somebody has priority, and is refused otherwise.
 */
export function concede(game: Game, player: PlayerId): Answered {
  const { state } = game;
  if (state.outcome !== null) return { ok: false, reason: 'the game is over' };
  if (state.players[player]?.out !== null) return { ok: false, reason: `${player} is not in the game` };
  const others = state.order.filter((other) => other !== player && state.players[other]?.out === null);
  if (others.length === 1) {
    setPlayer(game, player, { out: 'conceded' });
    set(game, 'decision', null);
    set(game, 'agenda', []);
    set(game, 'outcome', { winners: others, reason: conceding });
    return { ok: true };
  }
  if (state.agenda.at(-1)?.kind !== 'priority') return { ok: false, reason: 'only while somebody has priority' };
  interject(game, propose({ kind: 'loseGame', player, reason: conceding }));
  return { ok: true };
}

const conceding = 'CR 104.3a';
