import { rememberedOfCode } from '../source/remembered';
import { keepsChoices, parametersOf } from '../bytecode/parameters';
import { rowOf, type Op } from '../bytecode/table';
import type { Param, Sort } from '../bytecode/schema';
import { isList, isTerm, termsIn, type Arg, type Term } from '../bytecode/term';

/**
 * The `choose` instructions among the operands of a statement, in the order in which they are made. How a permanent enters
 * belongs to the statement. Other blocks (filters, bodies) are not operands: what they choose is chosen when they run. Patterns
 * match things later, but what they name by choice, "a source of your choice", is chosen now.
 */
export const choicesOf = rememberedOfCode((statement: Term): readonly Term[] => {
  const found: Term[] = [];
  collect(statement, found);
  return found;
});

/**
 * The choice by which one of several alternatives is taken ("another creature or an enchantment"): its options are those
 * of all alternatives. Null where nothing is chosen, or all of it is meant.
 */
export function choiceAmong(term: Term): Term | null {
  if (term.op !== 'union' || term.args[1] !== 'or') return null;
  return partsOf(term).find(({ op }) => op === 'choose') ?? null;
}

/**
 * The choices before one of several that are made together ("a creature card and a land card"): what is chosen for one is
 * not chosen for another.
 */
export function chosenBefore(statement: Term, choice: Term): readonly Term[] {
  const together = termsIn(statement).find((term) => term.op === 'union' && partsOf(term).includes(choice));
  if (together === undefined) return [];
  const parts = partsOf(together);
  return parts.slice(0, parts.indexOf(choice)).filter(({ op }) => op === 'choose');
}

const partsOf = (union: Term): readonly Term[] => {
  const [parts] = union.args;
  return isList(parts) ? parts.filter(isTerm) : [];
};

function collect(term: Term, found: Term[]): void {
  const among = choiceAmong(term);
  if (among !== null) {
    collect(among, found);
    return;
  }
  // Whoever chooses a pile was chosen with it, a statement before.
  if (term.op === 'chosenPile') return;
  parametersOf(term.op).forEach(({ param }, position) => {
    collectArg(term.op, param, term.args[position], found);
  });
  if (term.op === 'choose') found.push(term);
}

function collectArg(of: Op, param: Param, arg: Arg | undefined, found: Term[]): void {
  switch (param.kind) {
    case 'operand':
      if (isTerm(arg)) collect(arg, found);
      return;
    case 'optional':
      collectArg(of, param.of, arg, found);
      return;
    case 'list':
      if (isList(arg)) arg.forEach((inner) => collectArg(of, param.of, inner, found));
      return;
    case 'block':
      if (isTerm(arg) && isNamed(of, param.sort)) collect(arg, found);
      return;
    case 'int':
    case 'word':
    case 'enum':
    case 'style':
    case 'ability':
      return;
  }
}

/** How a permanent enters, and a pattern of an effect that waits with its choices, or a part of one. */
function isNamed(of: Op, sort: Sort): boolean {
  if (sort === 'entry') return true;
  if (sort !== 'event' && sort !== 'np') return false;
  const { result } = rowOf(of);
  return keepsChoices(of) || result === 'event' || result === 'np';
}
