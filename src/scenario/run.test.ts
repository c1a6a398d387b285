import type { Card } from '../cards/card';
import type { CardProgram } from '../bytecode/module';
import { card, make, num, slot, source, spell, step, target, you } from '../engine/testing/programs';
import { makeLibrary, type Library } from './cards';
import { findUnknown } from './check';
import { readScenarios } from './read';
import { runScenarios } from './report';
import { runScenario } from './run';
import type { Scenario } from './schema';

const programs: readonly CardProgram[] = [
  card('Mountain', { types: ['Land'], supertypes: ['Basic'], subtypes: ['Mountain'] }),
  card('Free Spark', {
    types: ['Instant'],
    manaCost: '{0}',
    abilities: [
      spell([step(make('dealDamage', { source, amount: num(3), to: target() }))], {
        targets: [slot(make('anyTarget'))],
      }),
    ],
  }),
  card('Free Insight', {
    types: ['Sorcery'],
    manaCost: '{0}',
    abilities: [spell([step(make('draw', { who: you, count: num(2) }))])],
  }),
  card('Stout Ox', { types: ['Creature'], subtypes: ['Ox'], manaCost: '{2}', power: '2', toughness: '4' }),
  card('Unread Scroll', { types: ['Artifact'], manaCost: '{1}' }),
];

function library(): Library {
  const cards = programs.map(({ name }): Card => ({ name, layout: 'normal', faces: [], legalities: {}, sets: [] }));
  return makeLibrary(cards, ({ name }) => ({
    program: programs.find((program) => program.name === name)?.faces ?? card(name, {}).faces,
    executable: name !== 'Unread Scroll' && programs.some((program) => program.name === name),
  }));
}

const base: Scenario = {
  id: 'base',
  players: [
    { id: 'A', life: 20 },
    { id: 'B', life: 17 },
  ],
  setup: [
    { zone: 'hand', player: 'A', card: 'Free Spark', n: 2 },
    { zone: 'hand', player: 'A', card: 'Free Insight' },
    { zone: 'battlefield', player: 'B', card: 'Stout Ox', as: 'ox' },
  ],
  actions: [],
  stopAt: { turn: 1, step: 'end' },
  expect: [],
};

const spark = { op: 'cast', turn: 1, step: 'main1', player: 'A', card: 'Free Spark' } as const;
const life = (player: 'A' | 'B', is: number) => ({ what: 'life', player, is }) as const;

function outcome(more: Partial<Scenario>): ReturnType<typeof runScenario> {
  return runScenario({ ...base, ...more }, library());
}

