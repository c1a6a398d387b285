import type { TypeLine } from './card';

/** Supertypes (CR 205.4a), and what stands in their place on tokens and host cards. */
const SUPERTYPES: ReadonlySet<string> = new Set(['Basic', 'Legendary', 'Ongoing', 'Snow', 'World', 'Token', 'Host']);
/** The only creature type of two words (CR 205.3m): its first word and its second. */
const LONG_SUBTYPES: ReadonlyMap<string, string> = new Map([['Time', 'Lord']]);

/** Splits a printed type line. What follows the dash of a plane is one subtype (CR 205.3b). */
export function parseTypeLine(printed: string): TypeLine {
  const [left = '', ...right] = printed.split(/\s+[—–-]+\s+/u);
  const words = wordsOf(left);
  const types = words.filter((word) => !SUPERTYPES.has(word));
  const supertypes = words.filter((word) => SUPERTYPES.has(word));
  const rest = right.join(' ');
  return { supertypes, types, subtypes: types.includes('Plane') && rest !== '' ? [rest] : subtypesOf(wordsOf(rest)) };
}

function wordsOf(part: string): string[] {
  return part.split(/\s+/u).filter((word) => word !== '');
}

function subtypesOf(words: readonly string[]): string[] {
  const subtypes: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = words[index + 1];
    const joined = next !== undefined && LONG_SUBTYPES.get(word) === next;
    subtypes.push(joined ? `${word} ${next}` : word);
    if (joined) index += 1;
  }
  return subtypes;
}
