import { inEnglish } from '../../compile/testing/english';
import { leastAnswer } from '../bots/least';
import { answer, decisionOf } from '../game';
import { castFree } from '../testing/casting';
import { advance, table, the } from '../testing/table';

const cards = inEnglish(
  'Ox | {1} | Creature — Ox | 2/3\nHaste',
  'Bear | {1} | Creature — Bear | 2/2\nHaste',
  'Wall | {1} | Creature — Wall | 0/4',
  `Prey | {0} | Sorcery
   Target creature must be blocked this turn if able.`,
  `Scent | {0} | Sorcery
   All creatures able to block target creature this turn do so.`,
  `Rope | {1} | Artifact
   No more than one creature can block each combat.`,
  `Guard | {1} | Creature — Ox | 1/3
   Guard blocks each combat if able.`,
);

describe('a limit on blockers (CR 509.1c)', () => {
  it('is no excuse for a creature that has to block while another one blocks', () => {
    const game = table(cards, [{ battlefield: ['Ox'] }, { battlefield: ['Rope', 'Guard', 'Wall'] }]);
    const [ox, guard, wall] = [the(game, 'Ox').id, the(game, 'Guard').id, the(game, 'Wall').id];
    advance(game, (its) => its.state.decision?.kind === 'attackers');
    answer(game, 'p0', { kind: 'attackers', attacks: [{ attacker: ox, defender: 'p1' }] });
    advance(game, (its) => its.state.decision?.kind === 'blockers');
    const block = (blocker: typeof ox) => answer(game, 'p1', { kind: 'blockers', blocks: [{ blocker, attacker: ox }] });
    expect(block(wall).ok).toBe(false);
    expect(block(guard).ok).toBe(true);
  });
});

describe('a creature that must be blocked (CR 509.1c)', () => {
  it('takes the blocker of one that need not be, but not of another that must', () => {
    const game = table(cards, [{ hand: ['Prey'], battlefield: ['Ox', 'Bear'] }, { battlefield: ['Wall'] }]);
    const [ox, bear, wall] = [the(game, 'Ox').id, the(game, 'Bear').id, the(game, 'Wall').id];
    castFree(game, 'Prey', ox);
    advance(game, (its) => its.state.decision?.kind === 'attackers');
    answer(game, 'p0', { kind: 'attackers', attacks: [ox, bear].map((attacker) => ({ attacker, defender: 'p1' })) });
    advance(game, (its) => its.state.decision?.kind === 'blockers');
    const block = (attacker: typeof ox) =>
      answer(game, 'p1', { kind: 'blockers', blocks: [{ blocker: wall, attacker }] });
    expect(block(bear).ok).toBe(false);
    expect(answer(game, 'p1', { kind: 'blockers', blocks: [] }).ok).toBe(false);
    expect(block(ox).ok).toBe(true);
  });
});

describe('a creature that all have to block (CR 509.1c)', () => {
  it('is blocked by each that is able, and nobody blocks another instead', () => {
    const game = table(cards, [{ hand: ['Scent'], battlefield: ['Ox', 'Bear'] }, { battlefield: ['Wall', 'Wall'] }]);
    const [ox, bear] = [the(game, 'Ox').id, the(game, 'Bear').id];
    const walls = [0, 1].map((nth) => the(game, 'Wall', 'battlefield', nth).id);
    castFree(game, 'Scent', ox);
    advance(game, (its) => its.state.decision?.kind === 'attackers');
    answer(game, 'p0', { kind: 'attackers', attacks: [ox, bear].map((attacker) => ({ attacker, defender: 'p1' })) });
    advance(game, (its) => its.state.decision?.kind === 'blockers');
    const block = (...attackers: readonly (typeof ox)[]) =>
      answer(game, 'p1', {
        kind: 'blockers',
        blocks: attackers.flatMap((attacker, at) => {
          const blocker = walls[at];
          return blocker === undefined ? [] : [{ blocker, attacker }];
        }),
      });
    expect(block().ok).toBe(false);
    expect(block(ox).ok).toBe(false);
    expect(block(ox, bear).ok).toBe(false);
    const decision = decisionOf(game);
    if (decision === null) throw new Error('nothing to decide');
    expect(leastAnswer(decision)).toMatchObject({ blocks: walls.map((blocker) => ({ blocker, attacker: ox })) });
    expect(block(ox, ox).ok).toBe(true);
  });
});
