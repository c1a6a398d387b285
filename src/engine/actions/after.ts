import { isPlayer, type Entity } from '../../vm/entity';
import { nothing } from '../../vm/scope';
import { doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import { resultOf } from '../stack/frame';
import type { Game } from '../world';

/** A keyword action was done (CR 701): what looks for it triggers. Nobody has done what came to nothing. */
export function afterAction(game: Game, task: TaskOf<'afterAction'>, given: Given): Next {
  const { player, action, object } = task;
  if (task.stage === 'told') return doneWith(task.result ?? nothing);
  const did = resultOf(given, player);
  const result = { ...did, found: did.found ?? permanentsIn(game, did.entities) };
  const told = { ...task, result, stage: 'told' } as const;
  return run(propose({ kind: 'action', action, player, object, amount: 1 }), told);
}

/** Those of the things that an action was about that are permanents now: they are spoken of afterwards. */
function permanentsIn(game: Game, entities: readonly Entity[]): readonly Entity[] {
  return entities.filter((id) => !isPlayer(id) && game.state.objects[id]?.zone === 'battlefield');
}
