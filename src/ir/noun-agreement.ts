import { subtypeFromWord } from '../vocabulary/lookup';
import { nounsOf } from './nouns';
import type { Mention } from './scope';

/** "Copy target spell, then return it to its owner's hand": a copy is "it" once it was called a copy. */
export const isUnnamedCopy = (mention: Mention): boolean => isMade('copy', mention) && mention.called === undefined;

/** Is it called by all the nouns that "creature or land" names? */
export const isNamedBy = (noun: string | null, { filter }: Mention): boolean =>
  noun !== null && filter !== null && noun.split(' or ').every((word) => nounsOf(filter).includes(word));

/** Is it one thing that the noun fits? */
export const singularFits = (noun: string | null, mention: Mention): boolean =>
  mention.number === 'singular' && nounFits(noun, mention);

/** "the token", "the copies": one or several that an effect made. */
export const isMade = (noun: string | null, mention: Mention): boolean =>
  (noun === 'token' || noun === 'copy') && mention.filter !== null && nounsOf(mention.filter).includes(noun);

export const playerNouns: readonly string[] = ['player', 'opponent'];
/** Nouns that any object of a game can be called after it was described otherwise. */
const generalNouns: readonly string[] = ['card', 'permanent', 'spell', 'token', 'creature', 'source', 'ability'];

const attacking = 'attacking';

/** Nouns of things and players together. */
const jointNouns: ReadonlySet<string> = new Set(['permanents and/or player']);

/** "Target Plains or Island … that land", "target Equipment … that artifact": the type that the subtypes belong to (CR 205.3). */
const isTypeOf = (noun: string, named: readonly string[]): boolean =>
  named.length > 0 && named.every((word) => subtypeFromWord(word)?.of === noun);

/** Does a noun agree with a description? "that creature" with "target creature", "that card" with anything that was a card. */
export function nounFits(noun: string | null, mention: Mention): boolean {
  if (noun === null) return true;
  const named = mention.filter === null ? [] : nounsOf(mention.filter);
  if (jointNouns.has(noun)) return mention.sort === 'either';
  const alternatives = noun.split(' or ');
  if (alternatives.length > 1) return mention.sort === 'either' || alternatives.every((word) => named.includes(word));
  const words = noun.split(' ');
  // "That attacking creature" is one that was said to attack.
  if (words[0] === attacking) return mention.role === 'subject' && nounFits(words[1] ?? null, mention);
  if (words.length > 1) return words.every((word) => named.includes(word));
  const isPlayer = playerNouns.includes(noun);
  if (mention.sort === 'player' || mention.sort === 'object') {
    if (isPlayer !== (mention.sort === 'player')) return false;
    if (isPlayer) return true;
  }
  if (isPlayer) return mention.sort === 'either' && mention.isPartlyYou !== true;
  if (isTypeOf(noun, named)) return true;
  if (isAnyTarget(mention)) return targetNouns.includes(noun);
  return named.length === 0 || named.includes(noun) || (generalNouns.includes(noun) && compatible(noun, named));
}

/** Could what was spoken of be what one of the nouns names? "Any target" is a creature, a player, a planeswalker or a battle. */
export function mayBeSuch(mention: Mention, nouns: readonly string[]): boolean {
  if (nouns.length === 0) return true;
  return nouns.some((noun) => (isAnyTarget(mention) ? targetNouns.includes(noun) : nounFits(noun, mention)));
}

const isAnyTarget = ({ sort, filter }: Mention): boolean =>
  sort === 'either' && filter !== null && nounsOf(filter).length === 0;

const targetNouns: readonly string[] = ['creature', 'player', 'opponent', 'planeswalker', 'battle', 'permanent'];

/** A general noun may name what a more special description introduced: a card or permanent may be anything that is one. */
function compatible(noun: string, named: readonly string[]): boolean {
  switch (noun) {
    case 'card':
      return !named.includes('token');
    case 'permanent':
      return !named.includes('spell') && !named.includes('card');
    case 'token':
    case 'spell':
      return named.includes(noun);
    case 'source':
      return true;
    // A token that copies a creature is "that token"; the creature stays "that creature".
    default:
      return (
        !named.includes('token') &&
        !named.includes('copy') &&
        !cardTypeNouns.some((type) => named.includes(type) && type !== noun)
      );
  }
}

const cardTypeNouns: readonly string[] = [
  'creature',
  'artifact',
  'enchantment',
  'land',
  'planeswalker',
  'instant',
  'sorcery',
  'spell',
  'player',
  'ability',
];
