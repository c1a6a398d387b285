import { english, inEnglish } from '../../compile/testing/english';
import { viewOf } from '../view';
import { takeAction } from '../testing/casting';
import { advance, all, settle, table, the, type Script } from '../testing/table';
import { setObject } from '../write';
import type { Game } from '../world';

const cards = inEnglish(
  'Ridge | | Basic Land — Mountain',
  'Glade | | Basic Land — Forest',
  'Vole | {0} | Creature — Rat | 1/1',
  `Glutton | {0} | Artifact
   Cumulative upkeep—Sacrifice a creature.`,
  `Kiln | {0} | Artifact
   Cumulative upkeep {R} or {G}`,
  `Cellar | {0} | Enchantment
   Hideaway 3`,
);

const yes: Script = (asked) => (asked.kind === 'yesNo' ? { kind: 'yesNo', value: asked.only ?? 'yes' } : undefined);

/** Up to the end of the second upkeep of the first player, in which so many age counters are on it; the first costs one. */
function afterUpkeep(name: string, counters: number, ...field: readonly string[]): Game {
  const game = table(cards, [{ battlefield: [name, ...field] }, {}], {}, english);
  setObject(game, the(game, name).id, { counters: { age: counters - 1 } });
  advance(game, (its) => its.state.turn.number === 3 && its.state.turn.step === 'main1', yes);
  return game;
}

describe('cumulative upkeep (CR 702.24)', () => {
  it('asks for the cost once for each age counter', () => {
    const game = afterUpkeep('Glutton', 2, 'Vole', 'Vole', 'Vole', 'Vole');
    expect([all(game, 'Glutton').length, all(game, 'Vole').length]).toEqual([1, 1]);
    expect(the(game, 'Glutton').counters).toEqual({ age: 2 });
  });

  it('cannot be paid in part', () => {
    const game = afterUpkeep('Glutton', 3, 'Vole', 'Vole', 'Vole');
    expect([all(game, 'Glutton').length, all(game, 'Vole').length]).toEqual([0, 2]);
  });

  it('lets each time be paid in another of two ways', () => {
    const game = afterUpkeep('Kiln', 2, 'Ridge', 'Glade');
    expect(all(game, 'Kiln')).toHaveLength(1);
    expect([the(game, 'Ridge').tapped, the(game, 'Glade').tapped]).toEqual([true, true]);
    expect(all(afterUpkeep('Kiln', 3, 'Ridge', 'Glade'), 'Kiln')).toHaveLength(0);
  });
});

describe('hideaway (CR 702.75)', () => {
  it('exiles a card that only who controls the permanent may look at', () => {
    const game = table(cards, [{ hand: ['Cellar'] }, {}], {}, english);
    takeAction(game, 'cast', 'Cellar');
    settle(game);
    const seenBy = (player: 'p0' | 'p1'): readonly string[] => viewOf(game, player).exile.map(({ hidden }) => hidden);
    expect([seenBy('p0'), seenBy('p1')]).toEqual([['no'], ['yes']]);
    setObject(game, the(game, 'Cellar').id, { controller: 'p1' });
    expect(seenBy('p1')).toEqual(['no']);
  });
});
