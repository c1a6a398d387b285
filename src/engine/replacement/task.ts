import type { Proposed } from '../events/event';

/** Finds and applies what replaces or prevents one proposed event (CR 616.1); its result is the new worklist entry. */
export interface ReplacementTask {
  readonly kind: 'replace';
  readonly proposed: Proposed;
  readonly stage: 'find' | 'chosen' | 'applied';
}
