import { inEnglish } from '../../../compile/testing/english';
import { attackOptions } from '../../combat/attack';
import { decisionOf } from '../../game';
import { isForbidden } from '../../statics/restrictions';
import { castFree } from '../../testing/casting';
import { advance, all, settle, table, the } from '../../testing/table';

const cards = inEnglish(
  'Ox | {1}{G} | Creature — Ox | 2/3',
  'Bear | {1}{G} | Creature — Bear | 4/2',
  `Taunt | {0} | Sorcery
   Goad target creature.`,
  `Bar | {0} | Sorcery
   Detain target creature.`,
  `Strive | {0} | Creature — Ox | 1/1
   Haste
   {0}, Exert Strive: You gain 1 life.`,
  `Oath | {0} | Sorcery
   You get an emblem with "Creatures you control get +1/+1."`,
  `Calm | {0} | Enchantment
   Goaded creatures can't block.`,
  `Reign | {0} | Sorcery
   You get an emblem with "At the beginning of your upkeep, draw a card."`,
);

describe('goad (CR 701.15)', () => {
  it('makes the creature attack, another player than the goader if able', () => {
    const game = table(cards, [{ hand: ['Taunt'] }, { battlefield: ['Ox', 'Bear'] }, {}]);
    const ox = the(game, 'Ox').id;
    castFree(game, 'Taunt', ox);
    advance(game, (its) => its.state.turn.active === 'p1' && decisionOf(its)?.kind === 'attackers');
    const option = attackOptions(game).find(({ attacker }) => attacker === ox);
    expect(option).toMatchObject({ required: 'yes', defenders: ['p2'] });
    const other = attackOptions(game).find(({ attacker }) => attacker !== ox);
    expect(other).toMatchObject({ required: 'no', defenders: ['p0', 'p2'] });
  }, 20_000);

  it('leaves the goader as the only prey in a duel, and ends with the next turn of the goader', () => {
    const game = table(cards, [{ hand: ['Taunt'] }, { battlefield: ['Ox'] }]);
    castFree(game, 'Taunt', the(game, 'Ox').id);
    advance(
      game,
      (its) => its.state.turn.active === 'p1' && decisionOf(its)?.kind === 'attackers',
      (asked) => (asked.kind === 'attackers' ? undefined : undefined),
    );
    expect(attackOptions(game)[0]).toMatchObject({ required: 'yes', defenders: ['p0'] });
    const attacks = attackOptions(game).map(({ attacker }) => ({ attacker, defender: 'p0' as const }));
    advance(
      game,
      (its) => its.state.turn.number === 3,
      (asked) => (asked.kind === 'attackers' && asked.player === 'p1' ? { kind: 'attackers', attacks } : undefined),
    );
    expect(game.state.effects).toHaveLength(0);
  });
});

it('a rule may ask which creatures are goaded (CR 701.15a)', () => {
  const game = table(cards, [{ hand: ['Taunt'], battlefield: ['Calm'] }, { battlefield: ['Ox', 'Bear'] }]);
  castFree(game, 'Taunt', the(game, 'Ox').id);
  expect(isForbidden(game, 'block', the(game, 'Ox').id)).toBe(true);
  expect(isForbidden(game, 'block', the(game, 'Bear').id)).toBe(false);
});

it('a detained creature cannot attack or block until the next turn of who detained it (CR 701.35a)', () => {
  const game = table(cards, [{ hand: ['Bar'] }, { battlefield: ['Ox', 'Bear'] }]);
  const { id } = the(game, 'Ox');
  castFree(game, 'Bar', id);
  expect(['attack', 'block', 'beActivated'].map((action) => isForbidden(game, action as 'attack', id))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isForbidden(game, 'attack', the(game, 'Bear').id)).toBe(false);
  advance(game, (its) => its.state.turn.number === 3);
  expect(isForbidden(game, 'attack', id)).toBe(false);
});

it('an emblem works in the command zone for its owner alone (CR 114.4)', () => {
  const game = table(cards, [{ hand: ['Oath', 'Reign'], battlefield: ['Ox'] }, { battlefield: ['Bear'] }]);
  castFree(game, 'Oath');
  castFree(game, 'Reign');
  expect(game.state.command.map((id) => game.state.objects[id]?.kind)).toEqual(['emblem', 'emblem']);
  expect(all(game, 'Ox')).toHaveLength(1);
  const powers = ['Ox', 'Bear'].map((name) => game.rules.layers(game).values.get(the(game, name).id)?.power);
  expect(powers).toEqual([3, undefined]);
  settle(game);
  const before = game.state.players['p0']?.hand.length ?? 0;
  advance(game, (its) => its.state.turn.number === 3 && its.state.turn.step === 'main1');
  expect(game.state.players['p0']?.hand.length).toBe(before + 2);
});
