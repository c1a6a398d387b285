import type { Ast } from './ast';
import { allOf, call, enumName, spanOf, subjectOf, word, setOf } from './build';
import { astsIn, child, firstAst, type Values } from './children';
import type { SyntaxNode } from './node';
import { happening, subjectCondition, withSubject } from './actions-events';
import { tiedExtreme } from './actions-objects';
import { reference } from './actions-references';
import { isCall, type Action, type Actions } from './values';

const happened: Action = (node, values) => {
  const parts = astsIn(node, values);
  return happening(node, parts.slice(0, -1), parts[parts.length - 1] ?? null);
};

/** "If you cast it", "if you didn't cast it from your hand": at any time before. */
const everCast: Action = (node, values) => {
  const [verb, what = null, from = null] = astsIn(node, values);
  const cast = call('casts', [subjectOf(node), what, null, from], spanOf(node));
  return happening(node, verb === undefined ? [cast] : [verb, cast], enumName('ever', spanOf(node)));
};

function counters(parts: readonly Ast[]): readonly (Ast | null)[] {
  const [what = null, quantity = null, ...rest] = parts;
  return [what, quantity, rest.find((v) => v.kind !== 'Word') ?? null, rest.find((v) => v.kind === 'Word') ?? null];
}

const countersAre: Action = (node, values) => {
  const [tense = null, ...rest] = astsIn(node, values);
  return call('countersAre', [...counters([subjectOf(node), ...rest]), tense], spanOf(node));
};

const performed: Action = (node, values) =>
  call('performed', [null, subjectOf(node), astsIn(node, values)[0] ?? null], spanOf(node));

/** Which characteristic, how, and with what it is compared. */
const compared = (parts: readonly Ast[]): readonly (Ast | null)[] => [
  parts[0] ?? null,
  parts[1] ?? null,
  parts[2] ?? null,
];

/** "It has power 4 or greater", "it had mana value 3 or less". */
const statIs =
  (verb: 'has' | 'had'): Action =>
  (node, values) =>
    call(
      'is',
      [subjectOf(node), call('compare', compared(astsIn(node, values)), spanOf(node)), enumName(verb, spanOf(node))],
      spanOf(node),
    );

function isCondition(node: SyntaxNode, values: Values): Ast {
  const [what = null, style = null, filter = null] = astsIn(node, values);
  return call('is', [what, filter, style], spanOf(node));
}

/** "It shares a color with …", "that doesn't have flying": what a description would say, as a predicate. */
const isSuch =
  (verb: string, op: 'sameName' | 'sharesType'): Action =>
  (node, values) => {
    const span = spanOf(node);
    return call('is', [subjectOf(node), call(op, astsIn(node, values), span), enumName(verb, span)], span);
  };

/** "Convoked it", "saddled ~ this turn", "devoured a creature". */
const helped: Action = (node, values) => {
  const [action = null, whom = null, period = enumName('ever', spanOf(node))] = astsIn(node, values);
  const helps = call('helps', [subjectOf(node), action, whom], spanOf(node));
  return happening(node, [enumName('past', spanOf(node)), helps], period);
};

/** "Was cast using dash", "was cast for its dash cost". */
const castBy =
  (style: string): Action =>
  (node, values) => {
    const [how = null, name = null] = astsIn(node, values);
    return call('keywordCostPaid', [subjectOf(node), name, how, enumName(style, spanOf(node))], spanOf(node));
  };

