import { isList, isTerm, type Arg, type Term } from '../../../bytecode/term';
import { optionalTerm } from '../../../vm/evaluate';
import { findNode, pathOf, type CardPool } from '../../../vm/pool';

/** "It's still a land": does a later statement of the body keep the types of what becomes something (CR 205.1b)? */
export function isStillWhatItWas(pool: CardPool, term: Term): boolean {
  const before = known.get(term);
  if (before !== undefined) return before;
  const found = search(pool, pathOf(pool, term));
  known.set(term, found);
  return found;
}

const known = new WeakMap<Term, boolean>();

/** Looks at what follows in the list that the code is in, then in the lists around it. */
function search(pool: CardPool, path: string): boolean {
  const segments = path.split('.');
  for (let end = segments.length - 1; end > 0; end--) {
    const at = Number(segments[end]);
    const list = Number.isInteger(at) ? findNode(pool, segments.slice(0, end).join('.')) : undefined;
    if (Array.isArray(list) && (list as readonly Arg[]).slice(at + 1).some(saysStill)) return true;
  }
  return false;
}

function saysStill(arg: Arg): boolean {
  if (!isTerm(arg) || isList(arg)) return false;
  return arg.op === 'isStill' || (arg.op === 'step' && optionalTerm(arg, 'effect')?.op === 'isStill');
}
