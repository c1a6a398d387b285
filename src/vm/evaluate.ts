import { rememberedByName } from '../source/remembered';
import type { Param } from '../bytecode/schema';
import { rowOf, type Op, type Operand } from '../bytecode/table';
import { isList, isTerm, mentions, type Arg, type Term } from '../bytecode/term';
import type { Context, DurationValue, Handler, Handlers, ManaAmount, PlaceValue } from './context';
import { isPlayer, type Entity, type PlayerId } from './entity';
import { pathIn, pathOf } from './pool';
import { bindNum, nothing, type Binding } from './scope';
import { Trap } from './trap';

/** Stops the program: a fault of code or handler at this instruction. */
export function trap<W>(context: Context<W>, term: Term, reason: string): never {
  const known = pathIn(context.pool, term);
  throw new Trap(reason, { path: known ?? context.scope.ability, instruction: term.op, words: null });
}

/** The argument of a term under its parameter's name in the instruction table. */
export function argument(term: Term, name: Operand): Arg {
  const position = positionsOf(term.op).get(name);
  if (position === undefined) throw new Error(`${term.op} has no parameter ${name}`);
  return term.args[position] ?? null;
}

/** Where the parameters of an instruction stand; style marks say nothing, so nothing here can ask for them. */

const positionsOf = rememberedByName((op: Op): ReadonlyMap<string, number> => {
  const params = Object.entries<Param>(rowOf(op).params);
  return new Map(params.flatMap(([name, { kind }], at) => (kind === 'style' ? [] : [[name, at] as const])));
});

/** The nested code of a parameter; a trap when it is absent. */
export function termOf<W>(context: Context<W>, term: Term, name: Operand): Term {
  const arg = argument(term, name);
  return isTerm(arg) ? arg : trap(context, term, `no code for ${name}`);
}

/** The nested code of an optional parameter. */
export function optionalTerm(term: Term, name: Operand): Term | null {
  const arg = argument(term, name);
  return isTerm(arg) ? arg : null;
}

/** The nested code of a list parameter. */
export function termsOf(term: Term, name: Operand): readonly Term[] {
  const arg = argument(term, name);
  return isList(arg) ? arg.filter(isTerm) : [];
}

/** What a filter asks for, each by itself: the parts of `allOf`, or the filter. */
export function conjunctsOf(filter: Term): readonly Term[] {
  return filter.op === 'allOf' ? termsOf(filter, 'parts') : [filter];
}

/** A word, an enumeration member, or a style. */
export function wordOf<W>(context: Context<W>, term: Term, name: Operand): string {
  return optionalWord(term, name) ?? trap(context, term, `no word for ${name}`);
}

export function optionalWord(term: Term, name: Operand): string | null {
  const arg = argument(term, name);
  return typeof arg === 'string' ? arg : null;
}

/** The words of a list parameter. */
export function wordsOf(term: Term, name: Operand): readonly string[] {
  const arg = argument(term, name);
  return isList(arg) ? arg.filter((inner): inner is string => typeof inner === 'string') : [];
}

/** An immediate number: index of a value, a slot. */
export function intOf<W>(context: Context<W>, term: Term, name: Operand): number {
  return optionalInt(term, name) ?? trap(context, term, `no number for ${name}`);
}

export function optionalInt(term: Term, name: Operand): number | null {
  const arg = argument(term, name);
  return typeof arg === 'number' ? arg : null;
}

function dispatch<W, R>(
  context: Context<W>,
  term: Term,
  family: Readonly<Partial<Record<Op, Handler<W, R>>>>,
  sort: keyof Handlers<W>,
): R {
  const handler = family[term.op];
  return handler === undefined ? trap(context, term, `no ${sort} handler`) : handler(context, term);
}

/** Does code speak of each of the things that its statement is about, by itself? */
export const speaksOfEach = (code: Term): boolean => mentions(code, 'acted', 'actedPlayer');

/** What a number is bound to: its value, or its code where it is another one for each thing or player that a statement is about. */
export function numberOf<W>(context: Context<W>, num: Term): Binding {
  return speaksOfEach(num) || mentions(num, 'subject')
    ? { ...nothing, code: pathOf(context.pool, num) }
    : bindNum(evalNum(context, num));
}

/** Value of a quantity. */
export function evalNum<W>(context: Context<W>, term: Term): number {
  return dispatch(context, term, context.handlers.num, 'num');
}

/** Value of a condition. An unknown condition is a trap, never true. */
export function evalBool<W>(context: Context<W>, term: Term): boolean {
  return dispatch(context, term, context.handlers.bool, 'bool');
}

/** Does the context's candidate fit the filter? */
export function evalFilter<W>(context: Context<W>, term: Term): boolean {
  return dispatch(context, term, context.handlers.filter, 'filter');
}

/** The objects and players that are meant, in order. */
export function evalEntities<W>(context: Context<W>, term: Term): readonly Entity[] {
  const chosen = context.chosen.get(term);
  return chosen === undefined ? dispatch(context, term, context.handlers.entities, 'entities') : chosen.entities;
}

/** Does the context's candidate fit the pattern? A reference fits what it refers to. */
export function evalPattern<W>(context: Context<W>, term: Term): boolean {
  if (context.handlers.np[term.op] !== undefined) return dispatch(context, term, context.handlers.np, 'np');
  const { candidate } = context;
  return candidate !== null && evalEntities(context, term).includes(candidate);
}

export function evalZone<W>(context: Context<W>, term: Term): PlaceValue {
  return dispatch(context, term, context.handlers.zone, 'zone');
}

export function evalDuration<W>(context: Context<W>, term: Term): DurationValue {
  return dispatch(context, term, context.handlers.duration, 'duration');
}

export function evalMana<W>(context: Context<W>, term: Term): ManaAmount {
  return dispatch(context, term, context.handlers.mana, 'mana');
}

// The same by parameter name, for handlers.

export function numOf<W>(context: Context<W>, term: Term, name: Operand): number {
  return evalNum(context, termOf(context, term, name));
}

export function optionalNum<W>(context: Context<W>, term: Term, name: Operand): number | null {
  const inner = optionalTerm(term, name);
  return inner === null ? null : evalNum(context, inner);
}

export function boolOf<W>(context: Context<W>, term: Term, name: Operand): boolean {
  return evalBool(context, termOf(context, term, name));
}

export function entitiesOf<W>(context: Context<W>, term: Term, name: Operand): readonly Entity[] {
  return evalEntities(context, termOf(context, term, name));
}

/** The players of an operand; objects in it do not count. */
export function playersOfArg<W>(context: Context<W>, term: Term, name: Operand): readonly PlayerId[] {
  return entitiesOf(context, term, name).filter(isPlayer);
}

export function filterOf<W>(context: Context<W>, term: Term, name: Operand): boolean {
  return evalFilter(context, termOf(context, term, name));
}

export function patternOf<W>(context: Context<W>, term: Term, name: Operand): boolean {
  return evalPattern(context, termOf(context, term, name));
}

export function zoneOf<W>(context: Context<W>, term: Term, name: Operand): PlaceValue {
  return evalZone(context, termOf(context, term, name));
}

/** Path of the statements of a parameter. */
export function listCodeOf<W>(context: Context<W>, term: Term, name: Operand): string {
  const arg = argument(term, name);
  return isList(arg) ? pathOf(context.pool, arg) : trap(context, term, `no statements for ${name}`);
}

/** Path of the nested code of a parameter, to be kept in state. */
export function codeOf<W>(context: Context<W>, term: Term, name: Operand): string {
  return pathOf(context.pool, termOf(context, term, name));
}
