import { isList, isTerm, type Arg, type Term } from '../../../bytecode/term';
import { optionalTerm } from '../../../vm/evaluate';
import { findNode, pathOf, type CardPool } from '../../../vm/pool';

/** "It's still a land": does a later statement of the body keep the types of what becomes something (CR 205.1b)? */
export const isStillWhatItWas = followedBy(({ op }) => op === 'isStill');

/** "… and loses all other card types": the subtypes of the types that it has are kept with those that are new. */
export const losesOtherTypes = followedBy(
  ({ op, args: [, which] }) => op === 'loseTypes' && which === 'otherCardTypes',
);

/** Does a later statement say such a thing of what becomes something? */
function followedBy(says: (effect: Term) => boolean): (pool: CardPool, term: Term) => boolean {
  const known = new WeakMap<Term, boolean>();
  return (pool, term) => {
    const before = known.get(term);
    if (before !== undefined) return before;
    const found = search(pool, pathOf(pool, term), says);
    known.set(term, found);
    return found;
  };
}

/** Looks at what follows in the list that the code is in, then in the lists around it. */
function search(pool: CardPool, path: string, says: (effect: Term) => boolean): boolean {
  const segments = path.split('.');
  for (let end = segments.length - 1; end > 0; end--) {
    const at = Number(segments[end]);
    const list = Number.isInteger(at) ? findNode(pool, segments.slice(0, end).join('.')) : undefined;
    if (Array.isArray(list) && (list as readonly Arg[]).slice(at + 1).some((arg) => isSaid(arg, says))) return true;
  }
  return false;
}

function isSaid(arg: Arg, says: (effect: Term) => boolean): boolean {
  if (!isTerm(arg) || isList(arg)) return false;
  const effect = arg.op === 'step' ? optionalTerm(arg, 'effect') : arg;
  return effect !== null && says(effect);
}
