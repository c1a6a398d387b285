import { inEnglish } from '../../compile/testing/english';
import { answer, decisionOf } from '../game';
import { castFree, takeAction } from '../testing/casting';
import { advance, all, destroy, happen, lifeOf, settle, table, the } from '../testing/table';

const cards = inEnglish(
  'Ox | {1}{G} | Creature — Ox | 2/3',
  'Rat | {1} | Creature — Rat | 1/1',
  'Blade | {1} | Artifact — Equipment',
  `Mourner | {1} | Creature — Human | 1/1
   Whenever an attacking creature dies, you gain 3 life.`,
  `Fencer | {1} | Creature — Human | 1/1
   {0}: Destroy target creature blocking Fencer.`,
  `Rust | {1} | Creature — Ooze | 1/1
   Whenever Rust becomes blocked by an equipped creature, destroy all Equipment attached to that creature at end of combat.`,
  `Prod | {1} | Enchantment
   Whenever a creature you control deals combat damage, you gain 1 life.`,
  'Ram | {1} | Creature — Beast | 5/5\nTrample',
  `Shape | {0} | Sorcery
   Return target artifact or creature to its owner's hand. You create a token that's a copy of that permanent.`,
);

/** A game in which these of the first player have attacked and those of the second block the first of them. */
function combat(mine: readonly string[], attackers: readonly string[], theirs: readonly string[], blockers = theirs) {
  const game = table(cards, [{ battlefield: mine }, { battlefield: theirs }]);
  const attached = theirs.includes('Blade');
  if (attached) happen(game, { kind: 'attach', object: the(game, 'Blade').id, to: the(game, 'Ox').id, from: null });
  advance(game, (its) => its.state.turn.number === 3 && its.state.decision?.kind === 'attackers');
  const attacks = attackers.map((name) => ({ attacker: the(game, name).id, defender: 'p1' as const }));
  answer(game, 'p0', { kind: 'attackers', attacks });
  if (blockers.length > 0) {
    advance(game, (its) => its.state.decision?.kind === 'blockers');
    const attacker = the(game, attackers[0] ?? '').id;
    answer(game, 'p1', {
      kind: 'blockers',
      blocks: blockers.map((name) => ({ blocker: the(game, name).id, attacker })),
    });
  }
  advance(game, (its) => decisionOf(its)?.kind === 'priority');
  return game;
}

describe('what is gone is looked at as it last was (CR 608.2h)', () => {
  it.each([
    [['Rat'], 23],
    [[], 20],
  ])('as an attacker, when it was one: %j', (attackers, life) => {
    const game = combat(['Mourner', 'Rat'], attackers, []);
    destroy(game, the(game, 'Rat').id);
    settle(game);
    expect(lifeOf(game, 'p0')).toBe(life);
  });

  it('as the source that a target blocked (CR 608.2b)', () => {
    const game = combat(['Fencer'], ['Fencer'], ['Ox']);
    takeAction(game, 'activate', 'Fencer');
    advance(game, (its) => its.state.stack.length > 0 && decisionOf(its)?.kind === 'priority');
    destroy(game, the(game, 'Fencer').id);
    settle(game);
    expect(all(game, 'Ox', 'graveyard')).toHaveLength(1);
  });

  it('as the host of what was attached to it', () => {
    const game = combat(['Rust'], ['Rust'], ['Ox', 'Blade'], ['Ox']);
    settle(game);
    destroy(game, the(game, 'Ox').id);
    advance(game, (its) => its.state.turn.step === 'main2');
    expect(all(game, 'Blade', 'graveyard')).toHaveLength(1);
  });

  it('as a copy of a face-down creature would be: a 2/2 without a name (CR 707.2)', () => {
    const game = table(cards, [{ hand: ['Shape'], battlefield: ['Ox'] }, {}]);
    happen(game, { kind: 'turnFaceDown', object: the(game, 'Ox').id, as: 'manifest' });
    castFree(game, 'Shape', game.state.battlefield[0] ?? 'o0');
    expect(all(game, 'Ox')).toHaveLength(0);
    const [token] = all(game, '');
    expect(token?.kind).toBe('token');
  });
});

describe('damage dealt to several at once', () => {
  it('is dealt once by its source, and once by each of two sources', () => {
    const one = combat(['Prod', 'Ram'], ['Ram'], ['Rat', 'Ox']);
    advance(
      one,
      (its) => its.state.turn.step === 'main2',
      (asked) => (asked.kind === 'divide' ? { kind: 'divide', amounts: [1, 3, 1] } : undefined),
    );
    expect(lifeOf(one, 'p1')).toBe(19);
    expect(lifeOf(one, 'p0')).toBe(21);
    const two = combat(['Prod', 'Ram', 'Rat'], ['Ram', 'Rat'], []);
    advance(two, (its) => its.state.turn.step === 'main2');
    expect(lifeOf(two, 'p0')).toBe(22);
  });
});
