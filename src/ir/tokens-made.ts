import type { Term } from '../bytecode/term';
import type { Call } from '../syntax/ast';
import { BindingGap, type Scope } from './scope';

/** Statements that create tokens. */
const makers: readonly string[] = ['createToken', 'createNamedToken', 'copyToken'];

/** Keeps the statement by which tokens are created, for "create two of those tokens". */
export function rememberTokens(effect: Term, scope: Scope): void {
  if (makers.includes(effect.op)) scope.tokensMade = effect;
}

/** "Create two of those tokens": those that were created last, if they were of one kind. */
export function thoseTokens({ span }: Call, { tokensMade }: Scope): Term {
  if (tokensMade === null || tokensMade.args.includes('together'))
    throw new BindingGap('ORA0301', span, 'those tokens');
  return tokensMade;
}
