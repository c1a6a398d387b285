import { isPlayer, type Entity, type ObjectId, type PlayerId } from '../../vm/entity';
import { controllerOf, objectOrLast } from '../state/last-known';
import type { GameContext } from '../world';

/**
 * The defending player (CR 508.5): of the attacking creature that the ability comes from, is attached to or speaks of; of
 * one that attacks no more, the player it was attacking. Null when nothing of that is an attacker.
 */
export function defendingPlayerOf(context: GameContext): PlayerId | null {
  const { world, scope } = context;
  const host = objectOrLast(world, scope.source)?.attachedTo ?? null;
  const spokenOf = scope.values.flatMap((bound) => bound?.entities ?? []);
  for (const entity of [scope.source, host, ...(scope.participants ?? []), ...spokenOf]) {
    if (entity === null || isPlayer(entity)) continue;
    const player = attackedBy(context, entity);
    if (player !== null) return player;
  }
  return null;
}

/** The player or permanent that an attacker attacks, or attacked last. */
export function attackedNow({ world }: GameContext, id: ObjectId): readonly Entity[] {
  const attacker = world.state.combat?.attackers.find(({ object }) => object === id);
  if (attacker !== undefined) return attacker.defender === null ? [] : [attacker.defender];
  const last = world.state.history.findLast(({ event }) => event.kind === 'attack' && event.object === id);
  return last?.event.kind === 'attack' ? [last.event.defender] : [];
}

function attackedBy({ world }: GameContext, id: ObjectId): PlayerId | null {
  const attacker = world.state.combat?.attackers.find(({ object }) => object === id);
  if (attacker !== undefined) return attacker.defendingPlayer;
  const last = world.state.history.findLast(({ event }) => event.kind === 'attack' && event.object === id);
  return last?.event.kind === 'attack' ? defender(last.event.defender) : null;

  function defender(entity: Entity): PlayerId {
    return isPlayer(entity) ? entity : controllerOf(world, entity);
  }
}
