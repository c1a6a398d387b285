import { enteringOps, replacesEvents } from '../entering';
import type { Ability, ValueDecl } from '../module';
import {
  allOps,
  bindsNumber,
  isCombination,
  isTransparent,
  leafOf,
  parametersOf,
  saidOfEach,
  triggerMakers,
  type Leaf,
} from '../parameters';
import type { Param, Sort } from '../schema';
import { acceptedBy } from '../sorts';
import { rowOf, type Op } from '../table';
import { isTerm, term, type Arg, type Term } from '../term';
import { pick, several, type Draw } from './draw';
import { wordOf } from './words';

/** What a set of entities is known to hold. */
export type Kin = 'objects' | 'players';

/** What code may use at its place in an ability. */
export interface Scope {
  readonly draw: Draw;
  /** Target slots that may be named, by what they hold. */
  readonly slots: readonly Kin[];
  /** The values of the ability, with those declared on the way. */
  readonly values: ValueDecl[];
  /** Indices of the values that are bound here. */
  readonly bound: number[];
  /** What the candidate of the innermost filter is, if there is one. */
  readonly candidate: Kin | undefined;
  /** Is this said of each thing that a statement is about? */
  readonly ofEach: 'yes' | 'no';
  /** `compute`: no instruction may ask a player. */
  readonly stage: 'act' | 'compute';
  readonly mode: 'any' | 'continuous';
  /** Does the code replace an event? */
  readonly replaces: 'yes' | 'no';
  /** Can code bind values here? */
  readonly binding: 'possible' | 'impossible';
  /** What the subject of the last statement is. */
  readonly last: { subject: Kin | 'unknown' | undefined };
  readonly depth: number;
  readonly ability: () => Ability;
}

const maxDepth = 10;

/** What the code asked for is to be: its sort, and what the entities in it are if that matters. */
interface Wanted {
  readonly sort: Sort;
  readonly kin: Kin | undefined;
}

/** Makes a well-sorted piece of code. */
export function codeOf(sort: Sort, scope: Scope, wanted?: Kin): Term {
  const kin = sort === 'players' ? 'players' : wanted;
  if (sort === 'filter' && scope.candidate === undefined) return filterOf(kin, scope);
  return oneOfOps(opsFor({ sort, kin }, scope), { sort, kin }, scope);
}

/** A predicate with a candidate of its own. One over players names a player noun first. */
export function filterOf(wanted: Kin | undefined, outer: Scope): Term {
  const kin = wanted ?? pick(outer.draw, ['objects', 'objects', 'objects', 'players']);
  const scope: Scope = { ...outer, depth: outer.depth + 1, candidate: kin, stage: 'compute' };
  const all = opsFor({ sort: 'filter', kin }, scope);
  if (kin === 'objects' && scope.draw(3) === 0) return oneOfOps(all, { sort: 'filter', kin }, scope);
  const sure = all.filter((op) => rowOf(op).fits === kin);
  const head = oneOfOps(sure, { sort: 'filter', kin }, scope);
  const rest = several(scope.draw, 0, 3, () => oneOfOps(all, { sort: 'filter', kin }, scope));
  return term('allOf', [inPrintedOrder([head, ...rest])]);
}

function inPrintedOrder(parts: readonly Term[]): readonly Term[] {
  const places = { pre: 0, any: 0, noun: 1, post: 2 };
  return [...parts].sort((a, b) => places[rowOf(a.op).slot] - places[rowOf(b.op).slot]);
}

function oneOfOps(ops: readonly Op[], wanted: Wanted, scope: Scope): Term {
  const [simplest, ...others] = ops;
  if (simplest === undefined) throw new Error(`no instruction makes ${wanted.sort} ${wanted.kin ?? ''}`);
  return termOf(scope.depth > maxDepth ? simplest : pick(scope.draw, [simplest, ...others]), wanted, scope);
}

/** Instructions that can be used here, the one with the lowest code first. */
function opsFor(wanted: Wanted, scope: Scope): readonly Op[] {
  return (opsBySort.get(wanted.sort) ?? []).filter((op) => isUsable(op, wanted, scope));
}

function isUsable(op: Op, { kin }: Wanted, scope: Scope): boolean {
  const row = rowOf(op);
  if (scope.stage === 'compute' && row.suspends === 'always') return false;
  if (scope.mode === 'continuous' && row.result === 'effect' && row.mode === 'oneShot' && !isTransparent(op))
    return false;
  if (op === 'whileEach' && scope.mode !== 'continuous') return false;
  if (scope.replaces === 'no' && enteringOps.some((each) => each === op)) return false;
  if (row.result === 'filter' && row.fits !== 'either' && row.fits !== kin) return false;
  if (!hasIndices(op, kin, scope)) return false;
  if (op === 'subject') return scope.last.subject !== undefined && (kin === undefined || kin === scope.last.subject);
  if ((op === 'acted' || op === 'actedPlayer') && scope.ofEach === 'no') return false;
  if (op === 'candidate') return scope.candidate !== undefined && scope.candidate === (kin ?? scope.candidate);
  if (row.result === 'players') return kin !== 'objects';
  return row.result !== 'entities' || kin !== 'players' || takesKin(op);
}

