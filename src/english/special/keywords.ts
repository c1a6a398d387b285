import type { Op } from '../../bytecode/table';
import type { Term } from '../../bytecode/term';
import { codesOf, needCode, wordOf, wordsOf } from '../arguments';
import type { Context, Renderer } from '../context';
import { partsOf, phraseOfParts } from '../filters';
import { limitSentence } from '../limits';
import { inDigits } from '../numbers';
import { listed, withArticle } from '../words';
import { spokenOnce } from './events';
import { ownCostOf } from './own-cost';

/** The words between a keyword and what it takes, and whether that is one thing or many. */
const links: Readonly<Record<string, { readonly word: string; readonly quantity: 'one' | 'many' | 'article' }>> = {
  affinity: { word: 'for ', quantity: 'many' },
  champion: { word: '', quantity: 'article' },
  'bands with other': { word: '', quantity: 'many' },
  splice: { word: 'onto ', quantity: 'one' },
  emerge: { word: 'from ', quantity: 'one' },
};

function linked(name: string, filter: Term, context: Context): string {
  const { word, quantity } = links[name] ?? { word: '', quantity: 'one' };
  const words = context.printer.phrase(filter, quantity === 'many' ? 'many' : 'one', context);
  return `${word}${quantity === 'article' ? withArticle(words) : words}`;
}

const nameOf = (code: Term): string => wordOf(code, 'name') ?? '';

/** What is paid: mana bare, other payments as imperatives. */
function price(code: Term, name: string, context: Context): string {
  return codesOf(code, name)
    .map((item) =>
      item.op === 'eitherOr'
        ? listed(
            codesOf(item, 'options').map((option) => context.printer.say(option, context)),
            'or',
          )
        : context.printer.say(item, context),
    )
    .join(', ');
}

function number(num: Term, context: Context): string {
  return inDigits(num) ?? context.printer.say(num, context);
}

const fixed: readonly Op[] = ['everything', 'eachColor', 'ofChoice', 'theChosen', 'eachOpponent'];

/** What protection is from: "black", "creatures", "mana value 3 or greater". */
function quality(filter: Term, context: Context): string {
  if (filter.op === 'compare') return context.printer.say(filter, context).slice('with '.length);
  return context.printer.phrase(filter, fixed.includes(filter.op) ? 'one' : 'many', context);
}

function qualities(code: Term, context: Context): string {
  const words = codesOf(code, 'from').map((filter) => `from ${quality(filter, context)}`);
  return listed(words, wordOf(code, 'which') === 'or' ? 'or' : 'and');
}

const gifts: Readonly<Record<string, string>> = { tappedFish: 'tapped fish', extraTurn: 'extra turn' };

/** Keyword abilities with what they take. */
export const keywords: Readonly<Partial<Record<Op, Renderer>>> = {
  keywordCost: (code, context) =>
    ownCostOf(code) === undefined
      ? `${nameOf(code)}${wordOf(code, 'style') === 'dash' ? '—' : ' '}${price(code, 'cost', context)}`
      : nameOf(code),
  ownManaCost: (code) => {
    const reduced = wordOf(code, 'reduced');
    return reduced === null ? '{own}' : `{own} reduced by ${reduced}`;
  },
  keywordNum: (code, context) => {
    const count = needCode(code, 'count');
    return wordOf(code, 'style') === 'whereX'
      ? `${nameOf(code)} x, where x is ${number(count, context)}`
      : `${nameOf(code)} ${number(count, context)}`;
  },
  keywordFilter: (code, context) => `${nameOf(code)} ${linked(nameOf(code), needCode(code, 'filter'), context)}`,
  keywordNumCost: (code, context) =>
    `${nameOf(code)} ${number(needCode(code, 'count'), context)}—${price(code, 'cost', context)}`,
  landwalk: (code, context) => {
    const filter = needCode(code, 'filter');
    const kinds = partsOf(filter).filter(({ op }) => op !== 'chosenValue');
    if (kinds.length === partsOf(filter).length) return `${context.printer.phrase(filter, 'one', context)}walk`;
    return `${phraseOfParts(kinds, 'one', context)}walk of the chosen type`;
  },
  typecycling: (code, context) =>
    `${context.printer.phrase(needCode(code, 'filter'), 'one', context)}cycling ${price(code, 'cost', context)}`,
  protection: (code, context) => `protection ${qualities(code, context)}`,
  hexproofFrom: (code, context) => `hexproof ${qualities(code, context)}`,
  keywordFilterCost: (code, context) => {
    const mark = wordOf(code, 'style') === 'dash' ? '—' : ' ';
    return `${nameOf(code)} ${linked(nameOf(code), needCode(code, 'filter'), context)}${mark}${price(code, 'cost', context)}`;
  },
  keywordCosts: (code, context) =>
    `${nameOf(code)} ${price(code, 'first', context)} and/or ${price(code, 'second', context)}`,
  craft: (code, context) =>
    `craft with ${spokenOnce(needCode(code, 'materials'), context)} ${price(code, 'cost', context)}`,
  prototype: (code, context) =>
    `prototype ${price(code, 'cost', context)} — ${number(needCode(code, 'power'), context)}/${number(needCode(code, 'toughness'), context)}`,
  gift: (code) => {
    const gift = wordOf(code, 'gift') ?? '';
    return `gift ${withArticle(gifts[gift] ?? gift)}`;
  },
  keywordLimited: (code, context) =>
    `${context.printer.say(needCode(code, 'keyword'), context)}. ${limitSentence(wordsOf(code, 'limits'), null)}`,
};

/** Does a keyword end like a sentence on a line of its own? A price that is more than mana does, and "where x is …". */
export function isStopped(keyword: Term): boolean {
  switch (keyword.op) {
    case 'keywordCost':
    case 'keywordFilterCost':
      return wordOf(keyword, 'style') === 'dash';
    case 'keywordNumCost':
      return codesOf(keyword, 'cost').some((item) => item.op !== 'payMana');
    case 'companion':
      return true;
    case 'keywordNum':
      return wordOf(keyword, 'style') === 'whereX';
    default:
      return false;
  }
}
