import { term, type Term } from '../bytecode/term';
import type { Span } from '../source/span';
import type { Ast } from '../syntax/ast';
import type { Scope } from './scope';

/** Whatever a spell or ability targets. */
export function targetsOf(by: Ast, span: Span, scope: Scope): Term {
  const spell = scope.binders.phrase(by, { sort: 'entities', role: 'object' }, scope);
  return term('all', [term('allOf', [[term('targetOf', [spell], span)]], span), 'bare'], span);
}
