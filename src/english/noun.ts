import type { Term } from '../bytecode/term';

/** What a verb agrees with: you, one thing, several things (or a singular "they"). */
export type Agreement = 'second' | 'singular' | 'plural';

/** One thing or several. */
export type Quantity = 'one' | 'many';

/** A noun phrase in its cases. `quantity` is how many are meant; the singular "they" agrees as a plural and means one. */
export interface Noun {
  readonly subject: string;
  readonly object: string;
  readonly possessive: string;
  readonly agreement: Agreement;
  readonly quantity: Quantity;
  readonly of: 'player' | 'thing';
  /** The code that was said, to tell when a subject is spoken of again: "itself". */
  readonly code?: Term | undefined;
}

/** A noun phrase that is the same in subject and object. */
export function nounOf(text: string, quantity: Quantity, of: Noun['of'] = 'thing'): Noun {
  return {
    subject: text,
    object: text,
    possessive: quantity === 'many' && text.endsWith('s') ? `${text}'` : `${text}'s`,
    agreement: quantity === 'many' ? 'plural' : 'singular',
    quantity,
    of,
  };
}

/** The player that "you" means. Spoken to in the imperative, the subject is not printed. */
export function second(subject: 'you' | ''): Noun {
  return { subject, object: 'you', possessive: 'your', agreement: 'second', quantity: 'one', of: 'player' };
}

export const it: Noun = {
  subject: 'it',
  object: 'it',
  possessive: 'its',
  agreement: 'singular',
  quantity: 'one',
  of: 'thing',
};
export const they: Noun = {
  subject: 'they',
  object: 'them',
  possessive: 'their',
  agreement: 'plural',
  quantity: 'many',
  of: 'thing',
};
/** One player: "they draw a card". */
export const singularThey: Noun = { ...they, quantity: 'one', of: 'player' };
