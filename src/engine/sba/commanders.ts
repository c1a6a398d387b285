import type { GameObject } from '../state/object';
import { setObject } from '../write';
import type { Game } from '../world';

/** The mark of a commander that its owner leaves where it is. */
const stays = 'stays';

/** A commander that was put into a graveyard or exile, which its owner may put into the command zone (CR 903.9a). */
export function strandedCommander(game: Game): GameObject | null {
  if (game.state.options.commander === 'none') return null;
  const zones = ['graveyard', 'exile'];
  const found = Object.values(game.state.objects).find(
    ({ commander, zone, designations }) =>
      commander !== null && zones.includes(zone) && (designations[stays] ?? 0) === 0,
  );
  return found ?? null;
}

/** The owner was asked, and leaves it there. */
export function leaveCommander(game: Game, { id, designations }: GameObject): void {
  setObject(game, id, { designations: { ...designations, [stays]: 1 } });
}
