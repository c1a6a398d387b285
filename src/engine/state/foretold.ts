import type { GameObject } from './object';

/** Is it a foretold card in exile: by the special action, or because an effect says so (CR 702.143c, CR 702.143d)? */
export function isForetold({ zone, faceDown, designations }: GameObject): boolean {
  return zone === 'exile' && (faceDown === 'foretold' || (designations['foretold'] ?? 0) > 0);
}
