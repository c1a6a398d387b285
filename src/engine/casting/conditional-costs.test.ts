import { inEnglish } from '../../compile/testing/english';
import { decisionOf } from '../game';
import { castUntilAsked, isOffered, takeAction } from '../testing/casting';
import { answer } from '../game';
import { advance, destroy, happen, lifeOf, settle, table, the } from '../testing/table';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3',
  'Swamp | | Basic Land — Swamp',
  'Snuff | {9} | Instant\nIf you control a Swamp, you may pay 3 life rather than pay this spell’s mana cost.\nDraw a card.',
  `Battler | {0} | Creature — Ox | 2/2
   Kicker {0} and/or {1}
   When this creature enters, if it was kicked with its {0} kicker, you gain 3 life.
   When this creature enters, if it was kicked with its {1} kicker, you lose 5 life.`,
  'Hush | {0} | Artifact\nYour opponents can’t cast spells or activate abilities of artifacts.',
  'Rattle | {0} | Artifact\n{0}: You gain 1 life.',
  'Shield Pup | {0} | Creature — Dog | 1/1\nIf damage would be dealt to this creature while it has a charge counter on it, prevent that damage and remove a charge counter from it.',
  'Slow Wit | {0} | Sorcery\nYou may cast this spell as though it had flash if you pay {1} more to cast it.\nYou gain 1 life.',
  'Still Water | {0} | Artifact\nYour life total can’t change.',
);

describe('a cost under a condition (CR 118.9)', () => {
  it.each([
    [['Swamp'], true],
    [[], false],
  ] as const)('can be paid with %j: %s', (battlefield, offered) => {
    const game = table(cards, [{ hand: ['Snuff'], battlefield }, {}]);
    expect(isOffered(game, 'cast', 'Snuff')).toBe(offered);
  });
});

test('which of two kicker costs was paid is known (CR 702.33f)', () => {
  const game = table(cards, [{ hand: ['Battler'] }, {}]);
  expect(castUntilAsked(game, 'Battler')?.kind).toBe('yesNo');
  answer(game, 'p0', { kind: 'yesNo', value: 'yes' });
  settle(game);
  expect(lifeOf(game, 'p0')).toBe(23);
});

test('a prohibition of spells and of some abilities holds for both', () => {
  const game = table(cards, [{ battlefield: ['Rattle'], hand: ['Ox'] }, { battlefield: ['Hush'] }]);
  expect(isOffered(game, 'activate', 'Rattle')).toBe(false);
  expect(isOffered(game, 'cast', 'Ox')).toBe(false);
  destroy(game, the(game, 'Hush').id);
  settle(game);
  expect(isOffered(game, 'activate', 'Rattle')).toBe(true);
  expect(isOffered(game, 'cast', 'Ox')).toBe(true);
});

const damage = (to: `o${number}` | 'p0', source: `o${number}`) =>
  ({ kind: 'damage', source, to, amount: 2, combat: 'noncombat', preventable: 'yes' }) as const;

test('damage is prevented only while there is a counter', () => {
  const game = table(cards, [{ battlefield: ['Shield Pup', 'Ox'] }, {}]);
  const [pup, ox] = [the(game, 'Shield Pup').id, the(game, 'Ox').id];
  happen(game, { kind: 'putCounters', on: pup, counter: 'charge', count: 1, by: 'p0', source: null });
  happen(game, damage(pup, ox));
  expect(the(game, 'Shield Pup').counters['charge'] ?? 0).toBe(0);
  happen(game, damage(pup, ox));
  settle(game);
  expect(the(game, 'Shield Pup', 'graveyard').zone).toBe('graveyard');
});

test('a life total that cannot change is neither raised nor lowered', () => {
  const game = table(cards, [{ battlefield: ['Still Water', 'Ox', 'Rattle'] }, {}]);
  happen(game, damage('p0', the(game, 'Ox').id));
  takeAction(game, 'activate', 'Rattle');
  advance(game, (its) => decisionOf(its)?.kind === 'priority' && its.state.stack.length === 0);
  expect(lifeOf(game, 'p0')).toBe(20);
});

describe('a spell that can be cast at other times for more', () => {
  it.each([
    ['p0', [], true],
    ['p1', [], false],
    ['p1', ['Swamp'], true],
  ] as const)('by %s with %j: %s', (player, battlefield, offered) => {
    const zones = { hand: ['Slow Wit'], battlefield };
    const game = table(cards, player === 'p0' ? [zones, {}] : [{}, zones]);
    if (player === 'p1') answer(game, 'p0', { kind: 'priority', action: 0 });
    expect(decisionOf(game)?.player).toBe(player);
    expect(isOffered(game, 'cast', 'Slow Wit')).toBe(offered);
    if (!offered) return;
    takeAction(game, 'cast', 'Slow Wit');
    settle(game);
    expect(lifeOf(game, player)).toBe(21);
  });
});
