import { english, inEnglish } from '../../compile/testing/english';
import { castFree, castUntilAsked, isOffered, takeAction } from '../testing/casting';
import { all, destroy, happen, lifeOf, settle, table, the, type Script } from '../testing/table';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3',
  'Moor | | Land',
  `Tutor | {0} | Enchantment
   Whenever a creature you control enters, you gain 1 life if this is the first or third time this ability has resolved this turn. If it's the second time, you gain 5 life.`,
  `Furnace | {0} | Artifact
   {0}: You gain 1 life. If this ability has been activated three or more times this turn, you lose 10 life.`,
  `Shedding | {0} | Sorcery
   Discard a card, then draw a card. When you discard a nonland card this way, you gain 6 life.`,
  `Cull | {0} | Sorcery
   Sacrifice up to two creatures. When you sacrifice one or more creatures this way, target opponent loses that much life.`,
  `Booster | {0} | Creature — Human | 1/1
   When this creature enters, sacrifice any number of lands. When you sacrifice one or more lands this way, tap up to that many target creatures and draw that many cards.`,
  `Descent | {0} | Enchantment
   At the beginning of your end step, if you descended this turn, you gain 9 life.`,
  `Silence | {0} | Enchantment
   Activated abilities of artifacts can't be activated.`,
  `Burial | {0} | Sorcery
   Put target creature into its owner's library second from the top.`,
);

const sacrificeAll: Script = (decision) =>
  decision.kind === 'choose' ? { kind: 'choose', chosen: decision.options } : undefined;

describe('what is said of this ability and of this way', () => {
  it('an ability knows how often it has resolved this turn', () => {
    const game = table(cards, [{ battlefield: ['Tutor'], hand: ['Ox', 'Ox', 'Ox', 'Ox'] }, {}]);
    const lives = [21, 26, 27, 27];
    for (const life of lives) {
      castFree(game, 'Ox');
      settle(game);
      expect(lifeOf(game, 'p0')).toBe(life);
    }
  });

  it('a trigger of a trigger knows its own number, for targets and for all that is said of it', () => {
    const zones = { hand: ['Booster'], battlefield: ['Moor', 'Moor', 'Moor'] };
    const game = table(cards, [zones, { battlefield: ['Ox', 'Ox', 'Ox'] }], {}, english);
    takeAction(game, 'cast', 'Booster');
    settle(game, (decision) => {
      if (decision.kind === 'choose') return { kind: 'choose', chosen: decision.options.slice(0, 2) };
      return decision.kind === 'targets' ? { kind: 'targets', chosen: [the(game, 'Ox').id] } : undefined;
    });
    expect(all(game, 'Moor')).toHaveLength(1);
    expect(all(game, 'Ox').filter(({ tapped }) => tapped)).toHaveLength(1);
    expect(game.state.players['p0']?.hand).toHaveLength(2);
  });

  it('an ability knows how often it has been activated this turn', () => {
    const game = table(cards, [{ battlefield: ['Furnace'] }, {}]);
    const lives = [21, 22, 13];
    for (const life of lives) {
      takeAction(game, 'activate', 'Furnace');
      settle(game);
      expect(lifeOf(game, 'p0')).toBe(life);
    }
  });

  it.each([
    ['Ox', 26],
    ['Moor', 20],
  ])('what is discarded this way is looked at: %s', (name, life) => {
    const game = table(cards, [{ hand: ['Shedding', name] }, {}]);
    castFree(game, 'Shedding');
    settle(game);
    expect(all(game, name, 'graveyard')).toHaveLength(1);
    expect(lifeOf(game, 'p0')).toBe(life);
  });

  it.each([
    [[], 20],
    [['Ox'], 19],
    [['Ox', 'Ox'], 18],
  ])('one trigger knows how many were sacrificed this way: %s', (battlefield, life) => {
    const game = table(cards, [{ hand: ['Cull'], battlefield }, {}]);
    castUntilAsked(game, 'Cull');
    settle(game, sacrificeAll);
    expect(lifeOf(game, 'p1')).toBe(life);
  });

  it.each([
    ['Ox', 29],
    ['nothing', 20],
  ])('a player descends as a permanent card comes to the graveyard: %s', (name, life) => {
    const game = table(cards, [{ battlefield: ['Descent', 'Ox'] }, {}]);
    if (name === 'Ox') destroy(game, the(game, 'Ox').id);
    happen(game, { kind: 'beginStep', step: 'end', player: 'p0' });
    settle(game);
    expect(lifeOf(game, 'p0')).toBe(life);
  });

  it('abilities of artifacts are none that can be activated', () => {
    expect(isOffered(table(cards, [{ battlefield: ['Furnace'] }, {}]), 'activate', 'Furnace')).toBe(true);
    expect(isOffered(table(cards, [{ battlefield: ['Furnace', 'Silence'] }, {}]), 'activate', 'Furnace')).toBe(false);
  });

  it('a card goes to its place in the library', () => {
    const game = table(cards, [{ hand: ['Burial'], battlefield: ['Ox'] }, {}]);
    castFree(game, 'Burial', the(game, 'Ox').id);
    expect(game.state.players['p0']?.library[1]).toBe(the(game, 'Ox', 'library').id);
  });
});
