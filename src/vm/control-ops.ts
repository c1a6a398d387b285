import type { Op } from '../bytecode/table';
import type { Term } from '../bytecode/term';

/** Instructions of structured control, which the interpreter itself carries out. */
export const controlOps = [
  'step',
  'doAll',
  'if',
  'unless',
  'instead',
  'lasting',
  'startingWith',
  'forEach',
  'forEachKind',
  'letNum',
  'repeat',
  'process',
  'repeatProcess',
  'may',
  'unlessPays',
  'pay',
  'eitherOr',
] as const satisfies readonly Op[];

/** Is a statement structured control? */
export const isControl = (statement: Term): boolean => ops.has(statement.op);

const ops: ReadonlySet<string> = new Set(controlOps);
