import { inEnglish } from '../../compile/testing/english';
import { decisionOf } from '../game';
import { castFree } from '../testing/casting';
import { advance, happen, lifeOf, table, the, type Script } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3\nHaste',
  'Cub | {0} | Creature — Bear | 1/1\nHaste',
  `Toll | {0} | Enchantment
   Creatures can't attack you unless their controller pays {1}{W} for each creature they control that's attacking you.`,
  `Peace | {0} | Enchantment
   Creatures can't attack you.`,
  `Drought | {0} | Enchantment
   Players skip their draw steps.`,
  `Pause | {0} | Sorcery
   You skip your next turn.`,
  `Truce | {0} | Sorcery
   Target opponent skips their next combat phase.`,
  'Plain | | Basic Land — Plains',
  'Anchor | {0} | Artifact\nYou may choose not to untap this artifact during your untap step.',
  `Shield | {0} | Instant
   The next time a creature of your choice would deal damage to you this turn, prevent that damage. You gain life equal to the damage prevented this way.`,
  `Spark | {0} | Sorcery
   Spark deals 3 damage to any target. You gain life equal to the damage dealt this way.`,
);

const all: Script = (decision) => {
  if (decision.kind === 'attackers')
    return {
      kind: 'attackers',
      attacks: decision.options.map(({ attacker, defenders }) => ({ attacker, defender: defenders[0] ?? 'p0' })),
    };
  if (decision.kind === 'yesNo') return { kind: 'yesNo', value: decision.only ?? 'yes' };
  return undefined;
};

const attackOn = (game: Game): void => {
  advance(game, (its) => its.state.turn.step === 'main2', all);
};

describe('attacking at a cost (CR 508.1h)', () => {
  it('is for those who are paid for', () => {
    const game = table(cards, [{ battlefield: ['Ox', 'Cub', 'Plain', 'Plain'] }, { battlefield: ['Toll'] }]);
    attackOn(game);
    expect([18, 19]).toContain(lifeOf(game, 'p1'));
    expect(the(game, 'Plain', 'battlefield', 1).tapped).toBe(true);
  });

  it('is free against others', () => {
    const game = table(cards, [{ battlefield: ['Ox', 'Toll'] }, {}]);
    attackOn(game);
    expect(lifeOf(game, 'p1')).toBe(18);
  });

  it('can be forbidden against a player', () => {
    const game = table(cards, [{ battlefield: ['Ox'] }, { battlefield: ['Peace'] }]);
    attackOn(game);
    expect(lifeOf(game, 'p1')).toBe(20);
  });
});

describe('what is skipped (CR 614.10)', () => {
  const untilTurn = (game: Game, number: number): void => {
    advance(game, (its) => its.state.turn.number === number && its.state.turn.step === 'main1');
  };

  it('are steps, as long as an effect says so', () => {
    const game = table(cards, [{ battlefield: ['Drought'] }, {}]);
    untilTurn(game, 2);
    expect(game.state.players.p1?.hand).toHaveLength(0);
  });

  it('is the next turn, once', () => {
    const game = table(cards, [{ hand: ['Pause'] }, {}]);
    castFree(game, 'Pause');
    untilTurn(game, 3);
    expect(game.state.turn.active).toBe('p1');
    untilTurn(game, 4);
    expect(game.state.turn.active).toBe('p0');
  });

  it('is the next combat phase, as a whole', () => {
    const game = table(cards, [{ hand: ['Truce'] }, { battlefield: ['Ox'] }]);
    castFree(game, 'Truce', 'p1');
    const steps = new Set<string>();
    advance(game, (its) => {
      if (its.state.turn.number === 2) steps.add(its.state.turn.step);
      return its.state.turn.number === 3 || decisionOf(its) === null;
    });
    expect(steps.has('main2')).toBe(true);
    expect(steps.has('declareAttackers')).toBe(false);
  });
});

describe('what may stay tapped (CR 502.3)', () => {
  it.each([
    ['yes', true],
    ['no', false],
  ] as const)('is asked of its controller: %s', (value, tapped) => {
    const game = table(cards, [{ battlefield: ['Anchor'] }, {}]);
    happen(game, { kind: 'tap', object: the(game, 'Anchor').id, cause: 'effect' });
    const script: Script = (decision) => (decision.kind === 'yesNo' ? { kind: 'yesNo', value } : undefined);
    advance(game, (its) => its.state.turn.number === 3 && its.state.turn.step === 'main1', script);
    expect(the(game, 'Anchor').tapped).toBe(tapped);
  });
});

describe('amounts of what was done', () => {
  it('is the damage that was dealt', () => {
    const game = table(cards, [{ hand: ['Spark'] }, {}]);
    castFree(game, 'Spark', 'p1');
    expect([lifeOf(game, 'p0'), lifeOf(game, 'p1')]).toEqual([23, 17]);
  });

  it('is the damage that was prevented, as it is prevented (CR 615.5)', () => {
    const game = table(cards, [{ hand: ['Shield'], battlefield: ['Ox'] }, {}]);
    castFree(game, 'Shield');
    const source = the(game, 'Ox').id;
    happen(game, { kind: 'damage', source, to: 'p0', amount: 4, combat: 'noncombat', preventable: 'yes' });
    expect(lifeOf(game, 'p0')).toBe(24);
  });
});
