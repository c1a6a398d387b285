import type { Ast } from '../syntax/ast';
import { keyOf, type Mention, type Scope } from './scope';

/**
 * "The next time that creature would deal damage this turn, …": what takes part in the event is known before it happens.
 * Later text speaks of that, and not of what will have taken part.
 */
export function forgetNamedAgain(event: Ast, begun: number, scope: Scope): void {
  if (event.kind !== 'Call') return;
  const named = event.args.flatMap((arg) => (arg?.kind === 'Reference' ? [arg.span] : []));
  const isNamed = ({ span, filter, isSource }: Mention): boolean =>
    filter === null && !isSource && named.some(({ start, end }) => start === span.start && end === span.end);
  for (const mention of scope.mentions.slice(begun))
    if (isNamed(mention) && scope.participants.has(keyOf(mention)))
      scope.mentions.splice(scope.mentions.indexOf(mention), 1);
}
