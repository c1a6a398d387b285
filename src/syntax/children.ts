import type { Ast } from './ast';
import type { SyntaxNode } from './node';
import { isAst, type Value, type Values } from './values';

export type { Values } from './values';

/** The values of the parts of a rule. */
export const valuesIn = (node: SyntaxNode, values: Values): readonly Value[] => values.within(node);

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

/** The case label of a node: `TargetCount_upTo` → `upTo`. */
export const labelOf = (node: SyntaxNode): string => node.ctorName.split('_')[1] ?? '';

/** The first child that a rule read, through what is repeated or optional. */
export const child = (node: SyntaxNode, rule: string): SyntaxNode | undefined => {
  for (const part of node.children) {
    const found = part.isIteration() ? child(part, rule) : isOfRule(part, rule) ? part : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

const isOfRule = ({ ctorName }: SyntaxNode, rule: string): boolean =>
  ctorName.startsWith(rule) && (ctorName.length === rule.length || ctorName.charAt(rule.length) === '_');

/** The children of a node, those of repetitions among them. */
export const flatChildren = (node: SyntaxNode): readonly SyntaxNode[] =>
  node.children.flatMap((c) => (c.isIteration() ? flatChildren(c) : [c]));

/** The innermost node of a rule that only passes on: `TargetCount` → `TargetCount_upTo`. */
export const cased = (node: SyntaxNode): SyntaxNode => {
  const [only] = node.children;
  return node.children.length === 1 && only !== undefined && only.ctorName.startsWith(`${node.ctorName}_`)
    ? only
    : node;
};
