/** What the generated parser does not do, found before anything is generated. */
import { partsOf, walk } from './ir';
import type { Expr, GrammarIr, Rule } from './ir';
import { AT_END, FIRST_CLASS_SYMBOL, hasSymbol } from './symbols';
import type { Firsts } from './first';

/**
 * Throws when a rule can reach itself without reading (left recursion, which Ohm would grow from a seed),
 * or when something is repeated that may read nothing or that has no values.
 */
export function checkGrammar(grammar: GrammarIr, firsts: Firsts): void {
  const cycle = leftCycle(grammar, firsts);
  if (cycle !== undefined) throw new Error(`left recursion is not supported: ${cycle.join(' -> ')}`);
  for (const rule of grammar.rules)
    walk(rule.body, (expr) => {
      checkIteration(rule, expr, firsts);
    });
}

function checkIteration(rule: Rule, expr: Expr, firsts: Firsts): void {
  if (expr.kind !== 'Iter') return;
  if (expr.operator !== '?' && readsNothing(expr.expr, firsts)) {
    throw new Error(`rule ${rule.application}: what "${expr.operator}" repeats may read nothing`);
  }
  if (valueless(expr.expr))
    throw new Error(`rule ${rule.application}: "${expr.operator}" on an expression without values`);
}

/** Like `nullable`, but the end of the text is no reading either. */
function readsNothing(expr: Expr, firsts: Firsts): boolean {
  const { nullable, symbols } = firsts.of(expr);
  return nullable || hasSymbol(symbols, FIRST_CLASS_SYMBOL + AT_END);
}

function valueless(expr: Expr): boolean {
  if (expr.kind === 'Not') return true;
  if (expr.kind === 'Seq') return expr.factors.every(valueless);
  if (expr.kind === 'Alt') return expr.terms.every(valueless);
  if (expr.kind === 'Iter' || expr.kind === 'Lookahead') return valueless(expr.expr);
  return false;
}

/** The rules of some left-recursive cycle, the first repeated at the end. */
function leftCycle(grammar: GrammarIr, firsts: Firsts): readonly string[] | undefined {
  const done = new Set<number>();
  const path: number[] = [];
  const visit = (rule: number): readonly number[] | undefined => {
    const at = path.indexOf(rule);
    if (at >= 0) return [...path.slice(at), rule];
    if (done.has(rule)) return undefined;
    path.push(rule);
    const body = grammar.rules[rule]?.body;
    for (const next of body === undefined ? [] : leftCalls(body, firsts)) {
      const cycle = visit(next);
      if (cycle !== undefined) return cycle;
    }
    path.pop();
    done.add(rule);
    return undefined;
  };
  for (let rule = 0; rule < grammar.rules.length; rule++) {
    const cycle = visit(rule);
    if (cycle !== undefined) return cycle.map((index) => grammar.rules[index]?.application ?? '');
  }
  return undefined;
}

/** The rules that an expression may apply before it has read anything. */
function leftCalls(expr: Expr, firsts: Firsts): readonly number[] {
  if (expr.kind === 'Apply') return [expr.rule];
  if (expr.kind !== 'Seq') return partsOf(expr).flatMap((part) => leftCalls(part, firsts));
  const calls: number[] = [];
  for (const factor of expr.factors) {
    calls.push(...leftCalls(factor, firsts));
    if (!readsNothing(factor, firsts)) break;
  }
  return calls;
}
