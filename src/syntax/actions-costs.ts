import type { Ast, Call, SentenceAst, Slot } from './ast';
import { statement } from './actions-clauses';
import { reference } from './actions-references';
import { call, enumName, list, spanOf, subjectOf, word } from './build';
import { astsIn, firstAst, valuesIn } from './children';
import type { SyntaxNode } from './node';
import { withSubject } from './actions-events';
import { isCall, isSlot, type Action, type Actions } from './values';

function costStatement(node: SyntaxNode, predicate: Call, subject: Ast | null, condition: Ast | null): SentenceAst {
  const span = spanOf(node);
  const leads: Slot[] = condition === null ? [] : [{ kind: 'If', condition, span }];
  return {
    kind: 'Sentence',
    leads,
    clauses: [{ join: 'first', clause: statement(node, predicate, subject) }],
    trails: [],
    span,
  };
}

/** "If you control a Swamp, you may pay 4 life rather than pay ~'s mana cost": what it costs, and under what condition. */
const alternativeCost: Action = (node, values) => {
  const parts = astsIn(node, values);
  const cost = parts.find((v) => v.kind === 'List') ?? list([], spanOf(node));
  const other = parts.find((v) => v.kind !== 'List') ?? null;
  const isFor = node.ctorName.endsWith('_for');
  const predicate = call('alternativeCost', [subjectOf(node), cost, isFor ? other : null], spanOf(node));
  return costStatement(node, predicate, reference('you', node), isFor ? null : other);
};

/** "The number of times it was kicked", "for each time it was kicked". */
const timesKicked: Action = (node, values) => {
  const kicked = enumName('kicked', spanOf(node));
  return call('timesPaid', [firstAst(node, values), word('kicker', spanOf(node)), kicked], spanOf(node));
};

/** "Remove those counters", "remove all of them": those that a condition spoke of. */
function removedCounters(style: 'those' | 'allOfThem' | 'themAll' | 'them'): Action {
  return (node) => {
    const args = [subjectOf(node), null, null, reference('counted', node), enumName(style, spanOf(node))];
    return call('removeCounters', args, spanOf(node));
  };
}

/** One number as base power and as base toughness. */
const baseOfEach =
  (style: 'each' | 'bothEach'): Action =>
  (node, values) => {
    const value = firstAst(node, values);
    return call('setBasePt', [subjectOf(node), value, value, enumName(style, spanOf(node))], spanOf(node));
  };

/** "Sacrifice a creature or pay {3}", "{g}, {w}, or {u}": one of several payments. */
const eitherCost =
  (style: 'plain' | 'elided'): Action =>
  (node, values) => {
    const span = spanOf(node);
    return call('eitherOr', [subjectOf(node), list(astsIn(node, values), span), enumName(style, span)], span);
  };

/** Meanings of costs of spells, of what was paid for them, and of counters that were spoken of. */
export const costActions: Actions = {
  ContinuousPredicate_costsLess_additional: (node, values) => {
    const [life = null, action = null] = astsIn(node, values);
    const span = spanOf(node);
    const args = [subjectOf(node), life, enumName('more', span), action, null, enumName('additional', span)];
    return call('costsLess', args, span);
  },
  SubjectClause_lifeForMana: (node, values) => {
    const [mana = null, who = null, life = null] = astsIn(node, values);
    const span = spanOf(node);
    return statement(node, call('lifeForMana', [mana, subjectOf(node), life], span), who);
  },
  CostStatement_additional: (node, values) => {
    const parts = astsIn(node, values);
    const [what = null] = parts;
    const cost = parts.find((v) => v.kind === 'List') ?? list([], spanOf(node));
    const may = parts.find((v) => v.kind === 'EnumName') ?? null;
    return costStatement(node, call('additionalCost', [what, cost, may], spanOf(node)), null, null);
  },
  CostPart_eachTapped: (node, values) => {
    const span = spanOf(node);
    const either = list(astsIn(node, values), span);
    return [call('eitherOr', [subjectOf(node), either, enumName('eachTapped', span)], span), call('tapSelf', [], span)];
  },
  CostPart_payMore: (node, values) => {
    const [base = null, more = null] = astsIn(node, values);
    return call('payMore', [base, more, null], spanOf(node));
  },
  CostPart_having: (node, values) => {
    const [who = null, predicate] = astsIn(node, values);
    if (who === null || !isCall(predicate)) throw new Error('something that somebody does');
    return withSubject(predicate, who);
  },
  CostPart_eitherOr: eitherCost('plain'),
  CostPart_eitherOr_mana: eitherCost('elided'),
  CostPart_manaEither: eitherCost('elided'),
  CostStatement_alternative: alternativeCost,
  CostStatement_alternative_for: alternativeCost,
  PermanentPredicate_putCountersOf_those: (node, values) => {
    const [on = null] = astsIn(node, values);
    const args = [subjectOf(node), reference('counted', node), on, enumName('those', spanOf(node))];
    return call('putCountersOf', args, spanOf(node));
  },
  PermanentPredicate_removeCounters_those: removedCounters('those'),
  PermanentPredicate_removeCounters_allOfThem: removedCounters('allOfThem'),
  PermanentPredicate_removeCounters_themAll: removedCounters('themAll'),
  PermanentPredicate_removeCounters_them: removedCounters('them'),
  EnterPredicate_entersWith: (node, values) =>
    call('entersWith', [subjectOf(node), list(astsIn(node, values), spanOf(node)), null, null], spanOf(node)),
  SubjectClause_mayCast: (node, values) => {
    const [who = null, verb = null, what = null, flash = null, more = null] = astsIn(node, values);
    const span = spanOf(node);
    const args = [subjectOf(node), what, null, null, flash, verb, enumName('active', span), more];
    const clause = statement(node, call('mayCast', args, span), who);
    const trails = valuesIn(node, values).filter(isSlot);
    return { ...clause, phrases: clause.phrases.map((phrase) => ({ ...phrase, trails })) };
  },
  Counted_timesPaid_kicked: timesKicked,
  BaseQuantity_timesPaid_kicked: timesKicked,
  ConditionPredicate_costPaid_with: (node, values) => {
    const [how = null, , kicker = null] = astsIn(node, values);
    const name = word('kicked', spanOf(node));
    return call('costPaid', [subjectOf(node), how, name, null, kicker], spanOf(node));
  },
  ContinuousPredicate_setBasePt_each: baseOfEach('each'),
  ContinuousPredicate_setBasePt_bothEach: baseOfEach('bothEach'),
  SubjectClause_costFloor: (node, values) =>
    statement(node, call('costFloor', [...astsIn(node, values)], spanOf(node)), null),
  SubjectClause_excessInstead: (node, values) => {
    const excess = enumName('excess', spanOf(node));
    return statement(node, call('dealDamage', [null, excess, firstAst(node, values)], spanOf(node)), null);
  },
  SubjectClause_cantGetCounters: (node, values) =>
    statement(node, call('cantGetCounters', [firstAst(node, values)], spanOf(node)), null),
  ContinuousPredicate_setBasePt_power: (node, values) =>
    call('setBasePt', [subjectOf(node), firstAst(node, values), null], spanOf(node)),
  ContinuousPredicate_setBasePt_toughness: (node, values) =>
    call('setBasePt', [subjectOf(node), null, firstAst(node, values)], spanOf(node)),
  SubjectClause_lifeCantChange: (node, values) => {
    const predicate = call('lifeCantChange', [subjectOf(node)], spanOf(node));
    return statement(node, predicate, firstAst(node, values), valuesIn(node, values).filter(isSlot));
  },
};
