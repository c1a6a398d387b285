import type { Fits, Mode, Params, Row, Slot, Sort, Suspends } from '../schema';

interface Entry<P extends Params> {
  /** Number within the family; never reused. */
  readonly n: number;
  readonly params: P;
  readonly english: string;
  readonly rule: string;
  readonly result?: Sort;
  readonly mode?: Mode;
  readonly slot?: Slot;
  readonly fits?: Fits;
  readonly suspends?: Suspends;
}

/** Builds the rows of one family of instructions: opcodes count from `base`, `result` holds for rows that name none. */
export function family<K extends string>(
  base: number,
  result: Sort,
  entries: Readonly<Record<K, Entry<Params>>>,
  defaults: { readonly mode?: Mode; readonly fits?: Fits } = {},
): Readonly<Record<K, Row>> {
  const rows = Object.entries<Entry<Params>>(entries).map(([name, e]): [string, Row] => [
    name,
    {
      code: base + e.n,
      result: e.result ?? result,
      params: e.params,
      english: e.english,
      rule: e.rule,
      mode: e.mode ?? defaults.mode ?? 'oneShot',
      slot: e.slot ?? 'any',
      fits: e.fits ?? defaults.fits ?? 'either',
      suspends: e.suspends ?? 'never',
    },
  ]);
  return Object.fromEntries(rows) as Record<K, Row>;
}
