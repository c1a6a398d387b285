import { cardOf, type CardPool } from '../../vm/pool';
import { mergedParts } from './merged';
import type { GameObject, Printed } from './object';

const doubleFaced: readonly string[] = ['transform', 'modal_dfc', 'meld'];

/** Has it two faces (CR 712.1)? What was made has those of what it copies. A merged permanent has none (CR 729.2i). */
export function isDoubleFaced(pool: CardPool, { printed, merged }: Pick<GameObject, 'printed' | 'merged'>): boolean {
  const { over, under } = merged === null ? { over: [], under: [] } : mergedParts(merged);
  return over.length === 0 && under.length === 0 && hasTwoFaces(pool, printed);
}

/** Is it, or is anything that it has merged with, double-faced? Then it can't be turned face down (CR 712.16, CR 729.2j). */
export function hasDoubleFacedPart(pool: CardPool, { printed, merged }: GameObject): boolean {
  const parts = merged === null ? [] : [...merged.over, ...merged.under];
  return [printed, ...parts.map((part) => part.printed)].some((its) => hasTwoFaces(pool, its));
}

function hasTwoFaces(pool: CardPool, printed: Printed): boolean {
  switch (printed.kind) {
    case 'none':
      return false;
    case 'made':
      return (printed.values.back ?? null) !== null;
    case 'card':
      return doubleFaced.includes(cardOf(pool, printed.card).layout);
  }
}
