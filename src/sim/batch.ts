import type { CardProgram } from '../bytecode/module';
import { addCard, hasCard, type CardPool } from '../vm/pool';
import { playChecked, type Check } from './check';
import type { Ending, Failure, Given, Limits, Plan } from './play';

/** Games to be played one after the other, and the programs of their cards. */
export interface Batch {
  readonly plans: readonly Plan[];
  readonly programs: readonly CardProgram[];
  readonly limits: Limits;
  readonly check: Check;
}

/** What came of a game: little of one that went well, all of one that failed. */
export interface Result {
  readonly seed: number;
  readonly ending: Ending;
  readonly turns: number;
  readonly decisions: number;
  readonly ms: number;
  readonly failed: { readonly plan: Plan; readonly answers: readonly Given[]; readonly failure: Failure } | null;
}

/** Plays the games of a batch; the pool gets to know their cards. */
export function playBatch(pool: CardPool, { plans, programs, limits, check }: Batch): readonly Result[] {
  for (const program of programs) if (!hasCard(pool, program.name)) addCard(pool, program.name, program);
  return plans.map((plan) => {
    const started = performance.now();
    const { ending, turns, answers, failure } = playChecked(pool, plan, limits, check);
    return {
      seed: plan.seed,
      ending,
      turns,
      decisions: answers.length,
      ms: performance.now() - started,
      failed: failure === null ? null : { plan, answers, failure },
    };
  });
}
