import { answer, decisionOf, start } from '../game';
import type { Answer, Decision } from '../decision';
import { duelOptions, placeCard, setUp } from '../setup';
import { card, keyword, make, poolOf } from '../testing/programs';
import type { Game } from '../world';
import type { ObjectId } from '../../vm/entity';

const creature = (name: string, power: number, toughness: number, ...keywords: readonly string[]) =>
  card(name, {
    types: ['Creature'],
    power: String(power),
    toughness: String(toughness),
    abilities: keywords.map((name) => keyword(make('keyword', { name }))),
  });

const pool = poolOf(
  creature('Plain Bear', 2, 2),
  creature('Stone Wall', 0, 4, 'defender'),
  creature('Swift Fencer', 2, 1, 'first strike'),
  creature('Twin Ram', 4, 4, 'double strike', 'trample'),
  creature('Sly Imp', 1, 1, 'menace'),
  creature('Asp', 1, 1, 'deathtouch', 'trample'),
);

interface Board {
  readonly game: Game;
  readonly ids: readonly ObjectId[];
}

/** A duel in its first combat: `mine` attack for p0, `theirs` stand for p1. */
function board(mine: readonly string[], theirs: readonly string[]): Board {
  const deck = Array.from({ length: 5 }, () => 'Plain Bear');
  const players = [
    { name: 'A', deck },
    { name: 'B', deck },
  ];
  const game = setUp(players, pool, 3, { ...duelOptions, handSize: 0 });
  const ids = [
    ...mine.map((name) => placeCard(game, { card: name, owner: 'p0', zone: 'battlefield' }, { summoningSick: false })),
    ...theirs.map((name) =>
      placeCard(game, { card: name, owner: 'p1', zone: 'battlefield' }, { summoningSick: false }),
    ),
  ];
  start(game);
  return { game, ids };
}

function pending(game: Game): Decision {
  const decision = decisionOf(game);
  if (decision === null) throw new Error('the game is over');
  return decision;
}

/** Passes until the decision of the kind is there. */
function until(game: Game, kind: Decision['kind']): Decision {
  for (let count = 0; count < 60; count++) {
    const decision = pending(game);
    if (decision.kind === kind) return decision;
    if (decision.kind !== 'priority') throw new Error(`asked for ${decision.kind}`);
    give(game, { kind: 'priority', action: decision.actions.findIndex((action) => action.kind === 'pass') });
  }
  throw new Error(`never asked for ${kind}`);
}

function give(game: Game, given: Answer): void {
  expect(answer(game, pending(game).player, given)).toEqual({ ok: true });
}

function attackWith(game: Game, ...attackers: readonly ObjectId[]): void {
  until(game, 'attackers');
  give(game, { kind: 'attackers', attacks: attackers.map((attacker) => ({ attacker, defender: 'p1' })) });
}

function toMain2(game: Game): void {
  for (let count = 0; count < 60 && game.state.turn.step !== 'main2'; count++) {
    const decision = pending(game);
    if (decision.kind !== 'priority') return;
    give(game, { kind: 'priority', action: decision.actions.findIndex((action) => action.kind === 'pass') });
  }
}

const at = (ids: readonly ObjectId[], index: number): ObjectId => ids[index] ?? 'o0';
const lives = (game: Game, id: ObjectId): boolean => game.state.objects[id]?.zone === 'battlefield';

test('an unblocked creature deals its damage to the player (CR 510.1b) and is tapped', () => {
  const { game, ids } = board(['Plain Bear'], []);
  attackWith(game, at(ids, 0));
  toMain2(game);
  expect(game.state.players['p1']?.life).toBe(18);
  expect(game.state.objects[at(ids, 0)]?.tapped).toBe(true);
});

test('first strike kills before damage is dealt back (CR 702.7b)', () => {
  const { game, ids } = board(['Swift Fencer'], ['Plain Bear']);
  attackWith(game, at(ids, 0));
  until(game, 'blockers');
  give(game, { kind: 'blockers', blocks: [{ blocker: at(ids, 1), attacker: at(ids, 0) }] });
  toMain2(game);
  expect([lives(game, at(ids, 0)), lives(game, at(ids, 1))]).toEqual([true, false]);
});

test('double strike and trample go through when the blocker died in the first step (CR 702.19d)', () => {
  const { game, ids } = board(['Twin Ram'], ['Plain Bear']);
  attackWith(game, at(ids, 0));
  until(game, 'blockers');
  give(game, { kind: 'blockers', blocks: [{ blocker: at(ids, 1), attacker: at(ids, 0) }] });
  const decision = until(game, 'divide');
  expect(decision.kind === 'divide' ? decision.lethal : null).toEqual([2, null]);
  expect(answer(game, 'p0', { kind: 'divide', amounts: [1, 3] }).ok).toBe(false);
  give(game, { kind: 'divide', amounts: [2, 2] });
  toMain2(game);
  expect(game.state.players['p1']?.life).toBe(20 - 2 - 4);
  expect(lives(game, at(ids, 1))).toBe(false);
});

test('deathtouch makes one damage lethal for trample (CR 702.2c)', () => {
  const { game, ids } = board(['Asp'], ['Stone Wall', 'Plain Bear']);
  attackWith(game, at(ids, 0));
  until(game, 'blockers');
  give(game, { kind: 'blockers', blocks: [{ blocker: at(ids, 1), attacker: at(ids, 0) }] });
  const decision = until(game, 'divide');
  expect(decision.kind === 'divide' ? decision.lethal : null).toEqual([1, null]);
});

test('menace needs two blockers or none (CR 702.111b)', () => {
  const { game, ids } = board(['Sly Imp'], ['Plain Bear', 'Stone Wall']);
  attackWith(game, at(ids, 0));
  until(game, 'blockers');
  const one = { blocker: at(ids, 1), attacker: at(ids, 0) };
  expect(answer(game, 'p1', { kind: 'blockers', blocks: [one] }).ok).toBe(false);
  give(game, { kind: 'blockers', blocks: [one, { blocker: at(ids, 2), attacker: at(ids, 0) }] });
  until(game, 'divide');
  give(game, { kind: 'divide', amounts: [1, 0] });
  toMain2(game);
  expect(lives(game, at(ids, 0))).toBe(false);
});

test('a creature with defender is no option, and nobody attacks with nothing (CR 702.3b)', () => {
  const { game } = board(['Stone Wall'], []);
  toMain2(game);
  expect(game.state.turn.step).toBe('main2');
  expect(game.state.players['p1']?.life).toBe(20);
});
