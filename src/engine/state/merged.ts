import type { GameObject } from './object';

/** What kind of object it is: a merged permanent is what its topmost component is, a card or a token (CR 729.2d). */
export function kindOf({ kind, merged }: Pick<GameObject, 'kind' | 'merged'>): GameObject['kind'] {
  return merged?.over[0]?.kind ?? kind;
}

/** Which commander it is, or has as one of its components (CR 903.3c); null where it is none. */
export function commanderOf({ commander, merged }: Pick<GameObject, 'commander' | 'merged'>): string | null {
  const parts = merged === null ? [] : [...merged.over, ...merged.under];
  return commander ?? parts.find((part) => part.commander !== null)?.commander ?? null;
}
