import type { Ability } from '../bytecode/module';
import type { Op } from '../bytecode/table';
import { isTerm, type Arg, type Term } from '../bytecode/term';
import { controlOps } from '../vm/run';
import { entryOps } from './handlers/effects/entry';
import { rules } from './handlers/index';

const known: ReadonlySet<string> = new Set([
  ...controlOps,
  ...entryOps,
  ...Object.values(rules.expressions).flatMap((family: object) => Object.keys(family)),
  ...Object.keys(rules.effects),
  ...Object.keys(rules.events),
  ...Object.keys(rules.continuous),
]);

/** True when the engine has a running implementation of the instruction. */
export function supports(op: Op): boolean {
  return known.has(op);
}

/** Instructions that the ability uses and the engine cannot run, each once; empty for an executable ability. */
export function unsupportedIn(ability: Ability): readonly string[] {
  return [...new Set(instructionsIn(ability).filter((op) => !supports(op)))];
}

function instructionsIn(value: Ability | Arg | readonly object[]): readonly Op[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap((part: Ability | Arg | readonly object[]) => instructionsIn(part));
  return isInstruction(value) ? [value.op, ...inner] : inner;
}

function isInstruction(value: object): value is Term {
  return 'kind' in value && value.kind === 'Term' && isTerm(value as Arg);
}
