import type { ObjectId, PlayerId } from '../../vm/entity';
import { playerOf } from '../write';
import type { Game } from '../world';
import { rulesAbout } from './rules-in-force';

/** The card that a player would draw next: the top one (CR 121.1), unless an effect has them draw from the bottom. */
export function nextToDraw(game: Game, player: PlayerId): ObjectId | undefined {
  const { library } = playerOf(game, player);
  return library.at(rulesAbout(game, player, 'drawsFromBottom').length > 0 ? -1 : 0);
}
