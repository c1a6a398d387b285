import { randomFrom } from '../engine/bots/random';
import { basicLands, deckDrawer, isDeckCard } from './decks';
import { cards, deckOf, programs } from './testing/cards';

const colorsOf = (deck: readonly string[]): readonly string[] => [
  ...new Set(deck.flatMap((name) => programs.get(name)?.faces.flatMap(({ colors }) => colors) ?? [])),
];

describe('decks drawn by chance', () => {
  const draw = deckDrawer([...cards, ...basicLands]);

  it('have cards of two colors and lands, and are the same for the same seed', () => {
    for (let seed = 1; seed < 20; seed++) {
      const deck = draw(randomFrom(seed));
      expect(deck).toHaveLength(40);
      expect(deck).toEqual(draw(randomFrom(seed)));
      expect(colorsOf(deck)).toHaveLength(2);
      const spells = deck.filter((name) => !basicLands.some((land) => land.name === name));
      expect(spells.length).toBeGreaterThan(3);
      expect(new Set(spells).size).toBe(spells.length);
    }
  });

  it('have no cards that are for other games', () => {
    const [card] = cards;
    if (card === undefined) throw new Error('no cards');
    const [face] = card.faces;
    if (face === undefined) throw new Error('no face');
    expect(isDeckCard(card)).toBe(true);
    expect(isDeckCard({ ...card, layout: 'token' })).toBe(false);
    expect(isDeckCard({ ...card, faces: [{ ...face, types: ['Scheme'] }] })).toBe(false);
  });

  it('of tests have the colors that they are to have', () => {
    expect([...colorsOf(deckOf('white', 'red'))].sort()).toEqual(['red', 'white']);
  });
});