function hasIndices(op: Op, kin: Kin | undefined, scope: Scope): boolean {
  return parametersOf(op).every(({ param }) => {
    if (param.kind !== 'int') return true;
    if (param.of === 'slot') return slotsFor(kin, scope).length > 0;
    if (param.of === 'binder') return scope.binding === 'possible';
    return param.of !== 'use' || valuesFor(op, kin, scope).length > 0;
  });
}

/** Are the entities of this instruction those of its arguments? */
function takesKin(op: Op): boolean {
  return parametersOf(op).some(({ param }) => {
    const leaf = leafOf(param);
    if (leaf.kind === 'int') return leaf.of === 'slot' || leaf.of === 'use';
    return (leaf.kind === 'block' || leaf.kind === 'operand') && (leaf.sort === 'filter' || leaf.sort === 'entities');
  });
}

function termOf(op: Op, { kin }: Wanted, outer: Scope): Term {
  const replaces = replacesEvents(op) ? 'yes' : outer.replaces;
  // What is done when something triggers is done, not stated.
  const mode = triggerMakers.includes(op) || replacesEvents(op) ? 'any' : outer.mode;
  const scope: Scope = { ...outer, depth: outer.depth + 1, replaces, mode };
  const args = new Map<string, Arg>();
  const each = (is: (leaf: Leaf) => boolean, make: (param: Param, name: string) => Arg): void => {
    for (const { name, param } of parametersOf(op)) if (is(leafOf(param))) args.set(name, make(param, name));
  };
  const argument = (param: Param, name: string): Arg =>
    argOf(op, param, kin, { ...scope, ofEach: saidOfEach(op, name) ?? scope.ofEach });
  const boundHere: number[] = [];
  const declare = (sort: ValueDecl['sort']): number => {
    scope.values.push({ sort, origin: { kind: 'local' } });
    scope.bound.push(scope.values.length - 1);
    return scope.values.length - 1;
  };
  const isBinder = (leaf: Leaf): boolean => leaf.kind === 'int' && leaf.of === 'binder';
  const isResult = (leaf: Leaf): boolean => leaf.kind === 'int' && leaf.of === 'result';
  each(
    (leaf) => leaf.kind === 'operand',
    (param, name) => {
      const operand = argument(param, name);
      if (args.size === 0) rememberSubject(op, param, scope);
      return operand;
    },
  );
  each(isBinder, (param) => {
    if (param.kind === 'optional' && (scope.binding === 'impossible' || scope.draw(3) === 0)) return null;
    boundHere.push(declare(bindsNumber(op) ? 'num' : 'entities'));
    return boundHere.at(-1) ?? 0;
  });
  each((leaf) => leaf.kind !== 'operand' && !isBinder(leaf) && !isResult(leaf), argument);
  for (const index of boundHere) scope.bound.splice(scope.bound.indexOf(index), 1);
  each(isResult, () => (scope.draw(2) === 0 || scope.binding === 'impossible' ? null : declare('entities')));
  return term(
    op,
    parametersOf(op).map(({ name }) => args.get(name) ?? null),
  );
}

function rememberSubject(op: Op, param: Param, scope: Scope): void {
  const [first] = parametersOf(op);
  if (rowOf(op).result !== 'effect' || param.kind !== 'operand' || first?.param !== param) return;
  if (param.sort === 'players') scope.last.subject = 'players';
  else if (param.sort === 'entities') scope.last.subject = 'unknown';
}

function argOf(op: Op, param: Param, kin: Kin | undefined, scope: Scope): Arg {
  const { draw } = scope;
  switch (param.kind) {
    case 'operand':
      return codeOf(param.sort, scopeFor(param.sort, op, scope), kinFor(op, param.sort, kin));
    case 'block':
      return codeOf(param.sort, blockScope(param, op, scope), kinFor(op, param.sort, kin));
    case 'int':
      return param.of === 'slot'
        ? pickOf(draw, slotsFor(kin, scope))
        : param.of === 'use'
          ? pickOf(draw, valuesFor(op, kin, scope))
          : pick(draw, [1, 2, 3, 0, -1, 7, 20, -2147483647, 2147483647]);
    case 'word':
      return wordOf(param.of, draw);
    case 'enum':
    case 'style':
      return param.of[draw(param.of.length)] ?? null;
    case 'ability':
      return scope.ability();
    case 'optional':
      return draw(3) === 0 || !hasValue(param, op, kin, scope) ? null : argOf(op, param.of, kin, scope);
    case 'list': {
      const values = several(draw, isCombination(op, param) ? 1 : 0, 3, () => argOf(op, param.of, kin, scope));
      return op === 'allOf' ? inPrintedOrder(values.filter(isTerm)) : values;
    }
  }
}

