/** Code for alternatives: tried in order, or dispatched by the symbol where they would begin. */
import { emitSkip, record, skipBlanks } from './emit-context';
import type { Cx, Place } from './emit-context';
import { expectationOf } from './emit-primitive';
import { beginsBehindBlanks, headsOf } from './heads';
import type { Alt, Apply, Expr, Terminal } from './ir';
import { FIRST_CLASS_SYMBOL, OTHER, codeUnits, symbolsIn } from './symbols';
import { symbolAt } from './tables';

/** From this many alternatives on, a table decides which are tried. */
const MANY = 4;

/** From this many plain terminals on, a tree of their characters finds the first of them that fits. */
const MANY_TERMINALS = 8;

export function emitAlt(cx: Cx, alt: Alt, values: readonly string[], place: Place): void {
  const { out, shared } = cx;
  const terminals = alt.terms.filter(isPlainTerminal);
  if (terminals.length === alt.terms.length && terminals.length >= MANY_TERMINALS) {
    emitTerminals(cx, terminals, values[0], place);
    return;
  }
  const start = out.fresh('q');
  out.lines.push(`const ${start} = p;`);
  const heads = alt.terms.map((term) => headsOf(term, shared.firsts));
  const skips = place.blanks === 'unknown' && heads.some(({ skipping }) => skipping);
  let behind = start;
  if (skips) {
    behind = out.fresh('q');
    out.lines.push(`${skipBlanks(shared.grammar.blanks)} const ${behind} = p;`);
  }
  const terms = alt.terms.map((expr, index) => ({
    expr,
    start: skips && !beginsBehindBlanks(expr) ? start : behind,
    blanks: skips && beginsBehindBlanks(expr) ? ('skipped' as const) : place.blanks,
    dispatched: !skips || heads[index]?.standing !== true,
  }));
  if (terms.length < MANY) emitInOrder(cx, terms, values, place);
  else emitDispatched(cx, terms, behind, values, place);
}

function isPlainTerminal(expr: Expr): expr is Terminal {
  return expr.kind === 'Terminal' && expr.text !== '' && codeUnits(expr.text).every((code) => code < OTHER);
}

function emitTerminals(cx: Cx, terminals: readonly Terminal[], value: string | undefined, place: Place): void {
  const { out, shared } = cx;
  if (terminals[0]?.skipsBlanks === true) emitSkip(cx, place);
  const length = out.fresh('n');
  const set = shared.tables.terminals(terminals.map(({ text }) => text));
  out.lines.push(`const ${length} = terminalAt(${set}, p);`);
  if (shared.purpose === 'explaining' && place.failures === 'recorded')
    out.lines.push(missedTerminals(cx, terminals, set));
  const failure = shared.purpose === 'reading' ? record(cx, place, 'p') : '';
  out.lines.push(`if (${length} === 0) { ${failure}${place.fail} }`);
  out.lines.push(`${value === undefined ? '' : `${value} = leaf(p, ${length}); `}p += ${length};`);
}

/** Code that records those of the terminals that were tried before one that fits. */
function missedTerminals({ shared }: Cx, terminals: readonly Terminal[], set: string): string {
  const numbers = terminals.map((terminal) => shared.expectations.numberOf(expectationOf(terminal)));
  return `if (p >= far) missTerminals(p, [${numbers.join()}], orderAt(${set}, p));`;
}

interface Term {
  readonly expr: Expr;
  /** The variable with the position where it is tried. */
  readonly start: string;
  readonly blanks: Place['blanks'];
  /** May it be left out where the symbol does not fit? */
  readonly dispatched: boolean;
}

function emitInOrder(cx: Cx, terms: readonly Term[], values: readonly string[], place: Place): void {
  const { out } = cx;
  const done = out.fresh('A');
  out.lines.push(`${done}: {`);
  terms.forEach(({ expr, start, blanks }, index) => {
    const failed = out.fresh('T');
    const last = index === terms.length - 1;
    out.lines.push(`p = ${start};${last ? '' : ` ${failed}: {`}`);
    cx.emit(cx, expr, values, { ...place, fail: last ? place.fail : `break ${failed};`, blanks, symbol: 'unknown' });
    if (!last) out.lines.push(`break ${done}; }`);
  });
  if (terms.length === 0) out.lines.push(place.fail);
  out.lines.push('}');
}

function emitDispatched(cx: Cx, terms: readonly Term[], behind: string, values: readonly string[], place: Place): void {
  const { out, shared } = cx;
  const all = Array.from(
    { length: shared.symbols.count - FIRST_CLASS_SYMBOL },
    (_, index) => FIRST_CLASS_SYMBOL + index,
  );
  const isChecked = ({ expr, dispatched }: Term): boolean => dispatched && !shared.firsts.of(expr).nullable;
  const fitting = terms.map((term) => new Set(isChecked(term) ? symbolsIn(shared.firsts.of(term.expr).symbols) : all));
  const isReading = shared.purpose === 'reading';
  const { starts, lists } = shared.tables.dispatch(isReading ? [] : terms.map((_, index) => index + 1), (symbol) =>
    fitting.flatMap((set, index) => (set.has(symbol) ? [index + 1] : [])),
  );
  const next = out.fresh('i');
  const loop = out.fresh('A');
  const first = `${starts}[${symbolAt(behind)}]`;
  // What cannot fit is tried all the same where its failure would tell what was expected.
  out.lines.push(`let ${next} = ${isReading ? first : `${behind} >= far ? 0 : ${first}`};`);
  const fail = `${isReading ? record(cx, place, behind) : ''}${place.fail}`;
  const isPlain = (term: Term): term is Term & { readonly expr: Apply } =>
    isRule(term, behind) && (isChecked(term) || shared.firsts.of(term.expr).nullable);
  const rules = terms.flatMap((term) => (isPlain(term) ? [term.expr.rule] : []));
  if (rules.length === terms.length) {
    const value = values[0] ?? out.values(1)[0] ?? '';
    emitChosen(cx, { list: `${lists}[${next}++]`, rules, value, behind, fail });
    return;
  }
  out.lines.push(`${loop}: for (;;) switch (${lists}[${next}++]) {`);
  out.lines.push(`case 0: ${fail}`);
  terms.forEach((term, index) => {
    const { expr, start, blanks } = term;
    out.lines.push(`case ${String(index + 1)}: { p = ${start};`);
    const symbol = isReading && isChecked(term) ? 'checked' : 'unknown';
    cx.emit(cx, expr, values, { ...place, fail: `continue ${loop};`, blanks, symbol });
    out.lines.push(`break ${loop}; }`);
  });
  out.lines.push('}');
}

/** Is it one rule that may be applied where the others are? */
const isRule = ({ expr, start, blanks }: Term, behind: string): boolean =>
  expr.kind === 'Apply' && start === behind && (blanks === 'skipped' || !expr.skipsBlanks);

interface Choice {
  /** Code for the number of the next alternative, 0 where there is none. */
  readonly list: string;
  readonly rules: readonly number[];
  readonly value: string;
  readonly behind: string;
  readonly fail: string;
}

/** Code for alternatives that are one rule each: a table of them keeps the code small, and good for all that is read. */
function emitChosen({ out, shared }: Cx, { list, rules, value, behind, fail }: Choice): void {
  const number = out.fresh('n');
  const table = shared.tables.rules(rules);
  out.lines.push(`for (;;) { const ${number} = ${list}; if (${number} === 0) { ${fail} }`);
  out.lines.push(`${value} = ${table}[${number}](${behind}); if (${value} !== 0) break; }`, `p = A[${value} + 2];`);
}
