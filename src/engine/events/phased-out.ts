import type { ObjectId } from '../../vm/entity';
import type { Game } from '../world';
import { set } from '../write';

/** Does a phased-out permanent wait for an event, and not for its controller's untap step (CR 610.4a)? */
export function waitsToPhaseIn(game: Game, id: ObjectId): boolean {
  return game.state.returns.some(({ objects, to }) => to === 'phasedIn' && objects.includes(id));
}

/** What phases in by itself or by another effect waits for nothing any more (CR 610.4a). */
export function waitNoMore(game: Game, id: ObjectId): void {
  if (!waitsToPhaseIn(game, id)) return;
  set(
    game,
    'returns',
    game.state.returns.filter(({ objects, to }) => to !== 'phasedIn' || !objects.includes(id)),
  );
}
