import { isTerm } from '../bytecode/term';
import { rowOf } from '../bytecode/table';
import type { Ast, ClauseAst } from '../syntax/ast';
import type { Span } from '../source/span';
import type { Draft } from './drafts';
import { BindingGap, type Scope, type StepDraft } from './scope';

/** "The same is true for …": of what else the statement before is true. */
export function sameIn({ phrases }: ClauseAst): Ast | null {
  const [only, more] = phrases;
  return more === undefined && only?.predicate.op === 'same' ? (only.predicate.args[0] ?? null) : null;
}

/** The continuous effect before, of other things. */
export function sameFor(before: Draft | undefined, what: Ast, span: Span, scope: Scope): Draft {
  const first = before?.effect.args[0];
  if (before === undefined || !isTerm(first) || rowOf(before.effect.op).mode !== 'continuous')
    throw new BindingGap('ORA0304', span, 'the same of what nothing was said');
  const others = scope.binders.phrase(what, { sort: 'entities', role: 'subject' }, scope);
  const step: StepDraft = { result: null, span };
  return { join: 'same', step, effect: { ...before.effect, args: [others, ...before.effect.args.slice(1)], span } };
}
