import { subtypeFromWord } from '../vocabulary/lookup';
import { cardTypes, supertypes } from '../vocabulary/card-types';
import { colors } from '../vocabulary/colors';
import { keywordAbilities } from '../vocabulary/keyword-abilities';
import { keywordActions } from '../vocabulary/keyword-actions';
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

/** Words that join the parts of a name, and cannot end a short form. */
const joints: ReadonlySet<string> = new Set([
  'of',
  'the',
  'and',
  'to',
  'in',
  'from',
  'with',
  'for',
  'a',
  'an',
  'at',
  'on',
  'by',
  'de',
  'da',
  'la',
  'von',
  '&',
  'vs.',
  'who',
  'that',
]);

/** Words with a capital that begin sentences or name other things, and so are no short form of a name by themselves. */
const ordinary: ReadonlySet<string> = new Set([
  ...colors,
  ...cardTypes,
  ...supertypes,
  ...keywordActions,
  'the',
  'a',
  'an',
  'all',
  'each',
  'other',
  'any',
  'you',
  'your',
  'when',
  'whenever',
  'at',
  'as',
  'if',
  'until',
  'then',
  'target',
  'this',
  'that',
  'those',
  'it',
  'its',
  'they',
  'for',
  'from',
  'choose',
  'draw',
  'return',
  'put',
  'add',
  'look',
  'prevent',
  'gain',
  'lose',
  'pay',
  'another',
  'enchanted',
  'equipped',
  'attacking',
  'blocking',
  'creatures',
  'lands',
  'artifacts',
  'permanents',
  'spells',
  'cards',
  'players',
  'players',
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'level',
  'remove',
  'move',
  'flip',
  'roll',
  'turn',
  'end',
]);

/** The words that keyword abilities begin with. */
const keywordWords: ReadonlySet<string> = new Set(keywordAbilities.map((keyword) => keyword.split(' ')[0] ?? ''));

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
  if (own !== '') forms.set(own, form(own, 'self', 'whole'));
  return byLength([...forms.values()]);
}

/** Longer names first, so that no name is read inside of a longer one. */
export function byLength(forms: readonly NameForm[]): readonly NameForm[] {
  return [...forms].sort((a, b) => b.text.length - a.text.length);
}

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
  if (ordinary.has(lower) || (!apart && keywordWords.has(lower))) return false;
  const subtype = subtypeFromWord(lower);
  return subtype === undefined || subtype.of === 'planeswalker' || apart;
}
