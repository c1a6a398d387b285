import { z } from 'zod';
import type { Entity, ObjectId, PlayerId } from '../vm/entity';
import type { Answer } from './decision';

const objectId = z.custom<ObjectId>((value) => typeof value === 'string' && /^o\d+$/.test(value), 'an object');
export const playerId = z.custom<PlayerId>((value) => typeof value === 'string' && /^p\d+$/.test(value), 'a player');
const entity = z.custom<Entity>((value) => typeof value === 'string' && /^[op]\d+$/.test(value), 'an object or player');
const integer = z.int();

/** The shape of answers, for those that come from outside. Whether one is legal is for the game to say. */
export const answerSchema: z.ZodType<Answer> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('priority'), action: integer }),
  z.strictObject({ kind: z.literal('choose'), chosen: z.array(entity) }),
  z.strictObject({ kind: z.literal('targets'), chosen: z.array(entity) }),
  z.strictObject({ kind: z.literal('modes'), chosen: z.array(integer) }),
  z.strictObject({ kind: z.literal('number'), value: integer }),
  z.strictObject({ kind: z.literal('yesNo'), value: z.enum(['yes', 'no']) }),
  z.strictObject({ kind: z.literal('word'), value: z.string() }),
  z.strictObject({ kind: z.literal('option'), index: integer }),
  z.strictObject({ kind: z.literal('order'), order: z.array(integer) }),
  z.strictObject({ kind: z.literal('divide'), amounts: z.array(integer) }),
  z.strictObject({ kind: z.literal('arrange'), piles: z.array(z.array(objectId)) }),
  z.strictObject({ kind: z.literal('pay'), option: z.union([integer, z.literal('cancel')]) }),
  z.strictObject({
    kind: z.literal('attackers'),
    attacks: z.array(z.strictObject({ attacker: objectId, defender: entity })),
  }),
  z.strictObject({
    kind: z.literal('blockers'),
    blocks: z.array(z.strictObject({ blocker: objectId, attacker: objectId })),
  }),
]);

/** An answer from a value of unknown origin; a reason when it is none. */
export function readAnswer(value: unknown): { readonly answer: Answer } | { readonly reason: string } {
  const read = answerSchema.safeParse(value);
  return read.success ? { answer: read.data } : { reason: z.prettifyError(read.error) };
}
