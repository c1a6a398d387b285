import { mentions, type Term } from './term';

/**
 * Is it about the spells that are cast by a permission of the same ability, "cast this way", whenever that is? Then it does nothing
 * of its own as the ability resolves.
 */
export function isRider(term: Term): boolean {
  return (
    term.op === 'castRider' ||
    term.op === 'permissionUsed' ||
    ((term.op === 'replacing' || term.op === 'costsLess') && term.args.some((arg) => mentions(arg, 'castThisWay')))
  );
}