/** What the rules for conditions and for what happened mean. */
export const conditionActions: Actions = {
  ConditionPredicate_is_doesntHave_sameName: isSuch('doesntHave', 'sameName'),
  ConditionPredicate_is_has_sameName: isSuch('has', 'sameName'),
  PerformedClause: (node, values) => {
    const [who = null, style = null] = astsIn(node, values);
    return call('performed', [null, who, style], spanOf(node));
  },
  ConditionPredicate_is_has_extreme: (node, values) =>
    call('is', [subjectOf(node), tiedExtreme(node, values), enumName('has', spanOf(node))], spanOf(node)),
  ConditionPredicate_is_doesntShare_sharesType: isSuch('doesntShare', 'sharesType'),
  ConditionPredicate_is_shares_sharesType: isSuch('shares', 'sharesType'),
  ConditionPredicate_is_hasSuch: (node, values) =>
    call('is', [subjectOf(node), astsIn(node, values)[0] ?? null, enumName('has', spanOf(node))], spanOf(node)),
  SimpleCondition_costPaid_is: (node) => {
    const span = spanOf(node);
    const name = word(child(node, 'PaidAs')?.sourceString ?? '', span);
    return call('costPaid', [reference('it', node), enumName('is', span), name], span);
  },
  HistoryPredicate_helped: helped,
  HistoryPredicate_helped_fed: helped,
  HistoryPredicate_had: (node, values) => {
    const [what = null, period = null] = astsIn(node, values);
    const span = spanOf(node);
    const entered = call('enters', [what, null, subjectOf(node)], span);
    return call('happened', [entered, period, enumName('had', span), enumName('did', span)], span);
  },
  HistoryPredicate_entered: (node, values) => {
    const [from = null] = astsIn(node, values);
    const entered = call('enters', [subjectOf(node), from], spanOf(node));
    return happening(node, [enumName('past', spanOf(node)), entered], enumName('ever', spanOf(node)));
  },
  SimpleCondition_damageIsPrevented: (node, values) => {
    const [from = null] = astsIn(node, values);
    const amount = reference('amountDone', node, null, 'damagePrevented');
    return call(
      'damageIsPrevented',
      [amount, from === null ? null : reference('that', node, 'source'), from],
      spanOf(node),
    );
  },
  HistoryPredicate_entered_under: (node, values) => {
    const [under = null] = astsIn(node, values);
    const entered = call('enters', [subjectOf(node), null, under], spanOf(node));
    return happening(node, [enumName('past', spanOf(node)), entered], enumName('ever', spanOf(node)));
  },
  // "If no one does": said of what any player may do.
  SimpleCondition_nobodyDoes: (node) => {
    const span = spanOf(node);
    const filter = allOf([call('player', [], span)], span);
    const who = setOf('a', filter, span);
    return call('performed', [null, who, enumName('nobody', span)], span);
  },
  ConditionPredicate_controlsMost_hand: (node, values) => {
    const [which = null] = astsIn(node, values);
    return call('controlsMost', [subjectOf(node), which, null, null], spanOf(node));
  },
  SimpleCondition_nthCombat: (node, values) => call('nthCombat', [astsIn(node, values)[0] ?? null], spanOf(node)),
  SimpleCondition_alternativeCostPaid: (node, values) => {
    const [cost = null, how = null] = astsIn(node, values);
    return call('alternativeCostPaid', [reference('self', node), cost, how], spanOf(node));
  },
  HistoryCondition_howOften_tempted: (node, values) => {
    const [who = null, how = null, count = null, period = null] = astsIn(node, values);
    const span = spanOf(node);
    const often = call('tally', [call('tempts', [who], span), period, enumName('perfect', span)], span);
    return call('compareNum', [often, how, count, enumName('times', span)], span);
  },
  SimpleCondition_handHas_zone: (node, values) => {
    const [who = null, zone = null, what = null] = astsIn(node, values);
    return call('handHas', [who, what, zone, enumName('zone', spanOf(node))], spanOf(node));
  },
  SimpleCondition_handHas_any: (node, values) => {
    const [zone = null, what = null] = astsIn(node, values);
    const span = spanOf(node);
    const filter = allOf([call('player', [], span)], span);
    const who = setOf('a', filter, span);
    return call('handHas', [who, what, zone, enumName('any', span)], span);
  },
  SimpleCondition_tributePaid: (node, values) =>
    call('tributePaid', [reference('self', node), astsIn(node, values)[0] ?? null], spanOf(node)),
  SimpleCondition_giftPromised: (node, values) =>
    call('giftPromised', [reference('self', node), astsIn(node, values)[0] ?? null], spanOf(node)),
  SimpleCondition_additionalCostPaid_cost: (node, values) => {
    const [of = null, how = null] = astsIn(node, values);
    return call('additionalCostPaid', [how, null, of, enumName('cost', spanOf(node))], spanOf(node));
  },
  SimpleCondition_additionalCostPaid_evidence: (node, values) => {
    const [how = null] = astsIn(node, values);
    const args = [how, null, reference('self', node), enumName('evidence', spanOf(node))];
    return call('additionalCostPaid', args, spanOf(node));
  },
  SimpleCondition_additionalCostPaid_beheld: (node, values) => {
    const [what = null, how = null] = astsIn(node, values);
    const args = [how, what, reference('self', node), enumName('beheld', spanOf(node))];
    return call('additionalCostPaid', args, spanOf(node));
  },
  SimpleCondition_asYouCast: (node, values) => {
    const facts = astsIn(node, values).filter((v) => v.kind === 'List');
    const said = (name: string): Ast | null =>
      facts.map((fact) => fact.items).find(([word]) => word?.kind === 'EnumName' && word.name === name)?.[1] ?? null;
    return call('asYouCast', [said('revealed'), said('controlled'), reference('self', node)], spanOf(node));
  },
  ConditionPredicate_totalAre: (node, values) => {
    const [what = null, how = null, than = null] = astsIn(node, values);
    const total = call('total', [what, subjectOf(node)], spanOf(node));
    return call('compareNum', [total, how, than, enumName('have', spanOf(node))], spanOf(node));
  },
  HistoryPredicate_happened: happened,
  HistoryPredicate_happened_auxiliary: happened,
  HistoryPredicate_happened_handled: happened,
  HistoryPredicate_happened_handledAuxiliary: happened,
  HistoryPredicate_cast: everCast,
  HistoryPredicate_cast_auxiliary: everCast,
  HistoryCondition_subject: subjectCondition,
  ConditionPredicate_wasCast: (node, values) => {
    const parts = astsIn(node, values);
    const how = parts.find((v) => v.kind === 'EnumName') ?? null;
    const from = parts.find((v) => v.kind !== 'EnumName') ?? null;
    return call('wasCast', [subjectOf(node), from, how], spanOf(node));
  },
  HistoryPredicate_lifeChanged: (node, values) =>
    call('lifeChanged', [subjectOf(node), ...astsIn(node, values), enumName('past', spanOf(node))], spanOf(node)),
  HistoryCondition_youHaveLife: (node, values) =>
    call(
      'lifeChanged',
      [reference('you', node), ...astsIn(node, values), enumName('perfect', spanOf(node))],
      spanOf(node),
    ),
  HistoryCondition_youHad: (node, values) => {
    const [what = null, under = null, period = null] = astsIn(node, values);
    const entered = call('enters', [what, null, under], spanOf(node));
    return call(
      'happened',
      [entered, period, enumName('had', spanOf(node)), enumName('did', spanOf(node))],
      spanOf(node),
    );
  },
  HistoryCondition_youHave: (node, values) => {
    const parts = astsIn(node, values);
    const verb = enumName('has', spanOf(node));
    const clause = happening(node, [verb, ...parts.slice(0, -1)], parts[parts.length - 1] ?? null);
    return isCall(clause) ? withSubject(clause, reference('you', node)) : clause;
  },
  ConditionPredicate_notDone: (node, values) => {
    const [effect = null, place = enumName('plain', spanOf(node))] = astsIn(node, values);
    return call('notDone', [null, subjectOf(node), effect, place], spanOf(node));
  },
  ConditionPredicate_performed: performed,
  ConditionPredicate_performed_flip: performed,
  ConditionPredicate_statIs: statIs('has'),
  ConditionPredicate_statIs_had: statIs('had'),
  ConditionPredicate_keywordCostPaid: castBy('castUsing'),
  ConditionPredicate_keywordCostPaid_for: castBy('castFor'),
  ConditionPredicate_escaped: (node) => {
    const span = spanOf(node);
    const args = [subjectOf(node), word('escape', span), enumName('was', span), enumName('did', span)];
    return call('keywordCostPaid', args, span);
  },
  ConditionPredicate_doesntHave: (node, values) =>
    call('is', [subjectOf(node), firstAst(node, values), enumName('doesntHave', spanOf(node))], spanOf(node)),
  ConditionPredicate_is: (node, values) => {
    const [style = null, filter = null] = astsIn(node, values);
    return call('is', [subjectOf(node), filter, style], spanOf(node));
  },
  ConditionPredicate_countersAre: countersAre,
  ConditionPredicate_hasKind: (node, values) =>
    call('hasKind', [subjectOf(node), null, ...astsIn(node, values)], spanOf(node)),
  ConditionPredicate_countersAre_player: countersAre,
  ConditionPredicate_remains: (node, values) =>
    call('is', [subjectOf(node), astsIn(node, values)[0] ?? null, enumName('remains', spanOf(node))], spanOf(node)),
  SimpleCondition_is_contracted: isCondition,
};
