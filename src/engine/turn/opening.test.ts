import { english, inEnglish } from '../../compile/testing/english';
import { start } from '../game';
import { maximumHandSize } from '../statics/restrictions';
import { duelOptions, placeCard, setUp } from '../setup';
import { card, poolIn } from '../testing/programs';
import { advance, all, happen, lifeOf, settle, table, the, type Script } from '../testing/table';
import { castFree, takeAction } from '../testing/casting';
import type { Game } from '../world';

const cards = inEnglish(
  'Ox | {1}{G} | Creature — Ox | 2/3',
  `Ley | {2} | Enchantment
   If this card is in your opening hand, you may begin the game with it on the battlefield.`,
  `Herald | {7} | Creature — Giant | 5/5
   You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, each opponent loses 3 life.`,
  `Small Shelf | {2} | Enchantment
   Your maximum hand size is reduced by four.`,
  `Big Shelf | {2} | Enchantment
   Your maximum hand size is ten.`,
  `Eater | {0} | Creature — Rat | 1/1
   Exploit
   When Eater exploits a creature, you gain 5 life.`,
  `Dawn | {0} | Enchantment
   At the beginning of your first main phase, you gain 1 life.`,
  `Crown | {0} | Sorcery
   You become the monarch.`,
  `Homage | {0} | Sorcery
   If you're the monarch, you gain 2 life.`,
  `Growth | {0} | Creature — Plant | 1/1
   When Growth becomes monstrous, you gain 4 life.
   {0}: Monstrosity 1.`,
);

/** A game whose first player has the card in the opening hand. */
function opened(name: string, value: 'yes' | 'no'): Game {
  const filler = card('Filler', { types: ['Land'] });
  const deck = Array.from({ length: 10 }, () => filler.name);
  const setups = ['A', 'B'].map((player) => ({ name: player, deck }));
  const game = setUp(setups, poolIn({}, filler, ...cards), 1, { ...duelOptions, handSize: 0 });
  placeCard(game, { card: name, owner: 'p0', zone: 'hand' });
  start(game);
  advance(
    game,
    (its) => its.state.turn.step === 'main1',
    (asked) => (asked.kind === 'yesNo' && asked.what === 'may' ? { kind: 'yesNo', value } : undefined),
  );
  return game;
}

describe('opening hands (CR 103.6)', () => {
  test.each([
    ['yes', 1],
    ['no', 0],
  ] as const)('a card may begin the game on the battlefield: %s', (value, count) => {
    expect(all(opened('Ley', value), 'Ley')).toHaveLength(count);
  });

  test.each([
    ['yes', 17],
    ['no', 20],
  ] as const)('a card may be revealed, and what it says then happens: %s', (value, life) => {
    const game = opened('Herald', value);
    expect(all(game, 'Herald', 'hand')).toHaveLength(1);
    expect(lifeOf(game, 'p1')).toBe(life);
  });

  test('a card that comes to hand later has missed it', () => {
    expect(all(table(cards, [{ hand: ['Ley'], battlefield: ['Ox'] }, {}]), 'Ox')).toHaveLength(1);
    const game = table(cards, [{ library: ['Ley'] }, {}]);
    happen(game, { kind: 'draw', player: 'p0' });
    settle(game);
    expect(all(game, 'Ley')).toHaveLength(0);
  });
});

test('changes of the maximum hand size apply in the order of their timestamps (CR 402.2)', () => {
  expect(maximumHandSize(table(cards, [{ battlefield: ['Big Shelf', 'Small Shelf'] }, {}]), 'p0')).toBe(6);
  expect(maximumHandSize(table(cards, [{ battlefield: ['Small Shelf', 'Big Shelf'] }, {}]), 'p0')).toBe(10);
  expect(maximumHandSize(table(cards, [{ battlefield: ['Small Shelf'] }, {}]), 'p1')).toBe(7);
});

describe('exploit (CR 702.110)', () => {
  const choosing =
    (name: string): Script =>
    (asked, game) => {
      if (asked.kind === 'yesNo') return { kind: 'yesNo', value: 'yes' };
      return asked.kind === 'choose' ? { kind: 'choose', chosen: [the(game, name).id] } : undefined;
    };

  test.each(['Ox', 'Eater'])('a creature exploits %s', (name) => {
    const game = table(cards, [{ hand: ['Eater'], battlefield: ['Ox'] }, {}]);
    takeAction(game, 'cast', 'Eater');
    settle(game, choosing(name));
    expect(all(game, name)).toHaveLength(0);
    expect(lifeOf(game, 'p0')).toBe(25);
  });

  test('it does not have to', () => {
    const game = table(cards, [{ hand: ['Eater'], battlefield: ['Ox'] }, {}]);
    takeAction(game, 'cast', 'Eater');
    settle(game, (asked) => (asked.kind === 'yesNo' ? { kind: 'yesNo', value: 'no' } : undefined));
    expect(lifeOf(game, 'p0')).toBe(20);
  });
});

test('being the monarch is a condition (CR 724.1)', () => {
  const game = table(cards, [{ hand: ['Homage', 'Crown', 'Homage'] }, {}], {}, english);
  castFree(game, 'Homage');
  expect(lifeOf(game, 'p0')).toBe(20);
  castFree(game, 'Crown');
  castFree(game, 'Homage');
  expect(lifeOf(game, 'p0')).toBe(22);
});

test('a permanent becomes monstrous once (CR 701.37)', () => {
  const game = table(cards, [{ battlefield: ['Growth'] }, {}]);
  takeAction(game, 'activate', 'Growth');
  settle(game);
  takeAction(game, 'activate', 'Growth');
  settle(game);
  expect(lifeOf(game, 'p0')).toBe(24);
});

test('the first main phase is one of the two (CR 505.1)', () => {
  const game = table(cards, [{ battlefield: ['Dawn'] }, {}]);
  advance(game, (its) => its.state.turn.number === 2);
  const before = lifeOf(game, 'p0');
  advance(game, (its) => its.state.turn.number === 4);
  expect(lifeOf(game, 'p0') - before).toBe(1);
});
