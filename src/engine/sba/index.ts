import { run, type Next, type TaskFunctions } from '../agenda/task';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { playerOf, setPlayer } from '../write';
import { isInGame } from '../turn/players';
import type { Game } from '../world';
import type { StateBasedTask } from './task';

export const stateBasedFunctions: TaskFunctions<StateBasedTask> = { stateBased };

function stateBased(game: Game, task: StateBasedTask): Next {
  const events = game.state.order
    .filter((player) => isInGame(game, player))
    .flatMap((player) => playerActions(game, player));
  for (const player of game.state.order)
    if (playerOf(game, player).drewFromEmpty) setPlayer(game, player, { drewFromEmpty: false });
  return events.length === 0 ? run() : run(propose(...events), task);
}

/** What befalls players (CR 704.5a, CR 704.5b, CR 704.5c). */
function playerActions(game: Game, id: Parameters<typeof playerOf>[1]): readonly GameEvent[] {
  const player = playerOf(game, id);
  const loses = (reason: string): readonly GameEvent[] => [{ kind: 'loseGame', player: id, reason }];
  if (player.life <= 0) return loses('CR 704.5a');
  if (player.drewFromEmpty) return loses('CR 704.5b');
  if ((player.counters['poison'] ?? 0) >= 10) return loses('CR 704.5c');
  return [];
}
