import { flatMapped } from '../../source/flat-mapped';
import type { ObjectId } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword, hasType } from '../characteristics/has';
import type { GameEvent } from '../events/event';
import { moveTo } from '../events/zones';
import { damageLimit } from '../statics/restrictions';
import { objectOf } from '../write';
import type { Game } from '../world';

/** Creatures without toughness, with lethal damage, or dealt damage by deathtouch (CR 704.5f, CR 704.5g, CR 704.5h). */
export function creatureActions(game: Game, among: readonly ObjectId[]): readonly GameEvent[] {
  return flatMapped(among, (id): readonly GameEvent[] => {
    const { damage, deathtouched, phasedOut } = objectOf(game, id);
    const values = characteristicsOf(game, id);
    if (phasedOut || !hasType(values, 'creature')) return [];
    const toughness = values.toughness ?? 0;
    if (toughness <= 0) return [moveTo(id, 'graveyard', 'stateBased')];
    // Without any damage there is none that could be lethal, however little would be (CR 704.5g).
    if ((damage === 0 || damage < (damageLimit(game, id) ?? 0)) && !deathtouched) return [];
    // Lethal damage does not destroy what is indestructible (CR 702.12b).
    if (hasKeyword(values, 'indestructible')) return [];
    return [{ kind: 'destroy', object: id, source: null, by: null, regeneration: 'allowed' }];
  });
}
