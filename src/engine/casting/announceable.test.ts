import { inEnglish } from '../../compile/testing/english';
import { plainEntry } from '../events/event';
import { answer } from '../game';
import { isOffered, takeAction } from '../testing/casting';
import { all, happen, lifeOf, settle, table, the, untilAsked } from '../testing/table';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  'Rat | {1} | Creature — Rat | 1/1',
  'Ogre | {4} | Creature — Ogre | 4/4',
  `Call Back | {X} | Sorcery
   Return target creature card with mana value X from your graveyard to the battlefield. It gains haste.`,
  `Furnace | {2} | Artifact
   {X}, Discard a card with mana value X: Furnace deals X damage to any target.`,
  `Elder | {3} | Creature — Elemental | 3/3
   Spells your opponents cast that target Elder cost {2} more to cast.`,
  `Nudge | {0} | Instant
   Tap target creature.`,
  `Drake | {2} | Creature — Drake | 2/2
   When Drake enters, you may pay {X}{1}. If you do, Drake deals X damage to target opponent.`,
  `Bulk | {X} | Creature — Ooze | 1/1
   When Bulk enters, you gain X life.`,
);

const forests = (count: number): readonly string[] => Array.from({ length: count }, () => 'Moss');

describe('what can be announced', () => {
  it('is an X for which there is a target (CR 601.2b, CR 601.2c)', () => {
    const game = table(cards, [{ hand: ['Call Back'], battlefield: forests(5), graveyard: ['Rat', 'Ogre'] }, {}]);
    takeAction(game, 'cast', 'Call Back');
    expect(untilAsked(game)).toMatchObject({ kind: 'number', min: 1, max: 4, only: [1, 4] });
    expect(answer(game, 'p0', { kind: 'number', value: 0 }).ok).toBe(false);
    answer(game, 'p0', { kind: 'number', value: 1 });
    settle(game);
    expect(all(game, 'Rat')).toHaveLength(1);
    const none = table(cards, [{ hand: ['Call Back'], battlefield: forests(3), graveyard: ['Ogre'] }, {}]);
    expect(isOffered(none, 'cast', 'Call Back')).toBe(false);
  });

  it('is an X with which the other costs can be paid', () => {
    const game = table(cards, [{ hand: ['Ogre', 'Moss'], battlefield: ['Furnace', ...forests(5)] }, {}]);
    takeAction(game, 'activate', 'Furnace');
    expect(untilAsked(game)).toMatchObject({ kind: 'number', only: [0, 4] });
    const none = table(cards, [{ hand: ['Ogre'], battlefield: ['Furnace', ...forests(3)] }, {}]);
    expect(isOffered(none, 'activate', 'Furnace')).toBe(false);
  });

  it('is what can be paid for with some targets (CR 601.2f)', () => {
    const dear = table(cards, [{ hand: ['Nudge'], battlefield: ['Moss'] }, { battlefield: ['Elder'] }]);
    expect(isOffered(dear, 'cast', 'Nudge')).toBe(false);
    const paid = table(cards, [{ hand: ['Nudge'], battlefield: forests(2) }, { battlefield: ['Elder'] }]);
    expect(isOffered(paid, 'cast', 'Nudge')).toBe(true);
    const other = table(cards, [{ hand: ['Nudge'] }, { battlefield: ['Elder', 'Rat'] }]);
    expect(isOffered(other, 'cast', 'Nudge')).toBe(true);
  });
});

describe('an X that is not announced', () => {
  it('is chosen as the cost is paid on resolution (CR 107.3f)', () => {
    const game = table(cards, [{ hand: ['Drake'], battlefield: forests(6) }, {}]);
    takeAction(game, 'cast', 'Drake');
    settle(game, (asked) => {
      if (asked.kind !== 'number') return undefined;
      expect(asked).toMatchObject({ min: 0, max: 3 });
      return { kind: 'number', value: 2 };
    });
    expect(lifeOf(game, 'p1')).toBe(18);
  });

  it('is that of the spell for an ability about entering (CR 107.3m), 0 for what was not cast', () => {
    const game = table(cards, [{ hand: ['Bulk'], battlefield: forests(3) }, {}]);
    takeAction(game, 'cast', 'Bulk');
    settle(game, (asked) => (asked.kind === 'number' ? { kind: 'number', value: 3 } : undefined));
    expect(lifeOf(game, 'p0')).toBe(23);
    const put = table(cards, [{ hand: ['Bulk'] }, {}]);
    const { id } = the(put, 'Bulk', 'hand');
    happen(put, {
      kind: 'move',
      object: id,
      to: { zone: 'battlefield', position: 0 },
      cause: 'put',
      by: 'p0',
      entry: plainEntry,
      link: null,
    });
    settle(put);
    expect(all(put, 'Bulk')).toHaveLength(1);
    expect(lifeOf(put, 'p0')).toBe(20);
  });
});
