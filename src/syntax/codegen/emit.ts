/**
 * Code for expressions. The code reads at `p`. When the expression succeeds, `p` is behind it and its values
 * are in the given variables; when it fails, control goes to the given statement and `p` may be anywhere.
 *
 * Names in the generated code: K classes, W symbols, A nodes, S stack of rows, far the furthest failure.
 */
import { emitAlt } from './emit-alt';
import { emitPrimitive } from './emit-primitive';
import { arityOf } from './ir';
import type { Apply, Blanks, Expr, GrammarIr, Iter, Lookahead, Not, Seq } from './ir';
import type { Firsts } from './first';
import type { RulePlan } from './plan';
import type { Symbols } from './symbols';
import type { Tables } from './tables';

/** What all code of one parser shares. */
export interface Shared {
  readonly grammar: GrammarIr;
  readonly firsts: Firsts;
  readonly plans: readonly RulePlan[];
  readonly symbols: Symbols;
  readonly tables: Tables;
}

/** Collects the code of one function. */
export interface Output {
  readonly lines: string[];
  fresh(prefix: string): string;
  /** New variables for values, declared at the top of the function. */
  values(count: number): readonly string[];
}

/** Where and how an expression is read. */
export interface Place {
  /** A statement that leaves for the failure of this expression. */
  readonly fail: string;
  /** Are blanks already skipped at `p`? */
  readonly blanks: 'skipped' | 'unknown';
  /** Is the symbol at `p` known to be one that the expression can begin with? */
  readonly symbol: 'checked' | 'unknown';
  /** Failures that nobody will hear of need no record. */
  readonly failures: 'recorded' | 'ignored';
}

export interface Cx {
  readonly shared: Shared;
  readonly out: Output;
}

/** Emits code for the expression; gives what is known about blanks at `p` behind it. */
export function emitExpr(cx: Cx, expr: Expr, values: readonly string[], place: Place): Place['blanks'] {
  switch (expr.kind) {
    case 'Any':
    case 'End':
    case 'Terminal':
    case 'Word':
    case 'CaseInsensitive':
    case 'Range':
    case 'Unicode':
      emitPrimitive(cx, expr, values[0] ?? '', place);
      return 'unknown';
    case 'Apply':
      emitApply(cx, expr, values[0] ?? '', place);
      return 'unknown';
    case 'Alt':
      emitAlt(cx, expr, values, place);
      return 'unknown';
    case 'Seq':
      return emitSeq(cx, expr, values, place);
    case 'Iter':
      if (expr.operator === '?') emitOptional(cx, expr, values, place);
      else emitRepeat(cx, expr, values, place);
      return 'unknown';
    case 'Not':
      emitNot(cx, expr, place);
      return place.blanks;
    case 'Lookahead':
      emitLookahead(cx, expr, values, place);
      return place.blanks;
  }
}

/** Skips the blanks before an expression that wants it. */
export function emitSkip(cx: Cx, place: Place): void {
  if (place.blanks === 'unknown') cx.out.lines.push(skipBlanks(cx.shared.grammar.blanks));
}

/** A statement that moves `p` behind the blanks. */
export function skipBlanks(blanks: Blanks): string {
  if (blanks.kind === 'Rule') return 'p = skip(p);';
  if (blanks.codes.length === 1) return `while (K[p] === ${String(blanks.codes[0])}) p++;`;
  return 'while (blank[K[p]] === 1) p++;';
}

/** Code that records a failure at the position, if anyone wants to know. */
export function record(place: Place, position: string): string {
  return place.failures === 'recorded' ? `if (${position} > far) far = ${position}; ` : '';
}

function emitApply(cx: Cx, apply: Apply, value: string, place: Place): void {
  const { out, shared } = cx;
  if (apply.skipsBlanks) emitSkip(cx, place);
  const first = shared.firsts.of(apply);
  if (place.symbol === 'unknown' && !first.nullable) {
    out.lines.push(`if (!(${shared.tables.test(first.symbols, 'p')})) { ${record(place, 'p')}${place.fail} }`);
  }
  out.lines.push(`${value} = r${String(apply.rule)}(p); if (${value} === 0) ${place.fail} p = A[${value} + 2];`);
}

