import { rowOf } from '../bytecode/table';
import type { Param } from '../bytecode/schema';
import { isList, isTerm, type Arg, type Term } from '../bytecode/term';

/**
 * The `choose` instructions among the operands of a statement, in the order in which they are made. Blocks (filters,
 * events, bodies) are not operands: what they choose is chosen when they run.
 */
export function choicesOf(statement: Term): readonly Term[] {
  const found: Term[] = [];
  collect(statement, found);
  return found;
}

function collect(term: Term, found: Term[]): void {
  Object.values(rowOf(term.op).params).forEach((param, position) => collectArg(param, term.args[position], found));
  if (term.op === 'choose') found.push(term);
}

function collectArg(param: Param, arg: Arg | undefined, found: Term[]): void {
  switch (param.kind) {
    case 'operand':
      if (isTerm(arg)) collect(arg, found);
      return;
    case 'optional':
      collectArg(param.of, arg, found);
      return;
    case 'list':
      if (isList(arg)) arg.forEach((inner) => collectArg(param.of, inner, found));
      return;
    case 'block':
    case 'int':
    case 'word':
    case 'enum':
    case 'style':
    case 'ability':
      return;
  }
}
