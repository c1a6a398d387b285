import { colors } from '../vocabulary/colors';
import type { Param } from './schema';
import { rowOf } from './table';
import { isTerm, type Arg, type Term } from './term';

/** One word that takes the place of another: a color word, a basic land type or a creature type (CR 612.2). */
export interface WordChange {
  readonly from: string;
  readonly to: string;
}

/**
 * A part of a program with one word in place of another, wherever an instruction takes a color or a subtype. Names, mana
 * symbols and all other words stay (CR 612.2); what has no such word is handed back as it is.
 */
export function withWord<T>(code: T, change: WordChange): T {
  return changed(code, change) as T;
}

function changed(value: unknown, change: WordChange): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return sameOr(value, listOf(value, change));
  if (isTerm(value as Arg)) return inTerm(value as Term, change);
  const before = value as Readonly<Record<string, unknown>>;
  const parts = Object.entries(before).map(([name, inner]) => [name, changed(inner, change)] as const);
  return parts.every(([name, inner]) => inner === before[name]) ? value : Object.fromEntries(parts);
}

const listOf = (list: readonly unknown[], change: WordChange): readonly unknown[] =>
  list.map((inner) => changed(inner, change));

function inTerm(term: Term, change: WordChange): Term {
  const params = Object.values(rowOf(term.op).params);
  const args = sameOr(
    term.args,
    term.args.map((arg, at) => inArg(arg, params[at], change)),
  );
  return args === term.args ? term : { ...term, args };
}

/** What a parameter takes says whether a word in it is a color, a subtype or anything else. */
function inArg(arg: Arg, param: Param | undefined, change: WordChange): Arg {
  switch (param?.kind) {
    case 'optional':
      return arg === null ? arg : inArg(arg, param.of, change);
    case 'list':
      return Array.isArray(arg)
        ? sameOr(
            arg as readonly Arg[],
            (arg as readonly Arg[]).map((inner) => inArg(inner, param.of, change)),
          )
        : arg;
    case 'word':
      return param.of === 'subtype' && arg === change.from ? change.to : arg;
    case 'enum':
      return arg === change.from && isOfColors(param.of) ? change.to : arg;
    default:
      return changed(arg, change) as Arg;
  }
}

const isOfColors = (members: readonly string[]): boolean => colors.every((color) => members.includes(color));

function sameOr<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  return after.every((part, at) => part === before[at]) ? before : after;
}
