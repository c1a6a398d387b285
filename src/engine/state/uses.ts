import { printedPath, type AbilityPath } from '../../vm/pool';
import type { GameObject } from './object';

/** How often something was done in this turn and in all. */
type Use = GameObject['uses'][AbilityPath];

const never: Use = { turn: 0, game: 0 };

/** How often an ability was used, for limits: one whose words were changed is still the same ability (CR 612.1). */
export const timesUsed = (uses: GameObject['uses'], path: AbilityPath): Use => uses[printedPath(path)] ?? never;

/** The uses with one more of an ability. */
export function withUse(uses: GameObject['uses'], path: AbilityPath): GameObject['uses'] {
  const { turn, game } = timesUsed(uses, path);
  return { ...uses, [printedPath(path)]: { turn: turn + 1, game: game + 1 } };
}
