import type { Ast } from './ast';
import type { SyntaxNode } from './node';
import { isAst, valuesOfAll, type Value } from './values';

/** Gives the values of a node. */
export type Values = (node: SyntaxNode) => readonly Value[];

/** The values of the parts of a rule. */
export const valuesIn = (node: SyntaxNode, values: Values): readonly Value[] => valuesOfAll(node.children, values);

/** Those that are syntax. */
export const astsIn = (node: SyntaxNode, values: Values): readonly Ast[] => valuesIn(node, values).filter(isAst);

/** Values in printed order: repeated parts of a rule come column by column. */
export const printedIn = (node: SyntaxNode, values: Values): readonly Value[] =>
  [...valuesIn(node, values)].sort((a, b) => startOf(a) - startOf(b));

const startOf = (value: Value): number => ('span' in value ? value.span.start : 0);

/** The first that is syntax; throws when there is none. */
export const firstAst = (node: SyntaxNode, values: Values): Ast => {
  const found = astsIn(node, values)[0];
  if (found === undefined) throw new Error(`${node.ctorName} has no value`);
  return found;
};
