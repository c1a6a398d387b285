/**
 * Where each expression of the grammar can end, with no order among alternatives. Rules in lower case are tokens, and
 * read as the parser reads them: the first alternative that fits, repeated as often as it fits.
 */
import { firstsOf, type First } from '../codegen/first';
import type { Expr, GrammarIr } from '../codegen/ir';
import { hasSymbol, leadingWord, symbolsOf, type Symbols } from '../codegen/symbols';
import type { SyntaxNode } from '../node';
import { columnsOf, leaf, nodeOf, type Piece } from './tree';

/** One text as the grammar can read it. */
export interface Reach {
  readonly text: string;
  /** All positions at which the expression can end when it starts at `start`, in ascending order. */
  ends(expr: Expr, start: number): readonly number[];
  /** What a token or terminal reads at a position; null when it does not fit. */
  token(expr: Expr, start: number): Piece | null;
  /** May a repetition of the expression stop here? */
  mayStop(repeated: Expr, at: number): boolean;
  /** The first position at or after this one that is no blank. */
  skip(start: number): number;
}

/** What a grammar needs to be known of before any text is read. */
export interface ReadingGrammar {
  readonly ir: GrammarIr;
  readonly symbols: Symbols;
  readonly firsts: readonly First[];
}

export function readingGrammar(ir: GrammarIr): ReadingGrammar {
  const symbols = symbolsOf(ir);
  return { ir, symbols, firsts: firstsOf(ir, symbols).rules };
}

const none: readonly number[] = [];

/**
 * How long a repetition is. By late closure, which is the rule of the language, it goes on as long as it can: a modifier
 * belongs to the innermost phrase that can take it. Free, it may stop anywhere.
 */
export type Closure = 'late' | 'free';

/** Prepares to read a text. */
export function reachOf({ ir, symbols, firsts }: ReadingGrammar, text: string, closure: Closure): Reach {
  const known = ir.rules.map((): Map<number, readonly number[]> => new Map());
  const skip = (start: number): number => {
    let at = start;
    while (text.charCodeAt(at) === BLANK) at += 1;
    return at;
  };
  const token = tokenReader(ir, text, skip);

  const ends = (expr: Expr, start: number): readonly number[] => {
    switch (expr.kind) {
      case 'Apply':
        return endsOfRule(expr.rule, expr.skipsBlanks ? skip(start) : start);
      case 'Alt':
        return merged(expr.terms.map((term) => ends(term, start)));
      case 'Seq':
        return expr.factors.reduce<readonly number[]>(
          (from, factor) => merged(from.map((each) => ends(factor, each))),
          [start],
        );
      case 'Iter':
        return endsOfIteration(expr.expr, expr.operator, start);
      case 'Not':
        return ends(expr.expr, start).length === 0 ? [start] : none;
      case 'Lookahead':
        return ends(expr.expr, start).length === 0 ? none : [start];
      default: {
        const read = token(expr, start);
        return read === null ? none : [read.end];
      }
    }
  };

  const endsOfIteration = (inner: Expr, operator: '*' | '+' | '?', start: number): readonly number[] => {
    const seen = new Set<number>();
    const found = new Set<number>();
    const pending = [start];
    for (let from = pending.pop(); from !== undefined; from = pending.pop()) {
      const further = ends(inner, from).filter((end) => end > from);
      const isFull = operator === '?' && from !== start;
      if ((isFull || mayStop(inner, from)) && (operator !== '+' || from !== start)) found.add(from);
      if (!isFull) for (const end of further) if (!seen.has(end)) pending.push(end);
      for (const end of further) seen.add(end);
    }
    return [...found].sort((a, b) => a - b);
  };

  const mayStop = (inner: Expr, at: number): boolean => closure === 'free' || !ends(inner, at).some((end) => end > at);

  const endsOfRule = (index: number, start: number): readonly number[] => {
    const before = known[index]?.get(start);
    if (before !== undefined) return before;
    const found = mayBegin(firsts[index], symbols.at(text, start)) ? endsOfBody(index, start) : none;
    known[index]?.set(start, found);
    return found;
  };

  const endsOfBody = (index: number, start: number): readonly number[] => {
    const rule = ir.rules[index];
    if (rule === undefined) return none;
    if (rule.syntactic) return ends(rule.body, start);
    const read = token({ kind: 'Apply', rule: index, skipsBlanks: false }, start);
    return read === null ? none : [read.end];
  };

  return { text, ends, token, mayStop, skip };
}

