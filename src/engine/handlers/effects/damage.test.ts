import { inEnglish } from '../../../compile/testing/english';
import { answer } from '../../game';
import { castFree, takeAction } from '../../testing/casting';
import { advance, all, happen, settle, table, the } from '../../testing/table';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/9',
  'Healing Ram | {1} | Creature — Beast | 4/4\nTrample, lifelink',
  `Keeper | {1} | Creature — Cat | 2/2
   Whenever you gain life, put a +1/+1 counter on Keeper.`,
  `Link | {1} | Creature — Cleric | 1/9
   Whenever Link deals damage, you gain 1 life.
   {0}: Link deals 1 damage to any target and 1 damage to you.`,
  `Team Up | {0} | Instant
   One or two target creatures you control each get +1/+1 until end of turn. They each deal damage equal to their power to target creature an opponent controls.`,
  `Gang Up | {0} | Instant
   Target creature you control and up to one other target creature you control each deal damage equal to their power to target creature you don't control.`,
  'Thorn | {1} | Creature — Elemental | 2/2\nWither',
  `Nest | {1} | Enchantment
   Whenever you put one or more -1/-1 counters on a creature, create a Food token.`,
  `Banish | {0} | Sorcery
   Target creature phases out. Exile that creature.`,
);

describe('damage by one source to several at once', () => {
  it('gains life once (CR 119.9)', () => {
    const game = table(cards, [{ battlefield: ['Healing Ram', 'Keeper'] }, { battlefield: ['Thorn'] }]);
    advance(game, (its) => its.state.turn.number === 3 && its.state.decision?.kind === 'attackers');
    const [ram, thorn] = [the(game, 'Healing Ram').id, the(game, 'Thorn').id];
    answer(game, 'p0', { kind: 'attackers', attacks: [{ attacker: ram, defender: 'p1' }] });
    advance(game, (its) => its.state.decision?.kind === 'blockers');
    answer(game, 'p1', { kind: 'blockers', blocks: [{ blocker: thorn, attacker: ram }] });
    advance(
      game,
      (its) => its.state.turn.step === 'main2',
      (asked) => (asked.kind === 'divide' ? { kind: 'divide', amounts: [2, 2] } : undefined),
    );
    expect(the(game, 'Keeper').counters).toEqual({ '+1/+1': 1 });
  });

  it('is dealt together when one sentence deals it', () => {
    const game = table(cards, [{ battlefield: ['Link', 'Keeper'] }, {}]);
    takeAction(game, 'activate', 'Link');
    settle(game, (asked) => (asked.kind === 'targets' ? { kind: 'targets', chosen: ['p1'] } : undefined));
    const damage = game.state.history.filter(({ event }) => event.kind === 'damage');
    expect(new Set(damage.map(({ batch }) => batch)).size).toBe(1);
    expect(damage).toHaveLength(2);
    expect(the(game, 'Keeper').counters).toEqual({ '+1/+1': 1 });
  });
});

test('several sources each deal damage of their own', () => {
  const game = table(cards, [{ hand: ['Team Up'], battlefield: ['Keeper', 'Healing Ram'] }, { battlefield: ['Ox'] }]);
  takeAction(game, 'cast', 'Team Up');
  settle(game, (asked) => (asked.kind === 'targets' ? { kind: 'targets', chosen: asked.options } : undefined));
  expect(the(game, 'Ox').damage).toBe(3 + 5);
});

test('counters by wither are put by the controller of the source (CR 120.3d)', () => {
  const damage = (source: 'p0' | 'p1') => {
    const game = table(cards, [{ battlefield: ['Nest', 'Thorn'] }, { battlefield: ['Ox', 'Thorn'] }]);
    const thorn = the(game, 'Thorn', 'battlefield', source === 'p0' ? 0 : 1).id;
    happen(game, {
      kind: 'damage',
      source: thorn,
      to: the(game, 'Ox').id,
      amount: 2,
      combat: 'noncombat',
      preventable: 'yes',
    });
    settle(game);
    expect(the(game, 'Ox').counters).toEqual({ '-1/-1': 2 });
    return all(game, 'Food').length + all(game, 'Food Token').length;
  };
  expect([damage('p0'), damage('p1')]).toEqual([1, 0]);
});

test('what is phased out is not there to be exiled (CR 702.26d)', () => {
  const game = table(cards, [{ hand: ['Banish'] }, { battlefield: ['Ox'] }]);
  const { id } = the(game, 'Ox');
  castFree(game, 'Banish', id);
  expect(game.state.objects[id]).toMatchObject({ zone: 'battlefield', phasedOut: true });
});

test('what each of several sources deals is said of the source, not of what is dealt it', () => {
  const game = table(cards, [{ battlefield: ['Healing Ram', 'Link'], hand: ['Gang Up'] }, { battlefield: ['Ox'] }]);
  castFree(game, 'Gang Up', the(game, 'Healing Ram').id, the(game, 'Link').id, the(game, 'Ox').id);
  expect(the(game, 'Ox').damage).toBe(4 + 1);
});
