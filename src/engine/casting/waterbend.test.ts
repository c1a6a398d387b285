import { english, inEnglish } from '../../compile/testing/english';
import { castInWay, isOffered, takeAction } from '../testing/casting';
import { all, settle, table, the } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  `Sage | {0} | Creature — Human | 1/1
   Waterbend {3}: Draw a card.`,
  'Ox | {0} | Creature — Ox | 2/2',
  'Jar | {0} | Artifact',
  'Charm | {0} | Enchantment',
  `Surge | {1} | Sorcery
   As an additional cost to cast this spell, waterbend {2}.
   Draw a card.`,
  `Well | {0} | Enchantment
   {T}: Add {U}.`,
);

const game = (battlefield: readonly string[], hand: readonly string[] = []): Game =>
  table(cards, [{ battlefield, hand }, {}], {}, english);

describe('waterbend (CR 701.67)', () => {
  it('lets artifacts and creatures be tapped for generic mana, those that came this turn, too', () => {
    const its = game(['Sage', 'Ox', 'Jar']);
    takeAction(its, 'activate', 'Sage');
    settle(its);
    expect(all(its, 'Filler', 'hand')).toHaveLength(1);
    expect(['Sage', 'Ox', 'Jar'].map((name) => the(its, name).tapped)).toEqual([true, true, true]);
  });
  it('is not paid with other permanents', () => {
    expect(isOffered(game(['Sage', 'Ox', 'Charm']), 'activate', 'Sage')).toBe(false);
    expect(isOffered(game(['Sage', 'Ox', 'Well']), 'activate', 'Sage')).toBe(true);
  });
  it('helps with the waterbend cost alone, whatever else a spell costs', () => {
    expect(castInWay(game(['Sage', 'Ox', 'Jar'], ['Surge']), 'Surge', 'normal')).toBe(false);
    const its = game(['Well', 'Ox', 'Jar'], ['Surge']);
    expect(castInWay(its, 'Surge', 'normal')).toBe(true);
    settle(its);
    expect(all(its, 'Filler', 'hand')).toHaveLength(1);
  });
});
