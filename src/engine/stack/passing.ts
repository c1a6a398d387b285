import { rulesPath, type AbilityPath } from '../../vm/pool';
import { followsNothing } from '../../vm/scope';
import type { Task } from '../agenda/task';
import { makeScope } from '../scope';
import type { GameObject } from '../state/object';
import type { Game } from '../world';
import { frameTask } from './frame';

/** What becomes of permanents that were cast for such a cost (CR 702.109a, CR 702.152a, CR 702.185a). */
const passing: Readonly<Partial<Record<string, AbilityPath>>> = {
  dash: rulesPath('Spell', "at the beginning of the next end step, return ~ to its owner's hand."),
  blitz: rulesPath('Spell', 'at the beginning of the next end step, sacrifice ~.'),
  warp: rulesPath('Spell', 'at the beginning of the next end step, exile ~.'),
};

/** A delayed trigger about the permanent that a resolving spell becomes, made once it has. */
export function passingTasks(game: Game, { id, cast, controller }: GameObject): readonly Task[] {
  const ability = passing[cast?.way ?? ''];
  if (ability === undefined) return [];
  const scope = makeScope(game, { ability, source: id, controller });
  return [frameTask({ ...scope, follows: { ...followsNothing, since: game.state.nextEvent } }, `${ability}.body`)];
}
