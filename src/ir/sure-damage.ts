import { withArgs } from '../bytecode/parameters';
import { term } from '../bytecode/term';
import type { Span } from '../source/span';
import type { Ast, ClauseAst } from '../syntax/ast';
import type { Draft } from './drafts';
import { isSource } from './functions-in';
import { BindingGap, type Scope } from './scope';

/** "The damage can't be prevented": said of what the statement before deals. */
export const isOfDamageBefore = ({ phrases }: ClauseAst): boolean =>
  phrases.length === 1 &&
  phrases[0]?.predicate.op === 'cantPrevent' &&
  phrases[0].predicate.args.some((arg) => arg?.kind === 'EnumName' && arg.name === 'thatOfBefore');

/** Does a sentence say more of the damage of the statement before: that it can't be prevented, where what is too much of it goes? */
export function completesDamage(clause: ClauseAst, before: Draft | undefined, scope: Scope): boolean {
  const excess = excessIn(clause);
  if (isOfDamageBefore(clause)) withSureDamage(before, 'sentence', clause.span);
  else if (excess !== null) withExcess(before, excess, scope);
  return excess !== null || isOfDamageBefore(clause);
}

/** "Excess damage is dealt to that creature's controller instead": whom that of the statement before is dealt to; null of any other clause. */
function excessIn({ phrases: [phrase, more] }: ClauseAst): Ast | null {
  const [, amount, whom = null] = phrase?.predicate.op === 'dealDamage' ? phrase.predicate.args : [];
  return more === undefined && amount?.kind === 'EnumName' && amount.name === 'excess' ? whom : null;
}

/** Excess damage of the statement before is dealt to somebody else (CR 120.4a). */
function withExcess(before: Draft | undefined, whom: Ast, scope: Scope): void {
  if (before?.effect.op !== 'dealDamage')
    throw new BindingGap('ORA0304', whom.span, 'excess damage without damage before');
  const to = scope.binders.phrase(whom, { sort: 'entities', role: 'object' }, scope);
  before.effect = withArgs(before.effect, { excess: to });
}

/** The statement before, whose damage cannot be prevented (CR 615.12). */
export function withSureDamage(before: Draft | undefined, style: 'sentence' | 'and', span: Span): void {
  if (before?.effect.op !== 'dealDamage')
    throw new BindingGap('ORA0304', span, 'damage that cannot be prevented without damage before');
  before.effect = withArgs(before.effect, { sure: style });
}

/** "~ can't be countered and the damage can't be prevented": said of the spell, and of all that it deals (CR 615.12). */
export function ofSpellsDamage(before: Draft | undefined, span: Span): Draft | null {
  const { op, args } = before?.effect ?? { op: null, args: [] };
  if (op !== 'cant' || args[1] !== 'beCountered' || !isSource(args[0])) return null;
  const effect = term('cantPrevent', ['any', null, term('source', ['self'], span), 'theDamage'], span);
  return { join: 'and', step: { result: null, span }, effect };
}
