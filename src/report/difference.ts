import { tokens } from '../text';

/** Where two texts first differ, as words. */
export interface Difference {
  readonly wanted: string;
  readonly got: string;
  /** Place of the first text. */
  readonly at: number;
}

const end = '(end)';

/** The first words in which two texts differ; equal texts differ in nothing at the end. */
export function firstDifference(wanted: string, got: string): Difference {
  const [a, b] = [tokens(wanted), tokens(got)];
  const index = a.findIndex((token, place) => token.text !== b[place]?.text);
  const place = index < 0 ? a.length : index;
  return { wanted: a[place]?.text ?? end, got: b[place]?.text ?? end, at: a[place]?.span.start ?? wanted.length };
}
