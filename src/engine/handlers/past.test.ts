import { inEnglish } from '../../compile/testing/english';
import { castFree } from '../testing/casting';
import { advance, all, destroy, happen, lifeOf, settle, table, the } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3',
  'Colt | {0} | Creature — Horse | 1/1\nWhen this creature enters, if you cast it from your hand, you gain 5 life.',
  "Stray | {0} | Creature — Dog | 1/1\nWhen this creature enters, if you didn't cast it, you gain 3 life.",
  "Second Rider | {0} | Creature — Human | 1/1\nWhen this creature enters, if you've cast another creature spell this turn, you gain 4 life.",
  `Crowd | {0} | Creature — Human | 1/1
   At the beginning of your end step, if two or more nonland permanents entered under your control this turn, you gain 7 life.`,
  `Mourning | {0} | Sorcery
   You gain 2 life for each creature that died under your control this turn.`,
  `Idle Hands | {0} | Enchantment
   At the beginning of your end step, if you haven't cast a spell this turn, you gain 6 life.`,
  `Purge | {0} | Sorcery
   Each player discards a card. Each opponent who can't loses 3 life.`,
  `Revenge | {0} | Sorcery
   Each opponent who lost life this turn loses 1 life.`,
);

const untilEnd = (game: Game): void => {
  advance(game, (its) => its.state.turn.step === 'end');
  settle(game);
};

describe('what happened', () => {
  it('"if you cast it" is about the spell that the permanent was', () => {
    const game = table(cards, [{ hand: ['Colt', 'Stray'] }, {}]);
    castFree(game, 'Colt');
    expect(lifeOf(game, 'p0')).toBe(25);
    castFree(game, 'Stray');
    expect(lifeOf(game, 'p0')).toBe(25);
  });

  it('"another" is no card that the source itself was', () => {
    const game = table(cards, [{ hand: ['Second Rider', 'Second Rider'] }, {}]);
    castFree(game, 'Second Rider');
    expect(lifeOf(game, 'p0')).toBe(20);
    castFree(game, 'Second Rider');
    expect(lifeOf(game, 'p0')).toBe(24);
  });

  it.each([
    [['Crowd'], 20],
    [['Crowd', 'Ox'], 27],
  ])('%s that entered are counted', (names, life) => {
    const game = table(cards, [{ hand: names }, {}]);
    for (const name of names) castFree(game, name);
    untilEnd(game);
    expect(lifeOf(game, 'p0')).toBe(life);
  });

  it('"under your control" is who controlled it as it died', () => {
    const game = table(cards, [{ hand: ['Mourning'], battlefield: ['Ox', 'Colt'] }, { battlefield: ['Stray'] }]);
    destroy(game, the(game, 'Ox').id, the(game, 'Colt').id, the(game, 'Stray').id);
    castFree(game, 'Mourning');
    expect(lifeOf(game, 'p0')).toBe(24);
  });

  it('can be denied', () => {
    const game = table(cards, [{ battlefield: ['Idle Hands'] }, {}]);
    untilEnd(game);
    expect(lifeOf(game, 'p0')).toBe(26);
    const busy = table(cards, [{ battlefield: ['Idle Hands'], hand: ['Ox'] }, {}]);
    castFree(busy, 'Ox');
    untilEnd(busy);
    expect(lifeOf(busy, 'p0')).toBe(20);
  });
});

describe('relative clauses about players', () => {
  it('speak of who did not do what was told', () => {
    const game = table(cards, [{ hand: ['Purge', 'Ox'] }, {}]);
    castFree(game, 'Purge');
    expect([lifeOf(game, 'p0'), lifeOf(game, 'p1')]).toEqual([20, 17]);
    const other = table(cards, [{ hand: ['Purge'] }, { hand: ['Ox'] }]);
    castFree(other, 'Purge');
    expect(all(other, 'Ox', 'graveyard')).toHaveLength(1);
    expect(lifeOf(other, 'p1')).toBe(20);
  });

  it('speak of what happened to them', () => {
    const game = table(cards, [{ hand: ['Revenge', 'Revenge'] }, {}]);
    castFree(game, 'Revenge');
    expect(lifeOf(game, 'p1')).toBe(20);
    happen(game, { kind: 'loseLife', player: 'p1', amount: 2, cause: 'effect', source: null });
    castFree(game, 'Revenge');
    expect(lifeOf(game, 'p1')).toBe(17);
  });
});
