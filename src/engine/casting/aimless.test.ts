import { inEnglish } from '../../compile/testing/english';
import { isOffered, takeAction } from '../testing/casting';
import { table, the } from '../testing/table';
import { isAimless } from './aimless';
import { plainWay } from './way';

const cards = inEnglish(
  `Hush | {0} | Instant
   Counter target spell.`,
  `Hush for a Price | {X} | Instant
   Counter target spell unless its controller pays {X}.`,
  'Ox | {1} | Creature — Ox | 2/4',
  `Scorch | {X} | Instant
   ~ deals X damage to target creature.`,
  `Choose to Hush | {0} | Instant
   Choose one —
   • Counter target spell.
   • Draw a card.`,
  `Hush If You Can | {0} | Instant
   Counter up to one target spell. Draw a card.`,
  `Spark | {0} | Instant
   Draw a card.`,
);

const offered = (name: string, stack: 'empty' | 'spell'): readonly [aimless: boolean, isOffered: boolean] => {
  const game = table(cards, [{ hand: [name, 'Spark'] }, {}]);
  if (stack === 'spell') takeAction(game, 'cast', 'Spark');
  return [isAimless(game, the(game, name, 'hand').id, plainWay), isOffered(game, 'cast', name)];
};

test.each(['Hush', 'Hush for a Price'])('%s cannot be cast while there is no spell to aim at (CR 601.2c)', (name) => {
  expect(offered(name, 'empty')).toEqual([true, false]);
  expect(offered(name, 'spell')).toEqual([false, true]);
});

test.each(['Choose to Hush', 'Hush If You Can'])('%s can do without', (name) => {
  expect(offered(name, 'empty')).toEqual([false, true]);
});

test('a spell with X needs its targets whatever X is (CR 601.2c)', () => {
  const board = (battlefield: readonly string[]): boolean =>
    isOffered(table(cards, [{ hand: ['Scorch'], battlefield }, {}]), 'cast', 'Scorch');
  expect([board([]), board(['Ox'])]).toEqual([false, true]);
});
