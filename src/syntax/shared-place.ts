/** Where the last of several kinds of things is, said of all of them. */
import { saysWhere } from '../bytecode/parameters';
import type { Op } from '../bytecode/table';
import type { Call } from './ast';
import { allOf, allOfParts, call, setOf } from './build';

/** Several descriptions, and what holds for each of them besides. */
export interface Kinds {
  readonly kinds: readonly Call[];
  readonly shared: readonly Call[];
}

/**
 * "A Knight, Aura or legendary artifact card from among them", "artifact tokens and/or creature tokens you control": where
 * the last kind is and whose it is, with all that is said behind that, holds for the kinds before it too, unless one of them
 * says it for itself or is a player.
 */
export function withSharedPlace(descriptions: readonly Call[]): Kinds {
  const parts = descriptions.map(allOfParts);
  const last = parts.at(-1) ?? [];
  const from = last.findIndex(({ op }) => places(op));
  const before = parts.slice(0, -1);
  if (from <= 0 || before.some((each) => each.some(({ op }) => places(op) || isOfPlayers(op))))
    return { kinds: descriptions, shared: [] };
  const kinds = descriptions.map((description, at) =>
    at === before.length ? allOf(last.slice(0, from), description.span) : description,
  );
  return { kinds, shared: last.slice(from) };
}

/**
 * "A black or red permanent, spell, or card not on the battlefield": a color before the first of several things that can have any
 * holds for all of them, unless another has one of its own.
 */
export function withSharedColor(descriptions: readonly Call[]): {
  readonly color: Call | null;
  readonly kinds: readonly Call[];
} {
  const [first = [], ...others] = descriptions.map(allOfParts);
  const [color, ...rest] = first;
  const isShared =
    color !== undefined &&
    isColor(color) &&
    [rest, ...others].every(([noun]) => noun !== undefined && anyColored.includes(noun.op));
  if (!isShared) return { color: null, kinds: descriptions };
  return { color, kinds: descriptions.map((each, at) => (at === 0 ? allOf(rest, each.span) : each)) };
}

const anyColored: readonly Op[] = ['permanent', 'spell', 'card', 'token'];

const isColor = ({ op, args: [parts] }: Call): boolean =>
  op === 'color' ||
  (op === 'anyOf' && parts?.kind === 'List' && parts.items.every((each) => each.kind === 'Call' && isColor(each)));

/**
 * "Spells from among cards exiled with it with total mana value X or less": a total is asked of what is chosen together, so
 * it is said of the spells, not of the cards that they are chosen among.
 */
export function withTotalOfChosen(parts: readonly Call[]): readonly Call[] {
  return parts.flatMap((part) => {
    const [among = null, ...rest] = part.args;
    if (part.op !== 'among' || among?.kind !== 'NounPhrase') return [part];
    const inner = allOfParts(among.filter);
    const totals = inner.filter(({ op }) => op === 'totalIs');
    if (totals.length === 0) return [part];
    const cards = allOf(
      inner.filter(({ op }) => op !== 'totalIs'),
      among.filter.span,
    );
    return [call('among', [{ ...among, filter: cards }, ...rest], part.span), ...totals];
  });
}

/** "Target artifact with the lowest mana value": the lowest among all that the rest of the description fits. */
export function withExtremeAmong(parts: readonly Call[]): readonly Call[] {
  return parts.map((part) => {
    const [what = null, which = null, among = null, style = null, said = null] = part.args;
    if (part.op !== 'extreme' || among !== null || said?.kind !== 'EnumName' || said.name !== 'alone') return part;
    const rest = allOf(
      parts.filter((other) => other !== part),
      part.span,
    );
    return call('extreme', [what, which, setOf('bare', rest, part.span), style, said], part.span);
  });
}

const places = (op: Op): boolean => saysWhere(op) || op === 'controlledBy' || op === 'ownedBy';

const isOfPlayers = (op: Op): boolean => op === 'player' || op === 'opponent';
