import type { MappedText, Replacement } from './mapped';
import { refold, rewrite } from './mapped';

/** Marks with several printed forms, and the one used here. */
const marks: ReadonlyMap<string, string> = new Map([
  ['\u2018', "'"],
  ['\u2019', "'"],
  ['\u02bc', "'"],
  ['\u201c', '"'],
  ['\u201d', '"'],
  ['\u2212', '-'],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2013', '\u2014'],
  ['\u2015', '\u2014'],
  ['\ua789', ':'],
  ['\u2026', '...'],
  ['\u00a0', ' '],
  ['\u00e6', 'ae'],
  ['\u00c6', 'Ae'],
  ['\u0153', 'oe'],
  ['\u0152', 'Oe'],
]);

/** Characters that are looked at one by one; lines without any stay as they are. */
const unusual = /[^\n -~\u2014\u2022]/g;
const blanks = /[ \t]{2,}|\t/g;
/** A dash; some sources print a hyphen before a size, or between the numbers of a row. */
const dashes = / ?\u2014 ?|(?<=\}) - (?=\d)|(?<=^\d+)-(?=\d+ \| )/g;
const loyaltyCosts = /(?<=^|")\[[+-]?(?:\d+|X)\] ?:/gi;

/** Folds quotation marks, minus signs, dashes, bullets' spacing, accents and blanks to one form each. */
export function foldMarks(mapped: MappedText): MappedText {
  let result = rewrite(mapped, matches(mapped.text, unusual, 'mark', plain));
  result = rewrite(
    result,
    matches(result.text, blanks, 'blank', () => ' '),
  );
  if (result.text.includes('\u2014') || result.text.includes('} - ') || result.text.includes(' | '))
    result = rewrite(result, matches(result.text, dashes, 'dash', spacedDash(result.text.length)));
  if (result.text.includes('['))
    result = rewrite(
      result,
      matches(result.text, loyaltyCosts, 'loyalty', (cost) => cost.replace(/[[\] ]/g, '')),
    );
  return result;
}

/** A name with its marks folded as those of a text are. */
export function foldedMarks(name: string): string {
  return name.replace(unusual, plain);
}

/** Folds `A` to `Z`, code unit by code unit: full lower-casing changes the length of some letters. */
export function foldCase(mapped: MappedText): MappedText {
  return refold(
    mapped,
    mapped.text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase()),
  );
}

function spacedDash(length: number): (match: string, at: number) => string {
  return (match, at) => `${at === 0 ? '' : ' '}\u2014${at + match.length === length ? '' : ' '}`;
}

function plain(character: string): string {
  const mark = marks.get(character);
  if (mark !== undefined) return mark;
  const base = character.normalize('NFD').charAt(0);
  return /[A-Za-z]/.test(base) ? base : character;
}

/** A replacement for each match that would change something. */
export function matches(
  text: string,
  pattern: RegExp,
  why: string,
  replace: (match: string, at: number) => string,
): Replacement[] {
  const found: Replacement[] = [];
  // To look first spares most lines a copy of the expression, which `matchAll` makes.
  if (text.search(pattern) < 0) return found;
  for (const match of text.matchAll(pattern)) {
    const replacement = replace(match[0], match.index);
    if (replacement !== match[0])
      found.push({ start: match.index, end: match.index + match[0].length, text: replacement, why });
  }
  return found;
}
