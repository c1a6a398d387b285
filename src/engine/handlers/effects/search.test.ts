import { inEnglish } from '../../../compile/testing/english';
import { answer, decisionOf } from '../../game';
import { castFree, castUntilAsked } from '../../testing/casting';
import { card, fixed, make, step } from '../../testing/programs';
import { all, table, the, untilAsked, settle } from '../../testing/table';

const players = make('all', { filter: make('player') });
const shelves = card('Closed Shelves', {
  types: ['Artifact'],
  abilities: [fixed([step(make('playerCant', { who: players, action: 'search' }))])],
});

const cards = [
  shelves,
  ...inEnglish(
    'Moss | | Basic Land — Forest',
    'Ox | {1}{G} | Creature — Ox | 2/3',
    `Fetch | {0} | Sorcery
   Search your library for a basic land card, reveal it, put it into your hand, then shuffle. You gain 1 life.`,
    `Gather | {0} | Sorcery
   Search your library for a card, put that card into your hand, then shuffle.`,
    `Delve Deep | {0} | Sorcery
   Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order. You gain 1 life.`,
    `Spread | {0} | Sorcery
   Reveal the top three cards of your library. Put a creature card from among them into your hand and the rest into your graveyard. You gain 1 life.`,
    `Rob | {0} | Sorcery
   Target opponent reveals their hand. You choose a nonland card from it. That player discards that card. You gain 1 life.`,
    `Lose | {0} | Sorcery
   Target player discards a card at random.`,
    `Stumble | {0} | Sorcery
   Reveal cards from the top of your library until you reveal a creature card. Put that card onto the battlefield and the rest on the bottom of your library in a random order.`,
    `Grind | {0} | Sorcery
   Target opponent reveals cards from the top of their library until two creature cards are revealed. That player puts all cards revealed this way into their graveyard.`,
    `Sift | {0} | Sorcery
   Exile cards from the top of your library until you exile cards with total mana value 3 or greater. You gain 1 life.`,
    `Cart | {2} | Artifact — Vehicle | 5/5
   Crew 3`,
  ),
];

describe('searching', () => {
  it('finds among the cards of the library, which is shuffled afterwards', () => {
    const game = table(cards, [{ hand: ['Fetch'], library: ['Moss', 'Ox'] }, {}]);
    const decision = castUntilAsked(game, 'Fetch');
    expect(decision).toMatchObject({ kind: 'choose', purpose: 'search', min: 0, max: 1 });
    const moss = the(game, 'Moss', 'library').id;
    expect(decision).toMatchObject({ options: [moss] });
    answer(game, 'p0', { kind: 'choose', chosen: [moss] });
    settle(game);
    expect(all(game, 'Moss', 'hand')).toHaveLength(1);
    expect(game.state.history.map(({ event }) => event.kind)).toEqual(
      expect.arrayContaining(['search', 'reveal', 'shuffle']),
    );
  });

  it('may fail to find what has a quality, and still shuffles (CR 701.23b)', () => {
    const game = table(cards, [{ hand: ['Fetch'], library: ['Moss'] }, {}]);
    castUntilAsked(game, 'Fetch');
    answer(game, 'p0', { kind: 'choose', chosen: [] });
    settle(game);
    expect(all(game, 'Moss', 'hand')).toHaveLength(0);
    expect(game.state.history.some(({ event }) => event.kind === 'shuffle')).toBe(true);
  });

  it('must find a card that may be any (CR 701.23d)', () => {
    const game = table(cards, [{ hand: ['Gather'], library: ['Moss'] }, {}]);
    expect(castUntilAsked(game, 'Gather')).toMatchObject({ kind: 'choose', min: 1, max: 1 });
  });

  it('is not done by players who cannot', () => {
    const game = table(cards, [{ hand: ['Fetch'], library: ['Moss'], battlefield: ['Closed Shelves'] }, {}]);
    castFree(game, 'Fetch');
    expect(all(game, 'Moss', 'library')).toHaveLength(1);
    const kinds = game.state.history.map(({ event }) => event.kind);
    expect(kinds).toContain('shuffle');
    expect(kinds).not.toContain('search');
  });
});

