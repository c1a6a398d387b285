import { isPlayer, type ObjectId, type PlayerId } from '../../vm/entity';
import { objectOrLast } from '../state/last-known';
import { isInGame } from '../turn/players';
import type { Game } from '../world';

/** The player who protects a battle (CR 310.8), null when nobody in the game does. */
export function protectorOf(game: Game, battle: ObjectId): PlayerId | null {
  const player = objectOrLast(game, battle)?.chosen['protector']?.entities.find(isPlayer);
  return player !== undefined && isInGame(game, player) ? player : null;
}
