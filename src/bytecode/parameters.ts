import type { Param } from './schema';
import { isOp, rowOf, table, type Op } from './table';
import { isList, isTerm, type Arg, type Term } from './term';

/** A parameter without lists and options around it. */
export type Leaf = Exclude<Param, { readonly kind: 'optional' | 'list' }>;

/** A parameter of an instruction, prepared for walks. */
export interface Parameter {
  readonly name: string;
  readonly param: Param;
  readonly leaf: Leaf['kind'];
}

const ops = Object.keys(table).filter(isOp);

const parametersByOp = new Map<Op, readonly Parameter[]>(
  ops.map((op) => [
    op,
    Object.entries(rowOf(op).params).map(([name, param]) => ({ name, param, leaf: leafOf(param).kind })),
  ]),
);

const opsByCode = new Map<number, Op>(ops.map((op) => [rowOf(op).code, op]));

/** Parameters of an instruction in the order of its row. */
export function parametersOf(op: Op): readonly Parameter[] {
  return parametersByOp.get(op) ?? [];
}

/** The argument of an instruction by the name of its parameter; absent arguments are null. Throws for unknown names. */
export function argOf(code: Term, name: string): Arg {
  const index = parametersOf(code.op).findIndex((parameter) => parameter.name === name);
  if (index < 0) throw new Error(`${code.op} has no parameter ${name}`);
  return code.args[index] ?? null;
}

/** The instruction with some of its arguments changed, by the names of their parameters. */
export function withArgs(code: Term, changes: Readonly<Record<string, Arg>>): Term {
  const args = parametersOf(code.op).map(({ name }, at): Arg => changes[name] ?? code.args[at] ?? null);
  return { ...code, args };
}

/** The instruction with this opcode, if there is one. */
export function opOfCode(code: number): Op | undefined {
  return opsByCode.get(code);
}

/** All instructions. */
export function allOps(): readonly Op[] {
  return ops;
}

/** The parameter below all lists and options. */
export function leafOf(param: Param): Leaf {
  return param.kind === 'optional' || param.kind === 'list' ? leafOf(param.of) : param;
}

/** Is the parameter a list of parts that make a value of their own sort, as in `allOf`? Such a list is never empty. */
export function isCombination(op: Op, param: Param): boolean {
  if (param.kind !== 'list' || rowOf(op).result === 'effect') return false;
  const leaf = leafOf(param);
  return (leaf.kind === 'block' || leaf.kind === 'operand') && leaf.sort === rowOf(op).result;
}

/**
 * Is a parameter said of each thing that its statement is about: an amount, a place, whose step it is? Which things
 * those are is settled before. Null where that is as it is outside of the instruction.
 */
export function saidOfEach(op: Op, name: string): 'yes' | 'no' | null {
  if (op === 'letNum') return name === 'num' ? 'yes' : 'no';
  if (op === 'whileEach') return name === 'condition' ? 'yes' : 'no';
  // Those with whom one of several players is compared are others than that one.
  if ((op === 'controlsMore' || op === 'hasMore') && name === 'than') return 'yes';
  if (rowOf(op).result !== 'effect') return null;
  const isOfThings = parametersOf(op)[0]?.name === name || name === 'what' || name === 'on';
  return isOfThings || isTransparent(op) ? 'no' : 'yes';
}

/** Does the instruction arrange other statements, so that what it does is what they do? */
export function isTransparent(op: Op): boolean {
  return Object.values(rowOf(op).params).some((param) => {
    const leaf = leafOf(param);
    return leaf.kind === 'block' && (leaf.sort === 'effect' || leaf.sort === 'statement');
  });
}

/**
 * Does an effect wait for its event with what was chosen for its patterns when it began ("a source of your choice",
 * CR 609.7)? Only then a pattern can name things by choice.
 */
export function keepsChoices(op: Op): boolean {
  return op === 'replacing' || op === 'preventDamage' || op === 'redirectDamage' || op === 'multiplyDamage';
}

/**
 * Does a part of a description say where things are? With kinds of cards one after the other it is said once, after the
 * last ("a creature card and a land card from your graveyard"), and means all of them.
 */
export function saysWhere(op: Op): boolean {
  return op === 'inZone' || op === 'among' || op === 'doneThisWay';
}

/** Instructions that make a trigger: their body is done later, by an ability of its own (CR 603.7, CR 603.12). */
export const triggerMakers: readonly Op[] = ['delayed', 'reflexive', 'reflexiveEvent', 'permissionUsed'];

/** Is what the instruction binds for its blocks a number? It has the sort of the first operand; what is prevented is an amount. */
export function bindsNumber(op: Op): boolean {
  const first = parametersOf(op).find(({ leaf }) => leaf === 'operand')?.param;
  return op === 'preventDamage' || (first?.kind === 'operand' && first.sort === 'num');
}

/** Does code speak of a value? */
export function speaksOf(arg: Arg, value: number): boolean {
  if (isList(arg)) return arg.some((item) => speaksOf(item, value));
  if (!isTerm(arg)) return false;
  return parametersOf(arg.op).some(({ param }, index) => {
    const leaf = leafOf(param);
    const its = arg.args[index] ?? null;
    return leaf.kind === 'int' ? leaf.of === 'use' && its === value : speaksOf(its, value);
  });
}
