import { inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword } from '../characteristics/has';
import { answer } from '../game';
import { takeAction } from '../testing/casting';
import { settle, table, the, untilAsked } from '../testing/table';

const cards = inEnglish(`Brawler | {0} | Creature — Ogre | 2/2
   Riot`);

describe('a choice of how a permanent enters', () => {
  it.each([
    ['yes', { '+1/+1': 1 }, false],
    ['no', {}, true],
  ] as const)('riot, the counter wanted: %s (CR 702.136a)', (value, counters, haste) => {
    const game = table(cards, [{ hand: ['Brawler'] }, {}]);
    takeAction(game, 'cast', 'Brawler');
    expect(untilAsked(game)?.kind).toBe('yesNo');
    answer(game, 'p0', { kind: 'yesNo', value });
    settle(game);
    const { id } = the(game, 'Brawler');
    expect(the(game, 'Brawler').counters).toEqual(counters);
    expect(hasKeyword(characteristicsOf(game, id), 'haste')).toBe(haste);
  });
});
