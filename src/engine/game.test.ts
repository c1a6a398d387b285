import { decisionOf, answer, hashOf, newGame, restore, save, start, viewOf } from './game';
import { placeCard, setUp, duelOptions } from './setup';
import { card, make, num, poolOf, slot, source, spell, step, target, you } from './testing/programs';
import type { Game } from './world';
import type { Answer, Decision } from './decision';

const insight = spell([step(make('draw', { who: you, count: num(2) }))]);
const spark = spell([step(make('dealDamage', { source, amount: num(3), to: target() }))], {
  targets: [slot(make('anyTarget'))],
});
const pool = poolOf(
  card('Meadow', { types: ['Land'], supertypes: ['Basic'] }),
  card('Free Insight', { types: ['Sorcery'], manaCost: '{0}', abilities: [insight] }),
  card('Free Spark', { types: ['Instant'], manaCost: '{0}', abilities: [spark] }),
  card('Stout Ox', { types: ['Creature'], manaCost: '{2}', power: '2', toughness: '3' }),
);

function duel(): Game {
  const deck = Array.from({ length: 20 }, () => 'Meadow');
  const game = setUp(
    [
      { name: 'A', deck },
      { name: 'B', deck },
    ],
    pool,
    7,
    { ...duelOptions, handSize: 0 },
  );
  placeCard(game, { card: 'Free Insight', owner: 'p0', zone: 'hand' });
  placeCard(game, { card: 'Free Spark', owner: 'p0', zone: 'hand' });
  placeCard(game, { card: 'Meadow', owner: 'p0', zone: 'hand' });
  placeCard(game, { card: 'Stout Ox', owner: 'p1', zone: 'battlefield' });
  return start(game);
}

function pending(game: Game): Decision {
  const decision = decisionOf(game);
  if (decision === null) throw new Error('the game is over');
  return decision;
}

function act(game: Game, kind: 'pass' | 'playLand' | 'cast', name?: string): void {
  const decision = pending(game);
  if (decision.kind !== 'priority') throw new Error(`asked for ${decision.kind}`);
  const index = decision.actions.findIndex(
    (action) =>
      action.kind === kind && (action.kind === 'pass' || name === undefined || viewName(game, action.object) === name),
  );
  expect(answer(game, decision.player, { kind: 'priority', action: index })).toEqual({ ok: true });
}

function viewName(game: Game, id: `o${number}`): string {
  const printed = game.state.objects[id]?.printed;
  return printed?.kind === 'card' ? printed.card : '';
}

function passTo(game: Game, step: string): void {
  for (let count = 0; game.state.turn.step !== step && count < 100; count++) act(game, 'pass');
}

/** Passes, attacks with nothing, and chooses as little as it must. */
function quietly(decision: Decision): Answer {
  switch (decision.kind) {
    case 'choose':
      return { kind: 'choose', chosen: decision.options.slice(0, decision.min) };
    case 'attackers':
      return { kind: 'attackers', attacks: [] };
    case 'blockers':
      return { kind: 'blockers', blocks: [] };
    default:
      return { kind: 'priority', action: 0 };
  }
}

describe('a game', () => {
  it('begins with priority in the first upkeep, and skips the first draw', () => {
    const game = duel();
    expect(game.state.turn).toMatchObject({ number: 1, active: 'p0', step: 'upkeep' });
    act(game, 'pass');
    act(game, 'pass');
    expect(game.state.turn.step).toBe('main1');
    expect(game.state.players['p0']?.hand).toHaveLength(3);
  });

  it('lets a land be played once, and a spell resolve after all pass', () => {
    const game = duel();
    passTo(game, 'main1');
    act(game, 'playLand');
    expect(game.state.battlefield).toHaveLength(2);
    act(game, 'cast', 'Free Insight');
    expect(game.state.stack).toHaveLength(1);
    act(game, 'pass');
    act(game, 'pass');
    expect(game.state.stack).toHaveLength(0);
    expect(game.state.players['p0']?.hand).toHaveLength(3);
    expect(game.state.players['p0']?.graveyard).toHaveLength(1);
  });

  it('asks for targets and deals damage to what was chosen', () => {
    const game = duel();
    passTo(game, 'main1');
    act(game, 'cast', 'Free Spark');
    const decision = pending(game);
    expect(decision).toMatchObject({ kind: 'targets', player: 'p0', min: 1, max: 1 });
    const ox = game.state.battlefield[0] ?? 'o0';
    expect(decision.kind === 'targets' && decision.options).toEqual(['p0', 'p1', ox]);
    expect(answer(game, 'p0', { kind: 'targets', chosen: [ox] })).toEqual({ ok: true });
    act(game, 'pass');
    act(game, 'pass');
    expect(game.state.objects[ox]).toBeUndefined();
    expect(game.state.lastKnown[ox]?.object.damage).toBe(3);
  });

  it('refuses answers of the wrong kind, player or value, and stays as it was', () => {
    const game = duel();
    const before = hashOf(game.state);
    expect(answer(game, 'p1', { kind: 'priority', action: 0 })).toMatchObject({ ok: false });
    expect(answer(game, 'p0', { kind: 'yesNo', value: 'yes' })).toMatchObject({ ok: false });
    expect(answer(game, 'p0', { kind: 'priority', action: 99 })).toMatchObject({ ok: false });
    expect(hashOf(game.state)).toBe(before);
    expect(answer(game, 'p0', { kind: 'priority', action: 0 })).toEqual({ ok: true });
  });

  it('goes on the same after save and restore at every decision, until a library runs out', () => {
    const game = duel();
    let twin = restore(save(game), pool);
    for (let count = 0; game.state.outcome === null && count < 2000; count++) {
      const decision = pending(game);
      const given = quietly(decision);
      answer(game, decision.player, given);
      answer(twin, decision.player, given);
      expect(hashOf(twin.state)).toBe(hashOf(game.state));
      twin = restore(save(twin), pool);
    }
    // The second player draws first, so the second player's library of 20 is empty first.
    expect(game.state.outcome).toEqual({ winners: ['p0'], reason: 'CR 704.5b' });
    expect(game.state.turn.number).toBe(42);
  });

  it('is the same for the same seed and hides what a player may not see', () => {
    const deck = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? 'Meadow' : 'Free Spark'));
    const players = [
      { name: 'A', deck },
      { name: 'B', deck },
      { name: 'C', deck },
    ];
    const games = [11, 11, 12].map((seed) => newGame(players, pool, seed));
    const [one, two, three] = games.map((game) => hashOf(game.state));
    expect(two).toBe(one);
    expect(three).not.toBe(one);
    const view = viewOf(games[0] ?? duel(), 'p1');
    expect(view.players.map(({ hand }) => hand.every(({ hidden }) => hidden === 'no'))).toEqual([false, true, false]);
  });
});
