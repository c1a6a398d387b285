/** The function of one rule. */
import { emitExpr } from './emit';
import { record, skipBlanks } from './emit-context';
import type { Output, Place, Shared } from './emit-context';
import type { Rule } from './ir';
import { symbolSet } from './symbols';

/** The function that reads the rule at a position and gives its node, or 0. */
export function emitRule(shared: Shared, rule: Rule, index: number, shape: number): string {
  const plan = shared.plans[index];
  if (plan === undefined) throw new Error(`no plan for rule ${rule.application}`);
  const out = makeOutput();
  const values = out.values(rule.arity);
  const described = rule.description !== undefined;
  const hush = described && plan.appliesRules;
  const cx = { shared, out, emit: emitExpr };
  const place: Place = {
    fail: 'break F;',
    blanks: plan.beginsBehindBlanks ? 'skipped' : 'unknown',
    symbol: 'unknown',
    failures: described ? 'ignored' : 'recorded',
  };
  emitExpr(cx, rule.body, values, place);
  if (rule.skipsTrailingBlanks) out.lines.push(skipBlanks(shared.grammar.blanks));
  const leave = `${hush ? 'far = heard; ' : ''}${plan.countsNesting ? 'nesting--; ' : ''}`;
  const memo = plan.memo === undefined ? '' : `M[memo] = far === HUSH ? `;
  return [
    `function r${String(index)}(p) { // ${rule.application}`,
    ...guard(shared, rule, index),
    'const start = p;',
    ...(plan.memo === undefined ? [] : memoLookup(plan.memo)),
    ...(plan.countsNesting ? ['if (++nesting > MAX_NESTING) throw LIMIT;'] : []),
    ...(hush ? ['const heard = far; far = HUSH;'] : []),
    ...out.declarations(),
    'F: {',
    ...out.lines,
    `${leave}const node = top; top += ${String(3 + rule.arity)}; if (top > A.length) growNodes();`,
    `A[node] = ${String(shape)}; A[node + 1] = start; A[node + 2] = p;`,
    ...values.map((value, place) => `A[node + ${String(3 + place)}] = ${value};`),
    `${memo === '' ? '' : `${memo}node << 1 | 1 : node << 1; `}return node; }`,
    `${leave}${described ? record(cx, { ...place, failures: 'recorded' }, 'start', rule.description) : ''}${memo === '' ? '' : `${memo}-2 : -1; `}return 0; }`,
  ].join('\n');
}

/** How many of the symbols that a rule needs are looked for. */
const LOOKED_FOR = 2;

/** Gives up at once where what the rule needs does not come any more, unless somebody hears how far it would have come. */
function guard({ needs, purpose, plans, firsts }: Shared, rule: Rule, index: number): readonly string[] {
  if (purpose !== 'reading' || plans[index]?.appliesRules !== true) return [];
  const first = firsts.of(rule.body);
  const isFirst = (symbol: number): boolean => !first.nullable && first.symbols === symbolSet(symbol);
  const [...needed] = needs
    .ofRule(index)
    .filter((symbol) => !isFirst(symbol))
    .slice(0, LOOKED_FOR);
  if (needed.length === 0) return [];
  return [`if (far === HUSH && (${needed.map((symbol) => `Z[${String(symbol)}] < p`).join(' || ')})) return 0;`];
}

/** A result that was found while failures went unheard may only be used while they still do. */
function memoLookup(slot: number): readonly string[] {
  return [
    `const memo = (B[p] || block(p)) + ${String(slot)}, known = M[memo];`,
    'if (known !== 0) {',
    'if (known > 0) { if ((known & 1) === 0 || far === HUSH) return known >> 1; }',
    'else if (known === -1 || far === HUSH) return 0; }',
  ];
}

function makeOutput(): Output & { declarations(): readonly string[] } {
  const names: string[] = [];
  const counter = { count: 0 };
  const fresh = (prefix: string): string => `${prefix}${String(++counter.count)}`;
  return {
    lines: [],
    fresh,
    values(count) {
      const made = Array.from({ length: count }, () => fresh('v'));
      names.push(...made);
      return made;
    },
    declarations: () => (names.length === 0 ? [] : [`let ${names.map((name) => `${name} = 0`).join(', ')};`]),
  };
}
