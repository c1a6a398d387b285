import { term, type Term } from '../../bytecode/term';
import { codeOf, codesOf, intOf, needCode, wordOf, wordsOf } from '../arguments';
import type { Context } from '../context';
import { complement } from '../filters';
import type { Quantity } from '../noun';
import { inDigits, spelled } from '../numbers';
import { isOne } from '../scope';
import { listed, pluralOf, spaced, withArticle, wordsFromName } from '../words';
import { verb } from './parts';
import { statIs } from './values';

// Parts of predicates that no template can say.

/** "that's still a land". */
export function stillWords(kind: Term | null, quantity: Quantity, context: Context): string {
  if (kind === null) return '';
  return `${quantity === 'many' ? 'that are' : "that's"} still ${complement(kind, quantity, context)}`;
}

/** "in addition to its other types". */
export function additions(addition: string | null, whose: 'its' | 'their'): string {
  const what = (
    {
      otherTypes: 'types',
      otherCreatureTypes: 'creature types',
      otherLandTypes: 'land types',
      otherColors: 'colors',
      otherColorsAndTypes: 'colors and types',
    } as const
  )[addition ?? ''];
  return what === undefined ? '' : `in addition to ${whose} other ${what}`;
}

/** Zones that are searched together. */
export const searched: Readonly<Record<string, string>> = {
  libraryOrGraveyard: 'library and/or graveyard',
  libraryAndGraveyard: 'library and graveyard',
  graveyardHandAndLibrary: 'graveyard, hand, and library',
  graveyardHandOrLibrary: 'graveyard, hand, and/or library',
  libraryHandOrGraveyard: 'library, hand, and/or graveyard',
};

/** Counters that are removed, where they were spoken of before. */
export const removedAgain: Readonly<Record<string, string>> = {
  those: 'those counters',
  allOfThem: 'all of them',
  themAll: 'them all',
  them: 'them',
};

/** What players cannot do at all. */
export const prohibited: Readonly<Record<string, string>> = {
  gainLife: 'gain life',
  loseLife: 'lose life',
  draw: 'draw cards',
  cast: 'cast spells',
  search: 'search libraries',
  lose: 'lose the game',
  win: 'win the game',
  play: 'play lands',
  getCounters: 'get counters',
  becomeMonarch: 'become the monarch',
};

/** What is chosen: "a creature type", "a nonland card name". */
export function chosenSort(code: Term, context: Context): string {
  if (wordOf(code, 'what') === 'parity') return 'odd or even';
  if (wordOf(code, 'what') === 'anchor') return listed(wordsOf(code, 'words'), 'or');
  const of = codeOf(code, 'of');
  if (of === null) return withArticle(wordsFromName(wordOf(code, 'what') ?? ''));
  if (wordOf(code, 'what') !== 'cardName') return context.printer.say(of, context);
  return withArticle(`${context.printer.phrase(of, 'one', context)} name`);
}

/** "other than red", "other than a basic land card name": what may not be chosen. */
export function notChosen(code: Term, context: Context): string {
  const except = codeOf(code, 'except');
  if (except === null) return '';
  const isName = wordOf(code, 'what') === 'cardName';
  const words = isName
    ? `${context.printer.phrase(except, 'one', context)} name`
    : context.printer.say(except, context);
  return `other than ${isName ? withArticle(words) : words}`;
}

/** "between 0 and 13", "greater than 0": which numbers may be chosen. */
export function boundsOf(code: Term, context: Context): string {
  const [least, most] = [codeOf(code, 'least'), codeOf(code, 'most')];
  if (least === null) return '';
  if (most === null) return `greater than ${String((intOf(least, 'value') ?? 0) - 1)}`;
  return `between ${context.printer.say(least, context)} and ${context.printer.say(most, context)}`;
}

/** "all counters", "a +1/+1 counter", "two counters": what is taken away. */
export function removal(code: Term): string {
  const count = codeOf(code, 'count');
  const kind = wordOf(code, 'counter') ?? '';
  const isChosen = code.op === 'removeCounters' || code.op === 'moveCounters';
  switch (isChosen ? wordOf(code, 'choice') : null) {
    case 'anyNumber':
      return `any number of ${spaced(kind, 'counters')}`;
    case 'oneOrMore':
      return `one or more ${spaced(kind, 'counters')}`;
    case 'upTo': {
      const counter = spaced(kind, 'counter');
      const most = count === null ? '' : (spelled(count) ?? '');
      return `up to ${most} ${count !== null && isOne(count) ? counter : pluralOf(counter)}`;
    }
    default:
  }
  if (count === null) return `all ${spaced(kind, 'counters')}`;
  return isOne(count) ? withArticle(spaced(kind, 'counter')) : `${spelled(count) ?? '?'} ${spaced(kind, 'counters')}`;
}

