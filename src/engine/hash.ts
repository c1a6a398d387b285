import { createHash } from 'node:crypto';
import type { GameState } from './state/state';

/** JSON with the keys of objects in order: equal states give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}

/** Canonical hash of a state: equal for equal states, whatever way they came about. */
export function hashOf(state: GameState): string {
  return createHash('sha256').update(canonicalJson(state)).digest('hex');
}
