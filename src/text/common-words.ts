import { cardTypes, supertypes } from '../vocabulary/card-types';
import { colors } from '../vocabulary/colors';
import { keywordAbilities } from '../vocabulary/keyword-abilities';
import { keywordActions } from '../vocabulary/keyword-actions';

function words(list: string): readonly string[] {
  return list.split(' ');
}

/** Words that join the parts of a name, and cannot end a short form of it. */
export const joints: ReadonlySet<string> = new Set(
  words('of the and to in from with for a an at on by de da la von & vs. who that'),
);

/** Verbs that begin sentences: a card that has one for its name cannot always be told from an order. */
export const orders: ReadonlySet<string> = new Set([
  ...keywordActions,
  ...words(
    'add change choose distribute divide draw end flip gain look lose move pay prevent put remove repeat return',
  ),
  ...words('roll skip switch tap turn untap'),
]);

/** Words with a capital that begin sentences, and so are no short form of a name by themselves. */
export const sentenceWords: ReadonlySet<string> = new Set([
  ...colors,
  ...cardTypes,
  ...supertypes,
  ...orders,
  ...words('a all an another any as at attacking blocking each enchanted equipped for from if it its level no other'),
  ...words('target that the then they this those until when whenever you your one two three four five six seven eight'),
  ...words('artifacts cards creatures lands permanents players spells nine ten'),
]);

/** The words that keyword abilities begin with. */
export const keywordBeginnings: ReadonlySet<string> = new Set(
  keywordAbilities.map((keyword) => keyword.split(' ')[0] ?? ''),
);
