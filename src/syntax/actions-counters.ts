import { statement } from './actions-clauses';
import { constant } from './actions-values';
import { reference } from './actions-references';
import { call, enumName, list, spanOf, subjectOf } from './build';
import { astsIn } from './children';
import type { Action, Actions } from './values';

/** "That many plus one +1/+1 counters are put on it": by whoever would have put those that it is instead of. */
const countersArePut: Action = (node, values) => {
  const [count = null, kind = null, on = null] = astsIn(node, values);
  const args = [subjectOf(node), count, kind, on, null, null, enumName('passive', spanOf(node))];
  return statement(node, call('putCounters', args, spanOf(node)), null);
};

/** The counters of a replaced event in another number. */
const thoseArePut =
  (phrase: 'passive' | 'effect'): Action =>
  (node, values) => {
    const [count = null, on = null] = astsIn(node, values);
    const args = [subjectOf(node), count, on, enumName(phrase, spanOf(node))];
    return statement(node, call('putThose', args, spanOf(node)), null);
  };

/** Which counters are removed from what, and how many. */
const removeCounters: Action = (node, values) => {
  const span = spanOf(node);
  const parts = astsIn(node, values);
  const [from = null] = parts.slice(-1);
  const said = parts.slice(0, -1);
  const choice = said.find((v) => v.kind === 'EnumName') ?? null;
  const counter = said.find((v) => v.kind === 'Word') ?? null;
  const count = said.find((v) => v.kind !== 'EnumName' && v.kind !== 'Word') ?? null;
  const among = node.ctorName.endsWith('_among') ? enumName('among', span) : null;
  return call('removeCounters', [subjectOf(node), count, counter, from, enumName('plain', span), choice, among], span);
};

/** "The number of charge counters removed this way." */
const countersRemoved: Action = (node, values) => {
  const kind = astsIn(node, values).find((v) => v.kind === 'Word');
  return reference('amountDone', node, kind?.kind === 'Word' ? kind.text : null, 'countersRemoved');
};

/** The same for counters that are moved. */
const moveCounters: Action = (node, values) => {
  const span = spanOf(node);
  const parts = astsIn(node, values);
  const [from = null, style = null, to = null] = parts.slice(-3);
  const said = parts.slice(0, -3);
  const choice = said.find((v) => v.kind === 'EnumName') ?? null;
  const counter = said.find((v) => v.kind === 'Word') ?? null;
  const count = said.find((v) => v.kind !== 'EnumName' && v.kind !== 'Word') ?? null;
  const among = node.ctorName.endsWith('_among') ? enumName('among', span) : null;
  return call('moveCounters', [subjectOf(node), count, counter, from, to, style, choice, among], span);
};

/** "X plus one", "X minus one": how many. */
const xAnd =
  (op: 'plus' | 'minus'): Action =>
  (node, values) =>
    call(op, [call('x', [], spanOf(node)), ...astsIn(node, values)], spanOf(node));

/** "Another counter of that kind": how it is said, and that it is one. */
const oneOfKind =
  (phrase: string): Action =>
  (node) => [enumName(phrase, spanOf(node)), constant(1, node)];

/** Meanings of counters that are put (CR 122). */
export const counterActions: Actions = {
  /** "With your choice of a flying or haste counter on it": one of them; the other kinds stand behind its arguments. */
  Entry_countersOfChoice: (node, values) => {
    const kinds = astsIn(node, values).filter((v) => v.kind === 'Word');
    const [first = null, ...more] = [...kinds].sort((a, b) => a.span.start - b.span.start);
    return call('entersWithCounters', [constant(1, node), first, null, list(more, spanOf(node))], spanOf(node));
  },
  /** "The fourth plan counter is put on ~" (CR 122.7). */
  CounterEvent_countersPut_nth: (node, values) => {
    const parts = astsIn(node, values);
    const [nth = null, on = null] = parts.filter((v) => v.kind !== 'Word');
    const kind = parts.find((v) => v.kind === 'Word') ?? null;
    return call('countersPut', [on, kind, enumName('nth', spanOf(node)), nth], spanOf(node));
  },
  PermanentPredicate_putKind: (node, values) => {
    const [phrase = null, count = null, on = null] = astsIn(node, values);
    return call('putKind', [subjectOf(node), count, null, on, phrase], spanOf(node));
  },
  PermanentPredicate_removeKind: (node, values) => {
    const [phrase = null, from = null] = astsIn(node, values);
    return call('removeKind', [subjectOf(node), null, from, phrase], spanOf(node));
  },
  PlayerPredicate_chooseCounter: (node, values) => {
    const [phrase = null, on = null] = astsIn(node, values);
    return call('chooseCounter', [subjectOf(node), on, phrase], spanOf(node));
  },
  CountOfKind_put: (node, values) => [enumName('put', spanOf(node)), ...astsIn(node, values)],
  CountOfKind_another: oneOfKind('another'),
  CountOfKind_additional: oneOfKind('additional'),
  CountOfKind_anotherOfThose: oneOfKind('anotherOfThose'),
  AnotherCounter: (node, values) => [constant(1, node), ...astsIn(node, values)],
  AdditionalCounter: (node, values) => [constant(1, node), ...astsIn(node, values)],
  CounterCount_minus: (node, values) => {
    const words = astsIn(node, values);
    const less = words.filter((v) => v.kind !== 'Word');
    const fewer = call('minus', [reference('thatMany', node), ...less], spanOf(node));
    return [fewer, ...words.filter((v) => v.kind === 'Word')];
  },
  CounterCount_of: (node, values) => astsIn(node, values),
  Count_xPlus: xAnd('plus'),
  Count_xMinus: xAnd('minus'),
  Number_xPlus: xAnd('plus'),
  Count_thatManyPlus: (node, values) =>
    call('plus', [reference('thatMany', node), ...astsIn(node, values)], spanOf(node)),
  ChosenCounters_pair: (node, values) => astsIn(node, values),
  RemovedCounters_upTo: (node, values) => [enumName('upTo', spanOf(node)), ...astsIn(node, values)],
  RemovedCounters_any: (node, values) => astsIn(node, values),
  PermanentPredicate_removeCounters: removeCounters,
  PermanentPredicate_removeCounters_among: removeCounters,
  PermanentPredicate_moveCounters: moveCounters,
  PermanentPredicate_moveCounters_among: moveCounters,
  PaymentPredicate_removeCounters: removeCounters,
  PaymentPredicate_removeCounters_among: removeCounters,
  BaseQuantity_removedThisWay: countersRemoved,
  Counted_removedThisWay: countersRemoved,
  SubjectClause_putCounters: countersArePut,
  SubjectClause_putThose_passive: thoseArePut('passive'),
  SubjectClause_putThose_effect: thoseArePut('effect'),
};
