import { english, inEnglish } from '../../compile/testing/english';
import { dungeons } from '../../keywords/dungeons';
import { abilityAt } from '../../vm/pool';
import { characteristicsOf } from '../characteristics/characteristics';
import { decisionOf } from '../game';
import { dungeonOf, completedBy } from '../state/dungeons';
import { isOffered, takeAction } from '../testing/casting';
import { advance, lifeOf, settle, table, the, type Script } from '../testing/table';
import type { Game } from '../world';
import { roomAbility } from './venture';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/2',
  `Lantern | {0} | Artifact
   {0}: Venture into the dungeon.`,
  `Banner | {0} | Sorcery
   You take the initiative.`,
  `Trophy | {0} | Enchantment
   Whenever you complete a dungeon, you gain 10 life.
   As long as you've completed a dungeon, creatures you control have flying.`,
  `Crown | {0} | Artifact
   {0}: You gain 1 life. Activate only if you have the initiative.`,
);

const game = (mine: Parameters<typeof table>[1][number], theirs: Parameters<typeof table>[1][number] = {}): Game =>
  table(cards, [mine, theirs], {}, english);

/** Chooses these dungeons and rooms one after the other, and whatever is legal besides. */
function choosing(...labels: readonly string[]): Script {
  const left = [...labels];
  return (asked) => {
    if (asked.kind === 'option' && asked.what === 'dungeon') {
      const label = left.shift() ?? '';
      return { kind: 'option', index: asked.options.findIndex((option) => option.label === label) };
    }
    if (asked.kind === 'yesNo') return { kind: 'yesNo', value: asked.only ?? 'no' };
    return asked.kind === 'targets' ? { kind: 'targets', chosen: asked.options.slice(0, asked.min) } : undefined;
  };
}

function venture(its: Game, ...labels: readonly string[]): void {
  takeAction(its, 'activate', 'Lantern');
  settle(its, choosing(...labels));
}

const roomOf = (its: Game): number | null => dungeonOf(its, 'p0')?.at ?? null;

describe('venturing into the dungeon (CR 701.49)', () => {
  it.each(dungeons.flatMap(({ rooms }) => rooms.map(({ does }) => does)))('reads "%s"', (does) => {
    const { pool } = game({});
    expect(abilityAt(pool, roomAbility(does)).kind).toBe('triggered');
  });

  it('leads to a dungeon of the choice of the player, room by room along the arrows', () => {
    const its = game({ battlefield: ['Lantern', 'Ox'] });
    venture(its, 'tomb of annihilation');
    expect([roomOf(its), lifeOf(its, 'p0'), lifeOf(its, 'p1')]).toEqual([0, 19, 19]);
    takeAction(its, 'activate', 'Lantern');
    advance(its, (then) => decisionOf(then)?.kind === 'option');
    expect(decisionOf(its)).toMatchObject({ options: [{ label: '1' }, { label: '2' }] });
    settle(its, choosing('1'));
    expect([roomOf(its), lifeOf(its, 'p1')]).toEqual([1, 17]);
  });

  it('never leads to the dungeon of the initiative', () => {
    const its = game({ battlefield: ['Lantern'] });
    takeAction(its, 'activate', 'Lantern');
    advance(its, (then) => decisionOf(then)?.kind === 'option');
    expect(decisionOf(its)).toMatchObject({ options: { length: 3 } });
  });

  it('completes the dungeon once the last room is dealt with, and then begins another (CR 309.6, CR 309.7)', () => {
    const its = game({ battlefield: ['Lantern', 'Trophy', 'Ox'] });
    venture(its, 'tomb of annihilation');
    venture(its, '1');
    venture(its);
    expect([completedBy(its, 'p0'), roomOf(its)]).toEqual([0, 3]);
    venture(its);
    expect(its.state.battlefield.filter((id) => characteristicsOf(its, id).subtypes.includes('god'))).toHaveLength(1);
    expect([completedBy(its, 'p0'), completedBy(its, 'p0', 'tomb of annihilation'), roomOf(its)]).toEqual([1, 1, null]);
    expect(lifeOf(its, 'p0')).toBe(25);
    venture(its, 'lost mine of phandelver');
    expect(roomOf(its)).toBe(0);
  });
});

describe('the initiative (CR 725)', () => {
  it('leads into its own dungeon as it is taken and in each upkeep', () => {
    const its = game({ hand: ['Banner', 'Banner'], battlefield: ['Crown'] });
    expect(isOffered(its, 'activate', 'Crown')).toBe(false);
    takeAction(its, 'cast', 'Banner');
    settle(its, choosing('1'));
    expect([dungeonOf(its, 'p0')?.dungeon.name, roomOf(its), its.state.designations['initiative']]).toEqual([
      'undercity',
      0,
      'p0',
    ]);
    expect(isOffered(its, 'activate', 'Crown')).toBe(true);
    takeAction(its, 'cast', 'Banner');
    settle(its, choosing('2'));
    expect(roomOf(its)).toBe(2);
  });

  it('is taken by whoever deals combat damage to the player with creatures, once', () => {
    const its = game({ hand: ['Banner'] }, { battlefield: ['Ox', 'Ox'] });
    takeAction(its, 'cast', 'Banner');
    settle(its, choosing('1'));
    const attackers = [the(its, 'Ox', 'battlefield', 0).id, the(its, 'Ox', 'battlefield', 1).id];
    advance(
      its,
      (then) => then.state.turn.number === 2 && then.state.turn.step === 'main2',
      (asked, then) =>
        asked.kind === 'attackers'
          ? { kind: 'attackers', attacks: attackers.map((attacker) => ({ attacker, defender: 'p0' as const })) }
          : choosing('1')(asked, then),
    );
    expect(its.state.designations['initiative']).toBe('p1');
    expect(dungeonOf(its, 'p1')?.at).toBe(0);
  });
});
