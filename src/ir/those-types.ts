import { term, type Term } from '../bytecode/term';
import type { Ast, Call } from '../syntax/ast';
import { BindingGap, type Scope } from './scope';

/** "That shares one of those types with it": the types are those by which "it" was described, "target artifact or creature". */
export function bindSharedOne(ast: Call, scope: Scope): Term {
  const [what] = ast.args;
  const described = scope.mentions.findLast(({ filter }) => filter !== null && typesIn(filter).length > 1);
  if (!what || !described?.filter) throw new BindingGap('ORA0301', ast.span, 'those types');
  const other = scope.binders.phrase(what, { sort: 'entities', role: 'object' }, scope);
  return term('sharesOneOf', [other, typesIn(described.filter)], ast.span);
}

/** The card types that a description names. */
function typesIn(ast: Ast): readonly string[] {
  if (ast.kind === 'List') return ast.items.flatMap(typesIn);
  if (ast.kind !== 'Call') return [];
  const [type] = ast.args;
  if (ast.op === 'type' && type?.kind === 'EnumName') return [type.name];
  return ast.op === 'allOf' || ast.op === 'anyOf' ? ast.args.flatMap((arg) => (arg === null ? [] : typesIn(arg))) : [];
}
