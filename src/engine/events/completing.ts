import type { PlayerId } from '../../vm/entity';
import { completedBy, completedMark, type Explored } from '../state/dungeons';
import type { Game } from '../world';
import type { GameEvent } from './event';

/** A dungeon is removed from the game, which completes it (CR 309.7). */
export function completing(game: Game, player: PlayerId, { id, dungeon }: Explored): readonly GameEvent[] {
  const counted = (name: string | null): GameEvent => ({
    kind: 'designate',
    entity: player,
    name: completedMark(name),
    value: completedBy(game, player, name) + 1,
    by: player,
  });
  return [
    { kind: 'ceaseToExist', object: id },
    counted(null),
    counted(dungeon.name),
    { kind: 'action', action: 'complete a dungeon', player, object: null, amount: 1 },
  ];
}
