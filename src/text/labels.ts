import { abilityWords } from '../vocabulary/ability-words';
import { keywordAbilities, keywordVariants } from '../vocabulary/keyword-abilities';

/** A label at the beginning of a line, up to and including its dash and the blank after it. */
export interface Label {
  readonly kind: 'ability-word' | 'flavor-word';
  readonly start: number;
  readonly end: number;
}

const known: ReadonlySet<string> = new Set(abilityWords);
/** Words before a dash that say something themselves: keywords, block forms, and ways to choose. */
const structural: ReadonlySet<string> = new Set([
  ...keywordAbilities,
  ...keywordVariants,
  '\u221e',
  'to solve',
  'choose',
]);

/** What a row of a block begins with: a mode's bullet, the numbers of a die roll, the chapters of a saga. */
const rowHead = /^(?:\u2022 |\d+(?:[\u2014\u2013-]\d+|\+)? \| |[IVX]+(?:, [IVX]+)* \u2014 )/;
/** Words without any mark that a sentence or a cost would have, or only words with capitals; then a dash. */
const candidate = /^((?:[A-Z][\w']*[.!?] )*[^\u2014.:;"{}()[\]|+]+?) ?\u2014 ?(?=[^\s])/;
const capitalized = /^\p{Lu}/u;

/**
 * The ability word (CR 207.2c) or flavor word (CR 207.2d) that begins a line or a row, if any. Keywords and anchor
 * words (CR 614.12c), which the face offers as a choice, are not labels but text.
 */
export function labelOf(line: string, faceText: string): Label | undefined {
  const start = rowHead.exec(line)?.[0].length ?? 0;
  const match = candidate.exec(line.slice(start));
  if (match === null) return undefined;
  const words = match[1] ?? '';
  const end = start + match[0].length;
  if (known.has(words.toLowerCase().replaceAll('\u2019', "'"))) return { kind: 'ability-word', start, end };
  if (!match[0].endsWith(' \u2014 ') || !capitalized.test(words) || isChapters(words)) return undefined;
  if (isStructural(words) || /^\d/.test(words) || words.split(' ').length > 9) return undefined;
  if (start > 0 && isAnchor(words, faceText)) return undefined;
  return { kind: 'flavor-word', start, end };
}

function isChapters(words: string): boolean {
  return /^[IVX]+(?:, [IVX]+)*$/.test(words);
}

/** Whether the words are a keyword, alone or before a number or what it is spliced onto. */
function isStructural(words: string): boolean {
  const keyword = /^(.*?)(?: (?:\d+|X|onto .*))?$/.exec(words)?.[1] ?? words;
  return structural.has(keyword.toLowerCase()) || /^choose\b|\ba villainous choice$/i.test(words);
}

/** Whether a sentence of the face offers the words as a choice. */
function isAnchor(words: string, faceText: string): boolean {
  for (let at = faceText.indexOf(words); at >= 0; at = faceText.indexOf(words, at + 1)) {
    if (/\bchoose [^.:\n]*$/.test(faceText.slice(Math.max(0, at - 100), at))) return true;
  }
  return false;
}
