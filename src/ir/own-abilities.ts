import { term } from '../bytecode/term';
import type { Ast, Call, NounPhrase } from '../syntax/ast';
import { allOfParts } from '../syntax/build';
import { nounsOf } from './nouns';
import type { Scope } from './scope';

const nameOf = (ast: Ast | null | undefined): string | null => (ast?.kind === 'EnumName' ? ast.name : null);

/** Whose ability it is, where that is said first: "a permanent's ability". */
export function ownerOfAbility(part: Call): NounPhrase | null {
  const [what, style] = part.args;
  return part.op === 'abilityOf' && nameOf(style) === 'possessive' && what?.kind === 'NounPhrase' ? what : null;
}

/** "If a permanent's ability is countered this way, destroy that permanent": what the ability is of that was spoken of. */
export function mentionOwnerOfDone({ args: [event, period] }: Call, scope: Scope): void {
  if (event?.kind !== 'Call' || nameOf(period) !== 'thisWay') return;
  const [what] = event.args;
  const owner =
    what?.kind === 'NounPhrase' ? allOfParts(what.filter).flatMap((part) => ownerOfAbility(part) ?? [])[0] : undefined;
  const done = scope.mentions.findLast(({ filter }) => filter !== null && nounsOf(filter).includes('ability'));
  if (owner === undefined || done === undefined) return;
  scope.mention({
    sort: 'object',
    number: 'singular',
    filter: owner.filter,
    span: owner.span,
    use: (style, noun) => term('again', [term('abilitySource', [done.use('it', null)]), style, noun], owner.span),
  });
}
