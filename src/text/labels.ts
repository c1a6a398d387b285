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
const structural: ReadonlySet<string> = new Set([...keywordAbilities, ...keywordVariants, 'to solve', 'choose']);

/** A bullet, then words without any mark that a sentence or a cost would have, then a dash between blanks. */
const candidate = /^(\u2022 )?([^\u2014.:;"{}()[\]|+]+?) ?\u2014 ?(?=[^\s])/;
const chapters = /^[IVX]+(?:, [IVX]+)*$/;
const capitalized = /^[^a-z]/;

/**
 * The ability word (CR 207.2c) or flavor word (CR 207.2d) that begins a line, if any. Keywords, saga chapters and
 * anchor words (CR 614.12c), which other lines of the face name, are not labels but text.
 */
export function labelOf(line: string, faceText: string): Label | undefined {
  const match = candidate.exec(line);
  if (match === null) return undefined;
  const bullet = match[1] ?? '';
  const words = match[2] ?? '';
  const end = match[0].length;
  const lower = words.toLowerCase().replaceAll('\u2019', "'");
  if (known.has(lower)) return { kind: 'ability-word', start: bullet.length, end };
  if (!match[0].endsWith(' \u2014 ') || !capitalized.test(words) || chapters.test(words)) return undefined;
  if (isStructural(words) || /^\d/.test(words) || words.split(' ').length > 9) return undefined;
  if (bullet !== '' && isAnchor(words, faceText)) return undefined;
  return { kind: 'flavor-word', start: bullet.length, end };
}

/** Whether the words are a keyword, alone or before a parameter (a number or words in lower case). */
function isStructural(words: string): boolean {
  for (let end = words.length; end > 0; end = words.lastIndexOf(' ', end - 1)) {
    if (structural.has(words.slice(0, end).toLowerCase())) return /^(?: (?:\d|X\b|[a-z]).*)?$/.test(words.slice(end));
  }
  return false;
}

/** Whether a sentence of the face offers the words as a choice. */
function isAnchor(words: string, faceText: string): boolean {
  for (let at = faceText.indexOf(words); at >= 0; at = faceText.indexOf(words, at + 1)) {
    if (!/^ ?\u2014/.test(faceText.slice(at + words.length))) return true;
  }
  return false;
}