describe('some of several cards', () => {
  it('are chosen among those that were looked at; the rest is what was not moved', () => {
    const game = table(cards, [{ hand: ['Delve Deep'], library: ['Moss', 'Ox'] }, {}]);
    const top = game.state.players['p0']?.library.slice(0, 3) ?? [];
    expect(castUntilAsked(game, 'Delve Deep')).toMatchObject({ kind: 'choose', options: top, min: 1, max: 1 });
    answer(game, 'p0', { kind: 'choose', chosen: top.slice(1, 2) });
    expect(untilAsked(game)).toMatchObject({ kind: 'order' });
    answer(game, 'p0', { kind: 'order', order: [0, 1] });
    settle(game);
    const player = game.state.players['p0'];
    expect(player?.hand).toHaveLength(1);
    const now = player?.library.slice(-2).map((id) => game.state.objects[id]?.previous);
    expect(now).toEqual([top[0], top[2]]);
  });

  it('leave all the rest when nothing fits', () => {
    const game = table(cards, [{ hand: ['Spread'] }, {}]);
    castFree(game, 'Spread');
    expect(game.state.players['p0']?.hand).toHaveLength(0);
    expect(game.state.players['p0']?.graveyard).toHaveLength(4);
  });

  it('are chosen from the revealed hand of another player by who is told to', () => {
    const game = table(cards, [{ hand: ['Rob'] }, { hand: ['Moss', 'Ox'] }]);
    castFree(game, 'Rob', 'p1');
    expect(all(game, 'Ox', 'graveyard')).toHaveLength(1);
    expect(all(game, 'Moss', 'hand')).toHaveLength(1);
  });

  it('are not chosen by anybody at random', () => {
    const game = table(cards, [{ hand: ['Lose'] }, { hand: ['Moss', 'Ox'] }]);
    castFree(game, 'Lose', 'p1');
    expect(game.state.players['p1']?.hand).toHaveLength(1);
  });
});

describe('a total', () => {
  it('is asked of all that is chosen together', () => {
    const game = table(cards, [{ battlefield: ['Cart', 'Ox', 'Ox'] }, {}]);
    const decision = decisionOf(game);
    if (decision?.kind !== 'priority') throw new Error('nobody has priority');
    const crew = decision.actions.findIndex(({ kind }) => kind === 'activate');
    answer(game, 'p0', { kind: 'priority', action: crew });
    expect(decisionOf(game)).toMatchObject({ kind: 'choose', total: { values: [2, 2], how: 'atLeast', than: 3 } });
    const oxen = all(game, 'Ox').map(({ id }) => id);
    expect(answer(game, 'p0', { kind: 'choose', chosen: oxen.slice(0, 1) })).toMatchObject({ ok: false });
    expect(answer(game, 'p0', { kind: 'choose', chosen: oxen })).toMatchObject({ ok: true });
    settle(game);
    expect(all(game, 'Ox').every(({ tapped }) => tapped)).toBe(true);
  });

  it('that cannot be reached makes the cost unpayable', () => {
    const game = table(cards, [{ battlefield: ['Cart', 'Ox'] }, {}]);
    const decision = decisionOf(game);
    expect(decision).toMatchObject({ kind: 'priority', player: 'p0' });
    expect(decision?.kind === 'priority' && decision.actions.some(({ kind }) => kind === 'activate')).toBe(false);
  });
});

describe('a search from the top of a library', () => {
  it('ends with the first card that fits; the rest is all that was turned over before', () => {
    const game = table(cards, [{ hand: ['Stumble'], library: ['Moss', 'Moss', 'Ox', 'Moss'] }, {}]);
    const last = game.state.players['p0']?.library.at(-1);
    castFree(game, 'Stumble');
    settle(game);
    expect(all(game, 'Ox', 'battlefield')).toHaveLength(1);
    const library = game.state.players['p0']?.library ?? [];
    expect(library).toHaveLength(13);
    expect(library[0]).toBe(last);
  });

  it('looks through the library of another player, up to the number of cards', () => {
    const game = table(cards, [{ hand: ['Grind'] }, { library: ['Moss', 'Ox', 'Moss', 'Ox', 'Moss'] }]);
    castFree(game, 'Grind');
    settle(game);
    expect(all(game, 'Ox', 'graveyard')).toHaveLength(2);
    expect(all(game, 'Moss', 'graveyard')).toHaveLength(2);
    expect(game.state.players['p1']?.library).toHaveLength(1);
  });

  it('goes on until all together come to a sum', () => {
    const game = table(cards, [{ hand: ['Sift'], library: ['Moss', 'Ox', 'Ox', 'Ox'] }, {}]);
    castFree(game, 'Sift');
    settle(game);
    expect(all(game, 'Ox', 'exile')).toHaveLength(2);
    expect(all(game, 'Moss', 'exile')).toHaveLength(1);
  });
});
