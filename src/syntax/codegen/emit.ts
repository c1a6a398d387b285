/**
 * Code for expressions. The code reads at `p`. When the expression succeeds, `p` is behind it and its values
 * are in the given variables; when it fails, control goes to the given statement and `p` may be anywhere.
 *
 * Names in the generated code: K classes, W symbols, A nodes, S stack of rows, far the furthest failure.
 */
import { emitAlt } from './emit-alt';
import { emitSkip, record } from './emit-context';
import type { Cx, Place } from './emit-context';
import { emitPrimitive } from './emit-primitive';
import { arityOf } from './ir';
import type { Apply, Expr, Iter, Lookahead, Not, Seq } from './ir';

/**
 * Emits code for the expression; gives what is known about blanks at `p` behind it. There are as many
 * variables as the expression has values, or none if nobody wants the values.
 */
export function emitExpr(cx: Cx, expr: Expr, values: readonly string[], place: Place): Place['blanks'] {
  switch (expr.kind) {
    case 'Any':
    case 'End':
    case 'Terminal':
    case 'Word':
    case 'CaseInsensitive':
    case 'Range':
    case 'Unicode':
      emitPrimitive(cx, expr, values[0], place);
      return 'unknown';
    case 'Apply':
      emitApply(cx, expr, values[0] ?? cx.out.values(1)[0] ?? '', place);
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

function emitApply(cx: Cx, apply: Apply, value: string, place: Place): void {
  const { out, shared } = cx;
  if (apply.skipsBlanks) emitSkip(cx, place);
  const first = shared.firsts.of(apply);
  if (place.symbol === 'unknown' && !first.nullable) {
    const misses = `!(${shared.tables.test(first.symbols, 'p')})`;
    if (shared.purpose === 'reading') out.lines.push(`if (${misses}) { ${record(cx, place, 'p')}${place.fail} }`);
    // What cannot fit is tried all the same where its failure would tell what was expected.
    else out.lines.push(`if (p < far && ${misses}) ${place.fail}`);
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
  else
    values.forEach((value, column) => out.lines.push(`${value} = oneOf(${inner[column] ?? ''}, ${first}, ${last});`));
  out.lines.push(`break ${done}; }`, `p = ${start}; ${values.map((value) => `${value} = none(p); `).join('')}}`);
}

function emitRepeat(cx: Cx, iter: Iter, values: readonly string[], place: Place): void {
  const { out } = cx;
  const base = out.fresh('b');
  const start = out.fresh('q');
  const row = out.fresh('q');
  const loop = out.fresh('I');
  const end = out.fresh('E');
  const inner = out.values(values.length);
  out.lines.push(`const ${base} = sp, ${start} = p; let ${row} = p;`, `${loop}: for (;;) { ${row} = p; ${end}: {`);
  emitExpr(cx, iter.expr, inner, { ...place, fail: `break ${end};`, blanks: 'unknown', symbol: 'unknown' });
  out.lines.push(`${inner.map((value) => `push(${value}); `).join('')}continue ${loop}; }`, `p = ${row}; break; }`);
  if (iter.operator === '+') out.lines.push(`if (${row} === ${start}) ${place.fail}`);
  values.forEach((value, column) => {
    out.lines.push(`${value} = rows(${[base, column, values.length, start].join(', ')});`);
  });
  out.lines.push(`sp = ${base};`);
}

function emitNot(cx: Cx, not: Not, place: Place): void {
  const { out } = cx;
  const start = out.fresh('q');
  const absent = out.fresh('N');
  const saved = out.fresh('f');
  const hush = place.failures === 'recorded' && appliesRule(not.expr);
  out.lines.push(`const ${start} = p; ${hush ? `const ${saved} = far; far = HUSH; ` : ''}${absent}: {`);
  emitExpr(cx, not.expr, [], {
    fail: `break ${absent};`,
    blanks: place.blanks,
    symbol: 'unknown',
    failures: 'ignored',
  });
  const restore = hush ? `far = ${saved}; ` : '';
  out.lines.push(`${restore}${record(cx, place, start)}${place.fail} }`, `${restore}p = ${start};`);
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
