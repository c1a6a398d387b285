import type { Entity } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { answer, decisionOf } from '../game';
import type { Game } from '../world';
import { settle } from './table';

/** Whoever has priority casts a free spell from hand, on these targets, one for each slot; it resolves. */
export function castFree(game: Game, name: string, ...targets: readonly Entity[]): void {
  const decision = decisionOf(game);
  if (decision?.kind !== 'priority') throw new Error('nobody has priority');
  const action = decision.actions.findIndex(
    (each) => each.kind === 'cast' && characteristicsOf(game, each.object).name === name,
  );
  if (action < 0) throw new Error(`${name} cannot be cast`);
  answer(game, decision.player, { kind: 'priority', action });
  const left = [...targets];
  settle(game, (asked) => {
    if (asked.kind !== 'targets') return undefined;
    const next = left.shift();
    return { kind: 'targets', chosen: next === undefined ? [] : [next] };
  });
}
