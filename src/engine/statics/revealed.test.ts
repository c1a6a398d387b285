import { english, inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { decisionOf } from '../game';
import { castFree, takeAction } from '../testing/casting';
import { advance, all, table } from '../testing/table';
import { viewOf } from '../view';
import type { Game } from '../world';
import { playerOf, setPlayer } from '../write';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/2',
  'Rain | {0} | Instant\n   You gain 1 life.',
  'Tick | {0} | Sorcery\n   You gain 1 life.',
  'Grove | | Basic Land — Forest',
  `Open | {0} | Enchantment
   Play with the top card of your library revealed.`,
  `Peek | {0} | Enchantment
   You may look at the top card of your library any time.`,
  `Well | {0} | Enchantment
   You may play lands and cast creature spells from the top of your library.`,
  `Dip | {0} | Sorcery
   Until end of turn, you may look at the top card of your library any time and you may cast spells from the top of your library.`,
);

/** A game whose first player has these on the battlefield and in hand, and this card on top of the library. */
function topped(top: string, battlefield: readonly string[], hand: readonly string[] = []): Game {
  const game = table(cards, [{ battlefield, hand: [...hand, 'Tick'], library: [top] }, {}], {}, english);
  const { library } = playerOf(game, 'p0');
  const last = library.at(-1);
  setPlayer(game, 'p0', { library: [...(last === undefined ? [] : [last]), ...library.slice(0, -1)] });
  // From now on decisions know of it.
  castFree(game, 'Tick');
  return game;
}

/** What a player sees on top of the first player's library. */
function seen(game: Game, player: 'p0' | 'p1'): string | null {
  const top = viewOf(game, player).players.find(({ id }) => id === 'p0')?.top;
  return top?.hidden === 'no' ? top.characteristics.name : null;
}

function offered(game: Game, name: string): readonly string[] {
  const decision = decisionOf(game);
  if (decision?.kind !== 'priority') throw new Error('nobody has priority');
  return decision.actions.flatMap((each) =>
    each.kind !== 'pass' && characteristicsOf(game, each.object).name === name ? [each.kind] : [],
  );
}

describe('the top card of a library', () => {
  it('is hidden from all, revealed to all, or looked at by one (CR 401.2, CR 401.5)', () => {
    expect(['p0', 'p1'].map((player) => seen(topped('Ox', []), player as 'p0'))).toEqual([null, null]);
    expect(['p0', 'p1'].map((player) => seen(topped('Ox', ['Open']), player as 'p0'))).toEqual(['Ox', 'Ox']);
    expect(['p0', 'p1'].map((player) => seen(topped('Ox', ['Peek']), player as 'p0'))).toEqual(['Ox', null]);
  });

  it('is cast or played from there as far as the permission goes', () => {
    expect(offered(topped('Ox', ['Well']), 'Ox')).toEqual(['cast']);
    expect(offered(topped('Rain', ['Well']), 'Rain')).toEqual([]);
    const game = topped('Grove', ['Well']);
    expect(offered(game, 'Grove')).toEqual(['playLand']);
    takeAction(game, 'playLand', 'Grove');
    expect(all(game, 'Grove')).toHaveLength(1);
  });

  it('is whatever is there, as long as an effect lasts', () => {
    const game = topped('Ox', [], ['Dip']);
    expect(offered(game, 'Ox')).toEqual([]);
    castFree(game, 'Dip');
    expect(seen(game, 'p0')).toBe('Ox');
    expect(seen(game, 'p1')).toBe(null);
    expect(offered(game, 'Ox')).toEqual(['cast']);
    advance(game, (its) => its.state.turn.number === 2);
    expect(seen(game, 'p0')).toBe(null);
  });
});
