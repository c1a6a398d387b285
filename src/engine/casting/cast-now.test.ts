import { english, inEnglish } from '../../compile/testing/english';
import { decisionOf } from '../game';
import { castInWay, takeAction } from '../testing/casting';
import { advance, all, destroy, lifeOf, settle, table, the, untilAsked, type Script } from '../testing/table';

const split = inEnglish(
  `Dawn | {5} | Sorcery
   You gain 3 life.
   Fuse
   //
   Dusk | {5} | Sorcery
   You lose 5 life.
   Fuse`.replaceAll('\n   ', '\n'),
).map((card) => ({ ...card, layout: 'fuse' }));

const cards = [
  ...split,
  ...inEnglish(
    `Recall | {0} | Sorcery
     Exile target card from your graveyard. You may cast it without paying its mana cost.`,
    `Grant | {9} | Enchantment
     You may cast spells from your hand without paying their mana costs.`,
    `Bear | {2} | Creature — Bear | 2/2
     When this creature dies, exile it with two time counters on it and it gains suspend.`,
  ),
];

const yes: Script = (asked) => (asked.kind === 'yesNo' ? { kind: 'yesNo', value: 'yes' } : undefined);

test('a card that gains suspend loses its counters and is cast, with haste (CR 702.62a)', () => {
  const game = table(cards, [{ battlefield: ['Bear'] }, {}], {}, english);
  destroy(game, the(game, 'Bear').id);
  settle(game);
  expect(the(game, 'Bear', 'exile').counters).toEqual({ time: 2 });
  advance(game, (its) => its.state.turn.number === 3 && its.state.turn.step === 'main1', yes);
  expect(the(game, 'Bear', 'exile').counters).toEqual({ time: 1 });
  advance(game, (its) => its.state.turn.number === 5 && its.state.decision?.kind === 'attackers', yes);
  const asked = game.state.decision;
  const able = asked?.kind === 'attackers' ? asked.options.map(({ attacker }) => attacker) : [];
  expect(able).toEqual([the(game, 'Bear').id]);
});

describe('a split card that is cast for nothing', () => {
  it.each([
    [0, 23],
    [1, 15],
  ])('is one of its halves, the one that is chosen (CR 709.3a): %i', (index, life) => {
    const game = table(cards, [{ hand: ['Recall'], graveyard: ['Dawn // Dusk'] }, {}], {}, english);
    const [card] = all(game, 'Dawn // Dusk', 'graveyard');
    takeAction(game, 'cast', 'Recall');
    settle(game, (asked, its) => {
      if (asked.kind === 'targets') return { kind: 'targets', chosen: [card?.id ?? 'o0'] };
      if (asked.kind === 'option') return { kind: 'option', index };
      return yes(asked, its);
    });
    expect(lifeOf(game, 'p0')).toBe(life);
  });

  it('is both from the hand (CR 702.102a), and from nowhere else', () => {
    const game = table(cards, [{ hand: ['Dawn // Dusk'], battlefield: ['Grant'] }, {}], {}, english);
    expect(castInWay(game, 'Dawn // Dusk', 'free fuse')).toBe(true);
    settle(game);
    expect(lifeOf(game, 'p0')).toBe(18);
    const other = table(cards, [{ hand: ['Recall'], graveyard: ['Dawn // Dusk'] }, {}], {}, english);
    const [card] = all(other, 'Dawn // Dusk', 'graveyard');
    takeAction(other, 'cast', 'Recall');
    untilAsked(other, (asked, its) =>
      asked.kind === 'targets' ? { kind: 'targets', chosen: [card?.id ?? 'o0'] } : yes(asked, its),
    );
    advance(other, (its) => decisionOf(its)?.kind === 'option', yes);
    const asked = decisionOf(other);
    expect(asked?.kind === 'option' ? asked.options.map(({ label }) => label) : []).toEqual(['Cast Dawn', 'Cast Dusk']);
  });
});
