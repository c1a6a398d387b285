import type { Library } from './cards';
import { runScenario, type Result } from './run';
import type { Scenario } from './schema';
import type { Failure } from './script';
import type { Watch } from './watch';

/** What `oracle run --report` writes. */
export interface RunReport {
  readonly schema: 'oracle/run@1';
  readonly totals: Readonly<Record<'scenarios' | Result['outcome'], number>>;
  readonly results: readonly RunResult[];
}

export interface RunResult {
  readonly id: string;
  readonly outcome: Result['outcome'];
  /** Names of cards that are not executable. */
  readonly missing: readonly string[];
  readonly failures: readonly Failure[];
  /** What went wrong with the engine, when it crashed. */
  readonly error?: string;
}

export interface RunOptions {
  readonly seed?: number;
  /** Looks on while each scenario is played. */
  readonly watch?: (scenario: Scenario) => Watch;
  /** Called after each scenario. */
  readonly onResult?: (result: RunResult) => void;
}

/** Runs scenarios with the cards of a library. Never throws for what is in a scenario. */
export function runScenarios(scenarios: Iterable<Scenario>, library: Library, options: RunOptions = {}): RunReport {
  const results: RunResult[] = [];
  const totals = { scenarios: 0, passed: 0, failed: 0, uncompiled: 0, crashed: 0 };
  for (const scenario of scenarios) {
    const result = describe(scenario, runScenario(scenario, library, options.seed, options.watch?.(scenario)));
    totals.scenarios++;
    totals[result.outcome]++;
    results.push(result);
    options.onResult?.(result);
  }
  return { schema: 'oracle/run@1', totals, results };
}

function describe({ id }: Scenario, result: Result): RunResult {
  const common = { id, outcome: result.outcome, missing: [], failures: [] };
  switch (result.outcome) {
    case 'passed':
      return common;
    case 'failed':
      return { ...common, failures: result.failures };
    case 'uncompiled':
      return { ...common, missing: result.missing };
    case 'crashed':
      return { ...common, error: result.error };
  }
}
