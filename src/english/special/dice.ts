import type { Op } from '../../bytecode/table';
import type { Term } from '../../bytecode/term';
import { codeOf, codesOf, intOf, needCode, wordOf } from '../arguments';
import type { Renderer } from '../context';
import { spelled } from '../numbers';
import { isOne } from '../scope';
import { spaced } from '../words';
import { verb } from './parts';
import { number } from './values';

const inWords: Readonly<Record<number, string>> = {
  4: 'four',
  6: 'six',
  8: 'eight',
  10: 'ten',
  12: 'twelve',
  20: 'twenty',
};

/** A die by its sides: "d20", "six-sided die". */
function dieOf(code: Term, quantity: 'one' | 'many'): string {
  const sides = intOf(code, 'sides') ?? 0;
  const form = wordOf(code, 'form');
  if (form === 'letter') return `d${sides}`;
  return `${form === 'sided' ? (inWords[sides] ?? String(sides)) : String(sides)}-sided ${quantity === 'one' ? 'die' : 'dice'}`;
}

/** What is rolled, before it counts: "a 4 or higher", "a 1 or 2", "a natural 20". */
function rolledNumber(code: Term): string {
  const results = codesOf(code, 'results').map((result) => String(intOf(result, 'value') ?? 0));
  switch (wordOf(code, 'how')) {
    case 'natural':
      return `a natural ${results.join('')}`;
    case 'atLeast':
      return `a ${results.join('')} or higher`;
    case 'atMost':
      return `a ${results.join('')} or lower`;
    case 'equal':
      return `a ${results.join(' or ')}`;
    default:
      return 'a die';
  }
}

/** Dice, and the numbers of their tables (CR 706). */
export const dice: Readonly<Partial<Record<Op, Renderer>>> = {
  rollDice: (code, context) => {
    const count = needCode(code, 'dice');
    const rolled = isOne(count) ? `a ${dieOf(code, 'one')}` : `${spelled(count) ?? ''} ${dieOf(code, 'many')}`;
    const by = codeOf(code, 'by');
    const modified = by === null ? '' : `and ${wordOf(code, 'modifier') ?? ''} ${number(by, context)}`;
    const ignored = wordOf(code, 'ignored') === null ? '' : 'and ignore the lower roll';
    return spaced(verb('roll', context), rolled, modified, ignored);
  },
  rollsDie: (code, context) => spaced(verb('roll', context), rolledNumber(code)),
  resultIn: (code) => {
    const [min, max] = [intOf(code, 'min') ?? 0, intOf(code, 'max')];
    return max === null ? `${min}+` : max === min ? String(min) : `${min} \u2014 ${max}`;
  },
};
