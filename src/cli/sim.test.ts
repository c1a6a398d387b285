import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeUpFile } from '../compile/testing/cards';
import type { Replay } from '../sim/replay';
import type { SimReport } from '../sim/report';
import { run } from './program';
import { captured } from './testing/terminal';

// The first games wait for the compiler to be loaded.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'oracle-sim-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const quick = ['--cards', madeUpFile, '--no-cache', '--games', '2', '--turns', '4', '--failures', folder] as const;

async function sim(...args: readonly string[]): Promise<Outcome> {
  const { terminal, out, err } = captured();
  const code = await run(['sim', ...args], terminal);
  return { code, out: out(), err: err() };
}

const report = async (...args: readonly string[]): Promise<SimReport> =>
  JSON.parse((await sim(...quick, ...args, '--json')).out) as SimReport;

describe('oracle sim', () => {
  it('plays games and says how fast', async () => {
    const { code, out } = await sim(...quick, '--jobs', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/^2 games: 0 won, 0 drawn, 2 to the turn limit, 0 to the decision limit, 0 failed\n/);
    expect(out).toMatch(/games, [\d.]+ turns, [\d.]+ decisions a second\n$/);
  });

  it('comes out the same for a seed, with any number of threads, and otherwise for another', async () => {
    const decisions = async (...args: readonly string[]): Promise<number> =>
      (await report('--turns', '12', ...args)).totals.decisions;
    const one = await decisions('--jobs', '1', '--seed', '5');
    expect(await decisions('--jobs', '2', '--seed', '5')).toBe(one);
    expect(await decisions('--jobs', '1', '--seed', '50')).not.toBe(one);
  });

  it('plays deck lists against each other, more than two, and checks what comes of it', async () => {
    const deck = file('deck.txt', '20 Plains\n4 ember lesson\n\nSideboard\n1 Nobody Knows\n');
    const { totals, players } = await report('--decks', deck, '--players', '3', '--check', '--jobs', '1');
    expect([players, totals.games, totals.failed]).toEqual([3, 2, 0]);
  });

  it('names lines of a deck list that are wrong, with near names, and exits with 1', async () => {
    const deck = file('wrong.txt', '20 Plains\n4 Ember Lessons\n1 Glimmer Puzzle\n0 Plains\n');
    const { code, err, out } = await sim(...quick, '--decks', deck);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`${deck}:2: no card "Ember Lessons"; is "Ember Lesson" meant?`);
    expect(err).toContain(`${deck}:3: no card "Glimmer Puzzle"`);
    expect(err).toContain(`${deck}:4: "0 Plains" is not a number`);
  });

  test.each([
    [['--games', 'many'], '--games takes'],
    [['--players', '1'], '--players takes a number from 2 to 6'],
    [['--seed', '1.5'], '--seed takes'],
    [['--decks', '/no/such/deck.txt'], 'cannot be read'],
    [['--replay', '/no/such/replay.json'], 'cannot be read'],
  ])('%j is wrong usage', async (args, message) => {
    const { code, err } = await sim(...quick, ...args);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  it('needs cards', async () => {
    expect(await sim('--games', '1')).toMatchObject({ code: 2, err: expect.stringContaining('--cards') as unknown });
  });
});

describe('a replay', () => {
  const replay: Replay = {
    schema: 'oracle/replay@1',
    tool: '0',
    cards: [madeUpFile],
    seed: 1,
    players: ['A', 'B'].map((name) => ({ name, deck: Array.from({ length: 20 }, () => 'Plains') })),
    answers: [{ player: 'p0', answer: { kind: 'number', value: 3 } }],
    failure: { kind: 'refused', message: '', decision: 1 },
  };

  it('shows the failure again and exits with 1', async () => {
    const path = file('replay.json', JSON.stringify(replay));
    const { code, out } = await sim('--replay', path, '--no-cache', '--jobs', '1');
    expect([code, out]).toEqual([1, expect.stringContaining('refused after 1 decisions\nthe decision is ')]);
  });

  it('that goes well exits with 0', async () => {
    const path = file('fine.json', JSON.stringify({ ...replay, answers: [] }));
    const { code, out } = await sim('--replay', path, '--no-cache', '--jobs', '1');
    expect([code, out]).toEqual([0, `${path}: 0 answers, nothing went wrong\n`]);
  });

  it('that is none is refused', async () => {
    const path = file('none.json', '{}');
    expect(await sim('--replay', path)).toMatchObject({
      code: 1,
      err: expect.stringContaining('not a replay') as unknown,
    });
    expect(existsSync(join(folder, 'replay-1.json'))).toBe(false);
    expect(readFileSync(path, 'utf8')).toBe('{}');
  });
});
