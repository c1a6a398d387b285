/**
 * Ability words: labels that tie abilities together and mean nothing (CR 207.2c). Those printed since the edition of
 * the rules that the list follows, or left out of it, come last.
 */
export const abilityWords = [
  'adamant', 'addendum', 'alliance', 'battalion', 'bloodrush', 'celebration', 'channel', 'chroma', 'cohort',
  'constellation', 'converge', "council's dilemma", 'coven', 'delirium', 'descend 4', 'descend 8', 'disappear',
  'domain', 'eerie', 'eminence', 'enrage', 'fateful hour', 'fathomless descent', 'ferocious', 'flurry',
  'formidable', 'grandeur', 'hellbent', 'heroic', 'imprint', 'inspired', 'join forces', 'kinship', 'landfall',
  'lieutenant', 'magecraft', 'metalcraft', 'morbid', 'pack tactics', 'paradox', 'parley', 'radiance', 'raid',
  'rally', 'renew', 'revolt', 'secret council', 'spell mastery', 'strive', 'survival', 'sweep', 'tempting offer',
  'threshold', 'undergrowth', 'valiant', 'vivid', 'void', 'will of the council',
  'corrupted', 'infusion', 'opus', 'repartee',
] as const;
export type AbilityWord = (typeof abilityWords)[number];
