import { run, done, type Next, type TaskOf } from '../agenda/task';
import { landsPerTurn } from '../statics/restrictions';
import { playerOf } from '../write';
import type { Game } from '../world';
import { isCastable, landFaceOf } from './legal';
import { waysByEffect } from './ways';

/**
 * A player casts or plays cards because a resolving spell or ability says so (CR 608.2g): at once, whatever the timing of
 * the card. What cannot be cast stays where it is.
 */
export function castNow(game: Game, task: TaskOf<'castNow'>): Next {
  const [object, ...cards] = task.cards;
  if (object === undefined) return done;
  const { player } = task;
  const rest = { ...task, cards };
  if (game.state.objects[object] === undefined) return run(rest);
  const face = task.verb === 'play' ? landFaceOf(game, object) : null;
  const hasDrop = playerOf(game, player).landsPlayed < landsPerTurn(game, player);
  // Lands only in the player's own turn, and not more than that (CR 305.3).
  if (face !== null)
    return run(
      ...(hasDrop && game.state.turn.active === player ? [{ kind: 'playLand', player, object, face } as const] : []),
      rest,
    );
  const way = waysByEffect(game, object, task.payment).find((each) => isCastable(game, player, object, each));
  return way === undefined
    ? run(rest)
    : run({ kind: 'cast', player, object, way, from: 'exile', stage: 'begin' }, rest);
}
