import { subtypeFromWord } from '../vocabulary/lookup';
import { joints, keywordBeginnings, sentenceWords } from './common-words';
import type { FaceContext } from './context';
import { isLegendary } from './context';
import { foldedMarks } from './fold';

/** A form in which a name stands in a text. */
export interface NameForm {
  readonly text: string;
  /** Whose name it is: this face's, or another's, whose words must be left alone. */
  readonly of: 'self' | 'other';
  /** Less than the whole name may be part of the name of something else. */
  readonly extent: 'whole' | 'short';
  /** A single word is looked at more closely: it may be a word of the sentence, or describe another object. */
  readonly words: 'one' | 'many';
}

/**
 * The forms to look for in the text of a face, longest first (CR 201.5, CR 201.5c): the full name; for legendary objects the
 * beginnings of the name that can stand alone; and the names of the other faces.
 */
export function nameForms(context: FaceContext): readonly NameForm[] {
  const forms = new Map<string, NameForm>();
  const own = foldedMarks(context.name);
  for (const text of isLegendary(context) ? shortNames(own) : []) forms.set(text, form(text, 'self', 'short'));
  for (const name of context.allNames)
    if (name !== context.name) forms.set(name, form(foldedMarks(name), 'other', 'whole'));
  // What stands before a colon is the place that a name belongs to, and its short form.
  const [place = '', title] = own.split(': ');
  if (title !== undefined) forms.set(place, form(place, 'self', 'short'));
  if (own !== '') forms.set(own, form(own, 'self', 'whole'));
  return byLength([...forms.values()]);
}

/** Longer names first, so that no name is read inside of a longer one. */
export function byLength(forms: readonly NameForm[]): readonly NameForm[] {
  return [...forms].sort((a, b) => b.text.length - a.text.length);
}

/** A form of a name. */
export function form(text: string, of: NameForm['of'], extent: NameForm['extent']): NameForm {
  return { text, of, extent, words: text.includes(' ') ? 'many' : 'one' };
}

function shortNames(name: string): string[] {
  const words = name.split(' ');
  const found: string[] = [];
  for (let count = words.length - 1; count > 0; count--) {
    const last = words[count - 1] ?? '';
    const text = words.slice(0, count).join(' ').replace(/,$/, '');
    if (joints.has(last.toLowerCase()) || /'s?$/.test(text)) continue;
    const next = words[count] ?? '';
    const apart = last.endsWith(',') || next === 'of' || next === 'the' || next === 'the,';
    if (count === 1 && !standsAlone(text, apart)) continue;
    found.push(text);
  }
  return found;
}

/** Whether one word can be the short form: not a word of the game, unless the name sets it apart. */
function standsAlone(word: string, apart: boolean): boolean {
  const lower = word.toLowerCase();
  if (sentenceWords.has(lower) || (!apart && keywordBeginnings.has(lower))) return false;
  const subtype = subtypeFromWord(lower);
  return subtype === undefined || subtype.of === 'planeswalker' || apart;
}
