/** Parse results as plain text, for comparing and for reading in test failures. */
import type { SyntaxNode } from '../node';
import type { ParseResult } from '../parser';

/** The tree of a result with names and spans of all nodes, or how far the failed parse came. */
export function outline(result: ParseResult): string {
  return result.kind === 'Failed' ? `failed at ${String(result.furthest)}` : outlineNode(result.node, '');
}

function outlineNode(node: SyntaxNode, indent: string): string {
  const flags = `${node.isTerminal() ? ' terminal' : ''}${node.isIteration() ? ' iteration' : ''}`;
  const head = `${indent}${node.ctorName} ${String(node.source.startIdx)}-${String(node.source.endIdx)}${flags} ${JSON.stringify(node.sourceString)}`;
  return [head, ...node.children.map((child) => outlineNode(child, `${indent}  `))].join('\n');
}
