import { term, type Term } from '../bytecode/term';
import type { Call, SentenceAst } from '../syntax/ast';
import { bindActor, type SubjectMaker } from './subjects';
import { BindingGap, type Scope } from './scope';

/**
 * A villainous choice: each of the players makes it and goes through with it before the next one does (CR 701.55d). In the
 * options "that player" is the one who faces it.
 */
export function bindVillainous(
  { args: [, options], span }: Call,
  subject: SubjectMaker,
  scope: Scope,
  bind: (option: SentenceAst) => readonly Term[],
): Term {
  if (options?.kind !== 'List') throw new BindingGap('ORA0303', span, 'a choice without options');
  const who = bindActor(scope, () => subject('players'));
  scope.time += 1;
  scope.actor = null;
  const value = scope.declare({ sort: 'players', origin: { kind: 'local' } }, span);
  scope.mention({
    sort: 'player',
    number: 'singular',
    filter: null,
    role: 'subject',
    span,
    use: (style, noun) => term('ref', [scope.use(value), style, noun], span),
  });
  const bodies = options.items.flatMap((item) => (item.kind === 'Sentence' ? [bind(item)] : []));
  const choices = bodies.map((body) => term('doAll', [body, 'plain'], span));
  const faced = term('eitherOr', [term('ref', [scope.use(value), 'it', null], span), choices, 'villainous'], span);
  return term('forEach', [who, value, [term('step', ['first', null, faced], span)], 'villainous'], span);
}
