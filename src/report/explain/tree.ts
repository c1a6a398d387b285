import type { SyntaxNode } from '../../syntax/node';
import type { Outline } from './outline';

/** The parse tree as an outline. Rules that only hand on one other are on one line with it. */
export function treeOutline(node: SyntaxNode): Outline {
  const chain = [node.ctorName];
  let inner = node;
  for (let [only, second] = partsOf(inner); only !== undefined && second === undefined && !only.isTerminal();) {
    chain.push(only.ctorName);
    inner = only;
    [only, second] = partsOf(inner);
  }
  const parts = partsOf(inner);
  const isWord = parts.every((part) => part.isTerminal() || isLexical(part));
  const children = isWord ? [] : parts.map((part) => (part.isTerminal() ? leaf(part) : treeOutline(part)));
  return { label: chain.join(' › '), words: node.sourceString, children };
}

/** The children that cover something, without the lists that repetition makes. */
function partsOf(node: SyntaxNode): readonly SyntaxNode[] {
  return node.children
    .flatMap((child) => (child.isIteration() ? partsOf(child) : [child]))
    .filter(({ source }) => source.endIdx > source.startIdx);
}

function leaf(node: SyntaxNode): Outline {
  return { label: JSON.stringify(node.sourceString), words: '', children: [] };
}

function isLexical({ ctorName }: SyntaxNode): boolean {
  return ctorName.charAt(0) === ctorName.charAt(0).toLowerCase();
}
