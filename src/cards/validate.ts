import type { z } from 'zod';
import { inputDiagnostic, type InputProblem, type Origin, type ReportInput } from './input-diagnostic';
import type { JsonPath } from './json-path';

/** More than ten times the longest text ever printed. */
const MAX_STRING = 20_000;
const MULTI_LINE: ReadonlySet<string | number> = new Set(['text', 'oracle_text']);
/** Control characters and lone surrogates; a text may have several lines, other strings may not. */
const UNFIT_IN_TEXT = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]|\p{Surrogate}/u;
const UNFIT_ELSEWHERE = /[\u0000-\u001F\u007F-\u009F]|\p{Surrogate}/u;

/**
 * Checks one card object against its schema, and its strings for characters that no text has. Reports the first
 * thing that is wrong and returns undefined then.
 */
export function validate<Shape extends object>(
  schema: z.ZodType<Shape>,
  value: unknown,
  origin: Origin,
  path: JsonPath,
  report: ReportInput,
): Shape | undefined {
  const result = schema.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    const where = (issue?.path ?? []).filter((key) => typeof key !== 'symbol');
    const more = result.error.issues.length - 1;
    const reason = (issue?.message ?? '').replace(/^Invalid input: /, '');
    const problem = isNameMissing(value, where) ? 'missingName' : 'wrongShape';
    report(inputDiagnostic(problem, origin, [...path, ...where], more > 0 ? `${reason}; ${more} more` : reason));
    return undefined;
  }
  const unfit = findUnfit(result.data);
  if (unfit === undefined) return result.data;
  report(inputDiagnostic(unfit.problem, origin, [...path, ...unfit.path], unfit.reason));
  return undefined;
}

function isNameMissing(card: unknown, where: JsonPath): boolean {
  if (where.at(-1) !== 'name') return false;
  const name = where.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), card);
  return name === undefined || name === null || (typeof name === 'string' && name.trim() === '');
}

export function isRecord(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}

interface Unfit {
  readonly problem: InputProblem;
  readonly path: JsonPath;
  readonly reason: string;
}

/** The first string of a validated object, at any depth, that no compiler pass should see. */
function findUnfit(value: object): Unfit | undefined {
  if (Array.isArray(value)) {
    for (const [index, element] of (value as unknown[]).entries()) {
      const unfit = unfitField(element, index);
      if (unfit !== undefined) return unfit;
    }
    return undefined;
  }
  for (const key of Object.keys(value)) {
    const unfit = unfitField((value as Record<string, unknown>)[key], key);
    if (unfit !== undefined) return unfit;
  }
  return undefined;
}

function unfitField(field: unknown, step: string | number): Unfit | undefined {
  if (typeof field === 'string') {
    const unfit = unfitString(field, MULTI_LINE.has(step) ? UNFIT_IN_TEXT : UNFIT_ELSEWHERE);
    return unfit === undefined ? undefined : { ...unfit, path: [step] };
  }
  if (typeof field !== 'object' || field === null) return undefined;
  const unfit = findUnfit(field);
  return unfit === undefined ? undefined : { ...unfit, path: [step, ...unfit.path] };
}

function unfitString(text: string, pattern: RegExp): Omit<Unfit, 'path'> | undefined {
  if (text.length > MAX_STRING)
    return { problem: 'textTooLong', reason: `${text.length} characters; at most ${MAX_STRING} are read` };
  const index = text.search(pattern);
  if (index === -1) return undefined;
  const code = text.charCodeAt(index);
  const problem = code >= 0xd800 ? 'loneSurrogate' : 'controlCharacter';
  return { problem, reason: `U+${code.toString(16).toUpperCase().padStart(4, '0')} at character ${index}` };
}
