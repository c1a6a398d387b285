import type { Span } from '../source/span';
import { limits } from './limits';
import type { Ability } from './module';
import { asAbility, asCode, asInt, asList, asTerm, asTerms, asText } from './narrow';
import { parametersOf } from './parameters';
import type { Param } from './schema';
import type { Op } from './table';
import { term, type Arg, type Term } from './term';

/**
 * Flat stack code: the operands of an instruction come before it and leave their values on a stack; all other
 * parameters are immediates. A block is nested code. Trees (`Term`) and code say the same.
 */
export interface Code {
  readonly kind: 'Code';
  readonly instrs: readonly Instr[];
}

export interface Instr {
  readonly kind: 'Instr';
  readonly op: Op;
  /** One for each parameter, in the order of the row. */
  readonly immediates: readonly Immediate[];
  readonly span?: Span;
  /** Where it was read (byte or character), for findings. */
  readonly at?: number;
}

/** Stands where the value comes from the operand stack; lists of operands hold one for each. */
export interface OperandMark {
  readonly kind: 'Operand';
}

export type Immediate = OperandMark | Code | Ability | string | number | null | readonly Immediate[];

export const operandMark: OperandMark = { kind: 'Operand' };

/** Trees that code stands for, and the height of the highest one; or what is wrong with the code and where. */
export type TreeResult =
  | { readonly kind: 'Tree'; readonly terms: readonly Term[]; readonly height: number }
  | { readonly kind: 'Broken'; readonly at: number | undefined; readonly reason: string };

/** Writes trees, one after the other, as stack code. Each leaves one value. Throws for arguments that do not fit the table. */
export function toCode(terms: readonly Term[]): Code {
  const instrs: Instr[] = [];
  for (const each of terms) emit(each, instrs);
  return { kind: 'Code', instrs };
}

function emit(code: Term, instrs: Instr[]): void {
  const parameters = parametersOf(code.op);
  parameters.forEach(({ leaf }, index) => {
    if (leaf === 'operand') emitOperands(code.args[index], instrs);
  });
  const immediates = parameters.map(({ param }, index) => toImmediate(param, code.args[index]));
  instrs.push(
    code.span === undefined
      ? { kind: 'Instr', op: code.op, immediates }
      : { kind: 'Instr', op: code.op, immediates, span: code.span },
  );
}

function emitOperands(arg: Arg | undefined, instrs: Instr[]): void {
  if (arg === null) return;
  if (Array.isArray(arg)) for (const each of asList(arg)) emitOperands(each as Arg, instrs);
  else emit(asTerm(arg), instrs);
}

function toImmediate(param: Param, arg: unknown): Immediate {
  switch (param.kind) {
    case 'operand':
      return operandMark;
    case 'block':
      return toCode([asTerm(arg)]);
    case 'int':
      return asInt(arg);
    case 'word':
    case 'enum':
    case 'style':
      return asText(arg);
    case 'ability':
      return asAbility(arg);
    case 'optional':
      return arg === null ? null : toImmediate(param.of, arg);
    case 'list':
      return isBlockList(param) ? toCode(asTerms(arg)) : asList(arg).map((each) => toImmediate(param.of, each));
  }
}

/** A list of blocks is one piece of code that leaves all of them. */
export function isBlockList(param: Param): boolean {
  return param.kind === 'list' && param.of.kind === 'block';
}

/**
 * Trees of the values that code leaves. Refuses code that takes operands that are not there, blocks that leave not
 * exactly one value, and code that is higher than `limits.codeDepth`.
 */
export function toTree(code: Code): TreeResult {
  const built = build(code, 0);
  if (built.kind === 'Broken') return built;
  return { kind: 'Tree', terms: built.values.map((value) => value.arg), height: heightOf(built.values) };
}

/** A value on the operand stack, or an argument, and the height of the code in it. */
interface Built<A extends Arg = Arg> {
  readonly kind: 'Built';
  readonly arg: A;
  readonly height: number;
}

type Broken = Extract<TreeResult, { readonly kind: 'Broken' }>;

