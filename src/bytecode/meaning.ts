import { rememberedByName } from '../source/remembered';
import type { Ability } from './module';
import type { Param } from './schema';
import { rowOf, type Op } from './table';

/**
 * What abilities mean, as text: their code without style marks, the nouns by which references name what they refer to
 * ("that creature" and "it" are the same creature), and places in the text. Abilities with the same text mean the same.
 */
export function meaningOf(abilities: readonly Ability[]): string {
  // Joined at the end: a text that grows by additions would hold on to all that it was made of for as long as it is kept.
  const pieces: string[] = [];
  write(pieces, abilities);
  return pieces.join('');
}

function write(pieces: string[], value: unknown): void {
  if (typeof value === 'string') pieces.push(String(value.length), ':', value, ',');
  else if (typeof value !== 'object' || value === null) pieces.push(String(value), ',');
  else if (isList(value)) {
    pieces.push('[');
    for (const each of value) write(pieces, each);
    pieces.push('],');
  } else if ('op' in value && 'args' in value)
    writeInstruction(pieces, value as { readonly op: Op; readonly args: unknown[] });
  else {
    pieces.push('{');
    for (const [name, field] of Object.entries(value))
      if (name !== 'span') {
        pieces.push(name, ' ');
        write(pieces, field);
      }
    pieces.push('},');
  }
}

function isList(value: object): value is readonly unknown[] {
  return Array.isArray(value);
}

function writeInstruction(
  pieces: string[],
  { op, args }: { readonly op: Op; readonly args: readonly unknown[] },
): void {
  const surface = surfaceOf(op);
  pieces.push(op, '(');
  for (let at = 0; at < args.length; at++)
    if (surface[at] === 'surface') pieces.push(',');
    else write(pieces, args[at]);
  pieces.push('),');
}

/** Which parameters of an instruction say only how it is printed. */
const surfaceOf = rememberedByName((op: Op): readonly ('surface' | 'meaning')[] =>
  Object.values<Param>(rowOf(op).params).map((param) => (isSurface(param) ? 'surface' : 'meaning')),
);

const isSurface = (param: Param): boolean =>
  param.kind === 'style' || (param.kind === 'optional' && param.of.kind === 'word' && param.of.of === 'noun');
