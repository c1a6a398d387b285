import type { CodePath } from '../../vm/pool';

/**
 * Continuous effects outside the layers (CR 611.1, CR 613.11): restrictions, requirements, permissions, prohibitions,
 * cost changes. `code` is the instruction, read with the effect's scope by whoever asks (combat, casting, untap …).
 */
export interface GameRule {
  readonly kind: 'rule';
  readonly code: CodePath;
}
