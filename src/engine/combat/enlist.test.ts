import { english, inEnglish } from '../../compile/testing/english';
import { advance, all, lifeOf, settle, table, the, type Script } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 3/3',
  `Sergeant | {0} | Creature — Human | 2/2
   Enlist`,
  `Captain | {0} | Creature — Human | 1/4
   Mobilize 1`,
  `Recruit | {0} | Creature — Human | 1/1
   Training`,
);

/** Attacks on turn 1 with these creatures of the first player, then plays to the end of combat. */
function attackWith(game: Game, names: readonly string[], script: Script): void {
  const attacks = names.map((name) => ({ attacker: the(game, name).id, defender: 'p1' as const }));
  advance(
    game,
    (its) => its.state.turn.step === 'main2',
    (asked, its) => (asked.kind === 'attackers' ? { kind: 'attackers', attacks } : script(asked, its)),
  );
}

const enlisting =
  (value: 'yes' | 'no'): Script =>
  (asked) =>
    asked.kind === 'yesNo' ? { kind: 'yesNo', value } : undefined;

const game = (battlefield: readonly string[]): Game => table(cards, [{ battlefield }, {}], {}, english);

describe('enlist (CR 702.154a)', () => {
  it('taps a creature that stays at home for its power', () => {
    const its = game(['Sergeant', 'Ox']);
    attackWith(its, ['Sergeant'], enlisting('yes'));
    expect([lifeOf(its, 'p1'), the(its, 'Ox').tapped]).toEqual([15, true]);
  });
  it('need not be done, and asks for no creature that attacks itself', () => {
    const its = game(['Sergeant', 'Ox']);
    attackWith(its, ['Sergeant'], enlisting('no'));
    expect([lifeOf(its, 'p1'), the(its, 'Ox').tapped]).toEqual([18, false]);
    const both = game(['Sergeant', 'Ox']);
    attackWith(both, ['Sergeant', 'Ox'], enlisting('yes'));
    expect(lifeOf(both, 'p1')).toBe(15);
  });
});

it('mobilize makes attackers that are sacrificed at the next end step (CR 702.181a)', () => {
  const its = game(['Captain']);
  attackWith(its, ['Captain'], () => undefined);
  expect([lifeOf(its, 'p1'), all(its, 'Warrior Token').length]).toEqual([18, 1]);
  advance(its, (at) => at.state.turn.number === 2);
  expect(all(its, 'Warrior Token')).toHaveLength(0);
});

it('training looks for an attacker of more power (CR 702.149a)', () => {
  const its = game(['Recruit', 'Ox']);
  attackWith(its, ['Recruit', 'Ox'], () => undefined);
  settle(its);
  expect(the(its, 'Recruit').counters).toEqual({ '+1/+1': 1 });
  const alone = game(['Recruit', 'Ox']);
  attackWith(alone, ['Recruit'], () => undefined);
  expect(the(alone, 'Recruit').counters).toEqual({});
  const weak = game(['Recruit', 'Captain']);
  attackWith(weak, ['Recruit', 'Captain'], () => undefined);
  expect(the(weak, 'Recruit').counters).toEqual({});
});
