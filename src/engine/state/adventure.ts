import type { PlayerId } from '../../vm/entity';
import type { GameObject } from './object';

/** The mark of a card in exile that a player has sent on an adventure: it says who (CR 715.3d). */
export const adventureBy = (player: PlayerId): number => Number(player.slice(1)) + 1;

/** May a player play a card in exile because that player has sent it on an adventure (CR 715.3d)? */
export function isOnAdventure({ designations }: Pick<GameObject, 'designations'>, player: PlayerId): boolean {
  return designations['adventure'] === adventureBy(player);
}
