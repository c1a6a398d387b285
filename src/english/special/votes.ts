import type { Op } from '../../bytecode/table';
import type { Term } from '../../bytecode/term';
import { needCode, wordOf, wordsOf } from '../arguments';
import type { Clause, Context, Renderer } from '../context';
import { conjugated } from '../verbs';
import { listed } from '../words';

/** "Starting with you, each player votes for death or taxes." */
export function voting(effect: Term, context: Context): Clause {
  const who = context.printer.noun(needCode(effect, 'who'), context);
  const vote = `${conjugated('vote', who.agreement, context.form)} for ${listed(wordsOf(effect, 'options'), 'or')}`;
  const text =
    wordOf(effect, 'style') === 'secret'
      ? `${who.subject} secretly ${vote}, then those votes are revealed`
      : `starting with you, ${who.subject} ${vote}`;
  return { text, subject: who };
}

/** "While voting, you may vote an additional time." */
export function votingAgain(effect: Term, context: Context): Clause {
  const who = context.printer.noun(needCode(effect, 'who'), context);
  const more = wordOf(effect, 'how') === 'may' ? 'may vote an additional time' : 'get an additional vote';
  return { text: `while voting, ${who.subject} ${more}`, subject: who };
}

/** What came of a vote (CR 701.38). */
export const votes: Readonly<Partial<Record<Op, Renderer>>> = {
  voteWon: (code) =>
    `${wordOf(code, 'option') ?? ''} gets more votes${wordOf(code, 'tied') === null ? '' : ' or the vote is tied'}`,
  votesFor: (code) => {
    const option = wordOf(code, 'option') ?? '';
    return wordOf(code, 'style') === 'numberOf' ? `the number of ${option} votes` : `${option} vote`;
  },
};
