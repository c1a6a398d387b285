import { gamePool } from '../compile/game-pool';
import { difference, playChecked } from './check';
import { hashOfLast, playAgain, playAtRandom, type Plan } from './play';
import { readReplay, runReplay, type Replay } from './replay';
import { deckOf, programs } from './testing/cards';

const pool = gamePool(programs.values());
const limits = { turns: 10, decisions: 5000 };

function planOf(seed: number, ...decks: readonly (readonly string[])[]): Plan {
  return { seed, players: decks.map((deck, at) => ({ name: `P${at}`, deck })) };
}

const duel = (seed: number): Plan => planOf(seed, deckOf('white', 'red'), deckOf('blue', 'green'));

describe('games of chance', () => {
  it.each([1, 2])('come out the same again, with saving and restoring at any time (seed %i)', (seed) => {
    const played = playChecked(pool, duel(seed), limits, 'again');
    expect(played.failure).toBeNull();
    expect(played.turns).toBeGreaterThan(5);
    expect(hashOfLast(playAtRandom(pool, duel(seed), limits))).toBe(hashOfLast(played));
    expect(hashOfLast(playAtRandom(pool, duel(seed + 100), limits))).not.toBe(hashOfLast(played));
  });

  it.each([3, 5])('are played by %i, too', (players) => {
    const decks = Array.from({ length: players }, (_, at) =>
      at % 2 === 0 ? deckOf('black', 'red') : deckOf('white', 'green'),
    );
    const played = playChecked(pool, planOf(players, ...decks), limits, 'again');
    expect(played.failure).toBeNull();
  });

  it('end where they are to be broken off', () => {
    expect(playAtRandom(pool, duel(1), { ...limits, turns: 3 })).toMatchObject({ ending: 'turnLimit', turns: 4 });
    const short = playAtRandom(pool, duel(1), { ...limits, decisions: 12 });
    expect([short.ending, short.answers.length]).toEqual(['decisionLimit', 12]);
  });

  it('are failures when a card is not known', () => {
    const played = playAtRandom(pool, planOf(1, ['No Such Card'], deckOf('white')), limits);
    expect(played.failure).toMatchObject({ kind: 'exception', decision: 0 });
    expect(played.failure?.message).toContain('no card "No Such Card" in the pool');
  });
});

describe('a replay', () => {
  const plan = duel(7);
  const { answers } = playAtRandom(pool, plan, { ...limits, decisions: 60 });
  const replay: Replay = {
    schema: 'oracle/replay@1',
    tool: '0',
    cards: [],
    ...plan,
    answers,
    failure: { kind: 'exception', message: 'as it was', decision: 60 },
  };

  it('is read as it was written', () => {
    expect(readReplay(JSON.stringify(replay))).toEqual({ kind: 'Read', replay });
  });

  it.each([
    ['no JSON', '{', 'JSON'],
    ['another schema', JSON.stringify({ ...replay, schema: 'x' }), 'schema'],
    ['no answers', JSON.stringify({ ...replay, answers: [{ player: 'p0', answer: { kind: 'guess' } }] }), 'answers'],
    ['a player who is none', JSON.stringify({ ...replay, answers: [{ ...answers[0], player: 'A' }] }), 'player'],
  ])('that is %s is not read, and it is told why', (_, text, why) => {
    const read = readReplay(text);
    expect(read.kind === 'Unread' && read.reason).toContain(why);
  });

  it('finds nothing wrong with a game that goes well, and what is wrong with one that does not', () => {
    expect(runReplay(pool, replay)).toBeNull();
    const [first, ...rest] = answers;
    const strange = { player: first?.player ?? 'p0', answer: { kind: 'number', value: 99 } } as const;
    expect(runReplay(pool, { ...replay, answers: [strange, ...rest] })).toMatchObject({ kind: 'refused', decision: 1 });
  });

  it('that came out otherwise is told apart', () => {
    const hash = hashOfLast(playAgain(pool, plan, answers, 'straight'));
    expect(difference(pool, plan, answers, hash)).toBeNull();
    expect(difference(pool, plan, answers, 'another')).toMatchObject({ kind: 'differs' });
  });
});
