import type { CardPool } from '../vm/pool';
import {
  hashOfLast,
  playAgain,
  playAtRandom,
  type Failure,
  type Given,
  type Limits,
  type Plan,
  type Played,
} from './play';

/** How much is checked: invariants alone, or also that the game comes out the same again. */
export type Check = 'invariants' | 'again';

/** Plays a game at random and checks it. */
export function playChecked(pool: CardPool, plan: Plan, limits: Limits, check: Check): Played {
  const played = playAtRandom(pool, plan, limits);
  if (check === 'invariants' || played.failure !== null) return played;
  const failure = difference(pool, plan, played.answers, hashOfLast(played));
  return failure === null ? played : { ...played, ending: 'failed', failure };
}

/** What is different when the same answers are given once more, straight on and with saving and restoring; null if nothing. */
export function difference(
  pool: CardPool,
  plan: Plan,
  answers: readonly Given[],
  hash: string = hashOfLast(playAgain(pool, plan, answers, 'straight')),
): Failure | null {
  for (const mode of ['straight', 'restoring'] as const) {
    const again = playAgain(pool, plan, answers, mode);
    const how = mode === 'straight' ? 'played again' : 'saved and restored';
    if (again.failure !== null)
      return { ...again.failure, kind: 'differs', message: `${how}: ${again.failure.message}` };
    if (hashOfLast(again) !== hash)
      return { kind: 'differs', message: `another state when ${how}`, decision: again.answers.length };
  }
  return null;
}
