import { english, inEnglish } from '../../compile/testing/english';
import { answer, decisionOf } from '../game';
import { answererOf, type Decision } from '../decision';
import { leastAnswer } from '../bots/least';
import { advance, all, table, the, type Script } from '../testing/table';
import { viewOf } from '../view';
import type { Game } from '../world';

const cards = inEnglish(
  `Puppeteer | {0} | Artifact
   {0}, Sacrifice ~: You control target player during that player's next turn.`,
  `Usurper | {0} | Artifact
   {0}, Sacrifice ~: You control target opponent during their next combat phase.`,
  `Herald | {0} | Artifact
   {0}, Sacrifice ~: You gain control of target opponent during that player's next turn. After that turn, that player takes an extra turn.`,
  'Ox | {0} | Creature — Ox | 3/3',
);

/** The first player uses an artifact on the second one, in the first turn. */
function played(artifact: string): Game {
  const game = table(
    cards,
    [{ battlefield: [artifact] }, { battlefield: ['Ox'], hand: ['Ox'] }],
    { ask: 'always' },
    english,
  );
  const uses: Script = (asked) => {
    if (asked.kind === 'targets') return { kind: 'targets', chosen: ['p1'] };
    if (asked.kind !== 'priority' || asked.player !== 'p0') return undefined;
    const at = asked.actions.findIndex(({ kind }) => kind === 'activate');
    return at < 0 ? undefined : { kind: 'priority', action: at };
  };
  advance(game, ({ state }) => all(game, artifact).length === 0 && state.stack.length === 0, uses);
  return game;
}

/** Who is asked what the second player does, up to where it ends; everything is answered as little as possible. */
function deciders(game: Game, until: (game: Game) => boolean): readonly string[] {
  const asked: string[] = [];
  for (let next = decisionOf(game); next !== null && !until(game); next = decisionOf(game)) {
    const { number, step } = game.state.turn;
    if (next.player === 'p1') asked.push(`${number} ${step} ${answererOf(next)}`);
    expect(answer(game, other(answererOf(next)), leastAnswer(next)).ok).toBe(false);
    answer(game, answererOf(next), leastAnswer(next));
  }
  return asked;
}

const other = (player: Decision['player']): Decision['player'] => (player === 'p0' ? 'p1' : 'p0');
const turn =
  (number: number) =>
  ({ state }: Game): boolean =>
    state.turn.number === number;

describe('controlling another player (CR 722)', () => {
  it('makes all decisions of that player during the next turn, and in no other', () => {
    const game = played('Puppeteer');
    const asked = deciders(game, turn(5));
    const of = (number: number): readonly string[] => [
      ...new Set(asked.filter((each) => each.startsWith(`${number} `)).map((each) => each.split(' ')[2] ?? '')),
    ];
    expect([1, 2, 3, 4].map(of)).toEqual([['p1'], ['p0'], ['p1'], ['p1']]);
  });

  it('shows what that player sees, and lets the controlled player answer nothing', () => {
    const game = played('Puppeteer');
    const hidden = (player: 'p0' | 'p1'): readonly string[] =>
      viewOf(game, player).players.flatMap(({ id, hand }) => (id === 'p1' ? hand.map((card) => card.hidden) : []));
    expect(hidden('p0')).toContain('yes');
    deciders(game, turn(2));
    expect(hidden('p0')).not.toContain('yes');
    expect([...hidden('p1')]).not.toContain('yes');
    expect(the(game, 'Ox').controller).toBe('p1');
  });

  it('lasts for a combat phase only, where that is said', () => {
    const game = played('Usurper');
    const asked = deciders(game, turn(3)).filter((each) => each.startsWith('2 '));
    const byOther = asked.filter((each) => each.endsWith('p0')).map((each) => each.split(' ')[1] ?? '');
    expect(new Set(byOther)).toEqual(new Set(['beginCombat', 'declareAttackers', 'endCombat']));
    expect(asked.some((each) => each === '2 main2 p1')).toBe(true);
  });

  it('can be followed by an extra turn of that player', () => {
    const game = played('Herald');
    const active: string[] = [];
    for (const number of [2, 3, 4]) {
      deciders(game, turn(number));
      active.push(game.state.turn.active);
    }
    expect(active).toEqual(['p1', 'p1', 'p0']);
  });
});
