import { inEnglish } from '../../compile/testing/english';
import { castFree } from '../testing/casting';
import { advance, lifeOf, table, the, type Script } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3\nHaste\nVigilance',
  `Fury | {0} | Sorcery
   After this main phase, there is an additional combat phase followed by an additional main phase.`,
  `Frenzy | {0} | Instant
   After this main phase, there is an additional combat phase.`,
  `Rerun | {0} | Instant
   There is an additional beginning phase after this phase.`,
  `Hours | {0} | Instant
   After this phase, there are two additional combat phases.`,
  `Echo | {0} | Enchantment
   At the beginning of your upkeep, you gain 1 life.`,
);

const attacking: Script = (decision) =>
  decision.kind === 'attackers'
    ? {
        kind: 'attackers',
        attacks: decision.options.map(({ attacker, defenders }) => ({ attacker, defender: defenders[0] ?? 'p0' })),
      }
    : undefined;

const toEnd = (game: Game): void => {
  advance(game, (its) => its.state.turn.step === 'end', attacking);
};

describe('phases that are put into a turn (CR 500.8)', () => {
  it.each([
    ['no more', null, 18],
    ['combat and a main phase', 'Fury', 16],
    ['several combats', 'Hours', 14],
  ] as const)('%s', (_, spell, life) => {
    const game = table(cards, [{ battlefield: ['Ox'], hand: spell === null ? [] : [spell] }, {}]);
    if (spell !== null) castFree(game, spell);
    toEnd(game);
    expect(lifeOf(game, 'p1')).toBe(life);
  });

  it('come after the whole combat phase that is going on', () => {
    const game = table(cards, [{ battlefield: ['Ox'], hand: ['Hours', 'Hours'] }, {}]);
    castFree(game, 'Hours');
    advance(
      game,
      (its) => its.state.turn.step === 'declareAttackers' && its.state.decision?.kind === 'priority',
      attacking,
    );
    castFree(game, 'Hours');
    toEnd(game);
    expect(lifeOf(game, 'p1')).toBe(10);
  });

  it('do not come after a main phase that is none', () => {
    const game = table(cards, [{ battlefield: ['Ox'], hand: ['Frenzy'] }, {}]);
    advance(game, (its) => its.state.turn.step === 'beginCombat' && its.state.decision?.kind === 'priority');
    castFree(game, 'Frenzy');
    toEnd(game);
    expect(the(game, 'Frenzy', 'graveyard')).toBeDefined();
    expect(lifeOf(game, 'p1')).toBe(18);
  });

  it('can be a beginning phase, with its steps', () => {
    const game = table(cards, [{ battlefield: ['Echo'], hand: ['Rerun'] }, {}]);
    const life = lifeOf(game, 'p0');
    castFree(game, 'Rerun');
    toEnd(game);
    expect(lifeOf(game, 'p0')).toBe(life + 1);
  });
});

it('the first main phase begins once in a turn (CR 505.1a)', () => {
  const programs = inEnglish(
    'Dawn | {0} | Enchantment\nAt the beginning of your first main phase, you gain 1 life.',
    'Ox | {0} | Creature — Ox | 2/3',
  );
  const game = table(programs, [{ battlefield: ['Dawn'] }, {}]);
  toEnd(game);
  expect(lifeOf(game, 'p0')).toBe(21);
});
