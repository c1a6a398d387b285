import { isList, isTerm, type Term } from './term';

/** Is a statement one that stands behind a keyword: what it costs, and which X may be chosen for it? */
export function isKeywordNote(statement: Term): boolean {
  switch (statement.op) {
    case 'step':
    case 'if':
    case 'letNum':
    case 'doAll':
      return statement.args.every((arg) =>
        isList(arg) ? arg.filter(isTerm).every(isKeywordNote) : !isTerm(arg) || isPartOf(statement, arg),
      );
    case 'xNotZero':
    case 'xAtMost':
      return true;
    case 'costsLess':
      return isOfKeyword(statement);
    default:
      return false;
  }
}

/** The effect of a step is a statement, a condition or a number is none. */
const isPartOf = ({ op }: Term, part: Term): boolean => op !== 'step' || isKeywordNote(part);

/** "This ability costs …" or "this spell costs … to cast this way". */
function isOfKeyword({ args: [what, , , action, way] }: Term): boolean {
  if (!isTerm(what)) return false;
  return action === 'activate' ? what.op === 'thisAbility' : what.op === 'source' && way === 'thisWay';
}
