/** Decisions about each rule: is it memoised, does it count nesting, does it begin behind blanks. */
import { walk } from './ir';
import type { Apply, GrammarIr, Rule } from './ir';

export interface RulePlan {
  /** Its place in the memo block of a position, if it is memoised. */
  readonly memo: number | undefined;
  /** Every cycle of rules passes through one that counts nesting. */
  readonly countsNesting: boolean;
  /** Is it only ever applied where blanks were skipped already? */
  readonly beginsBehindBlanks: boolean;
  readonly appliesRules: boolean;
}

/** Rules whose whole work is smaller than this many expressions are cheaper to run again than to look up. */
const CHEAP = 8;

export function planRules(grammar: GrammarIr): readonly RulePlan[] {
  const calls = grammar.rules.map(appliesOf);
  const sites = countSites(grammar, calls);
  const loops = loopHeads(calls);
  const work = workOf(grammar, calls);
  const memos = grammar.rules.map((_, index) => (sites[index] ?? 0) > 1 && (work[index] ?? 0) >= CHEAP);
  const standing = new Set(
    calls.flatMap((list) => list.filter((apply) => !apply.skipsBlanks).map((apply) => apply.rule)),
  );
  let slots = 0;
  return grammar.rules.map((rule, index) => ({
    memo: memos[index] === true ? slots++ : undefined,
    countsNesting: loops.has(index),
    beginsBehindBlanks: rule.syntactic && !standing.has(index),
    appliesRules: (calls[index] ?? []).length > 0,
  }));
}

function appliesOf(rule: Rule): readonly Apply[] {
  const applies: Apply[] = [];
  walk(rule.body, (expr) => {
    if (expr.kind === 'Apply') applies.push(expr);
  });
  return applies;
}

function countSites(grammar: GrammarIr, calls: readonly (readonly Apply[])[]): readonly number[] {
  const sites = grammar.rules.map(() => 0);
  for (const apply of calls.flat()) sites[apply.rule] = (sites[apply.rule] ?? 0) + 1;
  return sites;
}

/** The rules that a depth-first walk comes back to while it is still inside them. */
function loopHeads(calls: readonly (readonly Apply[])[]): ReadonlySet<number> {
  const heads = new Set<number>();
  const state = calls.map((): 'new' | 'open' | 'done' => 'new');
  const visit = (rule: number): void => {
    state[rule] = 'open';
    for (const { rule: next } of calls[rule] ?? []) {
      if (state[next] === 'open') heads.add(next);
      else if (state[next] === 'new') visit(next);
    }
    state[rule] = 'done';
  };
  calls.forEach((_, rule) => {
    if (state[rule] === 'new') visit(rule);
  });
  return heads;
}

/** A measure of what one run of each rule may cost, applied rules included; repetition and recursion cost much. */
function workOf(grammar: GrammarIr, calls: readonly (readonly Apply[])[]): readonly number[] {
  const MUCH = 1000;
  const work = grammar.rules.map((): number | undefined => undefined);
  const visit = (index: number): number => {
    const known = work[index];
    if (known !== undefined) return known;
    work[index] = MUCH;
    const rule = grammar.rules[index];
    let sum = 0;
    if (rule !== undefined)
      walk(rule.body, (expr) => {
        sum += expr.kind === 'Iter' && expr.operator !== '?' ? CHEAP : 1;
      });
    for (const { rule: next } of calls[index] ?? []) sum += visit(next);
    return (work[index] = Math.min(sum, MUCH));
  };
  return grammar.rules.map((_, index) => visit(index));
}
