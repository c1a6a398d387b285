import { inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword } from '../characteristics/has';
import { castFree } from '../testing/casting';
import { advance, all, destroy, lifeOf, table, the, type Script } from '../testing/table';
import type { Game } from '../world';

const names = ['Cursed', 'Monster', 'Royal', 'Sorcerer', 'Virtuous', 'Wicked', 'Young Hero'];

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 3/3\nHaste',
  ...names.map(
    (name) => `Cast ${name} | {0} | Sorcery
   Create a ${name} Role token attached to target creature you control.`,
  ),
);

const sizeOf = (game: Game): readonly (number | null)[] => {
  const { power, toughness } = characteristicsOf(game, the(game, 'Ox').id);
  return [power, toughness];
};

const withRole = (...cast: readonly string[]): Game => {
  const game = table(cards, [{ battlefield: ['Ox'], hand: cast.map((name) => `Cast ${name}`) }, {}]);
  for (const name of cast) castFree(game, `Cast ${name}`, the(game, 'Ox').id);
  return game;
};

const attacking: Script = (decision) =>
  decision.kind === 'attackers'
    ? {
        kind: 'attackers',
        attacks: decision.options.map(({ attacker }) => ({ attacker, defender: 'p1' as const })),
      }
    : undefined;

describe('Role tokens (CR 111.10j)', () => {
  it.each([
    ['Cursed', [1, 1]],
    ['Monster', [4, 4]],
    ['Royal', [4, 4]],
    ['Sorcerer', [4, 4]],
    ['Virtuous', [4, 4]],
    ['Wicked', [4, 4]],
    ['Young Hero', [3, 3]],
  ] as const)('%s', (name, size) => {
    const game = withRole(name);
    expect(the(game, name).attachedTo).toBe(the(game, 'Ox').id);
    expect(sizeOf(game)).toEqual(size);
  });

  it('give abilities', () => {
    expect(hasKeyword(characteristicsOf(withRole('Monster'), the(withRole('Monster'), 'Ox').id), 'trample')).toBe(true);
    const hero = withRole('Young Hero');
    advance(hero, (its) => its.state.turn.step === 'main2', attacking);
    expect(sizeOf(hero)).toEqual([4, 4]);
  });

  it('give way to a later one of the same player (CR 704.5y), and are mourned', () => {
    const game = withRole('Wicked', 'Cursed');
    expect(all(game, 'Wicked')).toEqual([]);
    expect(sizeOf(game)).toEqual([1, 1]);
    expect(lifeOf(game, 'p1')).toBe(19);
    destroy(game, the(game, 'Cursed').id);
    expect(lifeOf(game, 'p1')).toBe(19);
  });
});
