import { inEnglish } from '../../../compile/testing/english';
import { characteristicsOf } from '../../characteristics/characteristics';
import { takeAction } from '../../testing/casting';
import { settle, table, the } from '../../testing/table';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3',
  `Boon | {0} | Instant
   Target creature gets +2/+0 and gains your choice of trample or lifelink until end of turn.`,
);

test.each([
  [0, 'trample'],
  [1, 'lifelink'],
])('what is said before a choice of keywords gains the one that is chosen: %i', (index, keyword) => {
  const game = table(cards, [{ hand: ['Boon'], battlefield: ['Ox'] }, {}]);
  takeAction(game, 'cast', 'Boon');
  settle(game, (asked) => (asked.kind === 'option' ? { kind: 'option', index } : undefined));
  expect(characteristicsOf(game, the(game, 'Ox').id)).toMatchObject({ power: 4, keywords: [keyword] });
});
