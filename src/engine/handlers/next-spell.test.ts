import { inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword } from '../characteristics/has';
import { castFree, castUntilAsked, isOffered, takeAction } from '../testing/casting';
import { all, happen, lifeOf, settle, table, the, type Script } from '../testing/table';
import { setPlayer } from '../write';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3',
  'Hulk | {2} | Creature — Ox | 6/6',
  'Spark | {0} | Sorcery\nYou gain 1 life.',
  'Echo | {0} | Sorcery\nWhen you next cast a sorcery spell this turn, copy that spell.',
  'Reprise | {0} | Sorcery\nWhen you cast your next sorcery spell this turn, you gain 5 life.',
  'Discount | {0} | Sorcery\nThe next creature spell you cast this turn costs {2} less to cast.',
  'Sale | {0} | Sorcery\nCreature spells you cast this turn cost {2} less to cast.',
  'Quicken | {0} | Instant\nThe next creature spell you cast this turn can be cast as though it had flash.',
  'Lend | {0} | Sorcery\nThe next creature spell you cast this turn has haste.',
  `Watcher | {0} | Enchantment
   Whenever you cast a creature spell, you gain 3 life.`,
  `Aegis | {0} | Sorcery
   Prevent all damage target creature would deal this turn.`,
  `Shot | {0} | Instant
   Target creature deals 4 damage to any target.`,
  `Bolt | {0} | Instant
   This spell deals 5 damage to target player. The damage can't be prevented.`,
  `Haven | {0} | Enchantment
   Prevent all damage that would be dealt to you.`,
  `Last Breath | {0} | Enchantment
   Damage that would reduce your life total to less than 3 reduces it to 3 instead.`,
  `Pick | {0} | Sorcery
   Target creature gains your choice of flying or vigilance until end of turn.`,
  `Ban | {0} | Enchantment
   Players can't pay life or sacrifice creatures to cast spells or activate abilities.`,
  'Leech | {0} | Enchantment\nPay 1 life: You gain 3 life.',
  'Altar | {0} | Enchantment\nSacrifice a creature: You gain 3 life.',
  'Toll | {0} | Sorcery\nYou may pay 2 life. If you do, you gain 5 life.',
  "Kin | {0} | Sorcery\nDestroy target creature that doesn't share a creature type with a creature you control.",
  'Imp | {0} | Creature — Imp | 1/1',
  'Full Hand | {0} | Enchantment\nAt the beginning of your end step, if you have exactly two cards in your hand, you gain 8 life.',
);

const p1 = 'p1';

describe('the next spell of a turn', () => {
  it('is copied, and the one after it is not', () => {
    const game = table(cards, [{ hand: ['Echo', 'Spark', 'Spark'] }, {}]);
    castFree(game, 'Echo');
    castFree(game, 'Spark');
    expect(lifeOf(game, 'p0')).toBe(22);
    castFree(game, 'Spark');
    expect(lifeOf(game, 'p0')).toBe(23);
  });

  it('is told from others by its kind', () => {
    const game = table(cards, [{ hand: ['Reprise', 'Ox', 'Spark', 'Spark'] }, {}]);
    castFree(game, 'Reprise');
    castFree(game, 'Ox');
    expect(lifeOf(game, 'p0')).toBe(20);
    castFree(game, 'Spark');
    castFree(game, 'Spark');
    expect(lifeOf(game, 'p0')).toBe(27);
  });

  it.each([
    ['Discount', false],
    ['Sale', true],
  ])('costs less: %s', (name, second) => {
    const game = table(cards, [{ hand: [name, 'Hulk', 'Hulk'] }, {}]);
    expect(isOffered(game, 'cast', 'Hulk')).toBe(false);
    castFree(game, name);
    castFree(game, 'Hulk');
    expect(all(game, 'Hulk')).toHaveLength(1);
    expect(isOffered(game, 'cast', 'Hulk')).toBe(second);
  });

  it('has what it is given, and nothing else has', () => {
    const game = table(cards, [{ hand: ['Lend', 'Ox', 'Imp'], battlefield: ['Watcher'] }, {}]);
    castFree(game, 'Lend');
    takeAction(game, 'cast', 'Ox');
    const spell = the(game, 'Ox', 'stack');
    expect(hasKeyword(characteristicsOf(game, spell.id), 'haste')).toBe(true);
    settle(game);
    takeAction(game, 'cast', 'Imp');
    expect(hasKeyword(characteristicsOf(game, the(game, 'Imp', 'stack').id), 'haste')).toBe(false);
  });

  it('may be cast when it could not be', () => {
    const game = table(cards, [{ hand: ['Quicken', 'Ox', 'Imp', 'Shot'], battlefield: ['Hulk'] }, {}]);
    const beforeEnd = { kind: 'beginStep', step: 'end', player: 'p0' } as const;
    happen(game, beforeEnd);
    settle(game);
    castFree(game, 'Quicken');
    expect(isOffered(game, 'cast', 'Ox')).toBe(true);
  });
});

