import { inEnglish } from '../../compile/testing/english';
import { answer, decisionOf } from '../game';
import { castFree, takeAction } from '../testing/casting';
import { all, settle, table, the } from '../testing/table';
import type { Entity } from '../../vm/entity';
import type { Game } from '../world';

const cards = inEnglish(
  'Ox | {2} | Creature — Ox | 2/3',
  'Rat | {1} | Creature — Rat | 1/1',
  'Elk | {2} | Creature — Elk | 3/3 \n Hexproof',
  `Purge | {0} | Sorcery
   For each opponent, destroy up to one target creature that player controls.`,
  `Demand | {0} | Sorcery
   For each player, destroy target creature that player controls.`,
  `Frost | {0} | Sorcery
   For each opponent, tap up to one target creature that player controls. Put a stun counter on it.`,
  `Jail | {0} | Creature — Wall | 0/4
   When this creature enters, for each player, exile up to one target creature that player controls until this creature leaves the battlefield.`,
  `Kill | {0} | Instant
   Destroy target creature.`,
);

const threePlayers = (hand: readonly string[]): Game =>
  table(cards, [{ hand, battlefield: ['Ox'] }, { battlefield: ['Ox', 'Rat'] }, { battlefield: ['Rat', 'Elk'] }]);

const nth = (game: Game, name: string, at: number): Entity => the(game, name, 'battlefield', at).id;

/** What may be chosen for each target that is asked for, none of which is chosen. */
function offered(game: Game): readonly (readonly Entity[])[] {
  const options: (readonly Entity[])[] = [];
  settle(game, (asked) => {
    if (asked.kind !== 'targets') return undefined;
    options.push(asked.options);
    return { kind: 'targets', chosen: [] };
  });
  return options;
}

describe('targets for each player of a loop (CR 601.2c)', () => {
  it('are asked for one player after the other, among what that player controls and can be targeted', () => {
    const game = threePlayers(['Purge']);
    takeAction(game, 'cast', 'Purge');
    expect(offered(game)).toEqual([[nth(game, 'Ox', 1), nth(game, 'Rat', 0)], [nth(game, 'Rat', 1)]]);
  });
  it('are no two of the same player', () => {
    const game = threePlayers(['Purge']);
    takeAction(game, 'cast', 'Purge');
    const asked = decisionOf(game);
    expect(asked).toMatchObject({ kind: 'targets', min: 0, max: 1 });
    const both = [nth(game, 'Ox', 1), nth(game, 'Rat', 0)];
    expect(answer(game, 'p0', { kind: 'targets', chosen: both })).toMatchObject({ ok: false });
  });
  it('are each destroyed in the round of their player', () => {
    const game = threePlayers(['Purge']);
    castFree(game, 'Purge', nth(game, 'Ox', 1), nth(game, 'Rat', 1));
    expect([all(game, 'Ox').length, all(game, 'Rat').length]).toEqual([1, 1]);
  });
  it('must all be there if each is demanded; what is forced is not asked', () => {
    const enough = threePlayers(['Demand']);
    castFree(enough, 'Demand', nth(enough, 'Rat', 0));
    expect([all(enough, 'Ox').length, all(enough, 'Rat').length]).toEqual([1, 0]);
    const none = table(cards, [{ hand: ['Demand'] }, {}]);
    expect(() => takeAction(none, 'cast', 'Demand')).toThrow('not offered');
  });
  it('are those of the players who have any', () => {
    const game = table(cards, [{ hand: ['Demand'] }, { battlefield: ['Ox', 'Rat'] }, {}]);
    castFree(game, 'Demand', nth(game, 'Rat', 0));
    expect([all(game, 'Ox').length, all(game, 'Rat').length]).toEqual([1, 0]);
  });
  it('are all meant after the loop', () => {
    const game = threePlayers(['Frost']);
    castFree(game, 'Frost', nth(game, 'Ox', 1), nth(game, 'Rat', 1));
    const stunned = game.state.battlefield.filter((id) => game.state.objects[id]?.counters['stun'] === 1);
    expect(stunned).toHaveLength(2);
  });
  it('come back to each player together', () => {
    const game = threePlayers(['Jail', 'Kill']);
    castFree(game, 'Jail', nth(game, 'Ox', 0), nth(game, 'Ox', 1), nth(game, 'Rat', 1));
    expect([all(game, 'Ox').length, all(game, 'Rat').length]).toEqual([0, 1]);
    castFree(game, 'Kill', nth(game, 'Jail', 0));
    expect([all(game, 'Ox').length, all(game, 'Rat').length]).toEqual([2, 2]);
  });
});
