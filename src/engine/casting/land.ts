import { run, type Next, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import { playerOf, setPlayer } from '../write';
import type { Game } from '../world';

/** Plays a land: a special action, no stack (CR 305.1). */
export function playLand(game: Game, task: TaskOf<'playLand'>): Next {
  setPlayer(game, task.player, { landsPlayed: playerOf(game, task.player).landsPlayed + 1 });
  return run(
    propose(
      { kind: 'playLand', object: task.object, player: task.player },
      moveTo(task.object, 'battlefield', 'play', { by: task.player }),
    ),
  );
}
