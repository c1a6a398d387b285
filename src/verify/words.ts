import type { WordKind } from '../bytecode/schema';
import { colorLetters } from '../vocabulary/colors';
import { counterKinds } from '../vocabulary/counters';
import { keywordAbilities, keywordVariants } from '../vocabulary/keyword-abilities';
import { subtypeFromWord } from '../vocabulary/lookup';

const keywords = new Set<string>([...keywordAbilities, ...keywordVariants]);
const counters = new Set<string>(counterKinds);

/** Counters that change power and toughness, by what they add. */
const boost = /^[+-](?:\d+|x)\/[+-](?:\d+|x)$/;
/** The letters of the colors. */
const colors = Object.values(colorLetters).join('');
/** A mana symbol (CR 107.4) in lower case: amounts, colors, hybrid and Phyrexian ones. */
const symbol = String.raw`\{(?:\d{1,7}|[x-z]|[cs${colors}]|[2c${colors}]\/[${colors}]|(?:[${colors}]\/){1,2}p)\}`;
const manaSymbols = new RegExp(`^(?:${symbol})+$`);
/** Words in lower case, as cards print them. */
const plain = /^[^\sA-Z]+(?: [^\sA-Z]+)*$/;

/** Why a word is none of its kind; undefined when it is one. */
export function wordProblem(of: WordKind, word: string): string | undefined {
  return isWord(of, word) ? undefined : `${JSON.stringify(word.slice(0, 40))} is no ${of}`;
}

function isWord(of: WordKind, word: string): boolean {
  switch (of) {
    case 'subtype':
      return subtypeFromWord(word)?.subtype === word;
    case 'counter':
      return counters.has(word) || boost.test(word);
    case 'keyword':
      return keywords.has(word);
    case 'mana':
      return manaSymbols.test(word);
    case 'name':
      return word.trim() !== '';
    case 'noun':
    case 'label':
      return plain.test(word);
  }
}
