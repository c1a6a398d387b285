import { flatMapped } from '../../source/flat-mapped';
import type { ObjectId } from '../../vm/entity';
import type { GameEvent } from '../events/event';
import type { Game } from '../world';
import { targetEvents } from './announce';

/**
 * Copies that were put on the stack and may still be given other targets: what they target becomes a target of them only
 * when that is decided (CR 707.10c).
 */
function untoldCopies({ state }: Game): readonly ObjectId[] {
  const copies = flatMapped(state.history, ({ event, became }) =>
    event.kind === 'copySpell' && became !== null ? [became] : [],
  );
  const told = new Set(flatMapped(state.history, ({ event }) => (event.kind === 'becomeTarget' ? [event.of] : [])));
  return copies.filter((id) => !told.has(id) && state.stack.includes(id));
}

/** Has it not been told yet of what a copy targets that it has become a target? */
export const isUntold = (game: Game, id: ObjectId): boolean => untoldCopies(game).includes(id);

/** Everything that copies target of which that was not told yet. */
export function untoldTargets(game: Game): readonly GameEvent[] {
  return untoldCopies(game).flatMap((copy) => targetEvents(game, copy));
}
