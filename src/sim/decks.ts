import { bareFaceProgram } from '../bytecode/bare-face';
import type { CardProgram } from '../bytecode/module';
import type { Random } from '../engine/bots/random';
import { colors, type Color } from '../vocabulary/colors';

/** A deck: the ids of its cards in a pool. */
export type Deck = readonly string[];

const deckSize = 40;
const landsInDeck = 17;

/** Layouts and types of cards that no deck of a game between decks of cards holds. */
const otherLayouts = [
  'token',
  'double_faced_token',
  'emblem',
  'planar',
  'scheme',
  'vanguard',
  'art_series',
  'attraction',
];
const otherTypes = ['Plane', 'Phenomenon', 'Scheme', 'Vanguard', 'Conspiracy', 'Dungeon'];

/** True for a card that may be in the main deck of a game. */
export function isDeckCard({ layout, faces }: CardProgram): boolean {
  return !otherLayouts.includes(layout) && !faces.some(({ types }) => types.some((type) => otherTypes.includes(type)));
}

/** The basic lands with a basic land type (CR 305.6), in the order of the colors. */
export const basicLands: readonly CardProgram[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((name) => ({
  name,
  layout: 'normal',
  faces: [bareFaceProgram(name, { supertypes: ['Basic'], types: ['Land'], subtypes: [name] })],
}));

/**
 * Draws decks of two colors from these cards by chance: mostly cards of these colors, each once, and basic lands. Cards
 * that no deck holds are left out.
 */
export function deckDrawer(cards: readonly CardProgram[]): (random: Random) => Deck {
  const byPair = new Map<string, readonly string[]>();
  const usable = cards.filter((card) => isDeckCard(card) && !basicLands.some(({ name }) => name === card.name));
  const cardsOf = (pair: readonly Color[]): readonly string[] => {
    const known = byPair.get(pair.join());
    if (known !== undefined) return known;
    const found = usable.filter((card) => fitsColors(card, pair)).map(({ name }) => name);
    byPair.set(pair.join(), found);
    return found;
  };
  return (random) => {
    const first = random(colors.length);
    const second = (first + 1 + random(colors.length - 1)) % colors.length;
    const pair = [first, second].sort().flatMap((at) => colors[at] ?? []);
    const fitting = cardsOf(pair);
    const drawn = new Set<string>();
    for (let count = 0; count < 4 * deckSize && drawn.size < deckSize - landsInDeck; count++) {
      const card = fitting[random(fitting.length)];
      if (card !== undefined) drawn.add(card);
    }
    const lands = Array.from({ length: deckSize - drawn.size }, (_, at) => basicLands[at % 2 === 0 ? first : second]);
    return [...drawn, ...lands.flatMap((land) => land?.name ?? [])];
  };
}

function fitsColors({ faces }: CardProgram, pair: readonly Color[]): boolean {
  return faces.every((face) => face.colors.every((color) => pair.some((its) => its === color)));
}
