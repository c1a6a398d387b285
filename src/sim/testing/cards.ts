import { inEnglish } from '../../compile/testing/english';
import { colors, type Color } from '../../vocabulary/colors';
import { basicLands, type Deck } from '../decks';

/** A few made-up cards of each color, enough for games in which something happens. */
export const cards = inEnglish(
  'Meadow Ox | {1}{W} | Creature — Ox | 2/3\nVigilance',
  'Chapel Hawk | {2}{W} | Creature — Bird | 2/2\nFlying\nWhen this creature enters, you gain 2 life.',
  'Day of Rest | {2}{W}{W} | Sorcery\nDestroy all creatures.',
  'Tide Reader | {1}{U} | Creature — Human Wizard | 1/3\n{T}: Draw a card, then discard a card.',
  'Deep Insight | {3}{U} | Sorcery\nDraw two cards.',
  'Undo | {1}{U} | Instant\nCounter target spell.',
  "Return to Port | {U} | Instant\nReturn target creature to its owner's hand.",
  'Grave Rat | {B} | Creature — Rat | 1/1\nWhen this creature dies, each opponent discards a card.',
  'Slow Poison | {1}{B} | Instant\nTarget creature gets -2/-2 until end of turn.',
  'Cinder Imp | {1}{R} | Creature — Imp | 2/1\nHaste',
  'Spark | {R} | Instant\nSpark deals 2 damage to any target.',
  'Split Flame | {1}{R} | Sorcery\nSplit Flame deals 3 damage divided as you choose among one or two targets.',
  'Choose a Path | {1}{G} | Sorcery\nChoose one —\n• You gain 4 life.\n• Draw a card.',
  'Grove Elf | {G} | Creature — Elf | 1/1\n{T}: Add {G}.',
  'Great Bear | {3}{G} | Creature — Bear | 4/4\nTrample',
  'Banner of Growth | {2}{G} | Enchantment\nCreatures you control get +1/+1.',
);

export const programs: ReadonlyMap<string, (typeof cards)[number]> = new Map(
  [...cards, ...basicLands].map((card) => [card.name, card]),
);

/** Two of each card of these colors, and lands. */
export function deckOf(...pair: readonly Color[]): Deck {
  const lands = colors.flatMap((color, at) =>
    pair.includes(color) ? Array.from({ length: 8 }, () => basicLands[at]?.name ?? '') : [],
  );
  const isFitting = (color: string): boolean => pair.some((its) => its === color);
  const spells = cards.filter(({ faces }) => faces.every((face) => face.colors.every(isFitting)));
  return [...spells, ...spells].map(({ name }) => name).concat(lands);
}
