import type { Code } from './code';
import type { Ability } from './module';
import { abilityKinds } from './shape';
import type { Term } from './term';

/*
 * Walks that follow the shape of a module hold its parts as `unknown` and narrow them here. A part that is not what
 * the shape says is a bug of the producer (`conform` finds it in data from elsewhere): these functions throw.
 */

type Fields = Readonly<Record<string, unknown>>;

function refuse(wanted: string, value: unknown): never {
  throw new TypeError(`not a module: expected ${wanted}, found ${value === null ? 'null' : typeof value}`);
}

/** True for objects that are no lists. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asRecord(value: unknown): Fields {
  return isRecord(value) ? value : refuse('a record', value);
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : refuse('a list', value);
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : refuse('text', value);
}

export function asInt(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) ? value : refuse('an integer', value);
}

/** Narrows to code by its tag alone: its arguments are narrowed when they are walked. */
export function asTerm(value: unknown): Term {
  return isRecord(value) && value['kind'] === 'Term' ? (value as unknown as Term) : refuse('code', value);
}

export function asTerms(value: unknown): readonly Term[] {
  return asList(value).map(asTerm);
}

/** Narrows to stack code by its tag alone. */
export function asCode(value: unknown): Code {
  return isRecord(value) && value['kind'] === 'Code' ? (value as unknown as Code) : refuse('stack code', value);
}

/** Narrows to an ability by its tag alone. */
export function asAbility(value: unknown): Ability {
  return isRecord(value) && Object.hasOwn(abilityKinds, asText(value['kind']))
    ? (value as unknown as Ability)
    : refuse('an ability', value);
}

/** Index of a member in its closed list. */
export function memberIndex(members: readonly string[], value: unknown): number {
  const index = members.indexOf(asText(value));
  return index >= 0 ? index : refuse(`one of ${members.join(', ')}`, value);
}
