import type { Ability } from '../bytecode/module';
import type { AbilityAst, Ast } from '../syntax/ast';
import { bindAbility } from './ability';
import { BindingGap, type Scope } from './scope';

/** Binds an ability in quotation marks: a scope of its own, on the object that will have it. */
export function bindNested(ast: Ast, scope: Scope): Ability {
  const facts = { isSpell: false, types: ['creature'], item: scope.face.item };
  if (!isAbility(ast)) throw new BindingGap('ORA0303', ast.span, 'an ability is wanted here');
  const [first, second] = bindAbility(ast, facts).abilities;
  if (first === undefined || second !== undefined) throw new BindingGap('ORA0303', ast.span, 'one ability is wanted here');
  return first;
}

function isAbility(ast: Ast): ast is AbilityAst {
  switch (ast.kind) {
    case 'KeywordLineAst':
    case 'ActivatedAst':
    case 'TriggeredAst':
    case 'StaticAst':
    case 'SpellAst':
    case 'ReplacementAst':
      return true;
    default:
      return false;
  }
}
