import { rememberedByName } from '../source/remembered';
import type { Ability } from './module';
import type { Param } from './schema';
import { rowOf, type Op } from './table';

/**
 * What abilities mean, as text: their code without style marks, the nouns by which references name what they refer to
 * ("that creature" and "it" are the same creature), and places in the text. Abilities with the same text mean the same.
 */
export function meaningOf(abilities: readonly Ability[]): string {
  return written(abilities);
}

function written(value: unknown): string {
  if (typeof value === 'string') return `${value.length}:${value}`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (isList(value)) {
    let text = '[';
    for (const each of value) text += `${written(each)},`;
    return `${text}]`;
  }
  if ('op' in value && 'args' in value) return instruction(value as { readonly op: Op; readonly args: unknown[] });
  let text = '{';
  for (const [name, field] of Object.entries(value)) if (name !== 'span') text += `${name} ${written(field)},`;
  return `${text}}`;
}

function isList(value: object): value is readonly unknown[] {
  return Array.isArray(value);
}

function instruction({ op, args }: { readonly op: Op; readonly args: readonly unknown[] }): string {
  const surface = surfaceOf(op);
  let text = `${op}(`;
  for (let at = 0; at < args.length; at++) text += surface[at] === 'surface' ? ',' : `${written(args[at])},`;
  return `${text})`;
}

/** Which parameters of an instruction say only how it is printed. */
const surfaceOf = rememberedByName((op: Op): readonly ('surface' | 'meaning')[] =>
  Object.values<Param>(rowOf(op).params).map((param) => (isSurface(param) ? 'surface' : 'meaning')),
);

const isSurface = (param: Param): boolean =>
  param.kind === 'style' || (param.kind === 'optional' && param.of.kind === 'word' && param.of.of === 'noun');
