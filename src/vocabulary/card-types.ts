/** Card types that the rules know (CR 205.2a), in the order in which a type line prints them. */
export const cardTypes = [
  'kindred', 'artifact', 'enchantment', 'land', 'creature', 'planeswalker', 'battle', 'instant', 'sorcery', 'dungeon',
  'plane', 'phenomenon', 'vanguard', 'scheme', 'conspiracy',
] as const;
export type CardType = (typeof cardTypes)[number];

/** Types whose cards become permanents (CR 110.4). */
export const permanentTypes = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'] as const;
export type PermanentType = (typeof permanentTypes)[number];

/** Supertypes (CR 205.4a). */
export const supertypes = ['basic', 'legendary', 'ongoing', 'snow', 'world'] as const;
export type Supertype = (typeof supertypes)[number];
