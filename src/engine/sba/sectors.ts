import type { ObjectId, PlayerId } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword, hasType } from '../characteristics/has';
import { controllerOf } from '../state/last-known';
import { apnap } from '../turn/players';
import { objectOf, set, setObject } from '../write';
import type { Game } from '../world';

/** The sector designations (CR 702.158b). */
export const sectors = ['alpha', 'beta', 'gamma'] as const;

const designation = 'sector';

/** A creature without a sector, and the player who chooses it. */
interface Unassigned {
  readonly creature: ObjectId;
  readonly player: PlayerId;
}

/**
 * The next creature for which a sector is chosen, where a permanent with space sculptor is among these: first those of players who
 * control no such permanent (CR 704.5u).
 */
export function unassignedCreature(game: Game, among: readonly ObjectId[]): Unassigned | null {
  const sculptors = among.filter((id) => hasKeyword(characteristicsOf(game, id), 'space sculptor'));
  if (sculptors.length === 0) {
    leaveSectors(game);
    return null;
  }
  const sculpting = new Set(sculptors.map((id) => controllerOf(game, id)));
  const order = apnap(game);
  const choosing = [...order.filter((id) => !sculpting.has(id)), ...order.filter((id) => sculpting.has(id))];
  const open = game.state.battlefield.filter((id) => {
    const { phasedOut, designations } = objectOf(game, id);
    return !phasedOut && (designations[designation] ?? 0) === 0 && hasType(characteristicsOf(game, id), 'creature');
  });
  for (const player of choosing) {
    const creature = open.find((id) => controllerOf(game, id) === player);
    if (creature !== undefined) return { creature, player };
  }
  return null;
}

/** Puts a creature into a sector. */
export function assignSector(game: Game, creature: ObjectId, sector: string): void {
  const { designations } = objectOf(game, creature);
  const value = sectors.findIndex((name) => name === sector) + 1;
  setObject(game, creature, { designations: { ...designations, [designation]: value } });
  set(game, 'designations', { ...game.state.designations, sectors: 'assigned' });
}

/** Without a permanent with space sculptor there are no sectors (CR 702.158b). */
function leaveSectors(game: Game): void {
  const { sectors: state, ...others } = game.state.designations;
  if (state === undefined) return;
  for (const id of game.state.battlefield) {
    const { designations } = objectOf(game, id);
    if (designations[designation] !== undefined)
      setObject(game, id, { designations: { ...designations, [designation]: 0 } });
  }
  set(game, 'designations', others);
}
