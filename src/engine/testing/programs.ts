import { bareAbility } from '../../bytecode/bare-ability';
import { bareFaceProgram } from '../../bytecode/bare-face';
import type { Ability, AbilityCommon, CardProgram, FaceProgram, TargetSlot } from '../../bytecode/module';
import { term, type Arg, type Term } from '../../bytecode/term';
import { rowOf, type Op } from '../../bytecode/table';
import { makePool, type CardPool, type Expand, type Read } from '../../vm/pool';

// Hand-made programs for tests of the engine.

/** A term from named arguments; those left out are absent. Styles may be left out, too. */
export function make(op: Op, args: Readonly<Record<string, Arg>> = {}): Term {
  const names = Object.keys(rowOf(op).params);
  const strange = Object.keys(args).find((name) => !names.includes(name));
  if (strange !== undefined) throw new Error(`${op} has no parameter ${strange}`);
  return term(
    op,
    names.map((name) => args[name] ?? null),
  );
}

export const you = make('you');
export const source = make('source');

export function num(value: number): Term {
  return make('const', { value });
}

export function target(slot = 0): Term {
  return make('target', { slot });
}

/** A filter for one type of permanent. */
export function ofType(type: string): Term {
  return make('type', { type });
}

export function allOf(...parts: readonly Term[]): Term {
  return make('allOf', { parts });
}

export function step(effect: Term, result: number | null = null): Term {
  return make('step', { join: 'sentence', result, effect });
}

export function slot(filter: Term, min = 1, max: number | null = 1): TargetSlot {
  return { min: num(min), max: max === null ? null : num(max), filter, style: 'target' };
}

/** What a spell does. */
export function spell(body: readonly Term[], more: Partial<AbilityCommon> = {}): Ability {
  return { ...bareAbility, zones: ['stack'], kind: 'spell', body, ...more };
}

/** A static ability. */
export function fixed(body: readonly Term[], more: Partial<AbilityCommon> = {}): Ability {
  return { ...bareAbility, kind: 'static', body, ...more };
}

/** A keyword ability, and what it stands for. */
export function keyword(code: Term, expansion: readonly Ability[] = [], more: Partial<AbilityCommon> = {}): Ability {
  return { ...bareAbility, kind: 'keyword', keyword: code, separator: 'line', expansion, ...more };
}

/** A card of one face. */
export function card(name: string, face: Partial<FaceProgram>): CardProgram {
  return { name, layout: 'normal', faces: [bareFaceProgram(name, face)] };
}

/** What reads English for a pool: the compiler does in tests that say so. */
export interface Language {
  readonly expand?: Expand;
  readonly read?: Read;
}

export function poolOf(...cards: readonly CardProgram[]): CardPool {
  return poolIn({}, ...cards);
}

/** A pool of cards and what reads English for it. */
export function poolIn({ expand, read }: Language, ...cards: readonly CardProgram[]): CardPool {
  return makePool(
    cards.map((program) => [program.name, program]),
    expand,
    read,
  );
}
