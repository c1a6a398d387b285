import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './program';
import { captured } from './testing/terminal';

// The first game waits for the compiler to be loaded.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'oracle-play-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const creature = {
  layout: 'normal',
  manaCost: '{R}',
  type: 'Creature — Imp',
  types: ['Creature'],
  supertypes: [],
  subtypes: ['Imp'],
  colors: ['R'],
  power: '2',
  toughness: '1',
};
const cards = file(
  'cards.json',
  JSON.stringify([
    { ...creature, name: 'Cinder Imp', text: 'Haste' },
    { ...creature, name: 'Odd Imp', text: 'Frost Cat.' },
  ]),
);
const deck = file('deck.txt', '8 Mountain\n8 Cinder Imp\n');

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function play(typed: readonly string[], ...args: readonly string[]): Promise<Outcome> {
  const { terminal, out, err } = captured(typed);
  const code = await run(['play', ...args, '--cards', cards, '--no-cache', '--jobs', '1', '--seed', '3'], terminal);
  return { code, out: out(), err: err() };
}

const twoDecks = [deck, deck] as const;
const quiet = [...twoDecks, '--no-mulligan', '--names', 'Ada', 'Bob'] as const;

describe('oracle play', () => {
  it('shows the table, asks, tells what happens, and does what is typed', async () => {
    const { code, out } = await play(['1', '1', 'all', 'quit'], ...quiet);
    expect(code).toBe(0);
    expect(out).toContain('Ada against Bob, seed 3; type help');
    expect(out).toMatch(
      /── turn 1, your turn, first main phase ──\nBob: 20 life, 7 in hand, 9 in library\nAda: 20 life/,
    );
    expect(out).toMatch(/Ada: what do you do\?\n {3}0 pass\n {3}1 play Mountain\n/);
    expect(out).toContain('  Ada plays Mountain\n');
    expect(out).toMatch(/1 cast Cinder Imp \{R\}/);
    expect(out).toContain('  Ada casts Cinder Imp\n');
    expect(out).toMatch(/Ada: which creatures attack\?\n {3}1 your Cinder Imp 2\/1 haste \(new\) → Bob\n/);
    expect(out).toContain('  Cinder Imp deals 2 damage to Bob\n');
    expect(out).toMatch(/The game is left\.\n$/);
  });

  it('takes back, explains, hints, and does nothing for what it does not understand', async () => {
    const { out } = await play(
      ['hint', 'dance', '99', '1', 'undo', 'undo', 'look mountain', 'help', 'board'],
      ...quiet,
    );
    expect(out).toContain('  1: play Mountain\n');
    expect(out).toContain('  not understood; type help\n');
    expect(out).toContain('  not possible: not an index from 0 to ');
    const [before = '', after = ''] = out.split('  taken back\n');
    expect(before).toContain('Ada plays Mountain');
    expect(after).not.toContain('Ada plays Mountain');
    expect(after).toContain('Ada: 20 life, 7 in hand');
    expect(after).toContain('  there is nothing to take back\n');
    expect(after).toContain('  basic land — mountain\n');
    expect(after).toContain('takes back your last answer');
    // Lines are at their end: the game is left.
    expect(out).toMatch(/The game is left\.\n$/);
  });

  it('goes on to the end, and comes out the same for a seed', async () => {
    const games = await Promise.all([1, 2].map(() => play([], ...quiet, '--against', 'itself')));
    expect(games[0]?.out).toMatch(/(Ada|Bob) won in turn \d+ \(CR 704\.5a\)\.\n$/);
    expect(games[1]?.out).toBe(games[0]?.out);
  });

  it('asks two persons in turn, for mulligans too, and lets one concede', async () => {
    const { out } = await play(['no', 'no', 'concede'], ...twoDecks, '--against', 'person', '--names', 'Ada', 'Bob');
    expect(out).toContain('Ada: do you take a mulligan?');
    expect(out).toContain('Bob: do you take a mulligan?');
    // Each sees the own hand only.
    expect(out.match(/hand: /g)).toHaveLength(3);
    expect(out).toContain('Bob won in turn 1 (CR 104.3a).');
  });

  it('names what is wrong with decks, with near names, and exits with 1', async () => {
    const wrong = file('wrong.txt', '8 Mountain\n1 Cinder Imb\n1 Odd Imp\n');
    const { code, err } = await play([], deck, wrong);
    expect(code).toBe(1);
    expect(err).toContain(`${wrong}:2: no card "Cinder Imb"; is "Cinder Imp" meant?`);
    expect(err).toContain(`${wrong}:3: "Odd Imp" cannot be played by all that is printed on it`);
    const odd = file('odd.txt', '8 Mountain\n1 Odd Imp\n');
    expect((await play(['quit'], deck, odd, '--allow-inert')).code).toBe(0);
  });

  test.each([
    [[deck], 'two deck lists are needed, not 1'],
    [[...twoDecks, '--against', 'nobody'], '--against takes'],
    [[...twoDecks, '--life', '0'], '--life takes'],
    [[deck, '/no/such/deck.txt'], 'cannot be read'],
  ])('%j is wrong usage', async (args, message) => {
    const { code, err } = await play([], ...args);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
