import type { Term } from '../../bytecode/term';
import { codeOf, needCode, wordOf } from '../arguments';
import type { Context } from '../context';
import { conjugated } from '../verbs';
import { spaced } from '../words';
import { verb } from './parts';
import { number } from './values';

/** "Power and toughness 4/4", "power and base toughness each equal to …", "power 4": what is set, behind "base". */
export function baseSize(code: Term, context: Context): string {
  const [power, toughness] = [codeOf(code, 'power'), codeOf(code, 'toughness')];
  if (power !== null && toughness !== null) {
    const style = wordOf(code, 'style');
    if (style === 'each') return `power and base toughness each equal to ${context.printer.say(power, context)}`;
    if (style === 'bothEach') return `power and toughness each equal to ${context.printer.say(power, context)}`;
    return `power and toughness ${number(power, context)}/${number(toughness, context)}`;
  }
  const only = power ?? toughness;
  if (only === null) throw new Error('a size that is not said');
  return `${power === null ? 'toughness' : 'power'} ${number(only, context)}`;
}

/** "Change its base power to 3", "its base power and toughness become 4/2", "… become equal to ~'s power and toughness". */
export function baseChange(code: Term, context: Context): string {
  const both = 'power and toughness';
  const isBoth = wordOf(code, 'stat') === 'both';
  const stat = isBoth ? both : (wordOf(code, 'stat') ?? '');
  const of = context.printer.noun(needCode(code, 'of'), context);
  const [value, like, toughness] = [codeOf(code, 'value'), codeOf(code, 'like'), codeOf(code, 'toughness')];
  const amount = value === null ? '' : number(value, context);
  const pair = toughness === null ? amount : `${amount}/${number(toughness, context)}`;
  const to = like === null ? pair : `${context.printer.noun(like, context).possessive} ${both}`;
  const whose = wordOf(code, 'place') === 'of' ? `the base ${stat} of ${of.object}` : `${of.possessive} base ${stat}`;
  if (wordOf(code, 'phrase') !== 'become') return `${verb('change', context)} ${whose} to ${to}`;
  const becomes = conjugated('become', isBoth ? 'plural' : 'singular', context.form);
  return spaced(whose, becomes, toughness === null ? 'equal to' : '', to);
}
