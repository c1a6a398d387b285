import { parseAllDocuments, type Document } from 'yaml';
import { scenarioSchema, type Scenario } from './schema';
import { isWritten, readWritten } from './written';

/** What can be wrong with a scenario file. Numbers are never reused. */
export const SCENARIO_PROBLEMS = {
  malformedJson: { code: 'ORA0121', title: 'malformed JSON in a scenario file' },
  noScenarios: { code: 'ORA0122', title: 'no scenario in this file' },
  wrongShape: { code: 'ORA0123', title: 'not a scenario' },
  malformedYaml: { code: 'ORA0124', title: 'malformed YAML in a scenario file' },
  unknownCard: { code: 'ORA0125', title: 'unknown card in a scenario' },
} as const;

/** A finding about a scenario file, as data. */
export interface ScenarioDiagnostic {
  readonly code: string;
  readonly severity: 'error';
  readonly title: string;
  readonly file: string;
  /** Line of the file, from 1 on, when it has one scenario a line. */
  readonly line: number | null;
  /** Identifier of the scenario, where it has one. */
  readonly scenario: string | null;
  /** Place in the scenario. */
  readonly path: string;
  readonly reason: string;
}

export interface ReadScenarios {
  readonly scenarios: readonly Scenario[];
  /** Where each scenario is from. */
  readonly places: readonly Place[];
  readonly diagnostics: readonly ScenarioDiagnostic[];
}

export interface Place {
  readonly file: string;
  readonly line: number | null;
}

/**
 * Reads the text of a scenario file: YAML documents, one JSON object, an array of them, or one a line; each of the
 * canonical form or as people write it. What is no scenario is reported, with the place, and left out; the others are read.
 */
export function readScenarios(text: string, file: string): ReadScenarios {
  return /\.ya?ml$/.test(file) ? readYaml(text, file) : readJson(text, file);
}

function readYaml(text: string, file: string): ReadScenarios {
  const documents = parseAllDocuments(text);
  if (!Array.isArray(documents)) return failure('noScenarios', { file, line: null }, '$', 'an empty file');
  return together(documents.map((document: Document) => readDocument(document, text, file)));
}

function readDocument(document: Document, text: string, file: string): ReadScenarios {
  const [problem] = document.errors;
  const line = (offset: number): number => text.slice(0, offset).split('\n').length;
  if (problem !== undefined)
    return failure('malformedYaml', { file, line: line(problem.pos[0]) }, '$', problem.message.split('\n')[0] ?? '');
  const start = document.contents?.range?.[0] ?? 0;
  const value = document.toJS() as unknown;
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return together(list.map((each) => readOne(each, { file, line: line(start) })));
}

function readJson(text: string, file: string): ReadScenarios {
  const whole = parse(text);
  if ('value' in whole) {
    const documents: readonly unknown[] = Array.isArray(whole.value) ? whole.value : [whole.value];
    if (documents.length === 0) return failure('noScenarios', { file, line: null }, '$', 'an empty list');
    return together(documents.map((document) => readOne(document, { file, line: null })));
  }
  const lines = text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [{ line, number: at + 1 }]));
  if (lines.length === 0) return failure('noScenarios', { file, line: null }, '$', 'an empty file');
  if (lines.length === 1) return failure('malformedJson', { file, line: lines[0]?.number ?? null }, '$', whole.reason);
  return together(
    lines.map(({ line, number }) => {
      const place = { file, line: number };
      const parsed = parse(line);
      return 'value' in parsed ? readOne(parsed.value, place) : failure('malformedJson', place, '$', parsed.reason);
    }),
  );
}

function parse(text: string): { readonly value: unknown } | { readonly reason: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

function readOne(document: unknown, place: Place): ReadScenarios {
  const id = typeof document === 'object' && document !== null && 'id' in document ? document.id : null;
  const problem = (path: readonly PropertyKey[], reason: string): ReadScenarios =>
    failure('wrongShape', place, pathText(path), reason, typeof id === 'string' ? id : null);
  if (isWritten(document)) {
    const written = readWritten(document);
    return written.kind === 'problem'
      ? problem(written.path, written.reason)
      : { scenarios: [written.scenario], places: [place], diagnostics: [] };
  }
  const result = scenarioSchema.safeParse(document);
  if (result.success) return { scenarios: [result.data], places: [place], diagnostics: [] };
  const [issue] = result.error.issues;
  const more = result.error.issues.length - 1;
  return problem(issue?.path ?? [], `${issue?.message ?? ''}${more > 0 ? `; ${more} more` : ''}`);
}

function pathText(path: readonly PropertyKey[]): string {
  return `$${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')}`;
}

function failure(
  problem: keyof typeof SCENARIO_PROBLEMS,
  place: Place,
  path: string,
  reason: string,
  scenario: string | null = null,
): ReadScenarios {
  return {
    scenarios: [],
    places: [],
    diagnostics: [{ ...SCENARIO_PROBLEMS[problem], severity: 'error', ...place, scenario, path, reason }],
  };
}

function together(parts: readonly ReadScenarios[]): ReadScenarios {
  return {
    scenarios: parts.flatMap(({ scenarios }) => scenarios),
    places: parts.flatMap(({ places }) => places),
    diagnostics: parts.flatMap(({ diagnostics }) => diagnostics),
  };
}
