import { inEnglish } from '../../compile/testing/english';
import { decisionOf } from '../game';
import { happen, settle, table, the, lifeOf } from '../testing/table';
import { isOffered, takeAction } from '../testing/casting';
import { moveTo } from '../events/zones';

const cards = inEnglish(
  `Ghost | {0} | Creature — Spirit | 1/1
   You may cast Ghost from your graveyard as long as you control an artifact.`,
  `Wraith | {0} | Creature — Spirit | 2/2
   You may cast Wraith from your graveyard by paying 2 life in addition to paying its other costs.`,
  'Relic | {0} | Artifact',
  `Rusher | {0} | Creature — Spirit | 2/2
   You may cast Rusher from your graveyard using its dash ability.
   Dash {0}`,
  `Patron | {9} | Enchantment
   Once during each of your turns, you may cast an artifact spell by paying life equal to its mana value rather than paying its mana cost.`,
  'Engine | {3} | Artifact',
);

describe('a card that can be cast from where it is (CR 601.3)', () => {
  it('can as long as its condition holds', () => {
    const game = table(cards, [{ graveyard: ['Ghost'], battlefield: ['Relic'] }, {}]);
    expect(isOffered(game, 'cast', 'Ghost')).toBe(true);
    happen(game, moveTo(the(game, 'Relic').id, 'exile', 'exile'));
    expect(isOffered(game, 'cast', 'Ghost')).toBe(false);
  });

  it('can in the one way that is named (CR 702.109a)', () => {
    const game = table(cards, [{ graveyard: ['Rusher'], hand: ['Rusher'] }, {}]);
    const decision = decisionOf(game);
    if (decision?.kind !== 'priority') throw new Error('nobody has priority');
    const ways = (zone: 'graveyard' | 'hand'): readonly string[] =>
      decision.actions.flatMap((each) =>
        each.kind === 'cast' && each.object === the(game, 'Rusher', zone).id ? [each.way] : [],
      );
    expect(ways('graveyard')).toEqual(['dash']);
    expect(ways('hand')).toEqual(['normal', 'dash']);
  });

  it('can from that zone alone', () => {
    const game = table(cards, [{ exile: ['Ghost'], battlefield: ['Relic'] }, {}]);
    expect(isOffered(game, 'cast', 'Ghost')).toBe(false);
  });

  it('costs what it says besides (CR 118.8)', () => {
    const game = table(cards, [{ graveyard: ['Wraith'] }, {}]);
    takeAction(game, 'cast', 'Wraith');
    settle(game);
    expect(the(game, 'Wraith').zone).toBe('battlefield');
    expect(lifeOf(game, 'p0')).toBe(18);
  });

  it('costs what is told from the spell itself: life equal to its mana value', () => {
    const game = table(cards, [{ hand: ['Engine', 'Engine'], battlefield: ['Patron'] }, {}]);
    takeAction(game, 'cast', 'Engine');
    settle(game);
    expect(the(game, 'Engine').zone).toBe('battlefield');
    expect(lifeOf(game, 'p0')).toBe(17);
    expect(isOffered(game, 'cast', 'Engine')).toBe(false);
  });
});