function emitSeq(cx: Cx, seq: Seq, values: readonly string[], place: Place): Place['blanks'] {
  let here = place;
  let next = 0;
  for (const factor of seq.factors) {
    const arity = arityOf(factor);
    const blanks = emitExpr(cx, factor, values.slice(next, next + arity), here);
    here = { ...here, blanks, symbol: 'unknown' };
    next += arity;
  }
  return here.blanks;
}

function emitOptional(cx: Cx, iter: Iter, values: readonly string[], place: Place): void {
  const { out } = cx;
  const start = out.fresh('q');
  const done = out.fresh('O');
  const none = out.fresh('N');
  const inner = out.values(values.length);
  out.lines.push(`const ${start} = p; ${done}: { ${none}: {`);
  emitExpr(cx, iter.expr, inner, { ...place, fail: `break ${none};`, symbol: 'unknown' });
  const [first = '', last = ''] = [inner[0], inner.at(-1)];
  if (values.length === 1) out.lines.push(`${values[0] ?? ''} = one(${first});`);
  else values.forEach((value, column) => out.lines.push(`${value} = oneOf(${inner[column] ?? ''}, ${first}, ${last});`));
  out.lines.push(`break ${done}; }`, `p = ${start}; ${values.map((value) => `${value} = `).join('')}none(p); }`);
}

function emitRepeat(cx: Cx, iter: Iter, values: readonly string[], place: Place): void {
  const { out } = cx;
  const base = out.fresh('b');
  const start = out.fresh('q');
  const row = out.fresh('q');
  const loop = out.fresh('I');
  const end = out.fresh('E');
  const inner = out.values(values.length);
  out.lines.push(`const ${base} = sp, ${start} = p;`, `${loop}: for (;;) { const ${row} = p; ${end}: {`);
  emitExpr(cx, iter.expr, inner, { ...place, fail: `break ${end};`, blanks: 'unknown', symbol: 'unknown' });
  out.lines.push(`${inner.map((value) => `push(${value}); `).join('')}continue ${loop}; }`, `p = ${row}; break; }`);
  if (iter.operator === '+') out.lines.push(`if (sp === ${base}) ${place.fail}`);
  values.forEach((value, column) => out.lines.push(`${value} = rows(${[base, column, values.length, start].join(', ')});`));
  out.lines.push(`sp = ${base};`);
}

function emitNot(cx: Cx, not: Not, place: Place): void {
  const { out } = cx;
  const start = out.fresh('q');
  const absent = out.fresh('N');
  const saved = out.fresh('f');
  const hush = place.failures === 'recorded' && appliesRule(not.expr);
  out.lines.push(`const ${start} = p; ${hush ? `const ${saved} = far; far = HUSH; ` : ''}${absent}: {`);
  const inner = out.values(arityOf(not.expr));
  emitExpr(cx, not.expr, inner, { fail: `break ${absent};`, blanks: place.blanks, symbol: 'unknown', failures: 'ignored' });
  const restore = hush ? `far = ${saved}; ` : '';
  out.lines.push(`${restore}${record(place, start)}${place.fail} }`, `${restore}p = ${start};`);
}

function emitLookahead(cx: Cx, lookahead: Lookahead, values: readonly string[], place: Place): void {
  const start = cx.out.fresh('q');
  cx.out.lines.push(`const ${start} = p;`);
  emitExpr(cx, lookahead.expr, values, { ...place, symbol: 'unknown' });
  cx.out.lines.push(`p = ${start};`);
}

function appliesRule(expr: Expr): boolean {
  if (expr.kind === 'Apply') return true;
  if (expr.kind === 'Seq') return expr.factors.some(appliesRule);
  if (expr.kind === 'Alt') return expr.terms.some(appliesRule);
  return expr.kind === 'Iter' || expr.kind === 'Not' || expr.kind === 'Lookahead' ? appliesRule(expr.expr) : false;
}
