import { term, type Term } from '../bytecode/term';
import type { Call } from '../syntax/ast';
import { BindingGap, type Scope } from './scope';

/** Excess damage that was dealt (CR 120.10): a condition speaks of it, and what follows may say how much it was. */
export function bindExcess(ast: Call, scope: Scope): Term {
  const { span } = ast;
  const [recipient = null, style] = ast.args;
  const said = style?.kind === 'EnumName' ? style.name : 'the';
  if (ast.op === 'excessDamage' && said === 'that') {
    if (scope.excess === null) throw new BindingGap('ORA0301', span, 'that excess damage');
    return { ...scope.excess, span };
  }
  const to =
    recipient === null
      ? null
      : scope.unmentioned(() => scope.binders.phrase(recipient, { sort: 'np', role: 'object' }, scope));
  if (ast.op === 'excessDamage') return term('excessDamage', [to, said], span);
  const amount = term('excessDamage', [to, 'that'], span);
  scope.excess = amount;
  scope.mention({ sort: 'num', number: 'singular', span, use: (form) => term('sameNumber', [amount, form], span) });
  return term('excessDealt', [to], span);
}
