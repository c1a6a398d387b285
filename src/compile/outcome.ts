import type { Gap } from './gap';
import type { Level } from './level';

/** What came of a card, as plain data: all that reports are made of. */
export interface CardOutcome {
  readonly name: string;
  readonly sets: readonly string[];
  /** The formats that allow the card. */
  readonly formats: readonly string[];
  readonly faces: readonly FaceOutcome[];
}

export interface FaceOutcome {
  readonly name: string;
  readonly level: Level;
  /** Whether the face has text; those without are counted apart. */
  readonly text: 'some' | 'none';
  readonly gaps: readonly Gap[];
  readonly certificate: CertificateOutcome;
  /** For a certified face: instructions that the engine cannot run yet, else what goes wrong when it is tried. */
  readonly unsupported: readonly string[];
  readonly units: UnitCounts;
}

export interface CertificateOutcome {
  readonly ok: boolean;
  /** The normalized text, line by line. */
  readonly canonical: string;
  /** What the stripped code says; empty when some of the text has no code. */
  readonly english: string;
  /** The mistake that kept the code from being rendered. */
  readonly error?: string;
}

/** Printed lines, bulleted ones apart. */
export interface UnitCounts {
  readonly total: number;
  readonly compiled: number;
  readonly certified: number;
}
