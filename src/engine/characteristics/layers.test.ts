import { inEnglish } from '../../compile/testing/english';
import type { ObjectId } from '../../vm/entity';
import { putOn } from '../testing/attach';
import { castFree } from '../testing/casting';
import { advance, all, happen, table, the } from '../testing/table';
import type { Game } from '../world';
import { setObject } from '../write';
import { characteristicsOf } from './characteristics';
import type { Characteristics } from './types';

const cards = inEnglish(
  'Ox | {1} | Creature — Ox | 2/4',
  'Goblin | {1} | Creature — Goblin | 1/1',
  'Chief | {2} | Creature — Goblin | 2/2\nOther Goblins you control get +1/+1 and have haste.',
  'Banner | {1} | Enchantment\nCreatures you control get +1/+1.',
  'Hush | {4} | Enchantment\nAll creatures lose all abilities and have base power and toughness 1/1.',
  'Wings | {1} | Enchantment — Aura\nEnchant creature\nEnchanted creature gets +2/+2 and has flying.',
  'Tether | {3} | Enchantment — Aura\nEnchant creature\nYou control enchanted creature.',
  'Seeing | {1} | Enchantment\nCreatures you control have "{T}: Draw a card."',
  'Hawk | {1} | Creature — Bird | 1/1\nFlying',
  'Keeper | {1} | Creature — Human | 1/1\nAs long as you control an artifact, Keeper gets +2/+0 and has flying.',
  'Counter | {1} | Creature — Human | 1/1\nCounter gets +1/+1 for each artifact you control.',
  'Trinket | {1} | Artifact',
  "Husk | {1} | Creature — Lhurgoyf | */3\nHusk's power is equal to the number of creature cards in your graveyard.",
  'Pupil | {1} | Creature — Shapeshifter | 1/1\nChangeling',
  'Scion | {1}{R} | Creature — Eldrazi | 1/1\nDevoid',
  'Grow | {0} | Instant\nTarget creature gets +3/+3 until end of turn.',
  'Soar | {0} | Instant\nTarget creature gains flying until end of turn.',
  'Still | {0} | Instant\nTarget creature loses all abilities until end of turn.',
  'Swap | {0} | Sorcery\nGain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.',
);

function board(mine: readonly string[], theirs: readonly string[] = [], hand: readonly string[] = []): Game {
  return table(cards, [{ battlefield: mine, hand }, { battlefield: theirs }]);
}

function values(game: Game, name: string): Characteristics {
  return characteristicsOf(game, the(game, name).id);
}

function sizeOf(game: Game, name: string): string {
  const { power, toughness } = values(game, name);
  return `${power}/${toughness}`;
}

function counters(game: Game, on: ObjectId, counter: string, count = 1): void {
  happen(game, { kind: 'putCounters', on, counter, count, by: 'p0', source: null });
}

describe('static abilities', () => {
  it('change what their controller controls, and only that', () => {
    const game = board(['Banner', 'Ox'], ['Hawk']);
    expect(sizeOf(game, 'Ox')).toBe('3/5');
    expect(values(game, 'Ox')).toMatchObject({ basePower: 2, baseToughness: 4 });
    expect(sizeOf(game, 'Hawk')).toBe('1/1');
  });

  it('say "other" and mean it; two of them change each other', () => {
    const game = board(['Chief', 'Goblin', 'Ox']);
    expect(sizeOf(game, 'Goblin')).toBe('2/2');
    expect(values(game, 'Goblin').keywords).toEqual(['haste']);
    expect(sizeOf(game, 'Chief')).toBe('2/2');
    expect(values(game, 'Ox').keywords).toEqual([]);
    const two = board(['Chief', 'Chief']);
    expect(all(two, 'Chief').map(({ id }) => characteristicsOf(two, id).power)).toEqual([3, 3]);
  });

  it('follow an Aura from one host to another', () => {
    const game = board(['Ox', 'Goblin'], [], ['Wings']);
    expect(sizeOf(game, 'Ox')).toBe('2/4');
    putOn(game, 'Wings', 'Ox');
    expect(sizeOf(game, 'Ox')).toBe('4/6');
    expect(values(game, 'Ox').keywords).toEqual(['flying']);
    putOn(game, 'Wings', 'Goblin');
    expect(sizeOf(game, 'Ox')).toBe('2/4');
    expect(sizeOf(game, 'Goblin')).toBe('3/3');
  });

  it('hold as long as their condition does', () => {
    const game = board(['Keeper', 'Trinket', 'Counter']);
    expect(values(game, 'Keeper')).toMatchObject({ power: 3, keywords: ['flying'] });
    expect(sizeOf(game, 'Counter')).toBe('2/2');
    happen(game, { kind: 'sacrifice', object: the(game, 'Trinket').id, by: 'p0' });
    expect(values(game, 'Keeper')).toMatchObject({ power: 1, keywords: [] });
    expect(sizeOf(game, 'Counter')).toBe('1/1');
  });

  it('give abilities that the object then has', () => {
    const game = board(['Seeing', 'Ox'], ['Hawk']);
    expect(values(game, 'Ox').abilities).toMatchObject([{ grantedBy: the(game, 'Seeing').id }]);
    expect(values(game, 'Hawk').abilities).toHaveLength(1);
  });

  it('change what "you" means with the controller', () => {
    const game = board(['Goblin'], ['Chief', 'Hawk'], ['Tether']);
    expect(sizeOf(game, 'Goblin')).toBe('1/1');
    putOn(game, 'Tether', 'Chief');
    expect(values(game, 'Chief').controller).toBe('p0');
    expect(sizeOf(game, 'Goblin')).toBe('2/2');
    expect(the(game, 'Chief')).toMatchObject({ summoningSick: true, controller: 'p1' });
    happen(game, { kind: 'destroy', object: the(game, 'Tether').id, source: null, by: null, regeneration: 'allowed' });
    expect(values(game, 'Chief').controller).toBe('p1');
    expect(sizeOf(game, 'Goblin')).toBe('1/1');
  });
});

