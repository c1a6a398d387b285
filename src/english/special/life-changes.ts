import type { Term } from '../../bytecode/term';
import { needCode, wordOf } from '../arguments';
import type { Context } from '../context';
import { conjugated } from '../verbs';
import { spaced } from '../words';
import { periodWords } from './events';

/** "The amount of life you lost this turn", "the life you've lost this turn", "the total life lost by your opponents". */
export function lifeChangeWords(code: Term, context: Context): string {
  const tense = wordOf(code, 'tense') ?? '';
  if (tense === 'totalBy') {
    const by = context.printer.noun(needCode(code, 'who'), context).object;
    return spaced('the total life', wordOf(code, 'change') ?? '', 'by', by, periodWords(code));
  }
  const amount = ['bare', 'brief'].includes(tense) ? '' : 'amount of';
  return spaced('the', tense === 'total' ? 'total' : '', amount, 'life', lifeChanged(code, context));
}

/** "your opponents have lost this turn" */
export function lifeChanged(code: Term, context: Context): string {
  const who = context.printer.noun(needCode(code, 'who'), context);
  const tense = wordOf(code, 'tense');
  const have = tense === 'perfect' ? conjugated('have', who.agreement, 'finite') : '';
  const subject = tense === 'contracted' || tense === 'bare' ? `${who.subject}'ve` : who.subject;
  return spaced(subject, have, wordOf(code, 'change') ?? '', periodWords(code));
}
