import { inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { plainEntry } from '../events/event';
import { answer, decisionOf } from '../game';
import { putOn } from '../testing/attach';
import { castFree } from '../testing/casting';
import { advance, happen, table, the, untilAsked } from '../testing/table';
import { card, fixed, make, num, step, you } from '../testing/programs';
import type { Game } from '../world';
import { canBlock } from './evasion';
import {
  blockLimit,
  combatDamageOf,
  isDemanded,
  isForbidden,
  isPlayerForbidden,
  landsPerTurn,
  mayAttackWithDefender,
  maximumHandSize,
  untapsInStep,
} from './restrictions';
import { rulesInForce } from './rules-in-force';
import { canBeTargeted, isProtectedFrom } from './targeting';

const cards = [
  ...inEnglish(
    'Ox | {1}{G} | Creature — Ox | 2/4',
    'Hawk | {1}{W} | Creature — Bird | 1/1\nFlying',
    'Goblin | {R} | Creature — Goblin | 1/1',
    'Imp | {B} | Creature — Imp | 3/3',
    'Golem | {2} | Artifact Creature — Golem | 3/3',
    "Peace | {1} | Enchantment\nCreatures can't attack.",
    "Dread | {0} | Instant\nCreatures can't block this turn.",
    "Pin | {1} | Enchantment — Aura\nEnchant creature\nEnchanted creature can't attack or block.",
    "Chain | {1} | Enchantment — Aura\nEnchant creature\nEnchanted creature doesn't untap during its controller's untap step.",
    'Knight | {W} | Creature — Human Knight | 2/2\nProtection from red',
    'Shaman | {G} | Creature — Human Shaman | 2/2\nProtection from Goblins',
    'Ghost | {U} | Creature — Spirit | 2/2\nHexproof',
    'Shade | {U} | Creature — Spirit | 2/2\nHexproof from black',
    'Slug | {U} | Creature — Slug | 2/2\nShroud',
    'Bishop | {W} | Creature — Human | 2/2\nYou have hexproof.',
    'Ward Off | {0} | Instant\nTarget creature gains protection from the color of your choice until end of turn.',
    'Ranger | {G} | Creature — Elf | 2/2\nForestwalk',
    'Skulker | {G} | Creature — Rat | 2/2\nSkulk',
    'Horror | {B} | Creature — Horror | 2/2\nFear',
    'Dusk | {B} | Creature — Shade | 2/2\nShadow',
    "Airborne | {B} | Creature — Imp | 2/2\nAirborne can't be blocked except by creatures with flying.",
    "Slippery | {B} | Creature — Eel | 2/2\nSlippery can't be blocked by creatures with power 2 or less.",
    'Net | {B} | Creature — Spider | 1/3\nReach\nNet can block only creatures with flying.',
    'Twin | {B} | Creature — Giant | 1/3\nTwin can block an additional creature each combat.',
    'Berserk | {R} | Creature — Orc | 1/3\nBerserk attacks each combat if able.',
    'Wall | {R} | Creature — Wall | 0/4\nDefender',
    "March | {R} | Enchantment\nCreatures with defender can attack as though they didn't have defender.",
    'Shelf | {1} | Artifact\nYou have no maximum hand size.',
    "Blight | {1} | Artifact\nYour opponents can't gain life.",
    'Grove | | Basic Land — Forest',
    'Silence | {1} | Enchantment\nAll creatures lose all abilities and have base power and toughness 1/1.',
    "Firm | {2} | Enchantment\nCreature spells you control can't be countered.",
  ),
  card('Explorer', {
    types: ['Enchantment'],
    abilities: [fixed([step(make('additionalLands', { who: you, count: num(1), when: 'eachTurn' }))])],
  }),
  card('Thick', {
    types: ['Enchantment'],
    abilities: [
      fixed([
        step(make('assignsDamageByToughness', { what: make('all', { filter: make('type', { type: 'creature' }) }) })),
      ]),
    ],
  }),
  card('Hush', {
    types: ['Enchantment'],
    abilities: [
      fixed([
        step(
          make('playerCant', {
            who: make('opponents'),
            action: 'cast',
            what: make('some', { quantity: 'bare', filter: make('spell') }),
          }),
        ),
      ]),
    ],
  }),
];

function board(mine: readonly string[], theirs: readonly string[] = [], hand: readonly string[] = []): Game {
  return table(cards, [{ battlefield: mine, hand }, { battlefield: theirs }]);
}

const id = (game: Game, name: string): `o${number}` => the(game, name).id;

describe('restrictions', () => {
  it('are about what fits now, also when a spell made them', () => {
    const game = board(['Peace', 'Ox'], ['Goblin'], ['Dread']);
    expect(isForbidden(game, 'attack', id(game, 'Ox'))).toBe(true);
    expect(isForbidden(game, 'block', id(game, 'Goblin'))).toBe(false);
    castFree(game, 'Dread');
    expect(isForbidden(game, 'block', id(game, 'Goblin'))).toBe(true);
    happen(game, {
      kind: 'createTokens',
      player: 'p1',
      count: 1,
      values: { ...characteristicsOf(game, id(game, 'Ox')), name: 'Calf', abilities: [] },
      entry: plainEntry,
      source: null,
    });
    expect(isForbidden(game, 'block', id(game, 'Calf'))).toBe(true);
    advance(game, ({ state }) => state.turn.number === 2);
    expect(isForbidden(game, 'block', id(game, 'Calf'))).toBe(false);
  });

  it('of an Aura are about its host', () => {
    const game = board(['Ox'], ['Goblin'], ['Pin', 'Chain']);
    putOn(game, 'Pin', 'Goblin');
    putOn(game, 'Chain', 'Goblin');
    expect(isForbidden(game, 'attack', id(game, 'Goblin'))).toBe(true);
    expect(isForbidden(game, 'attack', id(game, 'Ox'))).toBe(false);
    expect(untapsInStep(game, id(game, 'Goblin'), 'p1')).toBe(false);
    expect(untapsInStep(game, id(game, 'Goblin'), 'p0')).toBe(true);
  });

  it('are gone with the ability that made them', () => {
    const game = board(['Berserk', 'Twin', 'Wall', 'March']);
    expect(isDemanded(game, 'attack', id(game, 'Berserk'))).toBe(true);
    expect(isDemanded(game, 'attack', id(game, 'Twin'))).toBe(false);
    expect(blockLimit(game, id(game, 'Twin'))).toBe(2);
    expect(mayAttackWithDefender(game, id(game, 'Wall'))).toBe(true);
    expect(mayAttackWithDefender(game, id(game, 'Twin'))).toBe(false);
    const silent = board(['Berserk', 'Twin', 'Silence']);
    expect(isDemanded(silent, 'attack', id(silent, 'Berserk'))).toBe(false);
    expect(blockLimit(silent, id(silent, 'Twin'))).toBe(1);
  });

  it('are about spells, too', () => {
    const game = board(['Firm'], [], ['Ox']);
    expect(rulesInForce(game, 'cant').map(({ affected }) => affected)).toEqual([[]]);
  });
});

describe('rules about players', () => {
  it('are about those named', () => {
    const game = board(['Shelf', 'Blight', 'Explorer', 'Hush']);
    expect([maximumHandSize(game, 'p0'), maximumHandSize(game, 'p1')]).toEqual([null, 7]);
    expect([landsPerTurn(game, 'p0'), landsPerTurn(game, 'p1')]).toEqual([2, 1]);
    expect(isPlayerForbidden(game, 'gainLife', 'p1')).toBe(true);
    expect(isPlayerForbidden(game, 'gainLife', 'p0')).toBe(false);
    expect(isPlayerForbidden(game, 'draw', 'p1')).toBe(false);
  });

  it('change the damage that creatures assign', () => {
    const game = board(['Thick', 'Ox']);
    expect(combatDamageOf(game, id(game, 'Ox'))).toBe(4);
    const plain = board(['Ox']);
    expect(combatDamageOf(plain, id(plain, 'Ox'))).toBe(2);
  });
});

describe('targeting', () => {
  const ability = 'Ox/faces.0.abilities.0';
  const mine = { source: 'o0', controller: 'p0', ability } as const;
  const theirs = { source: 'o0', controller: 'p1', ability } as const;

  it('is stopped by shroud for all, by hexproof for opponents', () => {
    const game = board(['Slug', 'Ghost', 'Ox']);
    const by = { ...theirs, source: id(game, 'Ox') };
    const own = { ...mine, source: id(game, 'Ox') };
    expect(canBeTargeted(game, id(game, 'Ox'), by)).toBe(true);
    expect(canBeTargeted(game, id(game, 'Slug'), own)).toBe(false);
    expect(canBeTargeted(game, id(game, 'Ghost'), own)).toBe(true);
    expect(canBeTargeted(game, id(game, 'Ghost'), by)).toBe(false);
  });

  it('is stopped by qualities of the source', () => {
    const game = board(['Shade', 'Knight', 'Shaman'], ['Imp', 'Goblin']);
    const imp = { ...theirs, source: id(game, 'Imp') };
    const goblin = { ...theirs, source: id(game, 'Goblin') };
    expect(canBeTargeted(game, id(game, 'Shade'), imp)).toBe(false);
    expect(canBeTargeted(game, id(game, 'Shade'), goblin)).toBe(true);
    expect(canBeTargeted(game, id(game, 'Knight'), goblin)).toBe(false);
    expect(canBeTargeted(game, id(game, 'Knight'), imp)).toBe(true);
    expect(isProtectedFrom(game, id(game, 'Shaman'), id(game, 'Goblin'))).toBe(true);
    expect(isProtectedFrom(game, id(game, 'Shaman'), id(game, 'Imp'))).toBe(false);
  });

  it('of players is stopped by what they have', () => {
    const game = board(['Bishop'], ['Ox']);
    const ox = id(game, 'Ox');
    expect(canBeTargeted(game, 'p0', { ...theirs, source: ox })).toBe(false);
    expect(canBeTargeted(game, 'p0', { ...mine, source: ox })).toBe(true);
    expect(canBeTargeted(game, 'p1', { ...mine, source: ox })).toBe(true);
  });

  it('is stopped by a color that is chosen on resolution', () => {
    const game = board(['Ox'], ['Imp', 'Goblin'], ['Ward Off']);
    const decision = decisionOf(game);
    if (decision?.kind !== 'priority') throw new Error('nobody has priority');
    answer(game, 'p0', { kind: 'priority', action: decision.actions.findIndex(({ kind }) => kind === 'cast') });
    answer(game, 'p0', { kind: 'targets', chosen: [id(game, 'Ox')] });
    const asked = untilAsked(game);
    expect(asked).toMatchObject({ kind: 'word', player: 'p0', what: 'color' });
    answer(game, 'p0', { kind: 'word', value: 'black' });
    expect(isProtectedFrom(game, id(game, 'Ox'), id(game, 'Imp'))).toBe(true);
    expect(isProtectedFrom(game, id(game, 'Ox'), id(game, 'Goblin'))).toBe(false);
  });
});

describe('blocking', () => {
  it.each([
    ['Hawk', 'Ox', false],
    ['Hawk', 'Net', true],
    ['Goblin', 'Net', false],
    ['Ox', 'Hawk', true],
    ['Skulker', 'Imp', false],
    ['Skulker', 'Ox', true],
    ['Horror', 'Ox', false],
    ['Horror', 'Imp', true],
    ['Horror', 'Golem', true],
    ['Dusk', 'Imp', false],
    ['Ox', 'Dusk', false],
    ['Airborne', 'Ox', false],
    ['Airborne', 'Hawk', true],
    ['Slippery', 'Ox', false],
    ['Slippery', 'Imp', true],
    ['Knight', 'Goblin', false],
    ['Goblin', 'Knight', true],
  ] as const)('of %s by %s', (attacker, blocker, expected) => {
    const game = board([attacker], [blocker]);
    expect(canBlock(game, id(game, blocker), id(game, attacker), 'p1')).toBe(expected);
  });

  it('is stopped by landwalk where the defender has such a land', () => {
    const game = board(['Ranger', 'Grove'], ['Ox']);
    expect(canBlock(game, id(game, 'Ox'), id(game, 'Ranger'), 'p1')).toBe(true);
    const woods = board(['Ranger'], ['Ox', 'Grove']);
    expect(canBlock(woods, id(woods, 'Ox'), id(woods, 'Ranger'), 'p1')).toBe(false);
  });
});