describe('characteristic-defining abilities', () => {
  it('function in every zone', () => {
    const game = table(cards, [
      { battlefield: ['Husk'], hand: ['Husk', 'Pupil', 'Scion'], graveyard: ['Ox', 'Hawk', 'Grow'] },
      {},
    ]);
    expect(sizeOf(game, 'Husk')).toBe('2/3');
    expect(characteristicsOf(game, the(game, 'Husk', 'hand').id)).toMatchObject({ power: 2, toughness: 3 });
    const pupil = characteristicsOf(game, the(game, 'Pupil', 'hand').id);
    expect(pupil.subtypes).toEqual(expect.arrayContaining(['goblin', 'ox', 'shapeshifter']));
    expect(pupil.subtypes).not.toContain('equipment');
    expect(characteristicsOf(game, the(game, 'Scion', 'hand').id).colors).toEqual([]);
  });

  it('come before effects that set, and set base power', () => {
    const game = table(cards, [{ battlefield: ['Husk', 'Hush'], graveyard: ['Ox'] }, {}]);
    expect(sizeOf(game, 'Husk')).toBe('1/1');
  });

  it('make a changeling one of each kind for lords', () => {
    const game = board(['Chief', 'Pupil']);
    expect(sizeOf(game, 'Pupil')).toBe('2/2');
  });
});

describe('abilities that are removed', () => {
  it.each([[['Hush', 'Chief', 'Goblin']], [['Chief', 'Hush', 'Goblin']]])(
    'do nothing in later layers, whichever came first: %j',
    (mine) => {
      const game = board(mine);
      expect(sizeOf(game, 'Goblin')).toBe('1/1');
      expect(values(game, 'Goblin').keywords).toEqual([]);
      expect(values(game, 'Chief').abilities).toEqual([]);
    },
  );

  it('leave alone what comes from elsewhere', () => {
    const game = board(['Hush', 'Banner', 'Ox']);
    expect(sizeOf(game, 'Ox')).toBe('2/2');
  });

  it('are lost or kept by timestamp when an effect gives one and another takes all', () => {
    const kept = board(['Ox'], [], ['Still', 'Soar']);
    castFree(kept, 'Still', the(kept, 'Ox').id);
    castFree(kept, 'Soar', the(kept, 'Ox').id);
    expect(values(kept, 'Ox').keywords).toEqual(['flying']);
    const lost = board(['Ox'], [], ['Still', 'Soar']);
    castFree(lost, 'Soar', the(lost, 'Ox').id);
    expect(values(lost, 'Ox').keywords).toEqual(['flying']);
    castFree(lost, 'Still', the(lost, 'Ox').id);
    expect(values(lost, 'Ox').keywords).toEqual([]);
  });
});

describe('counters', () => {
  it('count in layer 7c and give keywords with their own timestamps', () => {
    const game = board(['Ox'], [], ['Still']);
    const ox = the(game, 'Ox').id;
    counters(game, ox, '+1/+1', 2);
    counters(game, ox, 'flying');
    expect(values(game, 'Ox')).toMatchObject({ power: 4, toughness: 6, keywords: ['flying'] });
    castFree(game, 'Still', ox);
    expect(values(game, 'Ox').keywords).toEqual([]);
    counters(game, ox, 'flying');
    expect(values(game, 'Ox').keywords).toEqual(['flying']);
    counters(game, ox, '-1/-1');
    expect(sizeOf(game, 'Ox')).toBe('3/5');
  });
});

describe('effects of spells', () => {
  it('end in the cleanup step, not before', () => {
    const game = board(['Ox'], [], ['Grow']);
    castFree(game, 'Grow', the(game, 'Ox').id);
    expect(sizeOf(game, 'Ox')).toBe('5/7');
    advance(game, ({ state }) => state.turn.step === 'end');
    expect(sizeOf(game, 'Ox')).toBe('5/7');
    advance(game, ({ state }) => state.turn.number === 2);
    expect(sizeOf(game, 'Ox')).toBe('2/4');
    expect(game.state.effects).toEqual([]);
  });

  it('take control and give it back', () => {
    const game = board(['Ox'], ['Hawk'], ['Swap']);
    setObject(game, the(game, 'Hawk').id, { tapped: true });
    castFree(game, 'Swap', the(game, 'Hawk').id);
    expect(values(game, 'Hawk')).toMatchObject({ controller: 'p0', keywords: ['flying', 'haste'] });
    expect(the(game, 'Hawk')).toMatchObject({ tapped: false, summoningSick: true, lastController: 'p0' });
    advance(game, ({ state }) => state.turn.number === 2 && state.turn.step === 'upkeep');
    expect(values(game, 'Hawk')).toMatchObject({ controller: 'p1', keywords: ['flying'] });
    expect(the(game, 'Hawk')).toMatchObject({ summoningSick: false, lastController: 'p1' });
  });
});
