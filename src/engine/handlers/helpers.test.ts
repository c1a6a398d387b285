import { inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword } from '../characteristics/has';
import { castFree, castUntilAsked, takeAction } from '../testing/casting';
import { lifeOf, settle, table, the, type Script } from '../testing/table';

const cards = inEnglish(
  'Moor | | Land\n{T}: Add {C}.',
  'Ox | {0} | Creature — Ox | 2/3',
  'Bird | {0} | Creature — Bird | 1/1\nFlying',
  `Choir | {2} | Sorcery
   Convoke
   You gain 4 life for each creature that convoked this spell.`,
  `Host | {2} | Creature — Spirit | 2/2
   Convoke
   When this creature enters, you gain 3 life for each creature that convoked it.`,
  `Cart | {0} | Artifact — Vehicle | 3/3
   Crew 1
   {0}: You gain 5 life for each creature that crewed this Vehicle this turn.`,
  `Miser | {0} | Enchantment
   Whenever you expend 3, you gain 6 life.`,
  'Two | {2} | Sorcery\nYou gain 0 life.',
  `Drain | {0} | Enchantment
   Pay 2 life: Scry 1.
   Whenever you pay life, target opponent loses that much life.`,
  `Net | {0} | Enchantment
   Creatures your opponents control can't have or gain flying.`,
  'Lift | {0} | Sorcery\nTarget creature gains flying until end of turn.',
);

const all: Script = (decision) =>
  decision.kind === 'choose' ? { kind: 'choose', chosen: decision.options } : undefined;

describe('what helped', () => {
  it.each([
    ['Choir', 28],
    ['Host', 26],
  ])('creatures that convoked it are remembered: %s', (name, life) => {
    const game = table(cards, [{ hand: [name], battlefield: ['Ox', 'Bird'] }, {}]);
    castUntilAsked(game, name);
    settle(game);
    expect(lifeOf(game, 'p0')).toBe(life);
  });

  it('creatures that crewed it are remembered', () => {
    const game = table(cards, [{ battlefield: ['Cart', 'Ox', 'Bird'] }, {}]);
    takeAction(game, 'activate', 'Cart');
    settle(game, all);
    // Nobody is left to crew it, so this is the other ability.
    takeAction(game, 'activate', 'Cart');
    settle(game);
    expect(lifeOf(game, 'p0')).toBe(30);
  });

  it('mana that was spent on spells this turn is counted', () => {
    const lands = ['Moor', 'Moor', 'Moor', 'Moor', 'Moor', 'Moor'];
    const game = table(cards, [{ hand: ['Two', 'Two', 'Two'], battlefield: ['Miser', ...lands] }, {}]);
    const lives = [20, 26, 26];
    for (const life of lives) {
      castFree(game, 'Two');
      expect(lifeOf(game, 'p0')).toBe(life);
    }
  });

  it('life that is paid is no life that is lost to damage', () => {
    const game = table(cards, [{ battlefield: ['Drain'] }, {}]);
    takeAction(game, 'activate', 'Drain');
    settle(game);
    expect([lifeOf(game, 'p0'), lifeOf(game, 'p1')]).toEqual([18, 18]);
  });
});

describe('what cannot be had (CR 113.11)', () => {
  it('is lost, and cannot be gained later', () => {
    const game = table(cards, [
      { hand: ['Lift', 'Lift'], battlefield: ['Net', 'Bird'] },
      { battlefield: ['Bird', 'Ox'] },
    ]);
    castFree(game, 'Lift', the(game, 'Ox').id);
    const flies = (name: string, nth = 0): boolean =>
      hasKeyword(characteristicsOf(game, the(game, name, 'battlefield', nth).id), 'flying');
    expect([flies('Bird'), flies('Bird', 1), flies('Ox')]).toEqual([true, false, false]);
  });
});
