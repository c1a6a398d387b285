import type { Op } from '../../bytecode/table';
import type { Term } from '../../bytecode/term';
import { ordinalFromNumber } from '../../vocabulary/numbers';
import { codeOf, intOf, needCode, wordOf } from '../arguments';
import type { Context, Renderer } from '../context';
import { spelled } from '../numbers';
import { pluralOf, withArticle, wordsFromName } from '../words';

/** Zones and places in them (CR 400). */
export const places: Readonly<Partial<Record<Op, Renderer>>> = {
  zone: (code, context) => zonePhrase(code, context),
  libraryPosition: (code, context) => libraryPosition(code, context),
};

const zoneNames: Readonly<Record<string, string>> = {
  anywhere: 'anywhere',
  battlefield: 'the battlefield',
  stack: 'the stack',
  command: 'the command zone',
  outside: 'outside the game',
};

function zonePhrase(code: Term, context: Context): string {
  const zone = wordOf(code, 'zone') ?? '';
  const owner = codeOf(code, 'owner');
  if (wordOf(code, 'single') !== null) return `a single ${zone}`;
  const fixed = zoneNames[zone];
  if (fixed !== undefined) return fixed;
  if (owner !== null) {
    const who = context.printer.noun(owner, context);
    const name = wordsFromName(zone);
    return `${who.possessive} ${who.quantity === 'many' ? pluralOf(name) : name}`;
  }
  if (zone === 'exile') return zone;
  switch (wordOf(code, 'style')) {
    case 'a':
      return withArticle(zone);
    case 'all':
      return `all ${pluralOf(zone)}`;
    default:
      return pluralOf(zone);
  }
}

/** "second", for a number that is known. */
export function ordinalWord(nth: Term): string {
  return ordinalFromNumber(nth.op === 'const' ? (intOf(nth, 'value') ?? 0) : 0) ?? '';
}

function libraryPosition(code: Term, context: Context): string {
  const whose = codeOf(code, 'owner');
  const owner = whose === null ? null : context.printer.noun(whose, context);
  const library = `${owner?.possessive ?? ''} ${owner?.quantity === 'many' ? 'libraries' : 'library'}`;
  const order = ({ any: ' in any order', random: ' in a random order' } as const)[wordOf(code, 'order') ?? ''] ?? '';
  if (owner === null)
    return `${wordOf(code, 'position') === 'bottom' ? 'the bottom' : (wordOf(code, 'position') ?? '')}${order}`;
  switch (wordOf(code, 'position')) {
    case 'top':
      return `top of ${library}${order}`;
    case 'nth':
      return `${library} ${ordinalWord(needCode(code, 'nth'))} from the top${order}`;
    case 'nthOrBottom':
      return `${library} ${ordinalWord(needCode(code, 'nth'))} from the top or on the bottom`;
    case 'beneath':
      return `${library} just beneath the top ${spelled(needCode(code, 'nth')) ?? ''} cards of that library`;
    case 'ownersChoice':
      return `their choice of the top or bottom of ${library}${order}`;
    case 'topOrBottom':
      return `the top or bottom of ${library}${order}`;
    default:
      return `the bottom of ${library}${order}`;
  }
}
