import type { Param } from './schema';
import { parametersOf } from './parameters';
import type { Op } from './table';
import { term, type Arg, type Term } from './term';

/** Code that no text stands behind: arguments that are left out at the end are absent, lists empty, styles the first. */
export function made(op: Op, ...args: readonly Arg[]): Term {
  return term(
    op,
    parametersOf(op).map(({ param, name }, at) => args[at] ?? absent(param, `${op}.${name}`)),
  );
}

function absent(param: Param, name: string): Arg {
  switch (param.kind) {
    case 'optional':
      return null;
    case 'list':
      return [];
    case 'style':
      return param.of[0] ?? null;
    case 'operand':
    case 'block':
    case 'int':
    case 'word':
    case 'enum':
    case 'ability':
      throw new Error(`${name} is missing`);
  }
}
