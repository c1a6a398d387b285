import { gamePool } from '../compile/game-pool';
import { randomAnswer, randomFrom } from '../engine/bots/random';
import type { Answer, Decision, DecisionKind } from '../engine/decision';
import { answer, decisionOf, hashOf, newGame } from '../engine/game';
import { readAnswer } from '../engine/read-answer';
import type { Game } from '../engine/world';
import { deckOf, programs } from './testing/cards';

const pool = gamePool(programs.values());

const nobody = 'o987654321';

/** Answers that no decision of this kind allows: out of range, the same twice, strange things, too few or too many. */
function wrongAnswers(decision: Decision): readonly Answer[] {
  switch (decision.kind) {
    case 'priority':
      return [-1, decision.actions.length, 0.5, Number.NaN].map((action) => ({ kind: 'priority', action }));
    case 'choose':
    case 'targets': {
      const { kind, options, min, max } = decision;
      const [first] = options;
      return [
        { kind, chosen: [nobody] },
        { kind, chosen: [...options.slice(0, Math.max(min - 1, 0)), 'p9'] },
        ...(first === undefined ? [] : [{ kind, chosen: [first, first] }]),
        ...(min > 0 ? [{ kind, chosen: options.slice(0, min - 1) }] : []),
        ...(options.length > max ? [{ kind, chosen: options.slice(0, max + 1) }] : []),
      ];
    }
    case 'modes': {
      const twice = decision.options.slice(0, 1).flatMap((mode) => [mode, mode]);
      return [
        { kind: 'modes', chosen: [99] },
        ...(decision.repeat === 'no' ? [{ kind: 'modes', chosen: twice } as const] : []),
      ];
    }
    case 'number':
      return [decision.min - 1, decision.max + 1, decision.min + 0.5].map((value) => ({ kind: 'number', value }));
    case 'yesNo':
      return [];
    case 'word':
      return decision.options === 'anyName' ? [] : [{ kind: 'word', value: 'no such word' }];
    case 'option':
      return [-1, decision.options.length].map((index) => ({ kind: 'option', index }));
    case 'order':
      return [
        { kind: 'order', order: decision.options.map(() => 0) },
        { kind: 'order', order: [...decision.options.keys(), 0] },
      ];
    case 'divide': {
      const amounts = decision.among.map(() => decision.least);
      return [
        { kind: 'divide', amounts: [...amounts, decision.total] },
        { kind: 'divide', amounts: amounts.map((_, at) => (at === 0 ? decision.total + 1 : decision.least)) },
        { kind: 'divide', amounts: amounts.map((_, at) => (at === 0 ? decision.total + 1 : at === 1 ? -1 : 0)) },
      ];
    }
    case 'arrange':
      return [
        { kind: 'arrange', piles: decision.piles.map(() => decision.cards) },
        { kind: 'arrange', piles: decision.piles.map(() => []) },
        { kind: 'arrange', piles: [] },
      ].filter(
        ({ piles }) => decision.cards.length > 0 && (decision.piles.length > 1 || piles.flat().length === 0),
      ) as readonly Answer[];
    case 'pay':
      return [{ kind: 'pay', option: decision.options.length }];
    case 'attackers': {
      const [first] = decision.options;
      const attacker = first?.attacker ?? nobody;
      const defender = first?.defenders[0] ?? 'p9';
      return [
        { kind: 'attackers', attacks: [{ attacker: nobody, defender }] },
        { kind: 'attackers', attacks: [{ attacker, defender: decision.player }] },
        {
          kind: 'attackers',
          attacks: [
            { attacker, defender },
            { attacker, defender },
          ],
        },
      ];
    }
    case 'blockers': {
      const [first] = decision.options;
      const blocker = first?.blocker ?? nobody;
      const attacker = first?.attackers[0] ?? nobody;
      return [
        { kind: 'blockers', blocks: [{ blocker: nobody, attacker }] },
        { kind: 'blockers', blocks: [{ blocker, attacker: nobody }] },
        {
          kind: 'blockers',
          blocks: [
            { blocker, attacker },
            { blocker, attacker },
          ],
        },
      ];
    }
  }
}

