import { inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { isOffered, takeAction } from '../testing/casting';
import { settle, table, the } from '../testing/table';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  'Ash | {0} | Instant',
  `Drake | {0} | Creature — Drake | 1/1
   {2}{G}: Put a +1/+1 counter on this creature. This ability costs {1} less to activate for each instant card in your graveyard.`,
);

test('an ability costs less by its own words', () => {
  const game = table(cards, [{ battlefield: ['Moss', 'Drake'], graveyard: ['Ash', 'Ash'] }, {}]);
  takeAction(game, 'activate', 'Drake');
  settle(game);
  expect(characteristicsOf(game, the(game, 'Drake').id).power).toBe(2);
});

test('it costs all that is printed where too little is counted', () => {
  const game = table(cards, [{ battlefield: ['Moss', 'Drake'], graveyard: ['Ash'] }, {}]);
  expect(isOffered(game, 'activate', 'Drake')).toBe(false);
});
