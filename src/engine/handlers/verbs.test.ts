import { inEnglish } from '../../compile/testing/english';
import { castFree, isOffered } from '../testing/casting';
import { advance, all, lifeOf, settle, table, the } from '../testing/table';

const cards = inEnglish(
  `Herald | {0} | Creature — Elf | 1/1
   When Herald enters, you gain 1 life.`,
  `Husher | {0} | Artifact
   Creatures entering don't cause abilities to trigger.`,
  `Lesson | {0} | Instant
   You gain 1 life. If you cast this spell during your main phase, you gain 4 life.`,
  `Fade | {0} | Instant
   Choose target creature. Exile it with two time counters on it.`,
  `Tower | {0} | Artifact
   {0}: You gain 1 life.`,
  "Shackle | {0} | Enchantment\nEach artifact's activated abilities can't be activated.",
  `Tally | {0} | Sorcery
   You gain 2 life. If you gained 3 or more life this turn, you gain 10 life.`,
);

it('what enters does not cause abilities to trigger, where that is said (CR 603.2)', () => {
  for (const [battlefield, life] of [
    [[], 21],
    [['Husher'], 20],
  ] as const) {
    const game = table(cards, [{ battlefield, hand: ['Herald'] }, {}]);
    castFree(game, 'Herald');
    expect(lifeOf(game, 'p0')).toBe(life);
  }
});

it('the phase in which a spell was cast is remembered (CR 608.2i)', () => {
  const main = table(cards, [{ hand: ['Lesson'] }, {}]);
  castFree(main, 'Lesson');
  expect(lifeOf(main, 'p0')).toBe(25);
  const combat = table(cards, [{ hand: ['Lesson'] }, {}]);
  advance(combat, (its) => its.state.turn.step === 'beginCombat' && its.state.decision?.kind === 'priority');
  castFree(combat, 'Lesson');
  expect(lifeOf(combat, 'p0')).toBe(21);
});

it('a card is exiled with counters on it', () => {
  const game = table(cards, [{ battlefield: ['Herald'], hand: ['Fade'] }, {}]);
  castFree(game, 'Fade', the(game, 'Herald').id);
  expect(the(game, 'Herald', 'exile').counters).toEqual({ time: 2 });
});

it('activated abilities cannot be activated', () => {
  const game = table(cards, [{ battlefield: ['Tower'] }, {}]);
  expect(isOffered(game, 'activate', 'Tower')).toBe(true);
  const barred = table(cards, [{ battlefield: ['Tower', 'Shackle'] }, {}]);
  expect(isOffered(barred, 'activate', 'Tower')).toBe(false);
});

it('life of several gains counts together', () => {
  const game = table(cards, [{ hand: ['Tally', 'Lesson'] }, {}]);
  castFree(game, 'Tally');
  expect(lifeOf(game, 'p0')).toBe(22);
  castFree(game, 'Lesson');
  settle(game);
  expect(all(game, 'Lesson', 'graveyard').length).toBe(1);
  const again = table(cards, [{ hand: ['Tally', 'Tally'] }, {}]);
  castFree(again, 'Tally');
  castFree(again, 'Tally');
  expect(lifeOf(again, 'p0')).toBe(34);
});