describe('a scenario', () => {
  it('passes when what is expected came about', () => {
    const result = outcome({
      actions: [
        { ...spark, targets: [{ player: 'B' }] },
        { ...spark, targets: ['@ox'] },
      ],
      expect: [life('A', 20), life('B', 14), { what: 'damage', player: 'B', card: 'Stout Ox', is: 3 }],
    });
    expect(result).toEqual({ outcome: 'passed' });
  });

  it('says what it found where that is something else', () => {
    const result = outcome({ actions: [{ ...spark, targets: [{ player: 'B' }] }], expect: [life('B', 17)] });
    expect(result).toEqual({ outcome: 'failed', failures: [{ expect: life('B', 17), got: 14 }] });
  });

  it('plays on with cards of a deck that cannot be played, until one is anywhere but in a library or a hand', () => {
    const deck = { ...library(), decks: { odd: { main: { 'Unread Scroll': 9, Mystery: 9 } } } };
    const players = [{ id: 'A', life: 20, deck: 'odd' } as const, { id: 'B', life: 17 } as const];
    const run = (more: Partial<Scenario>): ReturnType<typeof runScenario> =>
      runScenario({ ...base, players, ...more }, deck);
    const insight = { op: 'cast', turn: 1, step: 'main1', player: 'A', card: 'Free Insight' } as const;
    const drawn = { what: 'count', zone: 'hand', player: 'A', is: 4 } as const;
    expect(run({ actions: [insight], expect: [drawn] })).toEqual({ outcome: 'passed' });
    // Eight cards are too many at the end of the turn.
    const resolve = { op: 'resolve', turn: 1, step: 'main1', player: 'A' } as const;
    const late = run({
      setup: [{ zone: 'hand', player: 'A', card: 'Free Insight', n: 4 }],
      actions: [insight, resolve, insight, resolve, insight, resolve, insight],
      stopAt: { turn: 2, step: 'upkeep' },
    });
    expect(late.outcome).toBe('uncompiled');
    expect(run({ expect: [{ ...drawn, card: 'Mystery', is: 0 }] })).toEqual({
      outcome: 'uncompiled',
      missing: ['Mystery'],
    });
  });

  it('passes over answers that would do nothing where nobody asks, but not over others', () => {
    const no = { op: 'choose', player: 'A', yes: false } as const;
    const yes = { op: 'choose', player: 'A', yes: true } as const;
    const at: Scenario['actions'][number] = { ...spark, targets: [{ player: 'B' }] };
    expect(outcome({ actions: [no, at], expect: [life('B', 14)] })).toEqual({ outcome: 'passed' });
    expect(outcome({ actions: [yes, at], expect: [life('B', 14)] })).toEqual({
      outcome: 'failed',
      failures: [{ expect: { what: 'unused', player: 'A', is: 0 }, got: [yes] }],
    });
  });

  it('tells several cards with one label apart by their number', () => {
    const result = outcome({
      setup: [
        { zone: 'hand', player: 'A', card: 'Free Spark', n: 2 },
        { zone: 'battlefield', player: 'B', card: 'Stout Ox', n: 2, as: 'ox' },
      ],
      actions: [
        { ...spark, targets: ['@ox.2'] },
        { ...spark, targets: ['@ox.2'] },
      ],
      expect: [
        { what: 'count', zone: 'graveyard', player: 'B', card: '@ox.2', is: 1 },
        { what: 'count', zone: 'battlefield', player: 'B', card: '@ox.1', is: 1 },
      ],
    });
    expect(result).toEqual({ outcome: 'passed' });
  });

  it('lets the answers of the queues serve, and fails when some are left', () => {
    const target: Scenario['actions'][number] = { op: 'target', player: 'A', targets: [{ player: 'B' }] };
    expect(outcome({ actions: [spark, target], expect: [life('B', 14)] })).toEqual({ outcome: 'passed' });
    expect(outcome({ actions: [spark, target, target] })).toMatchObject({
      outcome: 'failed',
      failures: [{ expect: { what: 'unused', player: 'A' }, got: [target] }],
    });
  });

  it('checks in the middle, before the stack resolves and after', () => {
    const at = { op: 'check', turn: 1, step: 'main1', player: 'A' } as const;
    const result = outcome({
      actions: [
        { ...spark, targets: [{ player: 'B' }] },
        { ...at, expect: life('B', 17) },
        { ...at, expect: { what: 'stackSize', is: 1 } },
        { op: 'resolve', turn: 1, step: 'main1' },
        { ...at, expect: life('B', 14) },
      ],
    });
    expect(result).toEqual({ outcome: 'passed' });
  });

  it('stops when a step is finished, before the next one begins', () => {
    const hand = (is: number) => ({ what: 'count', zone: 'hand', player: 'B', is }) as const;
    expect(outcome({ stopAt: { turn: 2, step: 'upkeep' }, expect: [hand(0)] })).toEqual({ outcome: 'passed' });
    expect(outcome({ stopAt: { turn: 2, step: 'draw' }, expect: [hand(1)] })).toEqual({ outcome: 'passed' });
  });

  it('is refused where a command is illegal, which can be expected', () => {
    const late = { op: 'cast', turn: 2, step: 'main1', player: 'A', card: 'Free Insight' } as const;
    const stopAt = { turn: 2, step: 'end' } as const;
    expect(outcome({ actions: [late], stopAt })).toMatchObject({ outcome: 'failed' });
    expect(outcome({ actions: [late], stopAt, expect: [{ what: 'rejected', cast: 'Free Insight' }] })).toEqual({
      outcome: 'passed',
    });
    expect(outcome({ expect: [{ what: 'rejected', cast: 'Free Insight' }] })).toMatchObject({ outcome: 'failed' });
  });

  it('knows what could be played', () => {
    const playable = (player: 'A' | 'B', cast: string, is: boolean) =>
      ({ what: 'playable', player, cast, is }) as const;
    const stopAt = { turn: 1, step: 'main1' } as const;
    const expectations = [playable('A', 'Free Insight', true), playable('B', 'Free Spark', false)];
    expect(outcome({ stopAt, expect: expectations })).toEqual({ outcome: 'passed' });
  });

  it('is uncompiled when it needs a card that cannot be played or is not known', () => {
    const setup = [
      { zone: 'hand', player: 'A', card: 'Unread Scroll' },
      { zone: 'hand', player: 'B', card: 'Lost Scroll' },
    ] as const;
    const report = runScenarios([{ ...base, setup: [...setup] }, base], library());
    expect(report.totals).toEqual({ scenarios: 2, passed: 1, failed: 0, uncompiled: 1, crashed: 0 });
    expect(report.results[0]).toMatchObject({ outcome: 'uncompiled', missing: ['Unread Scroll', 'Lost Scroll'] });
  });
});

