import type { ContinuousHandler } from '../../world';

/** "Except it has no mana cost": an exception of a copy (CR 707.9b). */
export const noManaCost: ContinuousHandler = {
  layers: () => ['3'],
  changes: () => [{ kind: 'noManaCost' }],
};
