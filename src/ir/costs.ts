import { rowOf } from '../bytecode/table';
import { term, type Term } from '../bytecode/term';
import type { Call } from '../syntax/ast';
import { bindArgument, bindCall } from './bind';
import type { Scope } from './scope';

/** A part of a cost: a payment of its own, or an imperative. */
export function bindCost(part: Call, scope: Scope): Term {
  scope.time += 1;
  if (part.args[0]?.kind !== 'Subject') return bindCall(part, scope);
  const params = Object.values(rowOf(part.op).params);
  const you = term('you', ['implicit'], { start: part.span.start, end: part.span.start });
  const args = params.map((param, index) => (index === 0 ? you : bindArgument(param, part.args[index] ?? null, scope, part)));
  return term(part.op, args, part.span);
}
