import { colors, type Color } from '../../vocabulary/colors';
import { objectOrLast } from '../state/last-known';
import type { GameContext } from '../world';

/** The color that was chosen for the source (CR 607.2d). */
export function chosenColors({ world, scope }: GameContext): readonly Color[] {
  const chosen = Object.values(objectOrLast(world, scope.source)?.chosen ?? {});
  return colors.filter((color) => chosen.some(({ word }) => word === color));
}
