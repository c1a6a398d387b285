import type { Ability } from '../bytecode/module';
import type { Ast } from '../syntax/ast';
import { isAbilityAst } from '../syntax/values';
import { bindAbility } from './ability';
import { BindingGap, type Scope } from './scope';

/** Binds an ability in quotation marks: a scope of its own, on the object that will have it. */
export function bindNested(ast: Ast, scope: Scope): Ability {
  const facts = { isSpell: false, types: ['creature'], item: scope.face.item };
  if (!isAbilityAst(ast)) throw new BindingGap('ORA0303', ast.span, 'an ability is wanted here');
  const [first, second] = bindAbility(ast, facts).abilities;
  if (first === undefined || second !== undefined)
    throw new BindingGap('ORA0303', ast.span, 'one ability is wanted here');
  return first;
}
