import { bindNum } from '../../vm/scope';
import { doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { latest } from '../state/last-known';
import { landsPerTurn } from '../statics/restrictions';
import { objectOf, playerOf } from '../write';
import type { Game } from '../world';
import { isCastable, landFaceOf } from './legal';
import { waysByEffect } from './by-effect';

/**
 * A player casts or plays cards because a resolving spell or ability says so (CR 608.2g): at once, whatever the timing of
 * the card. What cannot be cast stays where it is. The result binds what was cast.
 */
export function castNow(game: Game, task: TaskOf<'castNow'>, given: Given): Next {
  const { player } = task;
  const [object, ...cards] = task.cards;
  if (object === undefined)
    return doneWith({ ...bindNum(task.done.length), entities: task.done, by: task.done.length > 0 ? [player] : [] });
  if (task.stage === 'begun') {
    const became = given.kind === 'binding' && given.binding.num === 0 ? null : latest(game, object);
    return run({ ...task, cards, done: became === null ? task.done : [...task.done, became], stage: 'next' });
  }
  const skip = { ...task, cards };
  if (game.state.objects[object] === undefined) return run(skip);
  const begun = { ...task, stage: 'begun' } as const;
  const face = task.verb === 'play' ? landFaceOf(game, object) : null;
  if (face !== null) {
    // Lands only in the player's own turn, and not more than that (CR 305.3).
    const hasDrop = playerOf(game, player).landsPlayed < landsPerTurn(game, player);
    if (!hasDrop || game.state.turn.active !== player) return run(skip);
    return run({ kind: 'playLand', player, object, face }, begun);
  }
  const way = waysByEffect(game, player, object, task).find((each) => isCastable(game, player, object, each));
  if (way === undefined) return run(skip);
  return run({ kind: 'cast', player, object, way, from: objectOf(game, object).zone, stage: 'begin' }, begun);
}
