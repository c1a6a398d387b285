import type { AbilityCommon, Modal } from '../bytecode/module';
import { term, type Term } from '../bytecode/term';
import type { Span } from '../source/span';
import type { FaceFacts, Scope } from './scope';

/** What all abilities share, from the scope in which they were bound. */
export function common(
  scope: Scope,
  face: FaceFacts,
  body: readonly Term[],
  zones: AbilityCommon['zones'],
  span: Span,
  modal: Modal | null = null,
): AbilityCommon {
  return {
    item: face.item,
    zones,
    targets: scope.targets,
    values: scope.values.map((v) => v.declaration),
    body,
    modal,
    gate: null,
    span,
  };
}

/** A statement of its own. */
export const statementOf = (effect: Term): Term => term('step', ['first', null, effect], effect.span);
