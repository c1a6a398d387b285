import type { GameObject, Merged } from './object';

/** What kind of object it is: a merged permanent is what its topmost component is, a card or a token (CR 729.2d). */
export function kindOf({ kind, merged }: Pick<GameObject, 'kind' | 'merged'>): GameObject['kind'] {
  return merged?.over[0]?.kind ?? kind;
}

/** Which commander it is, or has as one of its components (CR 903.3c); null where it is none. */
export function commanderOf({ commander, merged }: Pick<GameObject, 'commander' | 'merged'>): string | null {
  const parts = merged === null ? [] : [...merged.over, ...merged.under];
  return commander ?? parts.find((part) => part.commander !== null)?.commander ?? null;
}

/** Is it a permanent that two meld cards are together, and nothing else on top of them (CR 712.8g)? */
export function isMelded({ merged }: Pick<GameObject, 'merged'>): boolean {
  return merged !== null && merged.over.length === 0 && merged.under.some(({ how }) => how === 'melded');
}

/** Those parts of it that it merged with (CR 729.2). */
export const mergedParts = (merged: Merged): Merged => ({
  over: merged.over,
  under: merged.under.filter(({ how }) => how === 'merged'),
});
