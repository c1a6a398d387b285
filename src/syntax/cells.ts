/** Syntax nodes over the cells that the generated parser writes; each is made when it is first asked for. */
import type { SyntaxNode } from './node';

/** What the nodes of one tree share. The layout of the cells is told in `codegen/runtime.ts`. */
export interface Tree {
  readonly text: string;
  readonly cells: Int32Array;
  /** Name and number of children of each kind of rule node. */
  readonly shapes: readonly (readonly [string, number])[];
}

/** The node with this number. */
export function nodeAt(tree: Tree, node: number): SyntaxNode {
  return node < 0 ? smallNode(tree, ~node) : largeNode(tree, node);
}

function smallNode(tree: Tree, bits: number): SyntaxNode {
  const start = bits >> 7;
  return new CellNode(tree, (bits & 1) === 1 ? '_iter' : '_terminal', start, start + ((bits >> 1) & 63), 0, 0);
}

function largeNode(tree: Tree, node: number): SyntaxNode {
  const { cells, shapes } = tree;
  const cell = (offset: number): number => cells[node + offset] ?? 0;
  const [name, arity] = shapes[cell(0)] ?? ['', 0];
  const [first, count] = cell(0) === 0 ? [node + 4, cell(3)] : [node + 3, arity];
  return new CellNode(tree, name, cell(1), cell(2), first, count);
}

const childless: readonly SyntaxNode[] = [];

function childrenAt(tree: Tree, first: number, count: number): readonly SyntaxNode[] {
  if (count === 0) return childless;
  const made: SyntaxNode[] = [];
  for (let cell = first; cell < first + count; cell += 1) made.push(nodeAt(tree, tree.cells[cell] ?? 0));
  return made;
}

/** A class, because a tree has hundreds of nodes and most are asked for one or two of these things only. */
class CellNode implements SyntaxNode {
  private made: readonly SyntaxNode[] | undefined;

  constructor(
    private readonly tree: Tree,
    readonly ctorName: string,
    private readonly start: number,
    private readonly end: number,
    private readonly first: number,
    private readonly count: number,
  ) {}

  get children(): readonly SyntaxNode[] {
    this.made ??= childrenAt(this.tree, this.first, this.count);
    return this.made;
  }

  get source(): { readonly startIdx: number; readonly endIdx: number } {
    return { startIdx: this.start, endIdx: this.end };
  }

  get sourceString(): string {
    return this.tree.text.slice(this.start, this.end);
  }

  isTerminal(): boolean {
    return this.ctorName === '_terminal';
  }

  isIteration(): boolean {
    return this.ctorName === '_iter';
  }
}
