/** One item of the text form: words and blocks in a row, as an instruction or a field. */
export interface Item {
  readonly kind: 'Item';
  readonly parts: readonly (string | Block)[];
  readonly width: number;
  readonly comment: Comment | undefined;
}

/** A remark at the end of a line; one on a `row` is left out when the item takes several lines. */
export interface Comment {
  readonly on: 'row' | 'head';
  readonly text: string;
}

/** Items that belong together and share a line when they fit: an instruction after its operands. */
export interface Group {
  readonly kind: 'Group';
  readonly nodes: readonly Node[];
  readonly width: number;
  readonly comment: Comment | undefined;
}

/** Items in brackets. Between braces they are separated by semicolons or line ends, between others by blanks. */
export interface Block {
  readonly kind: 'Block';
  readonly brackets: '{}' | '[]';
  readonly nodes: readonly Node[];
  readonly width: number;
}

export type Node = Item | Group;

const lineWidth = 110;
const indentWidth = 2;
const commentColumn = 60;
const separator = ' ; ';

export function item(parts: readonly (string | Block)[], comment?: Comment): Item {
  const width = parts.reduce((sum, part) => sum + 1 + (typeof part === 'string' ? part.length : part.width), -1);
  return { kind: 'Item', parts, width, comment };
}

/** A group of one node is that node, with the comment of the group if it has one. */
export function group(nodes: readonly Node[], comment: Comment | undefined): Node {
  const [only] = nodes;
  if (nodes.length === 1 && only !== undefined) return { ...only, comment: comment ?? only.comment };
  return { kind: 'Group', nodes, width: rowWidth(nodes, separator.length), comment };
}

/** A block; `tall` ones are never put on one line. */
export function block(
  brackets: Block['brackets'],
  nodes: readonly Node[],
  form: 'fitting' | 'tall' = 'fitting',
): Block {
  const gap = brackets === '{}' ? separator.length : 1;
  const padding = brackets === '{}' && nodes.length > 0 ? 4 : 2;
  const width = form === 'tall' && nodes.length > 0 ? Infinity : rowWidth(nodes, gap) + padding;
  return { kind: 'Block', brackets, nodes, width };
}

function rowWidth(nodes: readonly Node[], gap: number): number {
  return nodes.reduce((sum, node) => sum + node.width, 0) + gap * Math.max(0, nodes.length - 1);
}

/** Lines of text for a node. */
export function layOut(node: Node, indent = 0): readonly string[] {
  const lines: string[] = [];
  write(node, indent, lines);
  return lines;
}

function write(node: Node, indent: number, lines: string[]): void {
  if (indent + node.width <= lineWidth) {
    lines.push(commented(' '.repeat(indent) + flat(node), node.comment));
  } else if (node.kind === 'Group') {
    for (const each of packed(node, lineWidth - indent)) write(each, indent, lines);
  } else {
    writeTall(node, indent, lines);
  }
}

/** Fills lines with what stands in a group; the last line has the comment of the group. */
function packed({ nodes, comment }: Group, width: number): readonly Node[] {
  const rows: Node[][] = [];
  for (const node of nodes) {
    const row = rows.at(-1);
    const fits = row !== undefined && rowWidth([...row, node], separator.length) <= width;
    if (fits && node.comment === undefined && row.every((each) => each.comment === undefined)) row.push(node);
    else rows.push([node]);
  }
  return rows.map((row, index) => group(row, index === rows.length - 1 ? comment : undefined));
}

/** Writes an item over several lines, by putting the insides of its widest blocks on lines of their own. */
function writeTall({ parts, comment }: Item, indent: number, lines: string[]): void {
  let line = ' '.repeat(indent);
  let note = comment?.on === 'head' ? comment : undefined;
  for (const part of parts) {
    const gap = line.trim() === '' ? '' : ' ';
    if (typeof part === 'string' || line.length + 1 + part.width <= lineWidth) {
      line += gap + (typeof part === 'string' ? part : flatBlock(part));
      continue;
    }
    lines.push(commented(line + gap + (part.brackets[0] ?? ''), note));
    note = undefined;
    for (const node of part.nodes) write(node, indent + indentWidth, lines);
    line = ' '.repeat(indent) + (part.brackets[1] ?? '');
  }
  lines.push(commented(line, note));
}

function flat(node: Node): string {
  if (node.kind === 'Group') return node.nodes.map(flat).join(separator);
  return node.parts.map((part) => (typeof part === 'string' ? part : flatBlock(part))).join(' ');
}

function flatBlock({ brackets, nodes }: Block): string {
  if (brackets === '[]') return `[${nodes.map(flat).join(' ')}]`;
  return nodes.length === 0 ? '{}' : `{ ${nodes.map(flat).join(separator)} }`;
}

function commented(line: string, comment: Comment | undefined): string {
  return comment === undefined ? line : `${line.padEnd(commentColumn)}  ;; ${comment.text}`;
}
