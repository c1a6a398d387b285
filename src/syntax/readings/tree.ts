/** Parse-tree nodes as plain data, with the face that semantic actions see. */
import { arityOf, type Expr } from '../codegen/ir';
import type { SyntaxNode } from '../node';

/** A piece of text that an expression has read, and the nodes that it yields. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly nodes: readonly SyntaxNode[];
}

/** A node of a rule or of a repetition (`_iter`). */
export function nodeOf(
  name: string,
  text: string,
  start: number,
  end: number,
  children: readonly SyntaxNode[],
): SyntaxNode {
  return {
    ctorName: name,
    children,
    source: { startIdx: start, endIdx: end },
    sourceString: text.slice(start, end),
    isTerminal: () => name === '_terminal',
    isIteration: () => name === '_iter',
  };
}

/** A node of a terminal. */
export const leaf = (text: string, start: number, end: number): SyntaxNode => nodeOf('_terminal', text, start, end, []);

/** The nodes of a repetition: one for each value of the repeated expression, with that value of every round. */
export function columnsOf(repeated: Expr, text: string, at: number, rounds: readonly Piece[]): readonly SyntaxNode[] {
  const [start, end] = [rounds[0]?.start ?? at, rounds.at(-1)?.end ?? at];
  return Array.from({ length: arityOf(repeated) }, (_, column) =>
    nodeOf(
      '_iter',
      text,
      start,
      end,
      rounds.flatMap(({ nodes }) => nodes.slice(column, column + 1)),
    ),
  );
}
