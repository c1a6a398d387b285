import type { PlayerId } from '../../vm/entity';
import type { GameObject } from '../state/object';
import { playerOf } from '../write';
import type { Game } from '../world';
import { addCosts } from './costs';
import type { Way } from './way';

/** A commander costs {2} more for each time it was cast from the command zone, whatever else is paid for it (CR 903.8). */
export function withCommanderTax(game: Game, player: PlayerId, { commander, zone }: GameObject, way: Way): Way {
  const times = commander === null || zone !== 'command' ? 0 : (playerOf(game, player).commanderCasts[commander] ?? 0);
  return times === 0 ? way : { ...way, extra: addCosts(way.extra, { symbols: [String(2 * times)], parts: [] }) };
}
