/** Why a style mark carries no meaning, and an example of two dresses of the same thing. */
export interface StyleReason {
  readonly why: string;
  readonly example: string;
}

/** A reason that several style marks share. */
export const pronoun =
  'all of them name the same bound value; which one is printed follows from how close its last mention is';
/** A reason that several style marks share. */
export const conjunction =
  'the same set of things, listed with another conjunction; the instruction around says what is done with them';
/** A reason that several style marks share. */
export const place = 'the same clause stands before or after the rest of its sentence';
/** A reason that several style marks share. */
export const agreement = 'agreement in number: the set is the same, printed as one thing or several';
/** A reason that several style marks share. */
export const relation = 'the same relation, with whose it is before or after it';
/** A reason that several style marks share. */
export const scale = 'the end of a scale is called by an amount or by a height';
/** A reason that several style marks share. */
export const dash = 'how the cost is printed follows from whether it is mana';
