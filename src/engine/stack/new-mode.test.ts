import { inEnglish } from '../../compile/testing/english';
import { isOffered, takeAction } from '../testing/casting';
import { decisionOf } from '../game';
import { lifeOf, settle, table } from '../testing/table';

const cards = inEnglish(
  `Bowl | {0} | Artifact
   {0}: Choose one that hasn't been chosen —
   • You gain 1 life.
   • You lose 2 life.`,
);

test('a mode that was chosen is not offered again by the same permanent', () => {
  const game = table(cards, [{ battlefield: ['Bowl'] }, {}]);
  takeAction(game, 'activate', 'Bowl');
  expect(decisionOf(game)).toMatchObject({ kind: 'modes', options: [0, 1] });
  settle(game, (asked) => (asked.kind === 'modes' ? { kind: 'modes', chosen: [0] } : undefined));
  takeAction(game, 'activate', 'Bowl');
  settle(game);
  expect(lifeOf(game, 'p0')).toBe(19);
  expect(isOffered(game, 'activate', 'Bowl')).toBe(false);
});
