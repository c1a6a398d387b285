import { rowOf, type Op } from './table';
import { isTerm, type Term } from './term';

/** Instructions that say how something enters (CR 614.1c, CR 614.12). */
export const enteringOps = ['entersWith', 'entersAsCopy', 'chooseAsEnters'] as const satisfies readonly Op[];

/**
 * Does an instruction speak of the entering that a replacement effect replaces? Elsewhere nothing enters; only that a certain
 * thing will enter with something can be said before it does.
 */
export function needsEntering({ op, args: [what] }: Term): boolean {
  if (op === 'entersWith') return isTerm(what) && rowOf(what.op).result === 'np';
  return op === 'entersAsCopy' || op === 'chooseAsEnters';
}

/** Does an instruction replace events with what it holds, as a replacement ability does? */
export function replacesEvents(op: Op): boolean {
  return op === 'replacing' || op === 'castRider';
}
