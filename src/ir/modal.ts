import type { AbilityMode, Modal } from '../bytecode/module';
import type { ModalAst } from '../syntax/ast';
import { bindNumber } from './bind';
import { bindBody } from './body';
import { bindCondition } from './clauses';
import { bindCost } from './costs';
import { finish } from './drafts';
import { Scope, type FaceFacts } from './scope';

/** Binds the modes, each with targets and values of its own (CR 700.2c); the event's participants are known to all of them. */
export function bindModal(
  ast: ModalAst | null,
  outer: Scope,
  face: FaceFacts,
  prepare: (scope: Scope) => void = () => undefined,
): Modal | null {
  if (ast === null) return null;
  const modes = ast.modes.map((sentences, at): AbilityMode => {
    const scope = new Scope(face, outer.binders);
    prepare(scope);
    const cost = (ast.prices[at] ?? []).map((part) => bindCost(part, scope));
    const body = finish(bindBody(sentences, scope));
    outer.antecedents.push(...scope.antecedents);
    return { label: null, cost, targets: scope.targets, values: scope.values.map((v) => v.declaration), body };
  });
  const more = ast.more === null ? null : { ...ast.more, condition: bindCondition(ast.more.condition, outer) };
  const count = ast.count === null ? null : bindNumber(ast.count, outer);
  return { min: ast.min, max: ast.max, chooser: ast.chooser, whom: ast.whom, style: ast.style, count, more, modes };
}
