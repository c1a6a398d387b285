import type { Term } from '../bytecode/term';
import type { Ast } from '../syntax/ast';
import { subjectTerm } from './drafts';
import { keyOf, type Mention, type Scope } from './scope';

/** "Unless any player pays": each of them may, as the subject of a choice may; one is enough. */
export const payerRole = (subject: Ast): 'subject' | 'object' =>
  subject.kind === 'NounPhrase' && subject.role === 'set' && subject.form === 'any' ? 'subject' : 'object';

/** "Unless they pay", "unless that player pays": the player who would do it, where that is who acts. */
export function saidOfDoer(
  subject: Ast,
  scope: Scope,
): { readonly mention: Mention; readonly style: 'it' | 'that'; readonly noun: string | null } | null {
  if (subject.kind !== 'Reference' || (subject.form !== 'they' && subject.form !== 'that')) return null;
  const mention = scope.mentions.findLast((each) => keyOf(each) === scope.actor);
  if (mention?.sort !== 'player') return null;
  return { mention, style: subject.form === 'that' ? 'that' : 'it', noun: subject.noun };
}

/** The subject of a statement that each of several players does. */
export function eachDoer(effect: Term): Term | null {
  const doer = subjectTerm(effect);
  return doer?.op === 'all' && doer.args[1] === 'each' ? doer : null;
}