function build(code: Code, depth: number): Broken | { readonly kind: 'Values'; readonly values: Built<Term>[] } {
  if (depth > limits.codeDepth) return broken(code.instrs[0], 'code is nested too deep');
  const values: Built<Term>[] = [];
  for (const instr of code.instrs) {
    const operands = countOperands(instr);
    if (operands > values.length) {
      return broken(instr, `${instr.op} takes ${operands} operands, but there are ${values.length}`);
    }
    const taken = operands === 0 ? [] : values.splice(values.length - operands);
    const built = buildTerm(instr, taken, depth);
    if (built.kind === 'Broken') return built;
    if (built.height > limits.codeDepth) return broken(instr, 'code is nested too deep');
    values.push(built);
  }
  if (values.length > limits.listLength)
    return broken(code.instrs[0], `code leaves more than ${limits.listLength} values`);
  return { kind: 'Values', values };
}

function buildTerm(instr: Instr, operands: readonly Built<Term>[], depth: number): Broken | Built<Term> {
  const rest = operands.values();
  const args: Arg[] = [];
  let height = 0;
  for (const [index, { param }] of parametersOf(instr.op).entries()) {
    const argument = buildArg(instr, param, instr.immediates[index], rest, depth);
    if (argument.kind === 'Broken') return argument;
    args.push(argument.arg);
    height = Math.max(height, argument.height);
  }
  return { kind: 'Built', arg: term(instr.op, args, instr.span), height: height + 1 };
}

function buildArg(
  instr: Instr,
  param: Param,
  immediate: Immediate | undefined,
  operands: Iterator<Built<Term>>,
  depth: number,
): Broken | Built {
  switch (param.kind) {
    case 'operand': {
      const operand = operands.next();
      return operand.done === true ? broken(instr, 'an operand is missing') : operand.value;
    }
    case 'block':
      return buildBlock(instr, immediate, depth);
    case 'optional':
      return immediate === null ? leaf(null) : buildArg(instr, param.of, immediate, operands, depth);
    case 'list':
      if (isBlockList(param)) return buildBlocks(instr, immediate, depth);
      return joined(asList(immediate).map((each) => buildArg(instr, param.of, each as Immediate, operands, depth)));
    case 'int':
      return leaf(asInt(immediate));
    case 'word':
    case 'enum':
    case 'style':
      return leaf(asText(immediate));
    case 'ability':
      return leaf(asAbility(immediate));
  }
}

function buildBlock(instr: Instr, immediate: Immediate | undefined, depth: number): Broken | Built {
  const built = build(asCode(immediate), depth + 1);
  if (built.kind === 'Broken') return built;
  const [only, ...others] = built.values;
  return only === undefined || others.length > 0
    ? broken(instr, `a block leaves one value, this one leaves ${built.values.length}`)
    : only;
}

function buildBlocks(instr: Instr, immediate: Immediate | undefined, depth: number): Broken | Built {
  const built = build(asCode(immediate), depth + 1);
  return built.kind === 'Broken' ? built : joined(built.values);
}

function joined(parts: readonly (Broken | Built)[]): Broken | Built {
  const args: Arg[] = [];
  let height = 0;
  for (const part of parts) {
    if (part.kind === 'Broken') return part;
    args.push(part.arg);
    height = Math.max(height, part.height);
  }
  return { kind: 'Built', arg: args, height };
}

function leaf(arg: Arg): Built {
  return { kind: 'Built', arg, height: 0 };
}

function heightOf(values: readonly Built[]): number {
  return values.reduce((height, value) => Math.max(height, value.height), 0);
}

function broken(instr: Instr | undefined, reason: string): Broken {
  return { kind: 'Broken', at: instr?.at, reason };
}

/** How many operands an instruction takes. */
export function countOperands({ op, immediates }: Instr): number {
  let count = 0;
  parametersOf(op).forEach(({ leaf }, index) => {
    if (leaf === 'operand') count += countMarks(immediates[index]);
  });
  return count;
}

function countMarks(immediate: Immediate | undefined): number {
  if (Array.isArray(immediate))
    return immediate.reduce<number>((count, each) => count + countMarks(each as Immediate), 0);
  return immediate === null || immediate === undefined ? 0 : 1;
}
