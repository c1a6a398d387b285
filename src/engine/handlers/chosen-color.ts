import { colors, type Color } from '../../vocabulary/colors';
import { objectOrLast } from '../state/last-known';
import type { GameContext } from '../world';

/** The color that was chosen for the source (CR 607.2d): the last one, where one is chosen again. */
export function chosenColors({ world, scope }: GameContext): readonly Color[] {
  const word = objectOrLast(world, scope.source)?.chosen['color']?.word ?? null;
  return colors.filter((color) => color === word);
}
