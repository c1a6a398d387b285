import type { Game } from '../world';

/** Were state-based actions checked since anything changed, with nothing to be done? */
export function isSettled({ cache, version }: Game): boolean {
  return cache.settled === version;
}
