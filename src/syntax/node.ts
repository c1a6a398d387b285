/**
 * The face of a parse-tree node that semantic actions see. Ohm's wrapped nodes have it, and so do the
 * nodes that the generated parser builds, so one set of actions runs on both.
 */
export interface SyntaxNode {
  /** Name of the grammar rule, or `_terminal` / `_iter`. */
  readonly ctorName: string;
  readonly children: readonly SyntaxNode[];
  readonly source: { readonly startIdx: number; readonly endIdx: number };
  /** The text that this node covers. */
  readonly sourceString: string;
  isTerminal(): boolean;
  isIteration(): boolean;
}
