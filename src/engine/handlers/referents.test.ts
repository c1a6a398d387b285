import { english, inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { castFree, isOffered, takeAction } from '../testing/casting';
import { all, lifeOf, settle, table, the, type Script } from '../testing/table';

// What later words mean is what earlier words did.

const cards = inEnglish(
  `Omen | {0} | Sorcery
   Manifest dread, then put two +1/+1 counters on that creature.`,
  `Grudge | {0} | Creature — Human | 1/1
   When Grudge enters, choose an opponent.
   Whenever the chosen player casts a spell, that player loses 3 life.
   Whenever you cast a spell, the chosen player loses 4 life.`,
  `Rally | {0} | Sorcery
   Creatures you control get +1/+1 until end of turn. If you control an artifact, those creatures get +3/+3 until end of turn instead.`,
  `Trinket | {0} | Artifact
   {0}: You gain 1 life.`,
  `Drain | {0} | Sorcery
   Exile target creature card from a graveyard, then you gain X life, where X is the exiled card's toughness.`,
  `Double | {0} | Sorcery
   Target player mills two cards. If you control an artifact, that player mills twice that many cards instead.`,
  `Sermon | {0} | Enchantment
   Whenever another creature you control enters, you gain 2 life if it has flying. Otherwise, put a +1/+1 counter on it.`,
  `Lark | {0} | Creature — Bird | 1/1
   Flying`,
  `Ox | {0} | Creature — Ox | 2/4
   Vigilance`,
  `Toll | {0} | Sorcery
   Each opponent loses 5 life unless they discard a card.`,
  `Cull | {0} | Sorcery
   Each player chooses a creature they control. Destroy the rest.`,
  `Spare | {0} | Sorcery
   Each player chooses two creatures they control and sacrifices the rest.`,
  `Warren | {0} | Artifact
   {0}: You gain 3 life. Activate only if a Bird card is in your graveyard.`,
  `Seek | {0} | Sorcery
   Return target card in a graveyard other than a basic land card to its owner's hand.`,
  `Twin | {0} | Sorcery
   Destroy target creature with the same name as a card in your graveyard.`,
  `Meadow | {0} | Basic Land — Plains`,
  `Warden | {0} | Enchantment
   Whenever a player casts a spell from anywhere other than their hand, that player loses 1 life.
   Whenever a player casts a spell during their turn, that player gains 10 life.`,
  `Remnant | {0} | Sorcery
   You gain 100 life.
   Flashback {0}`,
  `Tithe | {0} | Sorcery
   Each player loses 1 life for each creature they control.`,
);

it('who does something unless they pay: each for themselves (CR 118.12a)', () => {
  const game = table(cards, [{ hand: ['Toll'] }, { hand: ['Ox'] }, { hand: ['Ox'] }]);
  const script: Script = (asked) =>
    asked.kind === 'yesNo' ? { kind: 'yesNo', value: asked.player === 'p1' ? 'yes' : 'no' } : undefined;
  takeAction(game, 'cast', 'Toll');
  settle(game, script);
  expect([lifeOf(game, 'p1'), lifeOf(game, 'p2')]).toEqual([20, 15]);
  expect(game.state.players.p1?.hand.length).toBe(0);
});

it('the rest of what was described, not of what was chosen', () => {
  const zones = [{ battlefield: ['Ox', 'Ox', 'Ox'] }, { battlefield: ['Lark', 'Lark', 'Lark'] }];
  const cull = table(cards, [{ ...zones[0], hand: ['Cull'] }, zones[1] ?? {}]);
  castFree(cull, 'Cull');
  expect([all(cull, 'Ox').length, all(cull, 'Lark').length]).toEqual([1, 1]);
  const spare = table(cards, [{ ...zones[0], hand: ['Spare'] }, zones[1] ?? {}]);
  castFree(spare, 'Spare');
  expect([all(spare, 'Ox').length, all(spare, 'Lark').length]).toEqual([2, 2]);
});

it.each([
  [['Lark'], true],
  [['Ox'], false],
])('a condition that such a thing is somewhere: %p', (graveyard, may) => {
  const game = table(cards, [{ battlefield: ['Warren'], graveyard }, {}]);
  expect(isOffered(game, 'activate', 'Warren')).toBe(may);
});

it.each([
  [['Ox'], true],
  [['Meadow'], false],
])('a card other than such a one, wherever it is: %p', (graveyard, may) => {
  const game = table(cards, [{ hand: ['Seek'], graveyard }, {}]);
  expect(isOffered(game, 'cast', 'Seek')).toBe(may);
});

it.each([
  [['Ox'], true],
  [['Lark'], false],
])('the name of any such card: %p', (graveyard, may) => {
  const game = table(cards, [{ hand: ['Twin'], graveyard }, { battlefield: ['Ox'] }]);
  expect(isOffered(game, 'cast', 'Twin')).toBe(may);
});

it('a number that is another one for each player', () => {
  const game = table(cards, [{ hand: ['Tithe'], battlefield: ['Ox'] }, { battlefield: ['Ox', 'Lark', 'Ox'] }]);
  castFree(game, 'Tithe');
  expect([lifeOf(game, 'p0'), lifeOf(game, 'p1')]).toEqual([19, 17]);
});

it('the creature that manifesting dread leaves (CR 701.62)', () => {
  const game = table(cards, [{ hand: ['Omen'] }, {}], {}, english);
  castFree(game, 'Omen');
  const made = Object.values(game.state.objects).filter(({ zone, faceDown }) => zone === 'battlefield' && faceDown);
  expect(made.map(({ counters }) => counters)).toEqual([{ '+1/+1': 2 }]);
  expect(game.state.players.p0?.graveyard.length).toBe(2);
});

it('the player that another ability has chosen (CR 607.2d)', () => {
  const game = table(cards, [{ hand: ['Grudge', 'Lark'] }, {}, {}]);
  castFree(game, 'Grudge');
  castFree(game, 'Lark');
  expect([lifeOf(game, 'p0'), lifeOf(game, 'p1') + lifeOf(game, 'p2')]).toEqual([20, 36]);
});

it.each([
  [['Ox'], '3/5'],
  [['Ox', 'Trinket'], '5/7'],
])('what is done instead is done to what was described: %p', (battlefield, pt) => {
  const game = table(cards, [{ battlefield, hand: ['Rally'] }, {}]);
  castFree(game, 'Rally');
  const { power, toughness } = characteristicsOf(game, the(game, 'Ox').id);
  expect(`${power}/${toughness}`).toBe(pt);
});

it('a number is worked out after what it speaks of was done', () => {
  const game = table(cards, [{ graveyard: ['Ox'], hand: ['Drain'] }, {}]);
  castFree(game, 'Drain', the(game, 'Ox', 'graveyard').id);
  expect(lifeOf(game, 'p0')).toBe(24);
  expect(the(game, 'Ox', 'exile').zone).toBe('exile');
});

it.each([
  [[], 2],
  [['Trinket'], 4],
])('a number that is said again in what is done instead: %p', (battlefield, milled) => {
  const game = table(cards, [{ battlefield, hand: ['Double'] }, {}]);
  castFree(game, 'Double', 'p1');
  expect(game.state.players.p1?.graveyard.length).toBe(milled);
});

it('a condition behind a statement speaks of what was there before it', () => {
  const game = table(cards, [{ battlefield: ['Sermon'], hand: ['Lark', 'Ox'] }, {}]);
  castFree(game, 'Lark');
  castFree(game, 'Ox');
  expect(lifeOf(game, 'p0')).toBe(22);
  expect([the(game, 'Lark').counters, the(game, 'Ox').counters]).toEqual([{}, { '+1/+1': 1 }]);
});

it.each([
  ['hand', 130],
  ['graveyard', 129],
] as const)('an event speaks of its own player: a spell cast from the %s', (zone, life) => {
  const game = table(cards, [{ battlefield: ['Warden'], [zone]: ['Remnant'] }, {}], {}, english);
  takeAction(game, 'cast', 'Remnant');
  settle(game);
  expect(lifeOf(game, 'p0')).toBe(life);
});
