import { inEnglish } from '../../compile/testing/english';
import { answer } from '../game';
import { castFree, takeAction } from '../testing/casting';
import { advance, all, destroy, happen, lifeOf, settle, table, the } from '../testing/table';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3',
  `Shot | {0} | Instant
   Shot deals 1 damage to any target.
   Storm`,
  `Spark | {0} | Instant
   You gain 1 life.`,
  `Witness | {1} | Creature — Cleric | 0/4
   Whenever another creature dies, if it was attacking or blocking alone, you gain 5 life.`,
  `Specimens | {0} | Instant
   If a creature would enter under an opponent's control this turn, it enters under your control instead.`,
  `Brood | {0} | Instant
   Create two 1/1 green Snake creature tokens.`,
);

test('a spell that was countered is copied as it last was (CR 608.2h)', () => {
  const game = table(cards, [{ hand: ['Spark', 'Shot'] }, {}]);
  castFree(game, 'Spark');
  takeAction(game, 'cast', 'Shot');
  advance(
    game,
    (its) => its.state.decision?.kind === 'priority' && its.state.stack.length === 2,
    (asked) => (asked.kind === 'targets' ? { kind: 'targets', chosen: ['p1'] } : undefined),
  );
  const [spell = 'o0'] = game.state.stack;
  happen(game, { kind: 'counterSpell', object: spell, source: null, by: null });
  settle(game, (asked) => (asked.kind === 'yesNo' ? { kind: 'yesNo', value: 'no' } : undefined));
  expect(lifeOf(game, 'p1')).toBe(19);
});

test.each([
  [['Ox'], 25],
  [['Ox', 'Ox'], 20],
])('what died was attacking alone, or was not: %j (CR 506.5)', (attackers, life) => {
  const game = table(cards, [{ battlefield: ['Witness', ...attackers] }, {}]);
  advance(game, (its) => its.state.turn.number === 3 && its.state.decision?.kind === 'attackers');
  const oxen = all(game, 'Ox').map(({ id }) => id);
  answer(game, 'p0', { kind: 'attackers', attacks: oxen.map((attacker) => ({ attacker, defender: 'p1' })) });
  advance(game, (its) => its.state.decision?.kind === 'priority');
  destroy(game, oxen[0] ?? 'o0');
  settle(game);
  expect(lifeOf(game, 'p0')).toBe(life);
});

test('an effect that waits for what enters knows under whose control tokens would enter (CR 614.12)', () => {
  const game = table(cards, [{ hand: ['Specimens', 'Brood'] }, { hand: ['Brood'] }]);
  advance(game, (its) => its.state.turn.number === 2 && its.state.turn.step === 'upkeep');
  advance(game, (its) => its.state.decision?.player === 'p0');
  takeAction(game, 'cast', 'Specimens');
  settle(game);
  advance(game, (its) => its.state.decision?.player === 'p1' && its.state.turn.step === 'main1');
  castFree(game, 'Brood');
  const mine = all(game, 'Snake Token').filter(({ controller }) => controller === 'p0');
  expect(mine).toHaveLength(2);
  expect(the(game, 'Snake Token').owner).toBe('p1');
});
