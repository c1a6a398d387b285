/** All trees of a text, those with equal values counted once. */
import type { Expr } from '../codegen/ir';
import type { SyntaxNode } from '../node';
import type { Value } from '../values';
import type { Reach, ReadingGrammar } from './reach';
import { columnsOf, nodeOf, type Piece } from './tree';

/** The distinct trees of a rule over a piece of text. */
export interface Trees {
  of(rule: number, start: number, end: number): readonly SyntaxNode[];
  /** True when there were more than could be looked at. */
  isCut(): boolean;
}

/** How many distinct trees of one rule over one piece of text are looked at. */
const MOST = 48;

/** The trees of a rule over a piece of text. */
type TreesOfRule = (rule: number, start: number, end: number) => readonly SyntaxNode[];

/** All ways in which an expression reads exactly from `start` to `end`. */
type Ways = (expr: Expr, start: number, end: number) => Iterable<Piece>;

function waysOf(reach: Reach, treesOfRule: TreesOfRule): Ways {
  const { text } = reach;

  function* ways(expr: Expr, start: number, end: number): Generator<Piece> {
    switch (expr.kind) {
      case 'Apply': {
        const from = expr.skipsBlanks ? reach.skip(start) : start;
        for (const node of treesOfRule(expr.rule, from, end)) yield { start: from, end, nodes: [node] };
        return;
      }
      case 'Alt':
        for (const term of expr.terms) if (reach.ends(term, start).includes(end)) yield* ways(term, start, end);
        return;
      case 'Seq':
        yield* sequences(expr.factors, start, end);
        return;
      case 'Iter':
        for (const rounds of iterations(expr, start, end))
          yield { start, end, nodes: columnsOf(expr.expr, text, start, rounds) };
        return;
      case 'Not':
        if (start === end && reach.ends(expr.expr, start).length === 0) yield { start, end, nodes: [] };
        return;
      case 'Lookahead': {
        const [ahead] = start === end ? reach.ends(expr.expr, start) : [];
        if (ahead === undefined) return;
        for (const { nodes } of ways(expr.expr, start, ahead)) {
          yield { start, end, nodes };
          return;
        }
        return;
      }
      default: {
        const read = reach.token(expr, start);
        if (read !== null && read.end === end) yield read;
      }
    }
  }

  function* sequences(factors: readonly Expr[], start: number, end: number): Generator<Piece> {
    const [factor, ...rest] = factors;
    if (factor === undefined) {
      if (start === end) yield { start, end, nodes: [] };
      return;
    }
    for (const middle of reach.ends(factor, start)) {
      if (middle > end || !reaches(rest, middle, end)) continue;
      for (const behind of [...sequences(rest, middle, end)])
        for (const before of ways(factor, start, middle))
          yield { start: before.start, end, nodes: [...before.nodes, ...behind.nodes] };
    }
  }

  function reaches(factors: readonly Expr[], start: number, end: number): boolean {
    const [factor, ...rest] = factors;
    if (factor === undefined) return start === end;
    return reach.ends(factor, start).some((middle) => middle <= end && reaches(rest, middle, end));
  }

  function* iterations(
    { expr, operator }: Extract<Expr, { kind: 'Iter' }>,
    start: number,
    end: number,
  ): Generator<readonly Piece[]> {
    if (start === end) {
      if (operator !== '+' && reach.mayStop(expr, start)) yield [];
      return;
    }
    if (operator !== '?' && !reach.mayStop(expr, end)) return;
    for (const middle of reach.ends(expr, start)) {
      if (middle <= start || middle > end || (operator === '?' && middle !== end)) continue;
      const rest = middle === end ? [[]] : [...iterations({ kind: 'Iter', expr, operator: '*' }, middle, end)];
      if (rest.length === 0) continue;
      for (const first of ways(expr, start, middle)) for (const others of rest) yield [first, ...others];
    }
  }

  return ways;
}

/**
 * Derives trees. Two trees of a rule over the same words whose values are equal, places in the text apart, mean the
 * same; the first is kept.
 */
export function treesOf({ ir }: ReadingGrammar, reach: Reach, values: (node: SyntaxNode) => readonly Value[]): Trees {
  const { text } = reach;
  const known = new Map<string, readonly SyntaxNode[]>();
  let isCut = false;

  const treesOfRule: TreesOfRule = (index, start, end) => {
    const key = `${String(index)}:${String(start)}:${String(end)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const rule = ir.rules[index];
    const found = rule === undefined ? [] : distinct(index, start, end);
    known.set(key, found);
    return found;
  };

  const distinct = (index: number, start: number, end: number): readonly SyntaxNode[] => {
    const rule = ir.rules[index];
    if (rule === undefined || !reach.ends({ kind: 'Apply', rule: index, skipsBlanks: false }, start).includes(end))
      return [];
    if (!rule.syntactic) return reach.token({ kind: 'Apply', rule: index, skipsBlanks: false }, start)?.nodes ?? [];
    const found = new Map<string, SyntaxNode>();
    let looked = 0;
    for (const { nodes } of ways(rule.body, start, end)) {
      const node = nodeOf(rule.name, text, start, end, nodes);
      const meant = meaning(node, values);
      if (!found.has(meant)) found.set(meant, node);
      looked += 1;
      if (found.size >= MOST || looked >= MOST * MOST) {
        isCut = true;
        break;
      }
    }
    return [...found.values()];
  };

  const ways = waysOf(reach, treesOfRule);
  return { of: treesOfRule, isCut: () => isCut };
}

/** What a tree means, as text without places: its values, or its shape where only a rule around it gives it one. */
function meaning(node: SyntaxNode, values: (node: SyntaxNode) => readonly Value[]): string {
  try {
    return JSON.stringify(values(node), (key, value: unknown) => (key === 'span' ? undefined : value));
  } catch {
    return shapeOf(node);
  }
}

const shapeOf = (node: SyntaxNode): string =>
  node.children.length === 0
    ? node.sourceString
    : `${node.ctorName}(${node.children.map((child) => shapeOf(child)).join()})`;
