import { inEnglish } from '../../compile/testing/english';
import { answer, decisionOf } from '../game';
import { takeAction } from '../testing/casting';
import { lifeOf, settle, table, the, type Script } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/5',
  `Zap | {0} | Instant
   Zap deals 3 damage to any target.`,
  `Swing | {0} | Instant
   Change the target of target spell with a single target.`,
  `Idol | {0} | Artifact Creature — Idol | 0/9
   {0}: Change a target of target spell or ability to Idol.`,
);

/** Both spells are cast: the first at the player across, the second at the first; then all resolve. */
function zapped(first: 'cast' | 'activate', name: string, script: Script): Game {
  const game = table(cards, [{ hand: ['Zap', 'Swing'], battlefield: ['Ox', 'Idol'] }, {}]);
  takeAction(game, 'cast', 'Zap');
  settleTargets(game, ['p1']);
  const [spell] = game.state.stack;
  takeAction(game, first, name);
  settleTargets(game, [spell ?? 'o0']);
  settle(game, script);
  return game;
}

function settleTargets(game: Game, chosen: readonly ('p1' | `o${number}`)[]): void {
  const decision = decisionOf(game);
  if (decision?.kind !== 'targets') return;
  answer(game, decision.player, { kind: 'targets', chosen });
}

describe('a changed target', () => {
  it('is another legal one, as a player decides (CR 115.7a)', () => {
    let options: readonly string[] = [];
    const game = zapped('cast', 'Swing', (decision) => {
      if (decision.kind !== 'targets') return undefined;
      options = decision.options;
      return { kind: 'targets', chosen: ['p0'] };
    });
    expect(options).not.toContain('p1');
    expect([lifeOf(game, 'p0'), lifeOf(game, 'p1')]).toEqual([17, 20]);
  });

  it('can be the one that is named (CR 115.7b)', () => {
    const game = zapped('activate', 'Idol', () => undefined);
    expect(lifeOf(game, 'p1')).toBe(20);
    expect(the(game, 'Idol').damage).toBe(3);
  });
});
