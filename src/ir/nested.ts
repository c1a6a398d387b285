import type { Ability } from '../bytecode/module';
import type { BoundAbility } from './ability';
import type { AbilityAst, Ast } from '../syntax/ast';
import { isAbilityAst } from '../syntax/values';
import { BindingGap, type FaceFacts, type Scope } from './scope';

/** Binds an ability in quotation marks: a scope of its own, on the object that will have it. */
export function bindNested(ast: Ast, scope: Scope, bind: (ast: AbilityAst, face: FaceFacts) => BoundAbility): Ability {
  const granter = scope.isIn('granting') && !scope.isIn('copying') ? 'known' : 'unknown';
  const facts: FaceFacts = { isSpell: false, types: ['creature'], item: scope.face.item, done: [], granter };
  if (!isAbilityAst(ast)) throw new BindingGap('ORA0303', ast.span, 'an ability is wanted here');
  const { abilities, antecedents } = bind(ast, facts);
  const [first, second] = abilities;
  if (first === undefined || second !== undefined)
    throw new BindingGap('ORA0303', ast.span, 'one ability is wanted here');
  scope.antecedents.push(...antecedents);
  return first;
}
