/** Verbs whose plural is not the third person without its ending. */
const special: ReadonlyMap<string, string> = new Map([
  ['has', 'have'],
  ['is', 'are'],
  ['was', 'were'],
  ['does', 'do'],
  ["doesn't", "don't"],
  ["isn't", "aren't"],
  ["hasn't", "haven't"],
  ["wasn't", "weren't"],
  ['goes', 'go'],
]);
/** Words after a pronoun that end in "s" and are not verbs in the third person, or come before the verb. */
const adverbs: ReadonlySet<string> = new Set([
  'also',
  'instead',
  'next',
  'each',
  'both',
  'first',
  'already',
  'once',
  'always',
  'last',
]);

/** The form of a verb that goes with "they": "copies" gives "copy". Words in no third person stay. */
export function pluralVerb(verb: string): string {
  const known = special.get(verb);
  if (known !== undefined) return known;
  if (/ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  return /[^su]s$/.test(verb) && !adverbs.has(verb) ? verb.slice(0, -1) : verb;
}

export function isAdverb(word: string): boolean {
  return adverbs.has(word) || word.endsWith('ly');
}
