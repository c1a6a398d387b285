import { parametersOf, type Parameter } from '../bytecode/parameters';
import type { Param, Sort } from '../bytecode/schema';
import { isOp, rowOf, type Op } from '../bytecode/table';
import type { Span } from '../source/span';
import type { Ast, Call, EnumName, ListAst, NounPhrase, QuantityForm, Word } from './ast';
import { CellNode, spanAt } from './cells';
import type { SyntaxNode } from './node';

/** The span of a node. */
export function spanOf(node: SyntaxNode): Span {
  if (node instanceof CellNode) return spanAt(node.tree, node.cell);
  return { start: node.source.startIdx, end: node.source.endIdx };
}

export const call = (op: Op, args: readonly (Ast | null)[], span: Span): Call => ({ kind: 'Call', op, args, span });
export const word = (text: string, span: Span): Word => ({ kind: 'Word', text, span });
export const enumName = (name: string, span: Span): EnumName => ({ kind: 'EnumName', name, span });
export const list = (items: readonly Ast[], span: Span): ListAst => ({ kind: 'List', items, span });

/** Things that a filter describes, in a number that the form of the phrase says. */
export const setOf = (form: QuantityForm, filter: Call, span: Span, count: Ast | null = null): NounPhrase => ({
  kind: 'NounPhrase',
  role: 'set',
  form,
  count,
  filter,
  choice: 'plain',
  span,
});

/** Alternatives, and the word between them. */
export const anyOf = (parts: readonly Ast[], span: Span, style = 'or'): Call =>
  call('anyOf', [list(parts, span), enumName(style, span)], span);

/** Conjunction of filter parts in printed order; nested conjunctions are flattened. */
export function allOf(parts: readonly Call[], span: Span): Call {
  const flat = parts.flatMap((part) => (part.op === 'allOf' ? allOfParts(part) : [part]));
  return call('allOf', [list(flat, span)], span);
}

/** The parts of a conjunction. */
export function allOfParts(filter: Call): readonly Call[] {
  const parts = filter.args[0];
  return parts?.kind === 'List' ? parts.items.filter((item): item is Call => item.kind === 'Call') : [filter];
}

/**
 * Builds the call that a case label names: `-- draw` is the instruction `draw`, `-- cant_attack` is `cant` with the
 * enumeration member `attack`. Values fill the parameters in order, each taking the next value of its sort; a predicate's
 * first parameter is its subject.
 *
 * @throws Error when the values do not fit the instruction: a mistake in the grammar.
 */
export function callFromLabel(ctorName: string, values: readonly Ast[], span: Span): Call | undefined {
  const known = labels.get(ctorName);
  const label = known === undefined ? readLabel(ctorName) : known;
  if (known === undefined) labels.set(ctorName, label);
  if (label === null) return undefined;
  const { op, params, hasSubject, variants } = label;
  const unusedVariants = [...variants];
  const rest = [...values];
  const args: (Ast | null)[] = [];
  for (const { name, param } of params) {
    if (hasSubject && args.length === 0) {
      args.push(subjectAt(span));
      continue;
    }
    const arg = takeArgument(param, rest, unusedVariants, span);
    if (arg === undefined) throw new Error(`${ctorName}: no value for parameter ${name} of ${op}`);
    args.push(arg);
  }
  if (rest.length > 0) throw new Error(`${ctorName}: ${String(rest.length)} values left over for ${op}`);
  return call(op, args, span);
}

/** What a case label says, worked out once for each. */
interface Label {
  readonly op: Op;
  readonly params: readonly Parameter[];
  /** Is the first parameter the subject that a predicate leaves open? */
  readonly hasSubject: boolean;
  /** Members of enumerations that the label fixes. */
  readonly variants: readonly string[];
}

const labels = new Map<string, Label | null>();

function readLabel(ctorName: string): Label | null {
  const [rule = '', label = '', ...variants] = ctorName.split('_');
  if (!isOp(label)) return null;
  return { op: label, params: parametersOf(label), hasSubject: rule.endsWith('Predicate'), variants };
}

function takeArgument(param: Param, rest: Ast[], variants: string[], span: Span): Ast | null | undefined {
  const fixed = variants.length === 0 ? -1 : variants.findIndex((variant) => membersOf(param).includes(variant));
  if (fixed >= 0) return enumName(variants.splice(fixed, 1)[0] ?? '', span);
  const next = rest[0];
  switch (param.kind) {
    case 'optional':
      return next !== undefined && fits(param.of, next) ? (rest.shift() ?? null) : null;
    case 'list': {
      const items: Ast[] = [];
      if (next?.kind === 'List') return rest.shift() ?? null;
      while (rest[0] !== undefined && fits(param.of, rest[0])) items.push(...rest.splice(0, 1));
      return list(items, span);
    }
    case 'style':
      return next !== undefined && fits(param, next) ? rest.shift() : enumName(param.of[0] ?? '', span);
    default:
      return next !== undefined && fits(param, next) ? rest.shift() : undefined;
  }
}

function membersOf(param: Param): readonly string[] {
  if (param.kind === 'enum' || param.kind === 'style') return param.of;
  return param.kind === 'optional' ? membersOf(param.of) : [];
}

/** True when a value can stand for a parameter. */
export function fits(param: Param, value: Ast): boolean {
  switch (param.kind) {
    case 'operand':
    case 'block':
      return sortFits(param.sort, value);
    case 'enum':
    case 'style':
      return value.kind === 'EnumName' && param.of.includes(value.name);
    case 'word':
      return value.kind === 'Word';
    case 'int':
      return value.kind === 'Word';
    case 'ability':
      return value.kind.endsWith('Ast');
    case 'optional':
      return fits(param.of, value);
    case 'list':
      return value.kind === 'List' || fits(param.of, value);
  }
}

function sortFits(sort: Sort, value: Ast): boolean {
  switch (value.kind) {
    case 'NounPhrase':
    case 'Subject':
      return sort === 'entities' || sort === 'players' || sort === 'np';
    case 'Reference':
      return value.form === 'thatMuch' ||
        value.form === 'amountDone' ||
        value.form === 'difference' ||
        value.form === 'y' ||
        value.form === 'thatMany' ||
        value.form === 'thatNumber'
        ? sort === 'num'
        : sort === 'entities' || sort === 'players' || sort === 'np';
    case 'Call': {
      const result = rowOf(value.op).result;
      if (result === sort) return true;
      if (result === 'entities' || result === 'players' || result === 'np')
        return sort === 'entities' || sort === 'players' || sort === 'np';
      return false;
    }
    case 'Sentence':
      return sort === 'effect';
    default:
      return false;
  }
}

/** The subject that a predicate leaves open, before its words. */
export const subjectOf = (node: SyntaxNode): Ast => subjectAt(spanOf(node));
const subjectAt = ({ start }: Span): Ast => ({ kind: 'Subject', span: { start, end: start } });

/** The name that an argument is, if it is one. */
export const nameOf = (ast: Ast | null | undefined): string | null => (ast?.kind === 'EnumName' ? ast.name : null);
