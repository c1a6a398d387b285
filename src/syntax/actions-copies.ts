import type { Ast } from './ast';
import { sentence, statement } from './actions-clauses';
import { reference } from './actions-references';
import { rowOf } from '../bytecode/table';
import { call, enumName, list, spanOf, subjectOf, word as wordAst } from './build';
import { astsIn, valuesIn } from './children';
import { isCall, isSlot, type Action, type Actions } from './values';

const becomeCopy: Action = (node, values) => {
  const [of = null, except = null] = astsIn(node, values);
  const span = spanOf(node);
  return call('becomeCopy', [subjectOf(node), of, except ?? list([], span)], span);
};

/** Meanings of copies and of what they are apart from that (CR 707). */
export const copyActions: Actions = {
  CopyException: sentence,
  PermanentPredicate_copyToken: (node, values) => {
    const parts = astsIn(node, values);
    const span = spanOf(node);
    const isEntry = (part: Ast): boolean => isCall(part) && rowOf(part.op).result === 'entry';
    const before = parts.filter(isEntry);
    const after = parts.flatMap((part) => (part.kind === 'List' && part.items.every(isEntry) ? part.items : []));
    const [count = null, of = null, except = list([], span)] = parts.filter(
      (part) => !isEntry(part) && !(part.kind === 'List' && part.items.every(isEntry)),
    );
    const place = enumName(before.length > 0 ? 'before' : 'after', span);
    return call('copyToken', [subjectOf(node), count, of, list([...before, ...after], span), except, place], span);
  },
  PermanentPredicate_copySpell: (node, values) => {
    const [what = null, ...rest] = astsIn(node, values);
    const span = spanOf(node);
    const times = rest.find((v) => v.kind === 'Call') ?? null;
    const except = rest.find((v) => v.kind !== 'Call') ?? list([], span);
    return call('copySpell', [subjectOf(node), what, null, times, except], span);
  },
  ContinuousPredicate_becomeCopy: becomeCopy,
  ContinuousPredicate_becomeCopy_lasting: (node, values) =>
    [becomeCopy(node, values), ...valuesIn(node, values).filter(isSlot)].flat(),
  ContinuousPredicate_changeText: (node, values) => {
    const [what = null, ...said] = astsIn(node, values);
    const span = spanOf(node);
    const kinds = said.filter((its) => its.kind === 'EnumName');
    const subtype = said.find((its) => isCall(its) && its.op === 'subtype');
    const word = subtype !== undefined && isCall(subtype) ? (subtype.args[0] ?? null) : null;
    // "The new creature type can't be …" says the kind again.
    const isBut = word !== null && kinds.length > 1;
    const replaced = list(isBut ? kinds.slice(1) : kinds, span);
    return call('changeText', [subjectOf(node), what, replaced, isBut ? null : word, isBut ? word : null], span);
  },
  PossessiveOfCopy_it: (node) => reference('it', node),
  copyName: (node) => wordAst(node.sourceString, spanOf(node)),
  PossessiveOfCopy_they: (node) => reference('they', node),
  PossessiveOfCopy_self: (node) => reference('self', node),
  ExceptionClause_named: (node, values) => {
    const [copy = null, name = null] = astsIn(node, values);
    return statement(node, call('setName', [subjectOf(node), name], spanOf(node)), copy);
  },
};
