import { bareAbility } from '../../bytecode/bare-ability';
import type { Ability, AbilityCommon, TargetSlot, ValueDecl } from '../../bytecode/module';
import { rowOf, type Op } from '../../bytecode/table';
import { term, type Arg, type Term } from '../../bytecode/term';

// Hand-made code for tests of the renderer.

/** A term from named arguments. Lists and styles that are left out take their first member, others are absent. */
export function make(op: Op, args: Readonly<Record<string, Arg>> = {}): Term {
  const { params } = rowOf(op);
  const strange = Object.keys(args).find((name) => !Object.hasOwn(params, name));
  if (strange !== undefined) throw new Error(`${op} has no parameter ${strange}`);
  return term(
    op,
    Object.entries(params).map(
      ([name, param]) =>
        args[name] ?? (param.kind === 'list' ? [] : param.kind === 'style' ? (param.of[0] ?? null) : null),
    ),
  );
}

export const you = make('you', { style: 'implicit' });
export const youSaid = make('you', { style: 'you' });
export const source = make('source');
export const shared = make('subject');

export const num = (value: number): Term => make('const', { value });
export const type = (name: string): Term => make('type', { type: name });
export const allOf = (...parts: readonly Term[]): Term => make('allOf', { parts });
export const all = (style: string, ...parts: readonly Term[]): Term => make('all', { filter: allOf(...parts), style });
export const some = (quantity: string, ...parts: readonly Term[]): Term =>
  make('some', { quantity, filter: allOf(...parts) });
export const target = (slot = 0, style = 'plain'): Term => make('target', { slot, style });
export const choose = (min: number, max: number | null, ...parts: readonly Term[]): Term =>
  make('choose', { chooser: you, min: num(min), max: max === null ? null : num(max), filter: allOf(...parts) });
export const ref = (value: number, style = 'it', noun: string | null = null): Term =>
  make('ref', { value, style, noun });
export const keyword = (name: string): Term => make('grantKeyword', { keyword: make('keyword', { name }) });
export const youControl = make('controlledBy', { who: youSaid });
export const zone = (name: string, owner: Term | null = null): Term =>
  make('zone', { zone: name, owner, style: owner === null ? 'bare' : 'definite' });

export const slot = (min: number, max: number | null, ...parts: readonly Term[]): TargetSlot => ({
  min: num(min),
  max: max === null ? null : num(max),
  filter: allOf(...parts),
  style: 'target',
});

export const step = (effect: Term, join = 'first', result: number | null = null): Term =>
  make('step', { join, effect, result });

export const targetValue = (index: number, sort: ValueDecl['sort'] = 'entities'): ValueDecl => ({
  sort,
  origin: { kind: 'target', slot: index },
});

export const spell = (body: readonly Term[], more: Partial<AbilityCommon> = {}): Ability => ({
  ...bareAbility,
  kind: 'spell',
  body,
  ...more,
});
export const statically = (body: readonly Term[], more: Partial<AbilityCommon> = {}): Ability => ({
  ...bareAbility,
  kind: 'static',
  body,
  ...more,
});
export const triggered = (
  word: 'when' | 'whenever' | 'at',
  event: Term,
  body: readonly Term[],
  more: Partial<Extract<Ability, { readonly kind: 'triggered' }>> = {},
): Ability => ({ ...bareAbility, kind: 'triggered', word, event, condition: null, limit: 'none', body, ...more });
export const activated = (
  cost: readonly Term[],
  body: readonly Term[],
  more: Partial<Extract<Ability, { readonly kind: 'activated' }>> = {},
): Ability => ({ ...bareAbility, kind: 'activated', cost, limits: [], condition: null, body, ...more });
export const keywordLine = (keywordTerm: Term, separator: 'comma' | 'semicolon' | 'line' = 'line'): Ability => ({
  ...bareAbility,
  kind: 'keyword',
  keyword: keywordTerm,
  separator,
  expansion: [],
});