/** "three +1/+1 counters", "a number of +1/+1 counters equal to …". */
export function distributed(count: Term, kind: string, context: Context): string {
  if (isOne(count)) return withArticle(kind);
  const many = spelled(count);
  const counters = pluralOf(kind);
  return many === null
    ? `a number of ${counters} equal to ${context.printer.say(count, context)}`
    : `${many} ${counters}`;
}

/** "Put two +1/+1 counters on it", "that many plus 1 +1/+1 counters are put on it". */
export function putOn(code: Term, on: string, context: Context): string {
  const count = needCode(code, 'count');
  const kind = spaced(wordOf(code, 'counter') ?? '', 'counter');
  const phrase = wordOf(code, 'phrase');
  const put = phrase === 'elided' || phrase === 'passive' ? '' : verb('put', context);
  const isPut = phrase === 'passive' ? `${isOne(count) ? 'is' : 'are'} put` : '';
  if (phrase === 'another') return spaced(put, 'another', kind, on);
  if (phrase === 'additional') return spaced(put, 'an additional', kind, on);
  if (isOne(count)) return spaced(put, withArticle(kind), isPut, on);
  const counters = pluralOf(kind);
  if (count.op === 'minus') {
    const [left, right] = [spelled(needCode(count, 'left')), inDigits(needCode(count, 'right'))];
    return spaced(put, left ?? '', counters, `minus ${right ?? ''}`, isPut, on);
  }
  const many = spelled(count);
  if (many === null && wordOf(code, 'order') === 'bare')
    return spaced(put, counters, on, `equal to ${context.printer.say(count, context)}`);
  if (many === null && wordOf(code, 'order') !== null)
    return spaced(put, `a number of ${counters} equal to ${context.printer.say(count, context)}`, on);
  return many === null
    ? spaced(put, `a number of ${counters}`, on, `equal to ${context.printer.say(count, context)}`)
    : spaced(put, many, counters, isPut, on);
}

/** Energy symbols, or how many. */
export function energy(code: Term): string {
  const count = needCode(code, 'count');
  if (isOne(count)) return '{e}';
  if (code.op === 'payEnergy' && wordOf(code, 'style') === 'counted') return `${spelled(count) ?? ''} {e}`;
  return count.op === 'const' ? '{e}'.repeat(intOf(count, 'value') ?? 0) : `${spelled(count) ?? ''} {e}`;
}

/** "by paying {1}{r} rather than paying its mana cost", "for {2} rather than …", "… in addition to paying its other costs". */
export function paidFor(code: Term, whose: 'its' | 'their', context: Context): string {
  const cost = codesOf(code, 'cost');
  const usual = whose === 'its' ? 'its mana cost' : 'their mana costs';
  if (cost.length === 0) return '';
  if (wordOf(code, 'style') === 'for')
    return `for ${listed(
      cost.map((item) => context.printer.say(item, context)),
      'and',
    )} rather than ${usual}`;
  const inner: Context = { ...context, form: 'gerund' };
  const paid = cost.map((item) => {
    const words = context.printer.say(item, inner);
    return item.op === 'payMana' ? `paying ${words}` : words;
  });
  const by = `by ${listed(paid, 'and')}`;
  if (wordOf(code, 'style') === 'bare') return `${by} in addition to ${whose} other costs`;
  return wordOf(code, 'how') === 'additional'
    ? `${by} in addition to paying ${whose} other costs`
    : `${by} rather than paying ${usual}`;
}

/** "if the resulting spell's mana value is 3 or less", "if it's a creature spell". */
export function resultingSpell(wanted: Term | null, context: Context): string {
  if (wanted === null) return '';
  if (wanted.op === 'compare') return `if the resulting spell's ${statIs(wanted, context)}`;
  const verb = wanted.op === 'sharesType' ? 'shares' : 's';
  return `if ${context.printer.say(term('is', [term('source', ['it']), wanted, verb]), context)}`;
}
