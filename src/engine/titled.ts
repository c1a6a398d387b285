/** Words with capital letters. */
export const capital = (words: string): string => words.replace(/(^|[\s-])[a-z]/g, (letter) => letter.toUpperCase());

/** Words that are written small inside of a name. */
const small: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'the',
  'to',
]);

/** A name as it is written: programs keep their words without case. */
export function titled(name: string): string {
  const words = name.split(' ');
  return words.map((word, at) => (at > 0 && small.has(word) ? word : capital(word))).join(' ');
}
