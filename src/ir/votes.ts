import { term, type Arg, type Term } from '../bytecode/term';
import type { Call } from '../syntax/ast';
import { BindingGap, type Scope } from './scope';

/** What an ability votes about: the statement, and the options that there are. */
export function rememberVote(predicate: Call, args: readonly Arg[], scope: Scope): void {
  const [, options] = args;
  if (predicate.op !== 'vote' || scope.step === null || !Array.isArray(options)) return;
  scope.vote = { step: scope.step, options: options.filter((option) => typeof option === 'string') };
}

/** What came of the vote before: "death gets more votes", "for each death vote". */
export function bindVotes({ op, args, span }: Call, scope: Scope): Term {
  const { vote } = scope;
  const [, option, style] = args;
  if (vote === null || option?.kind !== 'Word' || !vote.options.includes(option.text))
    throw new BindingGap('ORA0301', span, 'a vote for that');
  return term(
    op,
    [scope.resultOf(vote.step, 'num'), option.text, style?.kind === 'EnumName' ? style.name : null],
    span,
  );
}