/** The right answers of other kinds than is asked for. */
function otherKinds(kind: DecisionKind): readonly Answer[] {
  const answers: readonly Answer[] = [
    { kind: 'priority', action: 0 },
    { kind: 'choose', chosen: [] },
    { kind: 'targets', chosen: [] },
    { kind: 'yesNo', value: 'yes' },
    { kind: 'number', value: 0 },
    { kind: 'attackers', attacks: [] },
    { kind: 'blockers', blocks: [] },
  ];
  return answers.filter((each) => each.kind !== kind);
}

function expectRefused(game: Game, player: Decision['player'], given: Answer): void {
  const before = hashOf(game.state);
  const { decision, version } = { decision: game.state.decision, version: game.version };
  const result = answer(game, player, given);
  expect([result.ok, given]).toEqual([false, given]);
  expect(!result.ok && result.reason).not.toBe('');
  expect([hashOf(game.state), game.version]).toEqual([before, version]);
  expect(game.state.decision).toBe(decision);
}

describe('an illegal answer', () => {
  it.each([2])('is refused with a reason and changes nothing, at any decision of a game (seed %i)', (seed) => {
    const random = randomFrom(seed);
    const decks = [deckOf('white', 'red'), deckOf('red', 'green')];
    const game = newGame(
      decks.map((deck, at) => ({ name: `P${at}`, deck })),
      pool,
      seed,
      { mulligan: 'london' },
    );
    const kinds = new Set<string>();
    for (let count = 0; count < 1500 && kinds.size < 5; count++) {
      const decision = decisionOf(game);
      if (decision === null) break;
      if (!kinds.has(decision.kind) || random(40) === 0) {
        kinds.add(decision.kind);
        const { player } = decision;
        for (const wrong of [...wrongAnswers(decision), ...otherKinds(decision.kind)])
          expectRefused(game, player, wrong);
        const right = randomAnswer(decision, randomFrom(1));
        for (const other of ['p0', 'p1', 'p7'] as const)
          if (other !== player && right !== null) expectRefused(game, other, right);
      }
      const given = randomAnswer(decision, random);
      expect(given !== null && answer(game, decision.player, given).ok).toBe(true);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['yesNo', 'priority', 'attackers']));
  });

  it('is one that is given twice, when another decision waits', () => {
    const random = randomFrom(3);
    const decks = [deckOf('white', 'red'), deckOf('red', 'green'), deckOf('white', 'green')];
    const game = newGame(
      decks.map((deck, at) => ({ name: `P${at}`, deck })),
      pool,
      3,
      { mulligan: 'london' },
    );
    let twice = 0;
    for (let count = 0; count < 300; count++) {
      const before = decisionOf(game);
      const given = before === null ? null : randomAnswer(before, random);
      if (before === null || given === null) break;
      expect(answer(game, before.player, given).ok).toBe(true);
      const after = decisionOf(game);
      if (after === null || (after.player === before.player && after.kind === before.kind)) continue;
      twice++;
      expectRefused(game, before.player, given);
    }
    expect(twice).toBeGreaterThan(30);
  });

  it('is any answer to a game that is over', () => {
    const game = newGame(
      [deckOf('white'), deckOf('green').slice(0, 5)].map((deck, at) => ({ name: `P${at}`, deck })),
      pool,
      1,
    );
    // A hand that could not be drawn loses the game before anything is asked (CR 704.5b).
    expect(game.state.outcome).toEqual({ winners: ['p0'], reason: 'CR 704.5b' });
    expect(answer(game, 'p0', { kind: 'priority', action: 0 })).toEqual({ ok: false, reason: 'the game is over' });
  });
});

describe('a value from outside', () => {
  it.each([
    null,
    'pass',
    { kind: 'guess' },
    { kind: 'choose' },
    { kind: 'choose', chosen: ['x1'] },
    { kind: 'priority', action: '0' },
    { kind: 'yesNo', value: 'maybe' },
    { kind: 'attackers', attacks: [{ attacker: 'p1', defender: 'p0' }] },
    { kind: 'number', value: 1, more: 2 },
  ])('that is no answer is told from one: %j', (value) => {
    expect(readAnswer(value)).toEqual({ reason: expect.any(String) as unknown });
  });

  it('that is an answer is read', () => {
    const given = { kind: 'choose', chosen: ['o1', 'p0'] };
    expect(readAnswer(given)).toEqual({ answer: given });
  });
});
