import { inEnglish } from '../../compile/testing/english';
import type { ObjectId } from '../../vm/entity';
import type { Answer } from '../decision';
import { decisionOf } from '../game';
import { castFree } from '../testing/casting';
import { advance, lifeOf, table, the } from '../testing/table';
import type { Game } from '../world';
import { canBlock } from './evasion';
import { canBeTargeted } from './targeting';

const cards = inEnglish(
  'Ox | {1}{G} | Creature — Ox | 2/3',
  'Giant | {1}{G} | Creature — Giant | 4/4',
  `Meek | {1}{G} | Creature — Ox | 1/3
   This creature can't block creatures with power 3 or greater.`,
  `Wide Wall | {1}{G} | Creature — Wall | 0/9
   This creature can block any number of creatures.`,
  `Worm | {1}{G} | Creature — Worm | 3/3
   You may have this creature assign its combat damage as though it weren't blocked.`,
  `Dare | {0} | Sorcery
   Target creature blocks target creature this turn if able.`,
  `Veil | {0} | Enchantment
   Creatures you control can't be the targets of blue spells or abilities from artifact sources.`,
  `Blue Bolt | {U} | Instant
   Tap target creature.`,
  `Red Bolt | {R} | Instant
   Tap target creature.`,
  `Rod | {0} | Artifact
   {0}: Tap target creature.`,
  `Slip | {0} | Sorcery
   Target creature can't be blocked this turn except by Walls.`,
);

const id = (game: Game, name: string): ObjectId => the(game, name).id;

/** All attack, and the game goes on until blockers are declared. */
function attack(game: Game, ...names: readonly string[]): void {
  const attacks = names.map((name) => ({ attacker: id(game, name), defender: 'p1' as const }));
  advance(
    game,
    () => decisionOf(game)?.kind === 'blockers',
    (asked) => (asked.kind === 'attackers' ? { kind: 'attackers', attacks } : undefined),
  );
}

const blockersAsked = (game: Game): Extract<ReturnType<typeof decisionOf>, { kind: 'blockers' }> => {
  const asked = decisionOf(game);
  if (asked?.kind !== 'blockers') throw new Error('no blockers are declared');
  return asked;
};

test('what a creature cannot block is told by description (CR 509.1b)', () => {
  const game = table(cards, [{ battlefield: ['Ox', 'Giant'] }, { battlefield: ['Meek', 'Ox'] }]);
  expect(canBlock(game, id(game, 'Meek'), id(game, 'Ox'), 'p1')).toBe(true);
  expect(canBlock(game, id(game, 'Meek'), id(game, 'Giant'), 'p1')).toBe(false);
});

test('a creature may block any number of attackers', () => {
  const game = table(cards, [{ battlefield: ['Ox', 'Giant'] }, { battlefield: ['Wide Wall'] }]);
  attack(game, 'Ox', 'Giant');
  expect(blockersAsked(game).options[0]).toMatchObject({ most: null });
});

test('a creature that has to block another one blocks nothing else (CR 509.1c)', () => {
  const game = table(cards, [{ battlefield: ['Ox', 'Giant'], hand: ['Dare'] }, { battlefield: ['Wide Wall', 'Meek'] }]);
  castFree(game, 'Dare', id(game, 'Meek'), id(game, 'Ox'));
  attack(game, 'Ox', 'Giant');
  const option = blockersAsked(game).options.find(({ blocker }) => blocker === id(game, 'Meek'));
  expect(option).toMatchObject({ lured: [id(game, 'Ox')] });
});

test.each(['yes', 'no'] as const)(
  "a creature may assign its damage as though it weren't blocked: %s (CR 510.1c)",
  (value) => {
    const game = table(cards, [{ battlefield: ['Worm'] }, { battlefield: ['Giant'] }]);
    attack(game, 'Worm');
    const blocks = [{ blocker: id(game, 'Giant'), attacker: id(game, 'Worm') }];
    advance(
      game,
      (its) => its.state.turn.step === 'endCombat',
      (asked): Answer | undefined => {
        if (asked.kind === 'blockers') return { kind: 'blockers', blocks };
        return asked.kind === 'yesNo' ? { kind: 'yesNo', value } : undefined;
      },
    );
    expect(lifeOf(game, 'p1')).toBe(value === 'yes' ? 17 : 20);
    expect(the(game, 'Giant').damage).toBe(value === 'yes' ? 0 : 3);
  },
);

test('a duration inside a predicate ends like any other', () => {
  const game = table(cards, [{ battlefield: ['Ox'], hand: ['Slip'] }, { battlefield: ['Wide Wall', 'Giant'] }]);
  castFree(game, 'Slip', id(game, 'Ox'));
  expect(canBlock(game, id(game, 'Giant'), id(game, 'Ox'), 'p1')).toBe(false);
  expect(canBlock(game, id(game, 'Wide Wall'), id(game, 'Ox'), 'p1')).toBe(true);
  advance(game, (its) => its.state.turn.number === 2);
  expect(canBlock(game, id(game, 'Giant'), id(game, 'Ox'), 'p1')).toBe(true);
});

test('what cannot be targeted is told by who would: a spell, or an ability of a source (CR 115.4)', () => {
  const isTargetable = (by: string, zone: 'hand' | 'battlefield'): boolean => {
    const game = table(cards, [
      { battlefield: ['Ox', 'Veil', ...(zone === 'battlefield' ? [by] : [])], hand: zone === 'hand' ? [by] : [] },
      {},
    ]);
    const source = the(game, by, zone).id;
    const path = game.state.objects[source]?.printed;
    if (path?.kind !== 'card') throw new Error('no card');
    return canBeTargeted(game, id(game, 'Ox'), {
      source,
      controller: 'p0',
      ability: `${path.card}/faces.0.abilities.0`,
    });
  };
  expect(isTargetable('Blue Bolt', 'hand')).toBe(false);
  expect(isTargetable('Red Bolt', 'hand')).toBe(true);
  expect(isTargetable('Rod', 'battlefield')).toBe(false);
});
