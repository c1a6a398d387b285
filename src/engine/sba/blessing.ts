import type { ObjectId, PlayerId } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword } from '../characteristics/has';
import type { GameEvent } from '../events/event';
import { controllerOf } from '../state/last-known';
import { objectOf, playerOf } from '../write';
import type { Game } from '../world';

/**
 * Has a player the city's blessing? Any number of players may have it (CR 702.131c). Who gets it gets it at once, in the
 * middle of a resolution (CR 702.131b).
 */
export function hasBlessing(game: Game, player: PlayerId): boolean {
  return isBlessed(game, player) || permanentsOf(game).some((id) => ascending(game, id) === player);
}

function isBlessed(game: Game, player: PlayerId): boolean {
  return (playerOf(game, player).designations['blessing'] ?? 0) > 0;
}

/** A player gets the city's blessing for the rest of the game. */
export function blessing(player: PlayerId): GameEvent {
  return { kind: 'designate', entity: player, name: 'blessing', value: 1, by: player };
}

/** Whoever controls ten permanents, one of them with ascend, gets the city's blessing (CR 702.131b). */
export function blessingActions(game: Game, among: readonly ObjectId[]): readonly GameEvent[] {
  const players = new Set(among.flatMap((id) => ascending(game, id) ?? []));
  return [...players].map(blessing);
}

/** As a spell with ascend resolves, its controller may get the city's blessing (CR 702.131a). */
export function blessingOfSpell(game: Game, spell: ObjectId): readonly GameEvent[] {
  const player = ascending(game, spell);
  return player === null ? [] : [blessing(player)];
}

/** The player whom an object with ascend gives the city's blessing now. */
function ascending(game: Game, id: ObjectId): PlayerId | null {
  if (!hasKeyword(characteristicsOf(game, id), 'ascend')) return null;
  const player = controllerOf(game, id);
  const count = permanentsOf(game).filter((other) => controllerOf(game, other) === player).length;
  return count >= 10 && !isBlessed(game, player) ? player : null;
}

const permanentsOf = (game: Game): readonly ObjectId[] =>
  game.state.battlefield.filter((id) => !objectOf(game, id).phasedOut);
