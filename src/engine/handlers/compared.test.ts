import { inEnglish } from '../../compile/testing/english';
import { castFree, isOffered, takeAction } from '../testing/casting';
import { decisionOf } from '../game';
import { all, lifeOf, settle, table, the } from '../testing/table';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  'Relic | {0} | Artifact',
  'Wolf | {2} | Creature — Wolf | 2/2',
  'Bear | {4} | Creature — Bear | 4/4',
  `Scout | {0} | Creature — Scout | 1/1
   You may play two additional lands on each of your turns.`,
  `Herald | {0} | Creature — Elf | 3/3
   When this creature enters, destroy target creature with lesser power.`,
  `Sweep | {0} | Sorcery
   Destroy all permanents except for lands and artifacts.`,
  `Refill | {0} | Sorcery
   If you have fewer than three cards in hand, draw cards equal to the difference.`,
  `Grave | {0} | Creature — Zombie | 1/1
   This creature gets +2/+0 as long as an opponent has two or more cards in their graveyard.`,
  `Pick | {0} | Sorcery
   Choose a creature type. Destroy all creatures of that type.`,
  `Fetch | {0} | Sorcery
   You may put a card you own from outside the game into your hand. You gain 1 life.`,
);

test('more lands may be played', () => {
  const game = table(cards, [{ hand: ['Moss', 'Moss', 'Moss', 'Moss'], battlefield: ['Scout'] }, {}]);
  for (let count = 0; count < 3; count++) {
    takeAction(game, 'playLand', 'Moss');
    settle(game);
  }
  expect(isOffered(game, 'playLand', 'Moss')).toBe(false);
});

test('lesser power is less than that of the thing spoken of', () => {
  const game = table(cards, [{ hand: ['Herald'] }, { battlefield: ['Wolf', 'Bear'] }]);
  takeAction(game, 'cast', 'Herald');
  settle(game);
  expect(all(game, 'Wolf', 'graveyard')).toHaveLength(1);
  expect(the(game, 'Bear').zone).toBe('battlefield');
});

test('what is excepted stays', () => {
  const game = table(cards, [{ hand: ['Sweep'], battlefield: ['Moss', 'Relic', 'Wolf'] }, {}]);
  castFree(game, 'Sweep');
  expect(all(game, 'Moss', 'battlefield')).toHaveLength(1);
  expect(all(game, 'Relic', 'battlefield')).toHaveLength(1);
  expect(all(game, 'Wolf', 'battlefield')).toHaveLength(0);
});

test('the difference is that of the numbers compared', () => {
  const few = table(cards, [{ hand: ['Refill', 'Wolf'] }, {}]);
  castFree(few, 'Refill');
  expect(few.state.players.p0?.hand).toHaveLength(3);
  const many = table(cards, [{ hand: ['Refill', 'Wolf', 'Bear', 'Relic'] }, {}]);
  castFree(many, 'Refill');
  expect(many.state.players.p0?.hand).toHaveLength(3);
});

test('a player has cards in a graveyard of their own', () => {
  const power = (graveyard: readonly string[]): number | null => {
    const game = table(cards, [{ battlefield: ['Grave'], graveyard: ['Wolf', 'Wolf'] }, { graveyard }]);
    return game.cache.characteristics.get(the(game, 'Grave').id)?.power ?? null;
  };
  expect(power(['Wolf', 'Bear'])).toBe(3);
  expect(power(['Wolf'])).toBe(1);
});

test('"that type" is the one that was chosen', () => {
  const game = table(cards, [{ hand: ['Pick'], battlefield: ['Wolf', 'Bear'] }, {}]);
  takeAction(game, 'cast', 'Pick');
  settle(game, (asked) => (asked.kind === 'word' ? { kind: 'word', value: 'bear' } : undefined));
  expect(all(game, 'Bear', 'battlefield')).toHaveLength(0);
  expect(all(game, 'Wolf', 'battlefield')).toHaveLength(1);
});

test('nothing is found outside the game', () => {
  const game = table(cards, [{ hand: ['Fetch'], exile: ['Wolf'] }, {}]);
  castFree(game, 'Fetch');
  expect(all(game, 'Wolf', 'exile')).toHaveLength(1);
  expect(lifeOf(game, 'p0')).toBe(21);
  expect(decisionOf(game)?.kind).toBe('priority');
});
