import type { PlayerId } from '../vm/entity';
import type { CardPool } from '../vm/pool';
import { randomAnswer, randomFrom } from '../engine/bots/random';
import { answererOf, type Answer } from '../engine/decision';
import { answer, decisionOf, hashOf, newGame, restore, save, viewOf } from '../engine/game';
import type { PlayerSetup } from '../engine/setup';
import type { GameOptions, GameState } from '../engine/state/state';
import type { Game } from '../engine/world';
import { wrongIn } from './invariants';

/** A game to be played: the seed decides the order of the cards and what the players do. */
export interface Plan {
  readonly seed: number;
  readonly players: readonly PlayerSetup[];
}

/** Where a game is broken off. */
export interface Limits {
  readonly turns: number;
  /** Decisions in all: a loop that players may go on with for ever stops here. */
  readonly decisions: number;
}

export interface Given {
  readonly player: PlayerId;
  readonly answer: Answer;
}

export const failureKinds = ['exception', 'invariant', 'noLegalAnswer', 'refused', 'differs'] as const;

/** What went wrong in a game, and after how many decisions. */
export interface Failure {
  readonly kind: (typeof failureKinds)[number];
  readonly message: string;
  readonly decision: number;
}

export type Ending = 'won' | 'drawn' | 'turnLimit' | 'decisionLimit' | 'failed';

export interface Played {
  readonly ending: Ending;
  readonly turns: number;
  /** What was answered, the answer that led to a failure too. */
  readonly answers: readonly Given[];
  /** The last state; null when there never was one. */
  readonly state: GameState | null;
  readonly failure: Failure | null;
}

/** Hash of the last state, which takes a twentieth of the time of a game: worked out only where it is compared. */
export function hashOfLast({ state }: Played): string {
  return state === null ? '' : hashOf(state);
}

const gameOptions: Partial<GameOptions> = { mulligan: 'london' };

/** Plays a game with players who do what chance says. */
export function playAtRandom(pool: CardPool, plan: Plan, limits: Limits): Played {
  const random = randomFrom(plan.seed);
  return play(pool, plan, limits, {
    between: (game) => game,
    next: (game) => chance(game, (decision) => randomAnswer(decision, random)),
  });
}

/** How often a game is saved and restored while it is played again: at one decision of so many. */
const restoresEvery = 40;

/** Plays a game again from the answers that were given. `restoring` saves and restores it by the way. */
export function playAgain(
  pool: CardPool,
  plan: Plan,
  answers: readonly Given[],
  mode: 'straight' | 'restoring',
): Played {
  const random = randomFrom(plan.seed ^ 0x5f5f5f);
  const limits = { turns: Number.POSITIVE_INFINITY, decisions: Number.POSITIVE_INFINITY };
  return play(pool, plan, limits, {
    between: (game) => (mode === 'restoring' && random(restoresEvery) === 0 ? restored(game) : game),
    next: (game, count) =>
      answers[count] ?? (chance(game, (decision) => randomAnswer(decision, random)) === null ? null : 'stop'),
  });
}

function chance(
  game: Game,
  choose: (decision: NonNullable<ReturnType<typeof decisionOf>>) => Answer | null,
): Given | null {
  const decision = decisionOf(game);
  const given = decision === null ? null : choose(decision);
  return decision === null || given === null ? null : { player: answererOf(decision), answer: given };
}

/** The game as it comes back from its saved text. Looking at it must change nothing, either. */
function restored(game: Game): Game {
  const again = restore(save(game), game.pool);
  again.state.order.forEach((player) => viewOf(again, player));
  return again;
}

interface Players {
  /** The game to go on with, before each decision. */
  readonly between: (game: Game) => Game;
  /** The next answer; null when there is none, `stop` when no more are wanted. */
  readonly next: (game: Game, count: number) => Given | 'stop' | null;
}

function play(pool: CardPool, plan: Plan, limits: Limits, { between, next }: Players): Played {
  const answers: Given[] = [];
  const decks = new Map(plan.players.map(({ deck }, at): [PlayerId, readonly string[]] => [`p${at}`, deck]));
  let game: Game | null = null;
  const end = (ending: Ending, failure: Failure | null = null): Played => ({
    ending,
    turns: game?.state.turn.number ?? 0,
    answers,
    state: game?.state ?? null,
    failure,
  });
  const fail = (kind: Failure['kind'], message: string): Played =>
    end('failed', { kind, message, decision: answers.length });
  try {
    game = newGame(plan.players, pool, plan.seed, gameOptions);
    for (let checked = 0; ;) {
      const { outcome, turn } = game.state;
      if (turn.number !== checked || outcome !== null) {
        checked = turn.number;
        const wrong = wrongIn(game.state, decks);
        if (wrong !== null) return fail('invariant', wrong);
      }
      if (outcome !== null) return end(outcome.winners.length > 0 ? 'won' : 'drawn');
      if (turn.number > limits.turns) return end('turnLimit');
      if (answers.length >= limits.decisions) return end('decisionLimit');
      game = between(game);
      const given = next(game, answers.length);
      if (given === 'stop') return end('decisionLimit');
      if (given === null) return fail('noLegalAnswer', JSON.stringify(decisionOf(game)));
      answers.push(given);
      const result = answer(game, given.player, given.answer);
      if (!result.ok) return fail('refused', result.reason);
    }
  } catch (error) {
    return fail('exception', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
