import { reference } from './actions-references';
import { withSubject } from './actions-events';
import { call, enumName, list, spanOf, subjectOf } from './build';
import { astsIn } from './children';
import type { Ast } from './ast';
import { isCall, type Action, type Actions } from './values';

/** "The number of times you've cast a commander this game", "for each time you've drawn a card this turn". */
const timesYouHave: Action = (node, values) => {
  const [event, period = null] = astsIn(node, values);
  if (!isCall(event)) throw new Error('an event that is counted');
  const said = withSubject(event, reference('you', node));
  return call('tally', [said, period, enumName('perfect', spanOf(node))], spanOf(node));
};

/** "The number of times it has been cast this game", "for each time they have cast a commander". */
const timesItHas: Action = (node, values) => {
  const [subject, event, period = enumName('ever', spanOf(node))] = astsIn(node, values);
  if (subject === undefined || !isCall(event)) throw new Error('an event without its subject');
  return call('tally', [withSubject(event, subject), period, enumName('perfect', spanOf(node))], spanOf(node));
};

/** "For the first time each turn", "for the first time during each of your turns". */
const nthTimeIn =
  (period: 'eachTurn' | 'yourTurns' | 'theirTurns'): Action =>
  (node, values) =>
    call('nthTime', [...astsIn(node, values), enumName(period, spanOf(node))], spanOf(node));

/** What was done, what else it may have been, and when: the last is the period. */
function doneBy(who: Ast | null, said: readonly (Ast | null)[], tense: string, node: Parameters<Action>[0]): Ast {
  const span = spanOf(node);
  const [how = null, ...later] = said;
  const period = later.at(-1) ?? null;
  return call('doneBy', [who, how, period, enumName(tense, span), later.length > 1 ? (later[0] ?? null) : null], span);
}

const doneByWhom =
  (tense: string): Action =>
  (node, values) => {
    const [who = null, ...said] = astsIn(node, values);
    return doneBy(who, said, tense, node);
  };

/** "The total amount of life your opponents lost", "the total life lost by your opponents". */
const totalLife =
  (style: 'total' | 'totalBy'): Action =>
  (node, values) => {
    const parts = astsIn(node, values);
    const who = parts.find((v) => v.kind !== 'EnumName') ?? null;
    const names = parts.filter((v) => v.kind === 'EnumName');
    return call('lifeChange', [who, ...names, enumName(style, spanOf(node))], spanOf(node));
  };

/** Meanings of how often something happens. */
export const howOftenActions: Actions = {
  ThatModifier_doneBy_contracted: (node, values) =>
    doneBy(reference('you', node), astsIn(node, values), 'contracted', node),
  ThatModifier_doneBy_perfect: doneByWhom('perfect'),
  ThatModifier_doneBy_past: doneByWhom('past'),
  ThatModifier_doneBy_that: doneByWhom('that'),
  ThatModifier_doneBy_blocked: (node, values) => {
    const [who = null, period = null] = astsIn(node, values);
    return doneBy(who, [enumName('blocked', spanOf(node)), period], 'past', node);
  },
  ThatModifier_hadEnter: (node, values) => {
    const span = spanOf(node);
    const event = call('enters', [call('candidate', [], span), null, reference('you', node), null], span);
    return call('history', [event, ...astsIn(node, values), enumName('had', span)], span);
  },
  ThatModifier_hadPut: (node, values) => {
    const span = spanOf(node);
    const [quantity = null, ...rest] = astsIn(node, values);
    const kind = rest.find((value) => value.kind === 'Word') ?? null;
    const event = call('countersPut', [call('candidate', [], span), kind, quantity], span);
    return call('history', [event, rest.at(-1) ?? null, enumName('had', span)], span);
  },
  WithModifier_cardsInHand: (node, values) => {
    const span = spanOf(node);
    const args = [call('candidate', [], span), ...astsIn(node, values), null, enumName('with', span)];
    return call('relative', [call('handHas', args, span)], span);
  },
  BaseQuantity_lifeChange_total: totalLife('total'),
  BaseQuantity_lifeChange_totalBy: totalLife('totalBy'),
  SimpleCondition_nthTime: (node, values) => {
    const [style = null, ...nth] = astsIn(node, values);
    const span = spanOf(node);
    const event = call('resolves', [call('thisAbility', [], span)], span);
    return call('nthTimeOf', [list(nth, span), event, enumName('thisTurn', span), style], span);
  },
  HistoryPredicate_howOften: (node, values) => {
    const [, event = null, how = null, count = null, period = null] = astsIn(node, values);
    const span = spanOf(node);
    const said = isCall(event) ? withSubject(event, subjectOf(node)) : event;
    const often = call('tally', [said, period, enumName('perfect', span)], span);
    return call('compareNum', [often, how, count, enumName('times', span)], span);
  },
  BaseQuantity_tally_perfect: timesItHas,
  Counted_tally_perfect: timesItHas,
  BaseQuantity_tally_youHave: timesYouHave,
  Counted_tally_youHave: timesYouHave,
  TriggerEvent_nthTime: nthTimeIn('eachTurn'),
  TriggerEvent_nthTime_yours: nthTimeIn('yourTurns'),
  TriggerEvent_nthTime_theirs: nthTimeIn('theirTurns'),
};
