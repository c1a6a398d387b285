import type { Term } from '../../bytecode/term';
import { codeOf, wordOf } from '../arguments';
import type { Context } from '../context';
import { number } from './values';

/** "Power and toughness 4/4", "power and base toughness each equal to …", "power 4": what is set, behind "base". */
export function baseSize(code: Term, context: Context): string {
  const [power, toughness] = [codeOf(code, 'power'), codeOf(code, 'toughness')];
  if (power !== null && toughness !== null)
    return wordOf(code, 'style') === 'each'
      ? `power and base toughness each equal to ${context.printer.say(power, context)}`
      : `power and toughness ${number(power, context)}/${number(toughness, context)}`;
  const only = power ?? toughness;
  if (only === null) throw new Error('a size that is not said');
  return `${power === null ? 'toughness' : 'power'} ${number(only, context)}`;
}
