import { formatVersion } from '../bytecode/module';
import type { CardOutcome } from '../compile/outcome';
import { gapClusters } from './clusters';
import { totalsOf, unitTotals, type Totals, type UnitTotals } from './totals';

/** What a run of `compile` has to tell, schema `oracle/report@1`. */
export interface Report {
  readonly schema: 'oracle/report@1';
  readonly tool: string;
  /** Version of the bytecode. */
  readonly format: number;
  readonly inputs: readonly { readonly file: string; readonly cards: number }[];
  readonly totals: Totals;
  readonly units: UnitTotals;
  readonly gaps: readonly {
    readonly key: string;
    readonly faces: number;
    readonly alone: number;
    readonly example: { readonly name: string; readonly span: readonly [number, number] };
  }[];
  readonly time: { readonly wallMs: number; readonly jobs: number };
}

/** What the report needs to know besides what came of the cards. */
export interface RunFacts {
  readonly tool: string;
  readonly inputs: Report['inputs'];
  readonly rejected: number;
  readonly time: Report['time'];
}

export function reportOf(cards: readonly CardOutcome[], { tool, inputs, rejected, time }: RunFacts): Report {
  return {
    schema: 'oracle/report@1',
    tool,
    format: formatVersion,
    inputs,
    totals: totalsOf(cards, rejected),
    units: unitTotals(cards),
    gaps: gapClusters(cards).map(({ key, faces, alone, occurrences }) => {
      const [first] = occurrences;
      const span = [first?.span.start ?? 0, first?.span.end ?? 0] as const;
      return { key, faces, alone, example: { name: first?.face ?? '', span } };
    }),
    time,
  };
}
