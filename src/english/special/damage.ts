import type { Term } from '../../bytecode/term';
import { codeOf, needCode, wordOf } from '../arguments';
import type { Context } from '../context';
import { spaced } from '../words';
import { verb } from './parts';
import { number } from './values';

/** "All combat damage that would be dealt to and dealt by it". */
export function bothWays(code: Term, context: Context): string {
  const sides = wordOf(code, 'both') === 'by' ? 'to and by' : 'to and dealt by';
  const what = context.printer.noun(needCode(code, 'to'), context).object;
  return spaced(verb('prevent', context), 'all', damageKind(code), 'damage that would be dealt', sides, what);
}

export const damageKind = (code: Term): string => (wordOf(code, 'kind') === 'any' ? '' : (wordOf(code, 'kind') ?? ''));

/** "all combat damage that would be dealt this turn to you by creatures": its duration early or late. */
export function expectedDamage(code: Term, place: string, context: Context): string {
  const [amount, to, by, lasts] = ['amount', 'to', 'by', 'duration'].map((name) => codeOf(code, name));
  const duration = lasts ? context.printer.say(lasts, context) : '';
  if (place === 'active' && by)
    return spaced(
      'all',
      damageKind(code),
      `damage ${context.printer.noun(by, context).subject} would deal`,
      to ? `to ${context.printer.noun(to, context).object}` : '',
    );
  return spaced(
    wordOf(code, 'scope') === 'all' ? 'all' : spaced('the next', amount ? number(amount, context) : ''),
    damageKind(code),
    'damage that would be dealt',
    place === 'early' ? duration : '',
    to ? `to ${context.printer.noun(to, context).object}` : '',
    place === 'middle' ? duration : '',
    by ? `by ${context.printer.noun(by, context).object}` : '',
    place === 'late' ? duration : '',
  );
}

/** "Double all damage that sources you control would deal." */
export function multipliedDamage(code: Term, context: Context): string {
  const by = context.printer.noun(needCode(code, 'by'), context).subject;
  const to = codeOf(code, 'to');
  return spaced(
    `${verb(wordOf(code, 'factor') ?? 'double', context)} all`,
    damageKind(code),
    wordOf(code, 'said') === 'that' ? 'damage that' : 'damage',
    `${by} would deal`,
    to === null ? '' : `to ${context.printer.noun(to, context).object}`,
  );
}
