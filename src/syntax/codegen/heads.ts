/** How an expression begins: where its failures at the start lie, and whether it may be begun behind blanks. */
import { partsOf } from './ir';
import type { Expr } from './ir';
import type { Firsts } from './first';

/** Whether an expression's first looks at the text come after skipping blanks, or right where it stands. */
export interface Heads {
  readonly skipping: boolean;
  readonly standing: boolean;
}

const NONE: Heads = { skipping: false, standing: false };
const both = (a: Heads, b: Heads): Heads => ({
  skipping: a.skipping || b.skipping,
  standing: a.standing || b.standing,
});

/** The heads of an expression: of all that it may try before it has read anything. */
export function headsOf(expr: Expr, firsts: Firsts): Heads {
  switch (expr.kind) {
    case 'Any':
    case 'End':
    case 'Terminal':
    case 'Word':
    case 'CaseInsensitive':
    case 'Range':
    case 'Unicode':
    case 'Apply':
      return { skipping: expr.skipsBlanks, standing: !expr.skipsBlanks };
    case 'Not':
      return { skipping: false, standing: true };
    case 'Alt':
    case 'Iter':
    case 'Lookahead':
      return partsOf(expr)
        .map((part) => headsOf(part, firsts))
        .reduce(both, NONE);
    case 'Seq': {
      const end = expr.factors.findIndex((factor) => !firsts.of(factor).nullable);
      const prefix = end < 0 ? expr.factors : expr.factors.slice(0, end + 1);
      return prefix.map((factor) => headsOf(factor, firsts)).reduce(both, NONE);
    }
  }
}

/**
 * Does it make no difference whether the expression is begun before or behind blanks? It does where a node
 * that covers nothing would lie before the blanks.
 */
export function beginsBehindBlanks(expr: Expr): boolean {
  switch (expr.kind) {
    case 'Any':
    case 'End':
    case 'Terminal':
    case 'Word':
    case 'CaseInsensitive':
    case 'Range':
    case 'Unicode':
    case 'Apply':
      return expr.skipsBlanks;
    case 'Alt':
      return expr.terms.every(beginsBehindBlanks);
    case 'Seq':
      return expr.factors[0] !== undefined && beginsBehindBlanks(expr.factors[0]);
    case 'Iter':
      return expr.operator === '+' && beginsBehindBlanks(expr.expr);
    case 'Not':
    case 'Lookahead':
      return false;
  }
}
