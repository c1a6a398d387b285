import type { Op } from '../../bytecode/table';
import type { Term } from '../../bytecode/term';
import { needCode, wordOf } from '../arguments';
import type { Context, Renderer } from '../context';
import { conjugated } from '../verbs';
import { spaced } from '../words';

/** "Colors it is": what is counted of one thing. */
export function colorsIs(set: Term, tense: 'finite' | 'past', context: Context): string {
  const { subject, agreement } = context.printer.noun(set, context);
  return `colors ${subject} ${conjugated('be', agreement, tense)}`;
}

/** Who controls or owns what is described, and who does not. */
export const possession: Readonly<Partial<Record<Op, Renderer>>> = {
  controlledBy: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    const control = conjugated('control', who.agreement, wordOf(code, 'tense') === 'past' ? 'past' : 'finite');
    if (wordOf(code, 'tense') === 'and') return `and ${control}`;
    return spaced(who.subject, wordOf(code, 'phrase') === 'already' ? 'already' : '', control);
  },
  ownedBy: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    const both = wordOf(code, 'phrase') === 'both' ? 'both' : '';
    return spaced(who.subject, both, conjugated('own', who.agreement, 'finite'));
  },
  notControlledBy: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    if (wordOf(code, 'tense') === 'nor') return 'nor control';
    if (wordOf(code, 'tense') === 'but') return `but ${conjugated("don't", who.agreement, 'finite')} control`;
    const past = wordOf(code, 'tense') === 'past';
    return `${who.subject} ${past ? "didn't" : conjugated("don't", who.agreement, 'finite')} control`;
  },
  notOwnedBy: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    if (wordOf(code, 'phrase') === 'neither') return `${who.subject} neither own`;
    const own = `${conjugated("don't", who.agreement, 'finite')} own`;
    return spaced(wordOf(code, 'phrase') === 'but' ? 'but' : who.subject, own);
  },
};
