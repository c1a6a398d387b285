import { set } from '../engine/write';
import type { Game } from '../engine/world';
import type { PlayerId } from '../vm/entity';
import type { Action, Scenario } from './schema';
import { playerId, type Script } from './script';

/** The result of chance that an answer stands for: of a die the number on it, of a coin one if it is won. */
function resultIn({ die, coin }: Action): number | null {
  return die ?? (coin === undefined ? null : Number(coin));
}

/** Does an answer say what comes of a coin or a die? It is no answer to anything that is asked. */
export const isFixed = (action: Action): boolean => action.op === 'choose' && resultIn(action) !== null;

/** Fixes the coins and dice of a scenario, player by player in the order of the script. */
export function fixResults(game: Game, script: Script, { actions, earlier = [] }: Scenario): void {
  const fixed: Record<PlayerId, readonly number[]> = {};
  for (const action of [...earlier.flatMap((stage) => stage.actions), ...actions]) {
    const result = isFixed(action) ? resultIn(action) : null;
    if (result === null || action.player === undefined) continue;
    const player = playerId(script, action.player);
    fixed[player] = [...(fixed[player] ?? []), result];
  }
  if (Object.keys(fixed).length > 0) set(game, 'fixed', fixed);
}
