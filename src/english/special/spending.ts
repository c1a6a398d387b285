import { usesOfSomething } from '../../bytecode/table/effects';
import { codesOf, wordOf, wordsOf } from '../arguments';
import type { Renderer } from '../context';
import { listed, spaced } from '../words';

/** What mana can be spent on (CR 106.6). */
export const spending: Readonly<Record<'spendOnly' | 'spendOnlyFor', Renderer>> = {
  spendOnly: (code, context) => {
    const [first = '', second = ''] = codesOf(code, 'on').map((item) => context.printer.noun(item, context).object);
    const only = 'spend this mana only to';
    const action = wordOf(code, 'action');
    if (wordOf(code, 'how') === 'never') return `this mana can't be spent to ${action ?? ''} ${first}`;
    return action === 'castOrActivate'
      ? `${only} cast ${first} or${wordOf(code, 'form') === null ? '' : ' to'} activate ${second}`
      : `${only} ${action ?? ''} ${first}`;
  },
  spendOnlyFor: (code, context) => {
    const about = codesOf(code, 'on').map((item) => context.printer.noun(item, context).object);
    const doors = wordOf(code, 'doors') === 'many' ? 'doors' : 'a door';
    const uses = wordsOf(code, 'uses').map((use) => {
      const [before = '', behind = ''] = usedFor[use] ?? [];
      const what = use === 'unlock' ? doors : usesOfSomething.includes(use) ? (about.shift() ?? '') : '';
      return spaced(before, what, behind);
    });
    const [first = '', second] = uses;
    if (wordsOf(code, 'uses').includes('costsWithX')) return `spend this mana only on ${first}`;
    const join = wordOf(code, 'join');
    if (join === 'list') return `spend this mana only to ${listed(uses, 'or')}`;
    const mark = join === 'orTo' ? ' or to ' : ` ${join ?? ''} `;
    return `spend this mana only to ${second === undefined ? first : `${first}${mark}${second}`}`;
  },
};

/** The words of each use before what it is about, and behind it. */
const usedFor: Readonly<Record<string, readonly string[]>> = {
  cast: ['cast'],
  activate: ['activate'],
  foretell: ['foretell'],
  turnFaceUp: ['turn', 'face up'],
  unlock: ['unlock'],
  gainLevel: ['gain a class level'],
  payMorph: ['pay a morph cost'],
  turnManifested: ['pay a mana cost to turn a manifested creature face up'],
  costsWithX: ['costs that contain {x}'],
};
