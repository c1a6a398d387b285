import { constant } from './actions-values';
import { call, enumName, spanOf, subjectOf, word } from './build';
import { astsIn, valuesIn } from './children';
import type { Action, Actions } from './values';

const compareFrom: Action = (node, values) => {
  const inner = astsIn(node, values);
  return inner;
};

const counterComparison =
  (quantity: 'a' | 'no' | 'atLeast' | 'exactly' | 'atMost' | 'fewerThan', implied?: number): Action =>
  (node, values) => {
    const inner = astsIn(node, values);
    const counter = inner.find((v) => v.kind === 'Word') ?? null;
    const count =
      implied === undefined
        ? (inner.find((v) => v.kind !== 'Word') ?? null)
        : call('const', [word(String(implied), spanOf(node))], spanOf(node));
    return [
      enumName(quantity, spanOf(node)),
      ...(count === null ? [] : [count]),
      ...(counter === null ? [] : [counter]),
    ];
  };

const comparison =
  (how: string): Action =>
  (node, values) => [enumName(how, spanOf(node)), ...valuesIn(node, values)];

/** "there are four or more card types among …": a comparison of what is counted. */
function thereAre(how: 'atLeast' | 'equal', style: 'thereAre' | 'thereAreExactly' = 'thereAre'): Action {
  return (node, values) => {
    const [number = null, counted = null] = astsIn(node, values);
    return call(
      'compareNum',
      [counted, enumName(how, spanOf(node)), number, enumName(style, spanOf(node))],
      spanOf(node),
    );
  };
}

/** "Controls at least two more lands than you", "has at least four more cards in hand than you". */
function moreByLeast(op: 'controlsMore' | 'hasMore'): Action {
  return (node, values) => {
    const [by = null, how = null, ...rest] = astsIn(node, values);
    const span = spanOf(node);
    if (op === 'controlsMore') return call(op, [subjectOf(node), how, rest[0] ?? null, rest[1] ?? null, by], span);
    const what = [enumName('cardsInHand', span), enumName('bare', span)];
    return call(op, [subjectOf(node), how, ...what, rest[0] ?? null, by], span);
  };
}

/** Meanings of comparisons: of power and the like, and of numbers of counters. */
export const comparisonActions: Actions = {
  TallyCondition_thereAre_atLeast: thereAre('atLeast'),
  TallyCondition_thereAre_equal: thereAre('equal'),
  ConditionPredicate_controlsMore_least: moreByLeast('controlsMore'),
  ConditionPredicate_hasMore_cardsInHand_least: moreByLeast('hasMore'),
  TallyCondition_thereAre_exactly: thereAre('equal', 'thereAreExactly'),
  TallyCondition_thereAre_none: (node, values) =>
    call(
      'compareNum',
      [
        astsIn(node, values)[0] ?? null,
        enumName('equal', spanOf(node)),
        constant(0, node),
        enumName('thereAre', spanOf(node)),
      ],
      spanOf(node),
    ),
  StatComparison_either: compareFrom,
  StatComparison_one: compareFrom,
  Comparison_atLeast: comparison('atLeast'),
  Comparison_atMost: comparison('atMost'),
  Comparison_equal: comparison('equal'),
  Comparison_greater: comparison('greater'),
  Comparison_less: comparison('less'),
  Comparison_atLeast_more: comparison('atLeast'),
  Comparison_atMost_fewer: comparison('atMost'),
  Comparison_atLeast_long: comparison('atLeast'),
  Comparison_atMost_long: comparison('atMost'),
  Comparison_equal_to: comparison('equal'),
  Comparison_greater_more: comparison('greater'),
  Comparison_less_fewer: comparison('less'),
  CounterComparison_a: counterComparison('a'),
  CounterComparison_no: counterComparison('no'),
  CounterComparison_exactly: counterComparison('exactly'),
  CounterComparison_oneOrMore: counterComparison('atLeast', 1),
  CounterComparison_atLeast: counterComparison('atLeast'),
  CounterComparison_atMost: counterComparison('atMost'),
  CounterComparison_fewerThan: counterComparison('fewerThan'),
  PlayerCounters_fewerThan: counterComparison('fewerThan'),
  CounterComparison_bare: counterComparison('atLeast'),
  PlayerCounters_a: counterComparison('a'),
  PlayerCounters_no: counterComparison('no'),
  PlayerCounters_oneOrMore: counterComparison('atLeast', 1),
  PlayerCounters_atLeast: counterComparison('atLeast'),
  ConditionPredicate_hadKeyword: (node, values) => {
    const span = spanOf(node);
    return call(
      'is',
      [subjectOf(node), call('with', [astsIn(node, values)[0] ?? null], span), enumName('had', span)],
      span,
    );
  },
};
