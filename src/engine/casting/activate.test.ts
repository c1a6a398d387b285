import { inEnglish } from '../../compile/testing/english';
import { decisionOf } from '../game';
import { castFree, takeAction } from '../testing/casting';
import { advance, lifeOf, settle, table, the } from '../testing/table';

const cards = inEnglish(
  `Shed Skin | {5} | Sorcery
   Draw three cards.
   Cycling {0}
   When you cycle Shed Skin, you gain 3 life.`,
  `Drop | {0} | Sorcery
   Discard a card.`,
  'Wood | | Basic Land — Forest',
  `Mirror Pool | | Land
   {T}: Add one mana of any type that a land an opponent controls could produce.`,
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

describe('mana of a type that others could produce', () => {
  it.each([
    [['Wood'], 1],
    [[], 0],
  ] as const)('is none where the type is undefined (CR 106.5): %s', (battlefield, count) => {
    const game = table(cards, [{ battlefield: ['Mirror Pool'] }, { battlefield }]);
    takeAction(game, 'activate', 'Mirror Pool');
    expect(the(game, 'Mirror Pool').tapped).toBe(true);
    expect(decisionOf(game)?.kind).toBe('priority');
    expect(game.state.players['p0']?.mana).toHaveLength(count);
  });
});
