import { conform } from './conform';
import type { Decoded } from './diagnostic';
import { limits } from './limits';
import type { Module } from './module';
import { isRecord } from './narrow';
import { parametersOf } from './parameters';
import { isOp } from './table';

/** Name and version of the JSON form. */
export const jsonSchema = 'oracle/module@1';

/** Nesting of JSON below which every module stays: an instruction in a list in an instruction. */
const maxNesting = limits.abilityDepth * (2 * limits.codeDepth + 10);

/**
 * The JSON form of a module: the module as it is, but instructions have their arguments by name:
 * `{ "op": "draw", "who": { "op": "you", "style": "implicit" }, "count": { "op": "const", "value": 2 } }`.
 */
export function toJson(module: Module): Readonly<Record<string, unknown>> {
  return { schema: jsonSchema, ...(named(module) as Readonly<Record<string, unknown>>) };
}

/** Reads the JSON form. Takes any value, as from `JSON.parse`; what is no module is answered with findings. */
export function fromJson(value: unknown): Decoded {
  if (!isRecord(value)) return conform(value);
  const { schema, ...module } = value;
  return conform(positional(schema === jsonSchema ? module : value, 0));
}

function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  if (!isRecord(value)) return value;
  const { kind, op, args, span } = value;
  if (kind !== 'Term' || typeof op !== 'string' || !isOp(op) || !Array.isArray(args)) return mapValues(value, named);
  const fields: Record<string, unknown> = { op };
  parametersOf(op).forEach(({ name }, index) => (fields[name] = named(args[index])));
  return span === undefined ? fields : { ...fields, span };
}

/** Turns named arguments into positions. What fits no instruction is left for `conform` to refuse. */
function positional(value: unknown, depth: number): unknown {
  if (depth > maxNesting) return undefined;
  const inner = (part: unknown): unknown => positional(part, depth + 1);
  if (Array.isArray(value)) return value.map(inner);
  if (!isRecord(value)) return value;
  const { op, span, ...rest } = value;
  if (op === undefined) return mapValues(value, inner);
  const parameters = typeof op === 'string' && isOp(op) ? parametersOf(op) : [];
  const names = new Set(parameters.map(({ name }) => name));
  const strangers = Object.keys(rest).filter((name) => !names.has(name));
  const args = parameters.map(({ name }) => (Object.hasOwn(rest, name) ? inner(rest[name]) : undefined));
  // A field that is no parameter is kept as one argument too many.
  const code = { kind: 'Term', op, args: [...args, ...strangers] };
  return span === undefined ? code : { ...code, span };
}

function mapValues(record: Readonly<Record<string, unknown>>, map: (value: unknown) => unknown): unknown {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
