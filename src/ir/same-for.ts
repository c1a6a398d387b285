import { aboutKeyword, keywordSaid } from '../bytecode/other-keyword';
import { isTerm } from '../bytecode/term';
import { rowOf } from '../bytecode/table';
import type { Ast, ClauseAst, ListAst } from '../syntax/ast';
import type { Span } from '../source/span';
import type { Draft } from './drafts';
import { BindingGap, type Scope, type StepDraft } from './scope';

/** "The same is true for …": of what else the statement before is true. */
export function sameIn({ phrases }: ClauseAst): Ast | null {
  const [only, more] = phrases;
  return more === undefined && only?.predicate.op === 'same' ? (only.predicate.args[0] ?? null) : null;
}

/** The statement before, of other things or of other keywords. */
export function sameFor(last: readonly Draft[], what: Ast, span: Span, scope: Scope): readonly Draft[] {
  return what.kind === 'List' ? ofKeywords(last, what, span) : [ofThings(last.at(-1), what, span, scope)];
}

/** "It gains flying if … has flying. The same is true for first strike and trample": said again of each keyword. */
function ofKeywords([before, more]: readonly Draft[], { items }: ListAst, span: Span): readonly Draft[] {
  const said = before === undefined ? null : keywordSaid(before.effect);
  if (before === undefined || said === null || more !== undefined)
    throw new BindingGap('ORA0304', span, 'the same for keywords where none was spoken of');
  return items.flatMap((item): readonly Draft[] => {
    const [name] = item.kind === 'Call' ? item.args : [];
    if (name?.kind !== 'Word') return [];
    const effect = { ...aboutKeyword(before.effect, said, name.text), span: item.span };
    return [{ join: 'same', step: { result: null, span: item.span }, effect }];
  });
}

/** The continuous effect before, of other things. */
function ofThings(before: Draft | undefined, what: Ast, span: Span, scope: Scope): Draft {
  const first = before?.effect.args[0];
  if (before === undefined || !isTerm(first) || rowOf(before.effect.op).mode !== 'continuous')
    throw new BindingGap('ORA0304', span, 'the same of what nothing was said');
  const others = scope.binders.phrase(what, { sort: 'entities', role: 'subject' }, scope);
  const step: StepDraft = { result: null, span };
  return { join: 'same', step, effect: { ...before.effect, args: [others, ...before.effect.args.slice(1)], span } };
}
