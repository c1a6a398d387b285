import type { Subtype, SubtypeKind } from './subtypes';
import { subtypes } from './subtypes';
import { plurals } from './plurals';

/** Which number a word can be: `sheep` is either. */
export type GrammaticalNumber = 'singular' | 'plural' | 'either';

export interface SubtypeWord {
  readonly subtype: Subtype;
  readonly of: SubtypeKind;
  readonly number: GrammaticalNumber;
}

const byWord: ReadonlyMap<string, SubtypeWord> = index();

function index(): Map<string, SubtypeWord> {
  const words = new Map<string, SubtypeWord>();
  for (const [of, list] of Object.entries(subtypes) as [SubtypeKind, readonly Subtype[]][]) {
    for (const subtype of list) {
      const forms = plurals(subtype);
      words.set(subtype, { subtype, of, number: forms.includes(subtype) ? 'either' : 'singular' });
      for (const form of forms) if (form !== subtype) words.set(form, { subtype, of, number: 'plural' });
    }
  }
  return words;
}

/**
 * The subtype that a word in lower case names, in the singular or the plural; types of two words are asked for with
 * one space ("time lord"). Nothing if it names none.
 */
export function subtypeFromWord(word: string): SubtypeWord | undefined {
  return byWord.get(word);
}

/** All words that name a subtype, for suggestions. */
export function subtypeWords(): readonly string[] {
  return [...byWord.keys()];
}
