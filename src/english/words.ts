import { plural } from '../vocabulary/plurals';

/** "a, b, and c". */
export function listed(items: readonly string[], conjunction: 'and' | 'or' | 'and/or' | 'or by'): string {
  if (items.length < 3) return items.join(` ${conjunction} `);
  return `${items.slice(0, -1).join(', ')}, ${conjunction} ${items[items.length - 1] ?? ''}`;
}

/** Sounds like a consonant in spite of its first letter. */
const consonantal = ['uni', 'one', 'eu', 'use', 'uto'];
/** Begins like one of these, but sounds like a vowel. */
const vocalic = ['unin'];
/** Sounds like a vowel in spite of its first letter. */
const silent = ['hour', 'honor', 'heir'];
/** Numbers that begin with a vowel. */
const vowelNumbers = ['8', '11', '18'];

/** "a" or "an", by the sound of what follows. */
export function article(following: string): 'a' | 'an' {
  const number = /^\d+/.exec(following)?.[0];
  if (number !== undefined) return vowelNumbers.includes(number) || number.startsWith('8') ? 'an' : 'a';
  if (consonantal.some((sound) => following.startsWith(sound)) && !vocalic.some((sound) => following.startsWith(sound)))
    return 'a';
  if (silent.some((start) => following.startsWith(start))) return 'an';
  return 'aeiou'.includes(following.charAt(0)) || /^x\b/.test(following) ? 'an' : 'a';
}

/** A singular phrase with its article. */
export function withArticle(phrase: string): string {
  return `${article(phrase)} ${phrase}`;
}

/** The plural of a phrase: that of its last word. */
export function pluralOf(phrase: string): string {
  const at = phrase.lastIndexOf(' ') + 1;
  return phrase.slice(0, at) + plural(phrase.slice(at));
}

const negatives: Readonly<Record<string, string>> = {
  wasnt: "wasn't",
  isnt: "isn't",
  arent: "aren't",
  dont: "don't",
  cant: "can't",
};

const hyphenated: Readonly<Record<string, string>> = {
  ringBearer: 'ring-bearer',
  attackBlockOrCrewVehicles: 'attack, block, or crew vehicles',
  attackBlockOrTransform: 'attack, block, or transform',
};

/** The words of an enumeration member: `attackOrBlock` is "attack or block". */
export function wordsFromName(name: string): string {
  const negative = negatives[name] ?? hyphenated[name];
  if (negative !== undefined) return negative;
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Puts parts of a phrase together; empty ones vanish. */
export function spaced(...parts: readonly string[]): string {
  let text = '';
  for (const part of parts) if (part !== '') text = text === '' ? part : `${text} ${part}`;
  return text;
}
