import type { Row } from './schema';
import * as effects from './table/effects';
import { events } from './table/events';
import { filters } from './table/filters';
import { keywords } from './table/keywords';
import { patterns, references } from './table/references';
import { conditions, durations, quantities, zones } from './table/values';

/**
 * The instruction table: the hub of the project. One row says everything about an instruction; codec, assembler,
 * verifier, renderer, binder, engine check and the reference in `docs/bytecode.md` are driven by it.
 */
export const table = {
  ...references,
  ...patterns,
  ...filters,
  ...quantities,
  ...conditions,
  ...durations,
  ...zones,
  ...keywords,
  ...events,
  ...effects.zoneEffects,
  ...effects.entries,
  ...effects.damageEffects,
  ...effects.permanentEffects,
  ...effects.manaKinds,
  ...effects.continuousEffects,
  ...effects.grants,
  ...effects.controlEffects,
  ...effects.costs,
  ...effects.replacementEffects,
  ...effects.playerEffects,
} as const;

/** Name of an instruction. */
export type Op = keyof typeof table;

type ParamsOf<O extends Op> = (typeof table)[O]['params'];

/** Names of parameters that say something: what is only a style mark under every instruction that has it is not among them. */
export type Operand = {
  [O in Op]: {
    [P in keyof ParamsOf<O>]: ParamsOf<O>[P] extends { readonly kind: 'style' } ? never : P;
  }[keyof ParamsOf<O>];
}[Op];

/** The rows by name: so large a record is slow to look up by a name that is not known before. */
const rows: ReadonlyMap<string, Row> = new Map(Object.entries(table));

/** The row of an instruction. */
export function rowOf(op: Op): Row {
  return rows.get(op) ?? table[op];
}

/** Narrows a string to the name of an instruction. */
export function isOp(name: string): name is Op {
  return rows.has(name);
}
