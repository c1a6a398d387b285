import { english, inEnglish } from '../../compile/testing/english';
import { castInWay } from '../testing/casting';
import { advance, all, settle, table, the } from '../testing/table';
import { characteristicsOf } from '../characteristics/characteristics';
import type { Game } from '../world';

const cards = inEnglish(
  `Runner | {5} | Creature — Ox | 2/2
   Dash {0}`,
  `Drifter | {0} | Creature — Ox | 2/2
   Warp {0}`,
);

/** Casts a card in a way, and lets it resolve. */
function castBy(game: Game, name: string, way: string): boolean {
  const isCast = castInWay(game, name, way);
  settle(game);
  return isCast;
}

const endOfTurn = (game: Game): void => advance(game, (its) => its.state.turn.number === 2);

describe('permanents that go at the next end step', () => {
  it('a dashed creature has haste and returns to hand (CR 702.109a)', () => {
    const game = table(cards, [{ hand: ['Runner'] }, {}], {}, english);
    expect(castBy(game, 'Runner', 'dash')).toBe(true);
    expect(characteristicsOf(game, the(game, 'Runner').id).keywords).toContain('haste');
    endOfTurn(game);
    expect(all(game, 'Runner', 'hand')).toHaveLength(1);
  });

  it('a warped one is exiled, and may be cast from there on a later turn only (CR 702.185a)', () => {
    const game = table(cards, [{ hand: ['Drifter'] }, {}], {}, english);
    expect(castBy(game, 'Drifter', 'warp')).toBe(true);
    advance(game, (its) => all(its, 'Drifter', 'exile').length > 0);
    expect(castBy(game, 'Drifter', 'normal')).toBe(false);
    advance(game, (its) => its.state.turn.number === 3 && its.state.turn.step === 'main1');
    expect(castBy(game, 'Drifter', 'normal')).toBe(true);
    expect(all(game, 'Drifter')).toHaveLength(1);
  });

  it('one that was cast for its mana cost stays', () => {
    const game = table(cards, [{ hand: ['Drifter'] }, {}], {}, english);
    expect(castBy(game, 'Drifter', 'normal')).toBe(true);
    endOfTurn(game);
    expect(all(game, 'Drifter')).toHaveLength(1);
  });
});