function pickOf(draw: Draw, [first, ...others]: readonly number[]): number {
  return first === undefined ? 0 : pick(draw, [first, ...others]);
}

function hasValue(param: Param, op: Op, kin: Kin | undefined, scope: Scope): boolean {
  const leaf = leafOf(param);
  return leaf.kind !== 'int' || leaf.of !== 'use' || valuesFor(op, kin, scope).length > 0;
}

function slotsFor(kin: Kin | undefined, { slots }: Scope): readonly number[] {
  return slots.flatMap((slot, index) => (kin === undefined || kin === slot ? [index] : []));
}

function valuesFor(op: Op, kin: Kin | undefined, { values, bound }: Scope): readonly number[] {
  const { result } = rowOf(op);
  return bound.filter((index) => {
    const sort = values[index]?.sort;
    if (result === 'num') return sort === 'num';
    if (result !== 'entities' && result !== 'players') return true;
    return kin === 'players' ? sort === 'players' : sort === 'entities' || (sort === 'players' && kin === undefined);
  });
}

/** What an argument has to be for the instruction to stand for what is wanted. */
function kinFor(op: Op, sort: Sort, kin: Kin | undefined): Kin | undefined {
  if (sort !== 'entities' && sort !== 'filter') return undefined;
  const { result, fits } = rowOf(op);
  if (result === 'filter' && fits !== 'either') return sort === 'filter' ? fits : undefined;
  return result === 'entities' || result === 'filter' ? kin : undefined;
}

/** What changes a copy is about the copy, and lasts. */
function blockScope(param: Extract<Param, { kind: 'block' }>, op: Op, scope: Scope): Scope {
  const inner = scopeFor(param.sort, op, scope);
  return param.about === 'candidate' ? { ...inner, candidate: 'objects', stage: 'compute', mode: 'continuous' } : inner;
}

function scopeFor(sort: Sort, op: Op, scope: Scope): Scope {
  switch (sort) {
    case 'cost': {
      const place: Scope = { ...scope, candidate: undefined, stage: 'act', mode: 'any' };
      if (rowOf(op).result !== 'keyword') return place;
      return { ...place, binding: 'impossible', slots: [], values: [], bound: [], last: { subject: undefined } };
    }
    case 'effect':
    case 'statement':
      return { ...scope, stage: scope.mode === 'continuous' ? 'compute' : 'act' };
    case 'filter':
      return rowOf(op).result === 'filter' ? scope : { ...scope, candidate: undefined, stage: 'compute' };
    case 'num':
    case 'bool':
    case 'np':
    case 'event':
      return { ...scope, stage: 'compute' };
    default:
      return scope;
  }
}

/** Height of the lowest code that each instruction can head. */
const lowest = lowestHeights();

function lowestHeights(): ReadonlyMap<Op, number> {
  const heights = new Map<Op, number>();
  const ofSort = (sort: Sort): number =>
    Math.min(...[...heights].flatMap(([op, height]) => (acceptedBy(sort).includes(rowOf(op).result) ? [height] : [])));
  const ofParam = (op: Op, param: Param): number => {
    if (param.kind === 'ability') return 50;
    if (param.kind === 'operand' || param.kind === 'block') return ofSort(param.sort);
    return param.kind === 'list' && isCombination(op, param) ? ofParam(op, param.of) : 0;
  };
  for (let before = -1; before !== heights.size;) {
    before = heights.size;
    for (const op of allOps()) {
      const height = 1 + Math.max(0, ...parametersOf(op).map(({ param }) => ofParam(op, param)));
      if (!heights.has(op) && Number.isFinite(height)) heights.set(op, height);
    }
  }
  return heights;
}

const opsBySort = new Map<Sort, readonly Op[]>(
  [...new Set(allOps().map((op) => rowOf(op).result))].map((sort) => {
    const sorts = sort === 'players' ? ['players', 'entities'] : acceptedBy(sort);
    const ops = allOps().filter((op) => sorts.includes(rowOf(op).result) && lowest.has(op));
    return [sort, ops.sort((a, b) => (lowest.get(a) ?? 0) - (lowest.get(b) ?? 0))];
  }),
);
