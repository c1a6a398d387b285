import type { ObjectId, PlayerId } from '../../vm/entity';
import type { AbilityPath } from '../../vm/pool';
import { newObject } from '../state/make';
import type { Pending } from '../state/object';
import { addObject, newObjectId, newTimestamp, set } from '../write';
import type { Game } from '../world';

/** Puts an activated or triggered ability on the stack as an object that is no card (CR 602.2a, CR 603.3). */
export function putAbility(
  game: Game,
  about: {
    readonly source: ObjectId;
    readonly ability: AbilityPath;
    readonly controller: PlayerId;
    readonly pending: Pending;
  },
): ObjectId {
  const { source, ability, controller, pending } = about;
  const fresh = newObject({
    id: newObjectId(game),
    kind: 'ability',
    printed: { kind: 'none' },
    owner: controller,
    zone: 'stack',
    timestamp: newTimestamp(game),
    turn: game.state.turn.number,
  });
  addObject(game, { ...fresh, pending, origin: { source, ability, manaSpent: [] } });
  set(game, 'stack', [...game.state.stack, fresh.id]);
  return fresh.id;
}
