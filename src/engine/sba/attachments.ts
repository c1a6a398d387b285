import { flatMapped } from '../../source/flat-mapped';
import type { ObjectId } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasSubtype, hasType } from '../characteristics/has';
import { isBestowed } from '../characteristics/printed';
import type { GameEvent } from '../events/event';
import { moveTo } from '../events/zones';
import { objectOf } from '../write';
import type { Game } from '../world';
import { canAttach } from './attachment';

/** Auras, Equipment and others that are attached to what they cannot be attached to (CR 704.5m, CR 704.5n, CR 704.5p). */
export function attachmentActions(game: Game, among: readonly ObjectId[]): readonly GameEvent[] {
  return flatMapped(among, (id) => (objectOf(game, id).phasedOut ? [] : actionsFor(game, id)));
}

function actionsFor(game: Game, id: ObjectId): readonly GameEvent[] {
  const { attachedTo } = objectOf(game, id);
  const values = characteristicsOf(game, id);
  const isAura = hasSubtype(values, 'aura');
  if (attachedTo !== null && hasType(values, 'creature', 'battle') && !canAttach(game, id, attachedTo))
    return [{ kind: 'unattach', object: id, from: attachedTo }];
  // What is bestowed becomes a creature again instead (CR 702.103f).
  if (isBestowed(objectOf(game, id)))
    return attachedTo !== null && canAttach(game, id, attachedTo)
      ? []
      : [{ kind: 'unattach', object: id, from: attachedTo }];
  if (isAura && hasType(values, 'enchantment'))
    return attachedTo !== null && canAttach(game, id, attachedTo) ? [] : [moveTo(id, 'graveyard', 'stateBased')];
  return attachedTo === null || canAttach(game, id, attachedTo)
    ? []
    : [{ kind: 'unattach', object: id, from: attachedTo }];
}
