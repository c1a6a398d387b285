import type { Row, Sort } from '../bytecode/schema';
import { table } from '../bytecode/table';
import { isList, isTerm, mentions, type Term } from '../bytecode/term';
import { choicesOf } from './choices';
import { isControl } from './control-ops';
import type { Context } from './context';
import type { Entity } from './entity';
import { evalEntities } from './evaluate';

/** Is the first operand of a statement a player or several? */
export function speaksOfPlayers(term: Term): boolean {
  return firstSorts.get(term.op) === 'players';
}

/** The operand that is the subject of a statement: its first, if it means things or players; of a pattern, one that refers to a thing. */
export function subjectTermOf(term: Term): Term | null {
  const first = firstSorts.get(term.op);
  const [arg] = term.args;
  if (!isTerm(arg)) return null;
  if (first === 'np') return arg.op === 'ref' ? arg : null;
  return first === 'entities' || first === 'players' ? arg : null;
}

/** Is it the subject of the statement before, left out or spoken of again: "then loses 2 life", "they put it into their hand"? */
export function isSubjectAgain(term: Term | null): boolean {
  const inner = term?.op === 'again' ? term.args[0] : term;
  return isTerm(inner) && inner.op === 'subject';
}

/** The sort of the first parameter of each instruction whose first parameter is an operand or a pattern. */
const firstSorts: ReadonlyMap<string, Sort> = new Map(
  Object.entries<Row>(table).flatMap(([op, { params }]) => {
    const [first] = Object.values(params);
    return first?.kind === 'operand' || (first?.kind === 'block' && first.sort === 'np')
      ? [[op, first.sort] as const]
      : [];
  }),
);

/** "~ gets +1/+1 and gains your choice of …": nobody is named who chooses, the statements go on with their subject. */
export function keepsSubject(term: Term): boolean {
  const own = term.op === 'eitherOr' ? subjectTermOf(term) : null;
  return own?.op === 'you' && own.args.includes('implicit');
}

/**
 * The subject of the last of these statements, none of which is carried out: a later one may share it ("~ deals 3 damage to
 * each creature if … and 3 damage to each player if …"). Null where they name none.
 */
export function subjectLeftOut<W>(context: Context<W>, statements: readonly Term[]): readonly Entity[] | null {
  for (const statement of statements.toReversed()) {
    const found = subjectLeftOut(context, partsOf(statement)) ?? ownSubject(context, statement);
    if (found !== null) return found;
  }
  return null;
}

/** The statements that are parts of one. */
function partsOf(statement: Term): readonly Term[] {
  if (statement.op === 'step') return statement.args.filter(isTerm);
  return isControl(statement) && statement.op !== 'pay'
    ? statement.args.filter(isList).flatMap((list) => list.filter(isTerm))
    : [];
}

/** Nobody and nothing where it is still to be chosen: what is not carried out asks for nothing. */
function ownSubject<W>(context: Context<W>, statement: Term): readonly Entity[] | null {
  const own = subjectTermOf(statement);
  if (own === null || mentions(own, 'subject')) return null;
  return choicesOf(own).length > 0 ? [] : evalEntities(context, own);
}
