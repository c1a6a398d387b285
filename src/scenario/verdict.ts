/** How an expectation was met: `got` is what there is in place of what was expected. */
export interface Verdict {
  readonly met: boolean;
  readonly got: unknown;
}

/** Compares what there is with what is expected. */
export function equal(got: unknown, wanted: unknown): Verdict {
  return { met: JSON.stringify(got) === JSON.stringify(wanted), got };
}