const BLANK = 32;

function merged(lists: readonly (readonly number[])[]): readonly number[] {
  const [first = none, ...others] = lists.filter((list) => list.length > 0);
  if (others.length === 0) return first;
  return [...new Set(lists.flat())].sort((a, b) => a - b);
}

/** May the rule read something where this symbol stands? */
const mayBegin = (first: First | undefined, symbol: number): boolean =>
  first === undefined || first.nullable || hasSymbol(first.symbols, symbol);

/** Reads terminals and rules in lower case, as the parser does. */
function tokenReader(ir: GrammarIr, text: string, skip: (at: number) => number): Reach['token'] {
  const read = (expr: Expr, start: number): Piece | null => {
    switch (expr.kind) {
      case 'Apply': {
        const rule = ir.rules[expr.rule];
        const at = expr.skipsBlanks ? skip(start) : start;
        const body = rule === undefined ? null : read(rule.body, at);
        if (rule === undefined || body === null) return null;
        return { start: at, end: body.end, nodes: [nodeOf(rule.name, text, at, body.end, body.nodes)] };
      }
      case 'Alt': {
        for (const term of expr.terms) {
          const found = read(term, start);
          if (found !== null) return found;
        }
        return null;
      }
      case 'Seq': {
        const nodes: SyntaxNode[] = [];
        let end = start;
        for (const factor of expr.factors) {
          const part = read(factor, end);
          if (part === null) return null;
          nodes.push(...part.nodes);
          end = part.end;
        }
        return { start, end, nodes };
      }
      case 'Iter': {
        const rows: Piece[] = [];
        let end = start;
        for (let count = 0; expr.operator !== '?' || count < 1; count += 1) {
          const part = read(expr.expr, end);
          if (part === null || part.end === end) break;
          rows.push(part);
          end = part.end;
        }
        if (expr.operator === '+' && rows.length === 0) return null;
        return { start, end, nodes: columnsOf(expr.expr, text, start, rows) };
      }
      case 'Not':
        return read(expr.expr, start) === null ? { start, end: start, nodes: [] } : null;
      case 'Lookahead': {
        const ahead = read(expr.expr, start);
        return ahead === null ? null : { start, end: start, nodes: ahead.nodes };
      }
      default: {
        const at = expr.skipsBlanks ? skip(start) : start;
        const length = lengthOf(expr, text, at);
        return length === null ? null : { start: at, end: at + length, nodes: [leaf(text, at, at + length)] };
      }
    }
  };
  return read;
}

type Primitive = Exclude<Expr, { kind: 'Apply' | 'Alt' | 'Seq' | 'Iter' | 'Not' | 'Lookahead' }>;

/** How much of the text a terminal reads; null when it does not fit. */
function lengthOf(expr: Primitive, text: string, at: number): number | null {
  const one = text.codePointAt(at);
  const size = one === undefined ? 0 : String.fromCodePoint(one).length;
  switch (expr.kind) {
    case 'Any':
      return one === undefined ? null : size;
    case 'End':
      return one === undefined ? 0 : null;
    case 'Terminal':
      return text.startsWith(expr.text, at) ? expr.text.length : null;
    case 'Word': {
      const fits = text.startsWith(expr.text, at) && leadingWord(text.charAt(at + expr.text.length)) === '';
      return fits ? expr.text.length : null;
    }
    case 'CaseInsensitive': {
      const there = text.slice(at, at + expr.text.length);
      return there.toUpperCase() === expr.text.toUpperCase() ? expr.text.length : null;
    }
    case 'Range':
      return one !== undefined && one >= expr.from && one <= expr.to ? size : null;
    case 'Unicode':
      return one !== undefined && new RegExp(expr.pattern, 'u').test(String.fromCodePoint(one)) ? size : null;
  }
}
