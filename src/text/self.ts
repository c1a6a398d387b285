import { orders } from './common-words';
import type { MappedText, Replacement } from './mapped';
import { rewrite } from './mapped';
import type { NameForm } from './names';
import { byLength, form as nameForm } from './names';
import { matches } from './fold';
import { granterMark, selfMark, tokenNamesIn } from './grants';

/** What cards call themselves: types, and the subtypes with rules of their own. */
const kinds = [
  'artifact (?:creature|land)|enchantment creature',
  'creature|artifact|enchantment|land|permanent|spell|card|token|planeswalker|battle|aura|equipment|vehicle|saga|class',
  'case|room|siege|spacecraft|fortification|attraction|contraption|planet|background|curse|shrine|rune|role|book|emblem',
].join('|');
const thisObject = new RegExp(`\\bthis (?:${kinds})(?![a-z-]|'t)`, 'gi');

/**
 * Rewrites "this creature" and its kin. An attachment that grants an ability to what it is attached to is not what
 * has that ability, so "this Equipment" there means the grantor.
 */
export function foldThisObject(mapped: MappedText, attachment: string | undefined): MappedText {
  const mark = (words: string, at: number): string =>
    words.slice('this '.length).toLowerCase() === attachment && isQuoted(mapped.text, at) ? granterMark : selfMark;
  return rewrite(mapped, matches(mapped.text, thisObject, 'this', mark));
}

/** Rewrites the face's name in all its printed forms. */
export function foldNames(mapped: MappedText, forms: readonly NameForm[]): MappedText {
  const found: Replacement[] = [];
  const taken: { start: number; end: number }[] = [];
  const others = tokenNamesIn(mapped.text).map((name) => nameForm(name, 'other', 'whole'));
  for (const form of others.length === 0 ? forms : byLength([...others, ...forms])) {
    const { text } = form;
    for (let start = mapped.text.indexOf(text); start >= 0; start = mapped.text.indexOf(text, start + 1)) {
      const end = start + text.length;
      if (!isApart(mapped.text, start, end) || taken.some((other) => start < other.end && other.start < end)) continue;
      taken.push({ start, end });
      if (form.of === 'self' && meansSelf(mapped.text, start, end, form))
        found.push({ start, end, text: selfMark, why: 'name' });
    }
  }
  found.sort((a, b) => a.start - b.start);
  return rewrite(
    mapped,
    found.map((name) => (isQuoted(mapped.text, name.start) ? { ...name, text: granterMark } : name)),
  );
}

/** The name after "named" is a name, not the object (CR 201.4, CR 201.5). */
const asName = /\b(?:named(?: [^.,"]+(?:,[^."]+)? or)?|name is|name of) $/;
const describes =
  /(?:\b(?:an?|another|other|each|all|every|(?<!that |which |it )target|no|two|three|legendary|basic|snow|nontoken|white|blue|black|red|green|colorless|(?<!that [a-z]+ )or|and\/or) |\bnon-?)$/i;
const described =
  /^(?:s\b| (?:creature|card|spell|token|permanent|planeswalker|artifact|enchantment|land|counter|deck|source)s?\b)/;
const partOfName = /^'s [A-Z]/;
const sentenceStart = /(?:^|[.:"\u2014\u2022\n] ?)$/;
const asOrder = /^ (?:target|a|an|all|each|up|any|the|two|three|x|your|that|those|another|it|\{|~)\b/i;

function meansSelf(text: string, start: number, end: number, form: NameForm): boolean {
  const before = text.slice(0, start);
  if (asName.test(before)) return false;
  const after = text.slice(end);
  if (form.extent === 'short' && partOfName.test(after)) return false;
  if (form.words === 'many') return true;
  if (orders.has(form.text.toLowerCase()) && sentenceStart.test(before) && asOrder.test(after)) return false;
  return !describes.test(before) && !described.test(after);
}

/** Whether a place is inside quotation marks. */
function isQuoted(text: string, at: number): boolean {
  let marks = 0;
  for (let mark = text.indexOf('"'); mark >= 0 && mark < at; mark = text.indexOf('"', mark + 1)) marks++;
  return marks % 2 === 1;
}

/** Whether a range is no part of a longer word. */
function isApart(text: string, start: number, end: number): boolean {
  return !isLetter(text.charAt(start - 1)) && !isLetter(text.charAt(end)) && text.charAt(end) !== '-';
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
