import { flatMapped } from '../../source/flat-mapped';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword } from '../characteristics/has';
import type { GameEvent } from '../events/event';
import { waitsToPhaseIn } from '../events/phased-out';
import { controllerOf } from '../state/last-known';
import { objectOf } from '../write';
import type { Game } from '../world';

/**
 * As the untap step begins, the active player's phased-out permanents phase in, and those with phasing phase out
 * (CR 502.1, CR 702.26a). What phased out attached to another permanent waits for that one (CR 702.26g).
 */
export function phasings(game: Game): readonly GameEvent[] {
  const { active } = game.state.turn;
  return flatMapped(game.state.battlefield, (object): readonly GameEvent[] => {
    if (controllerOf(game, object) !== active) return [];
    const { phasedOut, attachedTo } = objectOf(game, object);
    if (!phasedOut) return hasKeyword(characteristicsOf(game, object), 'phasing') ? [{ kind: 'phaseOut', object }] : [];
    const host =
      attachedTo === null || attachedTo.startsWith('p') ? undefined : game.state.objects[attachedTo as `o${number}`];
    return host?.phasedOut === true || waitsToPhaseIn(game, object) ? [] : [{ kind: 'phaseIn', object }];
  });
}
