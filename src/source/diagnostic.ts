import type { Span } from './span';

export type Severity = 'error' | 'warning';

/** A place in the original text and what is to be said about it. */
export interface Label {
  readonly span: Span;
  readonly text: string;
}

/**
 * A finding about an input, as data. Rendering it for people is the business of `src/report`.
 * Codes are stable: `ORA01xx` input and source, `ORA02xx` grammar, `ORA03xx` binding and lowering,
 * `ORA04xx` verifier, `ORA05xx` traps, `ORA06xx` certificate.
 */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly title: string;
  readonly primary: Label;
  readonly secondary: readonly Label[];
  readonly hint?: string;
}
