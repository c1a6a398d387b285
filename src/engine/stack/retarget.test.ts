import { inEnglish } from '../../compile/testing/english';
import { answer, decisionOf } from '../game';
import { lifeOf, settle, table } from '../testing/table';
import { characteristicsOf } from '../characteristics/characteristics';
import type { Entity } from '../../vm/entity';
import type { Game } from '../world';

const cards = inEnglish(
  `Zap | {0} | Instant
   Zap deals 3 damage to target player.`,
  `Bend | {0} | Instant
   You may choose new targets for target spell.`,
  `Echo | {0} | Instant
   Copy target instant spell. You may choose new targets for the copy.`,
);

function cast(game: Game, name: string, target: Entity): void {
  const decision = decisionOf(game);
  if (decision?.kind !== 'priority') throw new Error('nobody has priority');
  const action = decision.actions.findIndex(
    (each) => each.kind === 'cast' && characteristicsOf(game, each.object).name === name,
  );
  answer(game, decision.player, { kind: 'priority', action });
  if (decisionOf(game)?.kind === 'targets') answer(game, decision.player, { kind: 'targets', chosen: [target] });
}

const zapAndThen = (name: string, chooses: 'yes' | 'no'): Game => {
  const game = table(cards, [{ hand: ['Zap', name] }, {}]);
  cast(game, 'Zap', 'p1');
  cast(game, name, game.state.stack[0] ?? 'o0');
  settle(game, (asked) => {
    if (asked.kind === 'yesNo') return { kind: 'yesNo', value: chooses };
    return asked.kind === 'targets' ? { kind: 'targets', chosen: ['p0'] } : undefined;
  });
  return game;
};

describe('new targets (CR 115.7d)', () => {
  it('are chosen for the spell', () => {
    const game = zapAndThen('Bend', 'yes');
    expect([lifeOf(game, 'p0'), lifeOf(game, 'p1')]).toEqual([17, 20]);
  });
  it('stay the old ones if the player does not want', () => {
    const game = zapAndThen('Bend', 'no');
    expect([lifeOf(game, 'p0'), lifeOf(game, 'p1')]).toEqual([20, 17]);
  });
  it('are chosen for a copy and not for the spell', () => {
    const game = zapAndThen('Echo', 'yes');
    expect([lifeOf(game, 'p0'), lifeOf(game, 'p1')]).toEqual([17, 17]);
  });
});