describe('reading', () => {
  it('takes one scenario, a list, or one a line', () => {
    const text = JSON.stringify(base);
    expect(readScenarios(text, 'f').scenarios).toEqual([base]);
    expect(readScenarios(`[${text},${text}]`, 'f').scenarios).toHaveLength(2);
    expect(readScenarios(`${text}\n\n${text}\n`, 'f').scenarios).toHaveLength(2);
  });

  it('reports what is no scenario, and reads the others', () => {
    const jump = { ...base, actions: [{ op: 'jump' }] };
    const nowhere = { ...base, setup: [{ zone: 'pocket', player: 'A', card: 'Free Spark' }] };
    const text = [jump, nowhere, base].map((each) => JSON.stringify(each)).join('\n');
    const { scenarios, diagnostics } = readScenarios(`${text}\n{"id"`, 'f');
    expect(scenarios).toEqual([base]);
    expect(diagnostics).toMatchObject([
      { code: 'ORA0123', line: 1, scenario: 'base', path: '$.actions[0].op' },
      { code: 'ORA0123', line: 2, path: '$.setup[0].zone' },
      { code: 'ORA0121', line: 4 },
    ]);
    expect(readScenarios('', 'f').diagnostics).toMatchObject([{ code: 'ORA0122' }]);
  });

  it('tells of cards, decks and players that are not there, and where', () => {
    const place = { file: 'f', line: 3 };
    const found = (more: Partial<Scenario>): readonly object[] => findUnknown({ ...base, ...more }, place, library());
    expect(found({ actions: [spark] })).toEqual([]);
    expect(found({ setup: [...base.setup, { zone: 'hand', player: 'A', card: 'Free Sparks' }] })).toMatchObject([
      {
        ...place,
        code: 'ORA0125',
        scenario: 'base',
        path: '$.setup[3].card',
        reason: 'no card "Free Sparks" is given',
      },
    ]);
    expect(found({ players: [{ id: 'A', deck: 'burn' }, { id: 'B' }] })).toMatchObject([
      { code: 'ORA0125', path: '$.players[0].deck', reason: 'no deck "burn" is given' },
    ]);
    expect(found({ actions: [{ ...spark, player: 'C' }] })).toMatchObject([
      { code: 'ORA0123', path: '$.actions[0].player', reason: 'C does not play' },
    ]);
  });
});
