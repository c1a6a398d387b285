import type { Entity, ObjectId } from '../../vm/entity';
import type { Game } from '../world';
import { legalTargets, slotContext, slotsOfPart } from './targets';

/** Could a spell or ability on the stack have this as a target? */
export function couldTarget(game: Game, id: ObjectId, entity: Entity): boolean {
  const parts = game.state.objects[id]?.pending?.parts ?? [];
  return parts.some((part) =>
    slotsOfPart(game, part).some((its) => legalTargets(slotContext(game, part.scope, its), its.slot).includes(entity)),
  );
}
