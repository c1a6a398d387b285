import { flatMapped } from '../../source/flat-mapped';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { bindEntities } from '../../vm/scope';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasSubtype, hasType } from '../characteristics/has';
import { protectorOf } from '../combat/protector';
import type { GameEvent } from '../events/event';
import { moveTo } from '../events/zones';
import { opponentsOf } from '../turn/players';
import { isInRange } from '../turn/range';
import { objectOf, setObject } from '../write';
import type { Game } from '../world';

/** A battle that needs a protector, and who could be it. */
interface Unprotected {
  readonly battle: ObjectId;
  readonly controller: PlayerId;
  readonly options: readonly PlayerId[];
}

/** Battles without a protector that are not attacked (CR 704.5w), and Sieges that their controller protects (CR 704.5x). */
export function unprotectedBattles(game: Game, among: readonly ObjectId[]): readonly Unprotected[] {
  return flatMapped(among, (battle): readonly Unprotected[] => {
    const values = characteristicsOf(game, battle);
    const { controller } = values;
    if (objectOf(game, battle).phasedOut || !hasType(values, 'battle')) return [];
    const isSiege = hasSubtype(values, 'siege');
    const protector = protectorOf(game, battle);
    const isAttacked = game.state.combat?.attackers.some(({ defender }) => defender === battle) === true;
    if (protector === null ? isAttacked : !isSiege || protector !== controller) return [];
    // A battle without battle types is protected by its controller (CR 310.8a).
    const options = isSiege
      ? opponentsOf(game, controller).filter((id) => isInRange(game, controller, id))
      : [controller];
    return [{ battle, controller, options }];
  });
}

/** Designates a player as the protector of a battle (CR 310.8f). */
export function protect(game: Game, battle: ObjectId, player: PlayerId): void {
  const { chosen } = objectOf(game, battle);
  setObject(game, battle, { chosen: { ...chosen, protector: bindEntities([player]) } });
}

/** Battles that nobody can protect are put into their owners' graveyards. */
export function battleActions(game: Game, among: readonly ObjectId[]): readonly GameEvent[] {
  return flatMapped(unprotectedBattles(game, among), ({ battle, options }) =>
    options.length === 0 ? [moveTo(battle, 'graveyard', 'stateBased')] : [],
  );
}
