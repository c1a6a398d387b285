import type { Call } from './ast';
import { allOf, call, enumName, list, spanOf, subjectOf, word } from './build';
import { astsIn, valuesIn } from './children';
import type { SyntaxNode } from './node';
import { isCall, type Action, type Actions } from './values';
import { subtypeOf, typeOf } from './words';

const wordOf: Action = (node) => word(node.sourceString, spanOf(node));

const listOf: Action = (node, values) => list(astsIn(node, values), spanOf(node));

/** One description as it is; several as their conjunction. */
const together = (parts: readonly Call[], node: SyntaxNode): Call => {
  const [first, ...more] = parts;
  const last = more[more.length - 1];
  if (first === undefined) throw new Error(`${node.ctorName} describes nothing`);
  return last === undefined ? first : allOf(parts, { start: first.span.start, end: last.span.end });
};

/** The kind of land or card before "walk" or "cycling". */
const kindBefore =
  (ending: string): Action =>
  (node) => {
    const kind = node.sourceString.slice(0, -ending.length);
    const { start, end } = spanOf(node);
    const span = { start, end: end - ending.length };
    return typeOf(kind, span) ?? subtypeOf(kind, span) ?? word(kind, span);
  };

const qualities =
  (which: 'and' | 'or'): Action =>
  (node, values) => [list(astsIn(node, values), spanOf(node)), enumName(which, spanOf(node))];

/** Meanings of keyword abilities (grammar/70-keywords.ohm). */
export const keywordActions: Actions = {
  plainKeyword: wordOf,
  numberKeyword: wordOf,
  costKeyword: wordOf,
  doubleCostKeyword: wordOf,
  numberCostKeyword: wordOf,
  filterKeyword: wordOf,
  forKeyword: wordOf,
  oneKeyword: wordOf,
  filterNumberKeyword: wordOf,
  filterCostKeyword: wordOf,
  ontoKeyword: wordOf,
  fromKeyword: wordOf,
  anyKeyword: wordOf,
  lineName: wordOf,
  partnerGroup: wordOf,
  KeywordNumber_number: (node, values) => valuesIn(node, values),
  ManaCost_one: listOf,
  ManaCost_either: (node, values) => {
    const span = spanOf(node);
    return list([call('eitherOr', [subjectOf(node), list(astsIn(node, values), span)], span)], span);
  },
  LimitedKeyword_keywordLimited: (node, values) => {
    const [keyword = null, ...limits] = astsIn(node, values);
    return call('keywordLimited', [keyword, list(limits, spanOf(node))], spanOf(node));
  },
  Quality_thatColor: (node) => {
    const span = spanOf(node);
    return call('theChosen', [enumName('color', span), null, enumName('that', span)], span);
  },
  Quality_ofChoice: (node, values) => call('ofChoice', astsIn(node, values), spanOf(node)),
  Landwalk_chosen: (node, values) => {
    const span = spanOf(node);
    const chosen = call('chosenValue', [enumName('type', span), null, enumName('of', span)], span);
    const kinds = astsIn(node, values).filter(isCall);
    return call('landwalk', [allOf([...kinds, call('type', [enumName('land', span)], span), chosen], span)], span);
  },
  Landwalk_kind: (node, values) =>
    call('landwalk', [together(astsIn(node, values).filter(isCall), node)], spanOf(node)),
  Typecycling: (node, values) => {
    const parts = astsIn(node, values);
    return call(
      'typecycling',
      [together(parts.filter(isCall), node), parts.find((v) => v.kind === 'List') ?? null],
      spanOf(node),
    );
  },
  walkWord: kindBefore('walk'),
  cyclingWord: kindBefore('cycling'),
  QualityList_and: qualities('and'),
  QualityList_and_pair: qualities('and'),
  QualityList_and_one: qualities('and'),
  QualityList_or: qualities('or'),
};
