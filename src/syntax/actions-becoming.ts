/** Actions of what something becomes. */
import { type Op } from '../bytecode/table';
import type { Ast, Call } from './ast';
import { allOf, allOfParts, call, enumName, list, spanOf, subjectOf } from './build';
import { astsIn, valuesIn } from './children';
import type { SyntaxNode } from './node';
import { isCall, type Action } from './values';

/** What a token is, or what something becomes: colors, types and subtypes in printed order. */
export const kindOf: Action = (node, values) => allOf(valuesIn(node, values).filter(isCall), spanOf(node));
export const become: Action = (node, values) => becoming(node, astsIn(node, values));

/** "Becomes your choice of a 3/3 creature or a 2/2 creature with flying": what else it can become stands behind the parameters. */
export const becomeOne: Action = (node, values) => {
  const [first, ...others] = node.children
    .flatMap((part) => (part.isIteration() ? part.children : [part]))
    .filter(({ ctorName }) => ctorName === 'Becoming')
    .map((option) => becoming(option, astsIn(option, values)));
  if (first === undefined) throw new Error('a choice among nothing');
  const said = [first, ...others].map((each): Call => ({
    ...each,
    args: each.args.with(6, enumName('become', each.span)),
  }));
  return { ...first, args: [...(said[0]?.args ?? []), list(said, spanOf(node))], span: spanOf(node) };
};

/** "A Dragon with base power and toughness 4/4": the size stands with the abilities. */
function isBased(node: SyntaxNode): boolean {
  return node.ctorName === 'Becoming_based' || node.children.some(isBased);
}

/** "With power and toughness each equal to its mana value". */
function isEach(node: SyntaxNode): boolean {
  return node.ctorName === 'Becoming_sizedEach' || isBaseEach(node) || node.children.some(isEach);
}

/** "With base power and toughness each equal to its mana value". */
function isBaseEach(node: SyntaxNode): boolean {
  return node.ctorName === 'Becoming_baseEach' || node.children.some(isBaseEach);
}

function sizeStyle(node: SyntaxNode): 'baseEach' | 'each' | 'base' | 'before' {
  if (isBaseEach(node)) return 'baseEach';
  if (isEach(node)) return 'each';
  return isBased(node) ? 'base' : 'before';
}

export function becoming(node: SyntaxNode, inner: readonly Ast[]): Call {
  const span = spanOf(node);
  const ofOp = (op: Op): readonly Call[] => inner.filter(isCall).filter((v) => v.op === op);
  const [plain = null, still = null] = ofOp('allOf');
  const [rank, named] = [ofOp('supertype'), ofOp('named')];
  const isBare = plain === null || rank.length + named.length === 0;
  const kind = isBare ? plain : allOf([...rank, ...allOfParts(plain), ...named], plain.span);
  const described: readonly Ast[] = [...ofOp('allOf'), ...rank, ...named];
  const numbers = inner.filter((v) => (isCall(v) && !described.includes(v)) || v.kind === 'Reference');
  const abilities = inner.find((v) => v.kind === 'List') ?? list([], span);
  const addition = inner.find((v) => v.kind === 'EnumName') ?? null;
  const form = node.ctorName.endsWith('_become') ? 'become' : 'is';
  return call(
    'become',
    [
      subjectOf(node),
      numbers[0] ?? null,
      (isEach(node) ? numbers[0] : numbers[1]) ?? null,
      kind,
      abilities,
      addition,
      enumName(form, span),
      enumName(sizeStyle(node), span),
      still,
    ],
    span,
  );
}
