import { supertypes } from '../vocabulary/card-types';
import { subtypeFromWord } from '../vocabulary/lookup';
import type { TypeLine } from './card';

/** Supertypes, and what stands in their place on tokens and host cards. */
const SUPERTYPES: ReadonlySet<string> = new Set([...supertypes, 'token', 'host']);

/** Splits a printed type line. What follows the dash of a plane is one subtype (CR 205.3b). */
export function parseTypeLine(printed: string): TypeLine {
  const [left = '', ...right] = printed.split(/\s+[—–-]+\s+/u);
  const words = wordsOf(left);
  const isSupertype = (word: string): boolean => SUPERTYPES.has(word.toLowerCase());
  const types = words.filter((word) => !isSupertype(word));
  const rest = right.join(' ');
  return {
    supertypes: words.filter(isSupertype),
    types,
    subtypes: types.includes('Plane') && rest !== '' ? [rest] : subtypesOf(wordsOf(rest)),
  };
}

function wordsOf(part: string): string[] {
  return part.split(/\s+/u).filter((word) => word !== '');
}

/** Joins words that are one subtype together, as Time Lord is (CR 205.3m). */
function subtypesOf(words: readonly string[]): string[] {
  const subtypes: string[] = [];
  for (const word of words) {
    const joined = `${subtypes.at(-1) ?? ''} ${word}`;
    if (subtypeFromWord(joined.toLowerCase()) !== undefined) subtypes.splice(-1, 1, joined);
    else subtypes.push(word);
  }
  return subtypes;
}
