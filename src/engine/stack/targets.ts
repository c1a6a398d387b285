import type { TargetSlot } from '../../bytecode/module';
import { isPlayer, type Entity } from '../../vm/entity';
import { evalFilter } from '../../vm/evaluate';
import { withCandidate } from '../../vm/context';
import type { PendingPart } from '../state/object';
import { slotsOf } from '../../vm/pool';
import { withTargets } from '../scope';
import { candidates, fitting } from '../handlers/candidates';
import { isInGame } from '../turn/players';
import { contextFor, type Game, type GameContext } from '../world';

/** What can be chosen for a target slot now (CR 115.4, CR 601.2c). */
export function legalTargets(context: GameContext, slot: TargetSlot): readonly Entity[] {
  return fitting(context, slot.filter).filter((entity) => canBeTargeted(context, entity));
}

/** Is a chosen target still legal (CR 608.2b)? */
export function isLegalTarget(context: GameContext, slot: TargetSlot, entity: Entity): boolean {
  const { world } = context;
  const here = isPlayer(entity) ? isInGame(world, entity) : world.state.objects[entity] !== undefined;
  if (!here || !candidates(context, slot.filter).includes(entity)) return false;
  return evalFilter(withCandidate(context, entity), slot.filter) && canBeTargeted(context, entity);
}

/** Hexproof, shroud, protection and "can't be the target" (CR 702.11, CR 702.16, CR 702.18). */
function canBeTargeted(_context: GameContext, _entity: Entity): boolean {
  return true;
}

/** The parts with their illegal targets left out, and whether there were targets at all, and whether one is legal. */
export function recheck(
  game: Game,
  parts: readonly PendingPart[],
): { readonly parts: readonly PendingPart[]; readonly had: number; readonly legal: number } {
  const checked = parts.map((part): PendingPart => {
    const context = contextFor(game, part.scope);
    const slots = part.holder === null ? [] : slotsOf(game.pool, part.holder);
    const targets = part.scope.targets.map((chosen, at) => {
      const slot = slots[at];
      return slot === undefined ? [] : chosen.filter((entity) => isLegalTarget(context, slot, entity));
    });
    return { ...part, scope: withTargets(game, part, targets) };
  });
  return { parts: checked, had: countTargets(parts), legal: countTargets(checked) };
}

function countTargets(parts: readonly PendingPart[]): number {
  return parts.reduce((sum, { scope }) => sum + scope.targets.reduce((inner, slot) => inner + slot.length, 0), 0);
}
