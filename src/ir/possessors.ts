import { term, type Term } from '../bytecode/term';
import type { Ast, Call } from '../syntax/ast';
import { allOfParts } from '../syntax/build';
import { ownerOfAbility } from './own-abilities';
import type { Scope, StepDraft } from './scope';

/** "a creature an opponent controls": "that player" is then the one who controls it (CR 109.4). */
export function mentionPossessors(filter: Call, scope: Scope, what: () => Term, result: StepDraft | null = null): void {
  for (const part of allOfParts(filter)) {
    const thing = ownerOfAbility(part);
    if (thing !== null)
      scope.mention({
        sort: 'object',
        number: 'singular',
        filter: thing.filter,
        span: part.span,
        use: (style, noun) => term('again', [term('abilitySource', [what()]), style, noun], part.span),
      });
    const owner = possessorOf(part);
    if (owner === null || owner.who.kind !== 'NounPhrase' || owner.who.role !== 'set' || owner.who.form !== 'a')
      continue;
    scope.mention({
      sort: 'player',
      number: 'singular',
      filter: owner.who.filter,
      result: result ?? undefined,
      span: part.span,
      use: (style, noun) => term('again', [term(owner.op, [what(), 'one', 'possessive']), style, noun], part.span),
    });
  }
}

function possessorOf(part: Call): { readonly who: Ast; readonly op: 'controllerOf' | 'ownerOf' } | null {
  const [first] = part.args;
  if (!first) return null;
  switch (part.op) {
    case 'controlledBy':
    case 'cast':
      return { who: first, op: 'controllerOf' };
    case 'ownedBy':
      return { who: first, op: 'ownerOf' };
    case 'inZone': {
      const owner = first.kind === 'Call' ? first.args[1] : null;
      return owner ? { who: owner, op: 'ownerOf' } : null;
    }
    default:
      return null;
  }
}
