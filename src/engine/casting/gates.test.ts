import { inEnglish } from '../../compile/testing/english';
import { answer, decisionOf } from '../game';
import { advance, settle, table, the } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  `Sprinter | {1} | Creature — Ox | 2/2
   Exhaust — {0}: Put a +1/+1 counter on this creature.`,
  `Bragger | {1} | Creature — Ox | 2/2
   Boast — {0}: You gain 1 life.`,
  `Oracle | {5} | Creature — Ox | 2/2
   Forecast — {0}, Reveal this card from your hand: You gain 1 life.`,
  `Order | {0} | Enchantment — Class
   {0}: Level 2
   Creatures you control get +1/+1.
   {0}: Level 3
   Creatures you control have flying.`,
);

/** Activates the nth ability that the player with priority may activate; false when there is none. */
function activateOne(game: Game, nth = 0): boolean {
  const decision = decisionOf(game);
  if (decision?.kind !== 'priority') throw new Error('nobody has priority');
  const found = decision.actions.flatMap((action, at) => (action.kind === 'activate' ? [at] : []));
  const action = found[nth];
  if (action === undefined) return false;
  answer(game, decision.player, { kind: 'priority', action });
  settle(game);
  return true;
}

describe('keywords before abilities', () => {
  it('an exhaust ability is activated once (CR 702.177a)', () => {
    const game = table(cards, [{ battlefield: ['Sprinter'] }, {}]);
    expect([activateOne(game), activateOne(game)]).toEqual([true, false]);
    expect(the(game, 'Sprinter').counters).toEqual({ '+1/+1': 1 });
  });

  it('a boast ability waits for the attack, and once is enough (CR 702.142a)', () => {
    const game = table(cards, [{ battlefield: ['Bragger'] }, {}]);
    expect(activateOne(game)).toBe(false);
    const { id } = the(game, 'Bragger');
    advance(
      game,
      (its) => its.state.turn.number === 3 && its.state.turn.step === 'main2',
      (asked) =>
        asked.kind === 'attackers' && asked.player === 'p0'
          ? { kind: 'attackers', attacks: [{ attacker: id, defender: 'p1' }] }
          : undefined,
    );
    expect([activateOne(game), activateOne(game)]).toEqual([true, false]);
  });

  it('a forecast ability is for the upkeep, from the hand (CR 702.57b)', () => {
    const game = table(cards, [{ hand: ['Oracle'] }, {}]);
    expect(activateOne(game)).toBe(false);
    advance(game, (its) => its.state.turn.number === 3 && its.state.turn.step === 'upkeep');
    expect([activateOne(game), activateOne(game)]).toEqual([true, false]);
  });

  it('a Class gains its levels in order, at the time of a sorcery (CR 716.2a)', () => {
    const game = table(cards, [{ battlefield: ['Order'] }, {}]);
    expect(activateOne(game, 1)).toBe(false);
    expect([activateOne(game), activateOne(game), activateOne(game)]).toEqual([true, true, false]);
    expect(the(game, 'Order').designations).toEqual({ level: 3 });
  });
});
