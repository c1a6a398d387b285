/** Permissions: to cast and play cards, to play more lands, to spend mana as though it were other mana. */
import type { Ast, Call } from './ast';
import { statement } from './actions-clauses';
import { constant } from './actions-values';
import { allOf, allOfParts, call, enumName, list, spanOf, subjectOf } from './build';
import { astsIn, cased, child, labelOf, valuesIn } from './children';
import { isCall, isSlot, type Action, type Actions } from './values';

/** What is cast, for what instead of its cost, and what it must be as a spell. */
const castCards =
  (style: 'byPaying' | 'for' | 'bare'): Action =>
  (node, values) => {
    const span = spanOf(node);
    const [verb = null, what = null, ...rest] = astsIn(node, values);
    const place = rest.find((v) => isCall(v) && (v.op === 'zone' || v.op === 'libraryPosition')) ?? null;
    const castable = child(node, 'Castable');
    const isSecond = castable !== undefined && labelOf(cased(castable)) === 'orTop';
    const [from, orFrom] = isSecond ? [null, place] : [place, null];
    const [, manner = ''] = node.ctorName.split('_').slice(1);
    const how = ['additional', 'transformed', 'flash'].includes(manner) ? enumName(manner, span) : null;
    const cost = rest.find((v) => v.kind === 'List') ?? list([], span);
    const free = rest.find((v) => v.kind === 'EnumName') ?? null;
    const resulting = rest.find((v) => isCall(v) && v.op === 'compare') ?? null;
    const using = rest.find((v) => v.kind === 'Word') ?? null;
    const paid = [free, cost, resulting, how, enumName(style, span), null, using];
    const args = [subjectOf(node), verb, what, from, ...paid, orFrom];
    return [call('castCards', args, span), ...valuesIn(node, values).filter(isSlot)];
  };

/** Cards without what says where they are, and that: "spells from your graveyard". */
function apartFromPlace(cards: Ast | undefined): readonly [Ast | undefined, Call | undefined] {
  if (cards?.kind !== 'NounPhrase') return [cards, undefined];
  const parts = allOfParts(cards.filter);
  const place = parts.find(({ op }) => op === 'inZone' || op === 'among');
  if (place === undefined) return [cards, undefined];
  return [
    {
      ...cards,
      filter: allOf(
        parts.filter((part) => part !== place),
        cards.filter.span,
      ),
    },
    place,
  ];
}

const withPart = (cards: Ast, part: Call): Ast =>
  cards.kind === 'NounPhrase'
    ? { ...cards, filter: allOf([...allOfParts(cards.filter), part], cards.filter.span) }
    : cards;

/**
 * "Play lands and cast spells from the top of your library", "play a land or cast a spell from among them": one permission
 * about two kinds of cards, for both of them or for one or the other.
 */
const playOrCast =
  (how: 'and' | 'or'): Action =>
  (node, values) => {
    const span = spanOf(node);
    const [lands, described, ...rest] = astsIn(node, values);
    const top = rest.find(isCall) ?? null;
    const free = rest.find(({ kind }) => kind === 'EnumName') ?? null;
    const isEachSomewhere = apartFromPlace(lands)[1] !== undefined;
    const [spells, where] = isEachSomewhere ? [described, undefined] : apartFromPlace(described);
    const from = top ?? (where?.op === 'inZone' ? (where.args[0] ?? null) : null);
    const kinds = list(
      [lands, spells]
        .flatMap((each) => each ?? [])
        .map((each) => (where?.op === 'among' ? withPart(each, where) : each)),
      span,
    );
    const what = call('union', [kinds, enumName('and', span)], span);
    const verb = enumName(how === 'and' ? 'playAndCast' : 'playOrCast', span);
    const style = enumName('byPaying', span);
    return call('castCards', [subjectOf(node), verb, what, from, free, list([], span), null, null, style], span);
  };

/** "You may play up to two additional lands this turn." */
const additionalLands: Action = (node, values) => {
  const span = spanOf(node);
  const inner = astsIn(node, values);
  const [who = null] = inner;
  const names = inner.filter((v) => v.kind === 'EnumName');
  const count = inner.slice(1).find((v) => v.kind !== 'EnumName') ?? constant(1, node);
  const when = names.find((v) => v.name !== 'upTo') ?? null;
  const limit = enumName(names.some((v) => v.name === 'upTo') ? 'upTo' : 'exactly', span);
  const isDuring = node.children.some(
    (c) => c.ctorName.endsWith('_during') || c.children.some((i) => i.ctorName.endsWith('_during')),
  );
  const place = enumName(isDuring ? 'during' : 'on', span);
  return statement(node, call('additionalLands', [subjectOf(node), count, when, limit, place], span), who);
};

/** "You may spend mana from snow sources as though it were mana of any color to cast those spells." */
const spendAsThough: Action = (node, values) => {
  const span = spanOf(node);
  const inner = astsIn(node, values);
  const isOpen = node.ctorName.endsWith('_open');
  const isFrom = node.ctorName.endsWith('_from');
  const nouns = inner.filter((v) => v.kind !== 'EnumName');
  const names = inner.filter((v) => v.kind === 'EnumName');
  const [who = null, ...others] = isOpen ? [null, ...nouns] : nouns;
  const [from = null, on = null] = isFrom ? others : [null, ...others];
  const isCan = node.ctorName.endsWith('_can');
  const [mana = null, as = null, verb = null, thisWay = null] =
    isOpen || isFrom || isCan ? [enumName('any', span), ...names] : names;
  const style = enumName(isOpen ? 'canBeSpent' : isCan ? 'canSpend' : 'maySpend', span);
  return statement(
    node,
    call('spendAsThough', [subjectOf(node), mana, from, as, thisWay ?? verb, on, style], span),
    who,
  );
};

/** "You may plot nonland cards from the top of your library." */
const mayPlot: Action = (node, values) => {
  const [who = null, what = null, from = null] = astsIn(node, values);
  return statement(node, call('mayPlot', [subjectOf(node), what, from], spanOf(node)), who);
};

export const permissionActions: Actions = {
  SubjectClause_mayPlot: mayPlot,
  SubjectClause_additionalLands: additionalLands,
  SubjectClause_spendAsThough: spendAsThough,
  SubjectClause_spendAsThough_from: spendAsThough,
  SubjectClause_spendAsThough_open: spendAsThough,
  SubjectClause_spendAsThough_can: spendAsThough,
  PermanentPredicate_castCards: castCards('byPaying'),
  PermanentPredicate_castCards_using: castCards('byPaying'),
  PermanentPredicate_castCards_playAndCast: playOrCast('and'),
  PermanentPredicate_castCards_playOrCast: playOrCast('or'),
  PermanentPredicate_castCards_byPaying: castCards('byPaying'),
  PermanentPredicate_castCards_additional: castCards('byPaying'),
  PermanentPredicate_castCards_additional_bare: castCards('bare'),
  PermanentPredicate_castCards_for: castCards('for'),
  PermanentPredicate_castCards_free: castCards('byPaying'),
  PermanentPredicate_castCards_flash: castCards('byPaying'),
  PermanentPredicate_castCards_transformed: castCards('byPaying'),
};
