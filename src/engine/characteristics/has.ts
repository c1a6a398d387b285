import type { KeywordAbility } from '../../vocabulary/keyword-abilities';
import { permanentTypes, type CardType, type Supertype } from '../../vocabulary/card-types';
import type { Subtype } from '../../vocabulary/subtypes';
import type { BaseCharacteristics, Characteristics } from './types';

// Questions about characteristics, in the words of the vocabulary.

type Types = Pick<BaseCharacteristics, 'types' | 'subtypes' | 'supertypes'>;

/** Has it one of the card types (CR 205.2a)? */
export function hasType(values: Types | undefined, ...types: readonly CardType[]): boolean {
  return types.some((type) => values?.types.includes(type));
}

export function hasSubtype(values: Types | undefined, subtype: Subtype): boolean {
  return values?.subtypes.includes(subtype) ?? false;
}

export function hasSupertype(values: Types | undefined, supertype: Supertype): boolean {
  return values?.supertypes.includes(supertype) ?? false;
}

/** Has it the keyword ability (CR 702.1)? */
export function hasKeyword(values: Characteristics | undefined, keyword: KeywordAbility): boolean {
  return values?.keywords.includes(keyword) ?? false;
}

/** Has it a type of permanents (CR 110.4)? */
export function isPermanentType(values: Types | undefined): boolean {
  return hasType(values, ...permanentTypes);
}
