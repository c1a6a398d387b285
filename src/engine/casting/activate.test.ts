import { inEnglish } from '../../compile/testing/english';
import { castFree, takeAction } from '../testing/casting';
import { advance, lifeOf, settle, table } from '../testing/table';

const cards = inEnglish(
  `Shed Skin | {5} | Sorcery
   Draw three cards.
   Cycling {0}
   When you cycle Shed Skin, you gain 3 life.`,
  `Drop | {0} | Sorcery
   Discard a card.`,
);

describe('cycling', () => {
  it('triggers what happens when a card is cycled (CR 702.29c)', () => {
    const game = table(cards, [{ hand: ['Shed Skin'] }, {}]);
    takeAction(game, 'activate', 'Shed Skin');
    settle(game);
    expect(lifeOf(game, 'p0')).toBe(23);
    expect(game.state.players['p0']?.hand).toHaveLength(1);
  });

  it('is not any other discarding', () => {
    const game = table(cards, [{ hand: ['Shed Skin', 'Drop'] }, {}]);
    castFree(game, 'Drop');
    advance(game, (its) => its.state.stack.length === 0);
    expect(game.state.players['p0']?.graveyard).toHaveLength(2);
    expect(lifeOf(game, 'p0')).toBe(20);
  });
});
