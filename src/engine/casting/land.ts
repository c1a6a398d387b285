import { run, type Next, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import { objectOf, playerOf, setObject, setPlayer } from '../write';
import type { Game } from '../world';
import { permissionToPlay } from './legal';

/** Plays a land: a special action, no stack (CR 305.1). */
export function playLand(game: Game, { player, object, face }: TaskOf<'playLand'>): Next {
  const permission = permissionToPlay(game, player, object, face);
  const permittedBy = permission?.limit ?? null;
  setPlayer(game, player, { landsPlayed: playerOf(game, player).landsPlayed + 1 });
  const { printed } = objectOf(game, object);
  if (printed.kind === 'card' && printed.face !== face) setObject(game, object, { printed: { ...printed, face } });
  const by = permission === null ? {} : { permission: permission.permit };
  return run(
    propose(
      { kind: 'playLand', object, player, permittedBy },
      moveTo(object, 'battlefield', 'play', { by: player, ...by }),
    ),
  );
}
