import { inEnglish } from '../../compile/testing/english';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { castFree } from '../testing/casting';
import { all, happen, lifeOf, settle, table, the } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Ox | {1}{G} | Creature — Ox | 2/3',
  'Imp | {1}{R} | Creature — Imp | 2/2',
  `Warding | {0} | Instant
   The next time a red source of your choice would deal damage to you this turn, prevent that damage.`,
  `Deflection | {0} | Instant
   The next 2 damage that would be dealt to target creature this turn is dealt to another target creature instead.`,
  `Bulwark | {0} | Creature — Wall | 0/9
   All combat damage that would be dealt to you by unblocked creatures is dealt to this creature instead.`,
  `Gale | {0} | Sorcery
   Gale deals 2 damage to target creature. If a creature dealt damage this way would die this turn, exile it instead.`,
  `Twin Bolt | {0} | Sorcery
   Twin Bolt deals 2 damage to any target and 1 damage to you.`,
  `Leech | {1}{B} | Creature — Leech | 2/5
   Whenever a creature dealt damage by this creature this turn dies, you gain 1 life and put a +1/+1 counter on this creature.`,
);

function hit(game: Game, source: ObjectId, to: ObjectId | PlayerId, amount: number): void {
  happen(game, { kind: 'damage', source, to, amount, combat: 'noncombat', preventable: 'yes' });
}

describe('the next time', () => {
  it('is once, and only of the chosen source (CR 609.7, CR 614.1)', () => {
    const game = table(cards, [{ hand: ['Warding'], battlefield: ['Ox'] }, { battlefield: ['Imp'] }]);
    castFree(game, 'Warding');
    hit(game, the(game, 'Ox').id, 'p0', 1);
    hit(game, the(game, 'Imp').id, 'p0', 4);
    hit(game, the(game, 'Imp').id, 'p0', 5);
    expect(lifeOf(game, 'p0')).toBe(20 - 1 - 5);
  });
});

describe('redirected damage (CR 614.9)', () => {
  it('is dealt to something else as far as the shield reaches', () => {
    const game = table(cards, [{ hand: ['Deflection'], battlefield: ['Ox', 'Bulwark'] }, { battlefield: ['Imp'] }]);
    castFree(game, 'Deflection', the(game, 'Ox').id, the(game, 'Bulwark').id);
    hit(game, the(game, 'Imp').id, the(game, 'Ox').id, 3);
    expect([the(game, 'Ox').damage, the(game, 'Bulwark').damage]).toEqual([1, 2]);
  });
});

describe('what was dealt damage', () => {
  it('"this way" is what was dealt it until then, not later', () => {
    const game = table(cards, [{ hand: ['Gale'], battlefield: ['Ox'] }, { battlefield: ['Imp', 'Leech'] }]);
    castFree(game, 'Gale', the(game, 'Leech').id);
    hit(game, the(game, 'Imp').id, the(game, 'Leech').id, 3);
    hit(game, the(game, 'Imp').id, the(game, 'Ox').id, 3);
    expect([all(game, 'Leech', 'exile').length, all(game, 'Ox', 'graveyard').length]).toEqual([1, 1]);
  });

  it('by a creature is looked for as it was when it dies', () => {
    const game = table(cards, [{ battlefield: ['Leech'] }, { battlefield: ['Imp', 'Ox'] }]);
    hit(game, the(game, 'Leech').id, the(game, 'Imp').id, 2);
    happen(game, { kind: 'destroy', object: the(game, 'Ox').id, source: null, by: null, regeneration: 'allowed' });
    settle(game);
    expect(the(game, 'Leech').counters).toEqual({ '+1/+1': 1 });
  });
});

it('one verb deals damage to several, each its own amount', () => {
  const game = table(cards, [{ hand: ['Twin Bolt'] }, {}]);
  castFree(game, 'Twin Bolt', 'p1');
  expect([lifeOf(game, 'p0'), lifeOf(game, 'p1')]).toEqual([19, 18]);
});
