/** Syntax nodes over the cells that the generated parser writes; each is made when it is first asked for. */
import type { Span } from '../source/span';
import type { SyntaxNode } from './node';

/** What the nodes of one tree share. The layout of the cells is told in `codegen/runtime.ts`. */
export interface Tree {
  readonly text: string;
  readonly cells: Int32Array;
  /** Name and number of children of each kind of rule node. */
  readonly shapes: readonly (readonly [string, number])[];
}

const childless: readonly SyntaxNode[] = [];

/**
 * The node with this number. A class, because a tree has hundreds of nodes and most are asked for one or two of these things
 * only. What needs no nodes reads the cells instead (`values.ts`).
 */
export class CellNode implements SyntaxNode {
  readonly ctorName: string;
  private made: readonly SyntaxNode[] | undefined;

  constructor(
    readonly tree: Tree,
    readonly cell: number,
  ) {
    this.ctorName = cell < 0 ? leafName(cell) : (tree.shapes[tree.cells[cell] ?? 0]?.[0] ?? '');
  }

  get children(): readonly SyntaxNode[] {
    if (this.made !== undefined) return this.made;
    const { tree, cell } = this;
    const end = endOfChildren(tree, cell);
    const made: SyntaxNode[] = [];
    for (let at = firstChild(tree, cell); at < end; at += 1) made.push(new CellNode(tree, tree.cells[at] ?? 0));
    return (this.made = made.length === 0 ? childless : made);
  }

  get source(): { readonly startIdx: number; readonly endIdx: number } {
    return { startIdx: startOf(this.tree, this.cell), endIdx: endOf(this.tree, this.cell) };
  }

  get sourceString(): string {
    return this.tree.text.slice(startOf(this.tree, this.cell), endOf(this.tree, this.cell));
  }

  isTerminal(): boolean {
    return this.ctorName === '_terminal';
  }

  isIteration(): boolean {
    return this.ctorName === '_iter';
  }
}

const leafName = (cell: number): '_iter' | '_terminal' => ((~cell & 1) === 1 ? '_iter' : '_terminal');

/** The span of a node. */
export const spanAt = (tree: Tree, cell: number): Span => ({ start: startOf(tree, cell), end: endOf(tree, cell) });

const startOf = ({ cells }: Tree, cell: number): number => (cell < 0 ? ~cell >> 7 : (cells[cell + 1] ?? 0));

const endOf = ({ cells }: Tree, cell: number): number =>
  cell < 0 ? (~cell >> 7) + ((~cell >> 1) & 63) : (cells[cell + 2] ?? 0);

/** The place of the first child of a node among the cells. */
export const firstChild = ({ cells }: Tree, cell: number): number => (cells[cell] === 0 ? cell + 4 : cell + 3);

/** The place behind the last child of a node. */
export function endOfChildren({ cells, shapes }: Tree, cell: number): number {
  if (cell < 0) return cell;
  const shape = cells[cell] ?? 0;
  return shape === 0 ? cell + 4 + (cells[cell + 3] ?? 0) : cell + 3 + (shapes[shape]?.[1] ?? 0);
}
