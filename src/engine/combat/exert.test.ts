import { english, inEnglish } from '../../compile/testing/english';
import { plainEntry } from '../events/event';
import { castFree } from '../testing/casting';
import { advance, all, happen, lifeOf, settle, table, the } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3',
  `Runner | {0} | Creature — Jackal | 2/2
   You may exert this creature as it attacks. When you do, you gain 3 life.`,
  `Drill | {0} | Enchantment
   Whenever you exert a creature, you gain 1 life.`,
  `Trade Post | | Land
   If Trade Post would enter, sacrifice an Ox instead. If you do, put Trade Post onto the battlefield. If you don't, put it into its owner's graveyard.`,
  `Burial | {0} | Enchantment
   If a creature an opponent controls would die, exile it instead. When you do, you gain 2 life.`,
  `Kin | {0} | Creature — Elf | 1/1
   As long as Kin is in your graveyard, each Ox creature you control enters with an additional +1/+1 counter on it.`,
);

/** The Runner attacks in each turn of its controller, exerted or not. */
function attack(game: Game, value: 'yes' | 'no'): void {
  advance(
    game,
    (its) => its.state.turn.step === 'declareBlockers',
    (asked) => {
      if (asked.kind === 'attackers')
        return { kind: 'attackers', attacks: [{ attacker: the(game, 'Runner').id, defender: 'p1' }] };
      return asked.kind === 'yesNo' ? { kind: 'yesNo', value } : undefined;
    },
  );
}

describe('a creature that may be exerted as it attacks (CR 701.43d)', () => {
  it('stays tapped in the next untap step, and its linked trigger and others trigger', () => {
    const game = table(cards, [{ battlefield: ['Runner', 'Drill'] }, {}], {}, english);
    attack(game, 'yes');
    settle(game);
    expect(lifeOf(game, 'p0')).toBe(24);
    advance(game, (its) => its.state.turn.number === 3 && its.state.turn.step === 'main1');
    expect(the(game, 'Runner').tapped).toBe(true);
    advance(game, (its) => its.state.turn.number === 5 && its.state.turn.step === 'main1');
    expect(the(game, 'Runner').tapped).toBe(false);
  });

  it('does not have to be', () => {
    const game = table(cards, [{ battlefield: ['Runner', 'Drill'] }, {}], {}, english);
    attack(game, 'no');
    settle(game);
    expect(lifeOf(game, 'p0')).toBe(20);
    advance(game, (its) => its.state.turn.number === 3 && its.state.turn.step === 'main1');
    expect(the(game, 'Runner').tapped).toBe(false);
  });
});

describe('sentences after a replacement are part of it', () => {
  it.each([
    [['Ox'], 1],
    [[], 0],
  ] as const)('what was done instead is asked: %j', (battlefield, count) => {
    const game = table(cards, [{ battlefield, hand: ['Trade Post'] }, {}], {}, english);
    const post = the(game, 'Trade Post', 'hand').id;
    happen(game, {
      kind: 'move',
      object: post,
      to: { zone: 'battlefield', position: 0 },
      cause: 'play',
      by: 'p0',
      entry: plainEntry,
      link: null,
    });
    settle(game);
    expect(all(game, 'Trade Post')).toHaveLength(count);
    expect(all(game, 'Trade Post', 'graveyard')).toHaveLength(1 - count);
    expect(all(game, 'Ox')).toHaveLength(0);
  });

  it('a trigger of it waits for what was done', () => {
    const game = table(cards, [{ battlefield: ['Burial'] }, { battlefield: ['Ox'] }], {}, english);
    happen(game, { kind: 'destroy', object: the(game, 'Ox').id, source: null, by: null, regeneration: 'allowed' });
    settle(game);
    expect(all(game, 'Ox', 'exile')).toHaveLength(1);
    expect(lifeOf(game, 'p0')).toBe(22);
  });
});

it.each([
  ['graveyard', 1],
  ['battlefield', undefined],
] as const)('what others enter with depends on where the source is: %s', (zone, count) => {
  const game = table(cards, [{ [zone]: ['Kin'], hand: ['Ox'] }, {}], {}, english);
  castFree(game, 'Ox');
  expect(the(game, 'Ox').counters['+1/+1']).toBe(count);
});
