import { readScenarios } from './read';
import { scenarioSchema } from './schema';
import { readWritten } from './written';

const text = `
id: spark hits ox
A: { battlefield: [Mountain x2, { card: Stout Ox, tapped: true, as: ox }], hand: [Free Spark], library: [First, Second] }
B: { life: 17 }
do:
  - { at: 1 main1, A: cast Free Spark, targets: ['@ox'], answers: [yes, Red, { x: 2 }, { mode: 1 }, { target: B }, { by: B, pick: [Ox, A] }] }
  - { at: 1 main1, B: cast Free Spark, targets: [A], if: { onStack: Free Spark } }
  - { at: 1 main1, resolve: all }
  - { at: 1 main1, check: { stack: 0, A: { playable: [cast Free Spark], notPlayable: ['{T}: Add'] } } }
  - { at: 2, B: attack with Stout Ox, defender: A, blocks: { Small Golem: Stout Ox } }
  - { at: 2 main2, A: add 2 +1/+1 counters to Stout Ox }
until: 2 end
expect: { A: { life: 20, graveyard: { Free Spark: 1 }, hand: 0 }, '@ox': { pt: 2/4, tapped: true, has: [trample], hasNot: [flying] } }
`;

describe('a written scenario', () => {
  it('stands for one of the canonical form', () => {
    const { scenarios, diagnostics } = readScenarios(text, 'x.yaml');
    expect(diagnostics).toEqual([]);
    const at = { turn: 1, step: 'main1' };
    expect(scenarios).toEqual([
      {
        id: 'spark hits ox',
        players: [{ id: 'A' }, { id: 'B', life: 17 }],
        shuffle: false,
        setup: [
          { zone: 'library', player: 'A', card: 'Second' },
          { zone: 'library', player: 'A', card: 'First' },
          { zone: 'hand', player: 'A', card: 'Free Spark' },
          { zone: 'battlefield', player: 'A', card: 'Mountain', n: 2 },
          { zone: 'battlefield', player: 'A', card: 'Stout Ox', tapped: true, as: 'ox' },
        ],
        actions: [
          { op: 'cast', ...at, player: 'A', card: 'Free Spark', targets: ['@ox'] },
          { op: 'choose', player: 'A', yes: true },
          { op: 'choose', player: 'A', pick: ['Red'] },
          { op: 'choose', player: 'A', x: 2 },
          { op: 'mode', player: 'A', mode: 1 },
          { op: 'target', player: 'A', targets: [{ player: 'B' }] },
          { op: 'choose', player: 'B', pick: ['Ox', { player: 'A' }] },
          {
            ...{ op: 'cast', ...at, player: 'B', card: 'Free Spark' },
            ...{ targets: [{ player: 'A' }], if: { onStack: 'Free Spark' } },
          },
          { op: 'resolve', ...at },
          { op: 'check', ...at, player: 'A', expect: { what: 'stackSize', is: 0 } },
          { op: 'check', ...at, player: 'A', expect: { what: 'playable', player: 'A', cast: 'Free Spark', is: true } },
          {
            op: 'check',
            ...at,
            player: 'A',
            expect: { what: 'playable', player: 'A', ability: '{T}: Add', is: false },
          },
          {
            ...{ op: 'attack', turn: 2, step: 'declareAttackers', player: 'B' },
            ...{ card: 'Stout Ox', defender: { player: 'A' } },
          },
          {
            ...{ op: 'block', turn: 2, step: 'declareBlockers', player: 'A' },
            ...{ card: 'Small Golem', attacker: 'Stout Ox' },
          },
          {
            ...{ op: 'addCounters', turn: 2, step: 'main2', player: 'A' },
            ...{ card: 'Stout Ox', counter: '+1/+1', n: 2 },
          },
        ],
        stopAt: { turn: 2, step: 'end' },
        expect: [
          { what: 'life', player: 'A', is: 20 },
          { what: 'count', zone: 'hand', player: 'A', is: 0 },
          { what: 'count', zone: 'graveyard', player: 'A', card: 'Free Spark', is: 1 },
          { what: 'pt', card: '@ox', power: 2, toughness: 4 },
          { what: 'tapped', card: '@ox', is: true },
          { what: 'ability', card: '@ox', ability: { keyword: 'trample' }, is: true },
          { what: 'ability', card: '@ox', ability: { keyword: 'flying' }, is: false },
        ],
      },
    ]);
    expect(scenarioSchema.safeParse(scenarios[0]).success).toBe(true);
  });

  it('may be JSON', () => {
    const document = { id: 'short', A: {}, B: {}, do: [], until: '1 end', expect: {} };
    expect(readScenarios(JSON.stringify(document), 'x.json').scenarios).toMatchObject([{ id: 'short' }]);
  });

  const base = { id: 'x', A: {}, B: {}, do: [{ at: '1 main1', A: 'cast Ox' }], until: '1 end', expect: {} };
  it.each<[string, object, readonly PropertyKey[], string]>([
    ['no command', { do: [{ at: '1 main1', A: 'juggle Ox' }] }, ['do', 0], 'no command "juggle"'],
    ['no step', { do: [{ at: '1 teatime', A: 'cast Ox' }] }, ['do', 0], 'expected a turn and a step'],
    ['no end', { until: '1' }, ['until'], 'expected a step'],
    ['no zone', { A: { pocket: ['Ox'] } }, ['A'], 'Unrecognized key'],
    ['no power', { expect: { Ox: { pt: 'big' } } }, ['expect', 'Ox', 'pt'], 'expected power and toughness'],
  ])('says where it has %s', (_, change, path, reason) => {
    const result = readWritten({ ...base, ...change });
    if (result.kind !== 'problem') throw new Error('it was read');
    expect(result.path).toEqual(path);
    expect(result.reason).toContain(reason);
  });

  it('reports broken YAML with its line, and reads the other documents', () => {
    const { scenarios, diagnostics } = readScenarios(`id: [\n---${text}`, 'x.yaml');
    expect(diagnostics).toMatchObject([{ code: 'ORA0124', line: 2 }]);
    expect(scenarios).toHaveLength(1);
  });
});