describe('damage', () => {
  it('of a creature is prevented, whatever it is dealt to', () => {
    const game = table(cards, [{ hand: ['Aegis', 'Shot', 'Shot'], battlefield: ['Ox', 'Imp'] }, {}]);
    castFree(game, 'Aegis', the(game, 'Ox').id);
    castFree(game, 'Shot', the(game, 'Ox').id, p1);
    expect(lifeOf(game, 'p1')).toBe(20);
    castFree(game, 'Shot', the(game, 'Imp').id, p1);
    expect(lifeOf(game, 'p1')).toBe(16);
  });

  it('that cannot be prevented is dealt', () => {
    const game = table(cards, [{ hand: ['Bolt'] }, { battlefield: ['Haven'] }]);
    castFree(game, 'Bolt', p1);
    expect(lifeOf(game, 'p1')).toBe(15);
  });

  it('leaves what it cannot take', () => {
    const game = table(cards, [{ hand: ['Bolt', 'Bolt'] }, { battlefield: ['Last Breath'] }]);
    setPlayer(game, 'p1', { life: 7 });
    castFree(game, 'Bolt', p1);
    expect(lifeOf(game, 'p1')).toBe(3);
    castFree(game, 'Bolt', p1);
    expect(lifeOf(game, 'p1')).toBe(3);
  });
});

describe('choices and costs', () => {
  it.each([0, 1])('one of two keywords is gained: %s', (option) => {
    const game = table(cards, [{ hand: ['Pick'], battlefield: ['Ox'] }, {}]);
    const asked = castUntilAsked(game, 'Pick', the(game, 'Ox').id);
    expect(asked?.kind).toBe('option');
    const pick: Script = (decision) => (decision.kind === 'option' ? { kind: 'option', index: option } : undefined);
    settle(game, pick);
    const { keywords } = characteristicsOf(game, the(game, 'Ox').id);
    expect(keywords).toEqual([['flying', 'vigilance'][option]]);
  });

  it('life and creatures are no payment while that is forbidden', () => {
    const free = table(cards, [{ battlefield: ['Leech', 'Altar', 'Ox'] }, {}]);
    expect([isOffered(free, 'activate', 'Leech'), isOffered(free, 'activate', 'Altar')]).toEqual([true, true]);
    const barred = table(cards, [{ battlefield: ['Leech', 'Altar', 'Ox', 'Ban'] }, {}]);
    expect([isOffered(barred, 'activate', 'Leech'), isOffered(barred, 'activate', 'Altar')]).toEqual([false, false]);
  });

  it('what an effect asks can be paid all the same', () => {
    const game = table(cards, [{ hand: ['Toll'], battlefield: ['Ban'] }, {}]);
    castUntilAsked(game, 'Toll');
    settle(game, (decision) => (decision.kind === 'yesNo' ? { kind: 'yesNo', value: 'yes' } : undefined));
    expect(lifeOf(game, 'p0')).toBe(23);
  });
});

describe('conditions about things', () => {
  it.each([
    ['Hulk', false],
    ['Imp', true],
  ])('what shares no creature type with anything of yours can be destroyed: %s', (name, isTarget) => {
    const game = table(cards, [{ hand: ['Kin'], battlefield: ['Ox'] }, { battlefield: [name] }]);
    expect(isOffered(game, 'cast', 'Kin')).toBe(isTarget);
  });

  it.each([
    [['Ox'], 20],
    [['Ox', 'Imp'], 28],
    [['Ox', 'Imp', 'Hulk'], 20],
  ])('cards in hand are counted: %s', (hand, life) => {
    const game = table(cards, [{ hand, battlefield: ['Full Hand'] }, {}]);
    happen(game, { kind: 'beginStep', step: 'end', player: 'p0' });
    settle(game);
    expect(lifeOf(game, 'p0')).toBe(life);
  });
});
