import { z } from 'zod';
import { answerSchema, playerId } from '../engine/read-answer';
import type { CardPool } from '../vm/pool';
import { difference } from './check';
import { failureKinds, hashOfLast, playAgain, type Failure, type Given, type Plan } from './play';

/** A game that went wrong, with all that is needed to play it again but the cards. */
export interface Replay extends Plan {
  readonly schema: 'oracle/replay@1';
  /** Version of the tool that wrote it. */
  readonly tool: string;
  /** Files that the cards came from. */
  readonly cards: readonly string[];
  readonly answers: readonly Given[];
  readonly failure: Failure;
}

const replaySchema = z.object({
  schema: z.literal('oracle/replay@1'),
  tool: z.string(),
  cards: z.array(z.string()),
  seed: z.number(),
  players: z.array(z.object({ name: z.string(), deck: z.array(z.string()) })).min(2),
  answers: z.array(z.object({ player: playerId, answer: answerSchema })),
  failure: z.object({ kind: z.enum(failureKinds), message: z.string(), decision: z.number() }),
});

export type ReplayRead =
  { readonly kind: 'Read'; readonly replay: Replay } | { readonly kind: 'Unread'; readonly reason: string };

/** Reads a replay from JSON text. */
export function readReplay(text: string): ReplayRead {
  try {
    const found = replaySchema.safeParse(JSON.parse(text));
    return found.success
      ? { kind: 'Read', replay: found.data }
      : { kind: 'Unread', reason: z.prettifyError(found.error) };
  } catch (error) {
    return { kind: 'Unread', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Plays a replay; what goes wrong this time, null when all goes well. */
export function runReplay(pool: CardPool, { answers, failure, ...plan }: Replay): Failure | null {
  const straight = playAgain(pool, plan, answers, 'straight');
  if (straight.failure !== null || failure.kind !== 'differs') return straight.failure;
  return difference(pool, plan, answers, hashOfLast(straight));
}
