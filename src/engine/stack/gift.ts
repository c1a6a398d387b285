import type { Task } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasType } from '../characteristics/has';
import { makeScope } from '../scope';
import { controllerOf } from '../state/last-known';
import type { GameObject } from '../state/object';
import { giftsOf, promisedBy } from '../triggers/gifts';
import type { Game } from '../world';
import { frameTask } from './frame';

/** The gift of an instant or sorcery spell is given before anything else that it does (CR 702.174b, CR 702.174j). */
export function giftOfSpell(game: Game, object: GameObject): readonly Task[] {
  const { id } = object;
  const promised = promisedBy(object);
  if (promised === null || !hasType(characteristicsOf(game, id), 'instant', 'sorcery')) return [];
  const player = controllerOf(game, id);
  return giftsOf(game, id).flatMap((ability): readonly Task[] => [
    frameTask(makeScope(game, { ability, source: id, controller: promised }), `${ability}.body`),
    { kind: 'afterAction', action: 'give a gift', player, object: id, result: null, stage: 'tell' },
  ]);
}
