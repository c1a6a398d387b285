import { english, inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { castFree, castInWay } from '../testing/casting';
import { all, destroy, settle, table, the } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Ridge | | Basic Land — Mountain',
  `Clay Colossus | {6} | Artifact Creature — Golem | 7/7
   Prototype {1}{R} — 2/1
   Haste`,
  `Mirror Work | {0} | Sorcery
   Create a token that's a copy of target creature you control.`,
  `Twin Thought | {0} | Instant
   Copy target creature spell you control.`,
  `Homecoming | {0} | Sorcery
   Return target creature card from your graveyard to the battlefield.`,
);

const withLands = (lands: number): Game =>
  table(
    cards,
    [
      {
        hand: ['Clay Colossus', 'Mirror Work', 'Twin Thought', 'Homecoming'],
        battlefield: Array.from({ length: lands }, () => 'Ridge'),
      },
      {},
    ],
    {},
    english,
  );

const looks = (game: Game, nth = 0, zone: 'battlefield' | 'graveyard' | 'stack' = 'battlefield'): object => {
  const values = characteristicsOf(game, the(game, 'Clay Colossus', zone, nth).id);
  const { power, toughness, manaCost, manaValue, colors, types } = values;
  return { power, toughness, manaCost, manaValue, colors, types };
};

const types = ['artifact', 'creature'];
const small = { power: 2, toughness: 1, manaCost: '{1}{R}', manaValue: 2, colors: ['red'], types };
const whole = { power: 7, toughness: 7, manaCost: '{6}', manaValue: 6, colors: [], types };

describe('prototype (CR 718)', () => {
  it('is cast for the second cost, with its power, toughness and colors, as a spell and as a permanent', () => {
    const game = withLands(2);
    expect(castInWay(game, 'Clay Colossus', 'normal')).toBe(false);
    expect(castInWay(game, 'Clay Colossus', 'prototype')).toBe(true);
    expect(looks(game, 0, 'stack')).toEqual(small);
    settle(game);
    expect(looks(game)).toEqual(small);
    expect(characteristicsOf(game, the(game, 'Clay Colossus').id).keywords).toContain('haste');
  });

  it('is what the card says when it is cast for its mana cost', () => {
    const game = withLands(6);
    expect(castInWay(game, 'Clay Colossus', 'normal')).toBe(true);
    settle(game);
    expect(looks(game)).toEqual(whole);
  });

  it('needs its own cost at least', () => {
    expect(castInWay(withLands(1), 'Clay Colossus', 'prototype')).toBe(false);
  });

  it('is copied as the prototype, on the stack and on the battlefield (CR 718.3c, CR 718.3d)', () => {
    const game = withLands(2);
    castInWay(game, 'Clay Colossus', 'prototype');
    castFree(game, 'Twin Thought', the(game, 'Clay Colossus', 'stack').id);
    expect(all(game, 'Clay Colossus')).toHaveLength(2);
    castFree(game, 'Mirror Work', the(game, 'Clay Colossus').id);
    expect(all(game, 'Clay Colossus').map((_, nth) => looks(game, nth))).toEqual([small, small, small]);
  });

  it('is the whole card again in every other zone, and when it comes back (CR 718.4)', () => {
    const game = withLands(2);
    castInWay(game, 'Clay Colossus', 'prototype');
    settle(game);
    destroy(game, the(game, 'Clay Colossus').id);
    expect(looks(game, 0, 'graveyard')).toEqual(whole);
    castFree(game, 'Homecoming', the(game, 'Clay Colossus', 'graveyard').id);
    expect(looks(game)).toEqual(whole);
  });
});
