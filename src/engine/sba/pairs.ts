import type { ObjectId } from '../../vm/entity';
import { isCreatureInPlay } from '../combat/combat';
import type { GameEvent } from '../events/event';
import { controllerOf } from '../state/last-known';
import { partnerOf } from '../state/pairs';
import { objectOf } from '../write';
import type { Game } from '../world';

/** Creatures that are a pair no longer: one has left, is no creature, or has another controller (CR 702.95e). */
export function pairActions(game: Game, among: readonly ObjectId[]): readonly GameEvent[] {
  return among
    .filter((id) => objectOf(game, id).pairedWith !== null && !isPair(game, id, partnerOf(game, id)))
    .map((object) => ({ kind: 'unpair', object }));
}

function isPair(game: Game, id: ObjectId, partner: ObjectId | null): boolean {
  return (
    partner !== null &&
    [id, partner].every((each) => isCreatureInPlay(game, each)) &&
    controllerOf(game, id) === controllerOf(game, partner)
  );
}
