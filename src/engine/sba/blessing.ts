import { flatMapped } from '../../source/flat-mapped';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword, hasSubtype, hasSupertype, hasType } from '../characteristics/has';
import type { GameEvent } from '../events/event';
import { controllerOf } from '../state/last-known';
import { objectOf, playerOf } from '../write';
import type { Game } from '../world';

/** What a player gets for the rest of the game as they control enough, one of it with the keyword. */
export type Boon = 'blessing' | 'story';

interface Way {
  readonly keyword: 'ascend' | 'storied';
  readonly count: number;
  readonly counts: (game: Game, id: ObjectId) => boolean;
}

const ways: Readonly<Record<Boon, Way>> = {
  blessing: { keyword: 'ascend', count: 10, counts: () => true },
  story: {
    keyword: 'storied',
    count: 3,
    counts: (game, id) => {
      const values = characteristicsOf(game, id);
      return hasType(values, 'artifact') || hasSupertype(values, 'legendary') || hasSubtype(values, 'saga');
    },
  },
};

/**
 * Has a player the city's blessing, or an enduring story? Any number of players may have it (CR 702.131c). Who gets it
 * gets it at once, in the middle of a resolution (CR 702.131b).
 */
export function hasBoon(game: Game, player: PlayerId, boon: Boon): boolean {
  return isBlessed(game, player, boon) || permanentsOf(game).some((id) => ascending(game, id, boon) === player);
}

function isBlessed(game: Game, player: PlayerId, boon: Boon): boolean {
  return (playerOf(game, player).designations[boon] ?? 0) > 0;
}

/** A player gets the city's blessing for the rest of the game. */
export function blessing(player: PlayerId): GameEvent {
  return designated(player, 'blessing');
}

const designated = (player: PlayerId, name: Boon): GameEvent => ({
  kind: 'designate',
  entity: player,
  name,
  value: 1,
  by: player,
});

/** Whoever controls ten permanents, one of them with ascend, gets the city's blessing (CR 702.131b). */
export function blessingActions(game: Game, among: readonly ObjectId[]): readonly GameEvent[] {
  return flatMapped(['blessing', 'story'] as const, (boon) => {
    const players = new Set(flatMapped(among, (id) => ascending(game, id, boon) ?? []));
    return [...players].map((player) => designated(player, boon));
  });
}

/** As a spell with ascend resolves, its controller may get the city's blessing (CR 702.131a). */
export function blessingOfSpell(game: Game, spell: ObjectId): readonly GameEvent[] {
  const player = ascending(game, spell, 'blessing');
  return player === null ? [] : [blessing(player)];
}

/** The player whom an object with the keyword gives it now. */
function ascending(game: Game, id: ObjectId, boon: Boon): PlayerId | null {
  const { keyword, count, counts } = ways[boon];
  if (!hasKeyword(characteristicsOf(game, id), keyword)) return null;
  const player = controllerOf(game, id);
  const own = permanentsOf(game).filter((other) => controllerOf(game, other) === player && counts(game, other));
  return own.length >= count && !isBlessed(game, player, boon) ? player : null;
}

const permanentsOf = (game: Game): readonly ObjectId[] =>
  game.state.battlefield.filter((id) => !objectOf(game, id).phasedOut);
