import { cardOf, type CardPool } from '../../vm/pool';
import type { FaceDown, GameObject, Permit } from '../state/object';
import { noCost, type Cost } from './costs';

/** A way to cast a card (CR 601.2b): which face, for which cost, and when. */
export interface Way {
  /** `normal`, or what the way is called: a keyword, `alternative`, `free`. */
  readonly name: string;
  readonly face: number;
  /** In place of the mana cost; null is the mana cost. */
  readonly cost: Cost | null;
  /** What must be paid besides. */
  readonly extra: Cost;
  /** Permission to cast it as though it had flash, or when an effect says so. */
  readonly timing: 'normal' | 'flash' | 'now';
  readonly faceDown: FaceDown | null;
  /** The permission that a spell cast in this way uses up. */
  readonly permittedBy: string | null;
  /** The ability that allows to cast it, where the rules alone do not. */
  readonly permission: Permit | null;
}

export const plainWay: Way = {
  name: 'normal',
  face: 0,
  cost: null,
  extra: noCost,
  timing: 'normal',
  faceDown: null,
  permittedBy: null,
  permission: null,
};

/** Faces with which a card can be cast transformed (CR 712.11a). */
export function backFaces(pool: CardPool, { printed }: GameObject): readonly number[] {
  return printed.kind === 'card' && cardOf(pool, printed.card).layout === 'transform' ? [1] : [];
}

/** Faces that can be cast in the ordinary way (CR 709.3, CR 712.11b, CR 715.3). */
export function castableFaces(pool: CardPool, object: GameObject): readonly number[] {
  if (object.printed.kind !== 'card') return [0];
  const { layout, faces } = cardOf(pool, object.printed.card);
  switch (layout) {
    case 'split':
    case 'fuse':
    case 'room':
    case 'adventure':
    case 'omen':
    case 'modal_dfc':
      return faces.map((_, at) => at);
    default:
      return [0];
  }
}
