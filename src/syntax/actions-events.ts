import { isOp, rowOf } from '../bytecode/table';
import { numberFromOrdinal } from '../vocabulary/numbers';
import type { Ast, Call } from './ast';
import { allOf, allOfParts, anyOf, call, enumName, list, setOf, spanOf, subjectOf, word } from './build';
import { astsIn, valuesIn, type Values } from './children';
import type { SyntaxNode } from './node';
import { reference } from './actions-references';
import { isCall, type Action, type Actions } from './values';
import { constant, countersOn } from './actions-values';

const stepEvent =
  (styleName: string): Action =>
  (node, values) => {
    const parts = astsIn(node, values);
    const step = parts.find((v) => v.kind === 'EnumName') ?? enumName('combat', spanOf(node));
    const whose = parts.find((v) => v.kind !== 'EnumName') ?? null;
    return call('beginning', [step, whose, enumName(styleName, spanOf(node))], spanOf(node));
  };

/** A predicate with its subject put in. */
export function withSubject(predicate: Call, subject: Ast): Call {
  return { ...predicate, args: predicate.args.map((arg) => (arg === null ? null : putIn(arg, subject))) };
}

/** The subject of a predicate, and of an event that the predicate speaks of. */
function putIn(arg: Ast, subject: Ast): Ast {
  switch (arg.kind) {
    case 'Subject':
      return subject;
    case 'List':
      return { ...arg, items: arg.items.map((item) => putIn(item, subject)) };
    case 'Call':
      return rowOf(arg.op).result === 'event' || arg.op === 'total' || arg.op === 'tally'
        ? withSubject(arg, subject)
        : arg;
    default:
      return arg;
  }
}

export const subjectCondition: Action = (node, values) => {
  const [subject, predicate] = astsIn(node, values);
  if (subject === undefined || !isCall(predicate)) throw new Error('a condition without its subject');
  return withSubject(predicate, subject);
};

/** A subject with one or two things that happen to it: "enters or attacks". */
function subjectEvent(node: SyntaxNode, values: Values): Ast {
  const [subject, ...predicates] = astsIn(node, values);
  if (subject === undefined) throw new Error('an event without its subject');
  return eventOf(subject, predicates, node);
}

function eventOf(subject: Ast, predicates: readonly Ast[], node: SyntaxNode): Ast {
  const events = sharingObject(predicates.filter(isCall)).map((predicate) => withSubject(predicate, subject));
  const [first, second] = events;
  if (first === undefined) throw new Error('an event without its verb');
  return second === undefined
    ? first
    : call('anyOfEvents', [list(events, spanOf(node)), enumName('orShared', spanOf(node))], spanOf(node));
}

const tenses: Readonly<Record<string, { readonly tense: string; readonly polarity: 'did' | 'didnt' }>> = {
  past: { tense: 'past', polarity: 'did' },
  present: { tense: 'present', polarity: 'did' },
  has: { tense: 'perfect', polarity: 'did' },
  hasnt: { tense: 'perfect', polarity: 'didnt' },
  didnt: { tense: 'past', polarity: 'didnt' },
};

/** Something that happened in a period: its subject is put in by the condition or by the relative clause. */
export function happening(node: SyntaxNode, parts: readonly Ast[], period: Ast | null): Ast {
  const [verb, ...predicates] = parts;
  const event = eventOf(subjectOf(node), predicates, node);
  const { tense, polarity } = tenses[verb?.kind === 'EnumName' ? verb.name : 'past'] ?? {
    tense: 'past',
    polarity: 'did',
  };
  return call(
    'happened',
    [event, period, enumName(tense, spanOf(node)), enumName(polarity, spanOf(node))],
    spanOf(node),
  );
}

/** A clause with its subject put in, wherever it stands. */
const relativeTo =
  (subject: (word: string, node: SyntaxNode) => Ast): Action =>
  (node, values) => {
    const [word, clause] = astsIn(node, values);
    if (word?.kind !== 'EnumName' || !isCall(clause)) throw new Error('a relative clause without verb');
    return call('relative', [withSubject(clause, subject(word.name, node))], spanOf(node));
  };

const candidate = (style: string, node: SyntaxNode): Ast =>
  call('candidate', [enumName(style, spanOf(node))], spanOf(node));

/** "Who had more life than you did as you activated this ability". */
const asActivated: Action = (node, values) => {
  const [more] = astsIn(node, values);
  if (!isCall(more)) throw new Error('a comparison of players');
  return call('asActivated', [more], spanOf(node));
};

const hadMore =
  (what: 'life' | 'cardsInHand' | 'cardsInGraveyard'): Action =>
  (node, values) => {
    const span = spanOf(node);
    const parts = astsIn(node, values);
    const how = parts.find((part) => part.kind === 'EnumName') ?? null;
    const than = parts.at(-1) ?? null;
    const [by = null, kind = null] = parts.filter((part) => part !== how && part !== than);
    return call(
      'hasMore',
      [candidate('who', node), how, enumName(what, span), enumName('bare', span), than, by, kind],
      span,
    );
  };

const together: Action = (node, values) => {
  const [what = null, count = null, filter] = astsIn(node, values);
  if (!isCall(filter)) throw new Error('attackers without description');
  const others: Ast = setOf('atLeast', filter, spanOf(node), count);
  return call('attacksTogether', [what, others], spanOf(node));
};

const secondTriggers: Readonly<Record<string, string>> = { whenever: 'Whenever', when: 'When', at: 'At' };

/** On what counters are put or from what they are removed, of which kind, and how many. */
function countersIn(node: SyntaxNode, values: Values): readonly (Ast | null)[] {
  const [quantity = null, ...rest] = astsIn(node, values);
  const counter = rest.find((v) => v.kind === 'Word') ?? null;
  return [rest.find((v) => v.kind !== 'Word') ?? null, counter, quantity];
}

const countersRemovedBy: Action = (node, values) =>
  call('countersRemoved', [...countersIn(node, values), subjectOf(node)], spanOf(node));

const countersPut: Action = (node, values) => call('countersPut', countersIn(node, values), spanOf(node));

/** "blocks or becomes blocked by a creature": the creature is what is blocked, too. */
function sharingObject(predicates: readonly Call[]): readonly Call[] {
  const [first, second] = predicates;
  const shared = second?.op === 'becomesBlocked' ? second.args[1] : null;
  if (first?.op !== 'blocks' || first.args[1] || !second || !shared) return predicates;
  return [{ ...first, args: [first.args[0] ?? null, shared] }, second];
}

/** "your second spell each turn": the spell and which one it is. */
function nthSpell(node: SyntaxNode, values: Values): readonly Ast[] {
  const parts = astsIn(node, values);
  const nth = parts.find((v) => isCall(v) && v.op === 'const');
  const kinds = parts.filter(isCall).filter((v) => v.op !== 'const');
  const filter = allOf(kinds, spanOf(node));
  const spell: Ast = setOf('bare', filter, spanOf(node));
  const during = parts.find((v) => v.kind === 'EnumName');
  return [spell, nth, during].flatMap((part) => part ?? []);
}

/** The base form of a keyword action's verb. */
function actionOf(node: SyntaxNode): string {
  const base = node.children[0]?.sourceString ?? '';
  return base.endsWith('ie') ? `${base.slice(0, -2)}y` : base;
}

/** Two events, each behind the word of its trigger. */
function bothEvents(node: SyntaxNode, values: Values): Call {
  const [first, join, word, second] = astsIn(node, values);
  if (first === undefined || second === undefined) throw new Error('a second trigger without its event');
  const isOr = join?.kind === 'EnumName' && join.name === 'or';
  const style = `${isOr ? 'or' : 'and'}${secondTriggers[word?.kind === 'EnumName' ? word.name : 'whenever'] ?? 'Whenever'}`;
  return call('anyOfEvents', [list([first, second], spanOf(node)), enumName(style, spanOf(node))], spanOf(node));
}

/** "Attacks while saddled": the state is one of its subject. */
const whileState: Action = (node, values) => {
  const [event = null, state = null] = astsIn(node, values);
  const subject = isCall(event) ? (event.args[0] ?? null) : null;
  if (subject?.kind !== 'Reference') return call('whileTrue', [event, state], spanOf(node));
  const condition = call('is', [subject, state, enumName('is', spanOf(node))], spanOf(node));
  return call('whileTrue', [event, condition, enumName('state', spanOf(node))], spanOf(node));
};

/** "When ~ enters and whenever it attacks while saddled": the state is that of what the first event is about. */
const bothInState: Action = (node, values) => {
  const both = bothEvents(node, values);
  const events = both.args[0]?.kind === 'List' ? both.args[0].items : [];
  const [first] = events;
  const subject = isCall(first) ? (first.args[0] ?? null) : null;
  if (subject?.kind !== 'Reference' || subject.form !== 'self') return both;
  const known = events.map((event) => {
    const [inner = null, state, style = null] = isCall(event) && event.op === 'whileTrue' ? event.args : [];
    if (!isCall(event) || !isCall(state) || state.op !== 'is') return event;
    return { ...event, args: [inner, { ...state, args: [subject, ...state.args.slice(1)] }, style] };
  });
  return { ...both, args: [list(known, spanOf(node)), ...both.args.slice(1)] };
};

const duringEvent: Action = (node, values) =>
  call('whileTrue', [...astsIn(node, values), enumName('during', spanOf(node))], spanOf(node));

/** Something a player does that goes by one name. */
const doing =
  (action: string): Action =>
  (node) =>
    call('performsAction', [subjectOf(node), word(action, spanOf(node))], spanOf(node));

/** One of two events. */
const eitherEvent: Action = (node, values) =>
  call('anyOfEvents', [list(astsIn(node, values), spanOf(node)), enumName('or', spanOf(node))], spanOf(node));

/** Each of several has what is said behind the last of them: "the first instant spell or the first Elf spell you've cast". */
function castAlike(each: readonly Call[]): readonly Call[] {
  const said = each.at(-1)?.args[1] ?? null;
  const by = isCall(said) ? allOfParts(said).filter(({ op }) => op === 'castBy') : [];
  return each.map((one, at) => {
    const [nth = null, of = null, style = null] = one.args;
    if (at === each.length - 1 || !isCall(of)) return call('nthCast', [nth, of, style], one.span);
    const whole = allOf([...allOfParts(of), ...by], of.span);
    return call('nthCast', [nth, whole, enumName('saidLater', one.span)], one.span);
  });
}

/** Meanings of events and conditions that are more than the call their label names. */
export const eventActions: Actions = {
  QuantityCondition_compareNum_elided: (node, values) => {
    const [left = null, what = null, how = null, right = null] = astsIn(node, values);
    const span = spanOf(node);
    const [its, other] = [left, right].map((of) => call('stat', [what, of], span));
    return call('compareNum', [its ?? null, how, other ?? null, enumName('elided', span)], span);
  },
  CastFact_revealed: (node, values) =>
    list([enumName('revealed', spanOf(node)), ...astsIn(node, values)], spanOf(node)),
  CastFact_controlled: (node, values) =>
    list([enumName('controlled', spanOf(node)), ...astsIn(node, values)], spanOf(node)),
  NextStepEvent: stepEvent('bareNext'),
  actionVerb: (node) => word(actionOf(node), spanOf(node)),
  StepEvent_combatOn: stepEvent('combatOn'),
  StepEvent_eachCombat: stepEvent('each'),
  StepEvent_next: stepEvent('next'),
  StepEvent_whoseNext: stepEvent('whoseNext'),
  StepEvent_first: stepEvent('first'),
  StepEvent_whoseFirst: stepEvent('whoseFirst'),
  StepEvent_whoseFirstEachTurn: stepEvent('whoseFirstEachTurn'),
  StepEvent_eachOf: stepEvent('eachOf'),
  StepEvent_each: stepEvent('each'),
  StepEvent_the: stepEvent('theOf'),
  StepEvent_the_plain: stepEvent('the'),
  StepEvent_whose: stepEvent('of'),
  CombatEventPredicate_attacksWith: (node, values) => {
    const parts = astsIn(node, values);
    const what = parts[parts.length - 1] ?? null;
    return call('attacksWith', [subjectOf(node), what, parts.length > 1 ? (parts[0] ?? null) : null], spanOf(node));
  },
  StepEvent_nextTurns: stepEvent('nextTurns'),
  StepEvent_thatTurns: stepEvent('thatTurns'),
  StepEvent_onNextTurn: stepEvent('onNextTurn'),
  StepEvent_endOfCombatOn: (node, values) => {
    const span = spanOf(node);
    return call('beginning', [enumName('endOfCombat', span), ...astsIn(node, values), enumName('endOn', span)], span);
  },
  StepEvent_endOfCombat: (node) =>
    call('beginning', [enumName('endOfCombat', spanOf(node)), null, enumName('bare', spanOf(node))], spanOf(node)),
  SharedObjectPredicate: (node, values) => {
    const parts = astsIn(node, values);
    const object = parts.find((v) => v.kind !== 'EnumName') ?? null;
    return parts.flatMap((v) =>
      v.kind === 'EnumName' && isOp(v.name) ? [call(v.name, [subjectOf(node), object], spanOf(node))] : [],
    );
  },
  NextEvent_nextList: (node, values) => [enumName('next', spanOf(node)), subjectEvent(node, values)],
  NextEvent_next: (node, values) => [enumName('next', spanOf(node)), subjectEvent(node, values)],
  NextEvent_yourNext: (node, values) => {
    const [who = null, what = null] = astsIn(node, values);
    return [enumName('yourNext', spanOf(node)), call('casts', [who, what], spanOf(node))];
  },
  NextSpell: (node, values) => setOf('bare', allOf(valuesIn(node, values).filter(isCall), spanOf(node)), spanOf(node)),
  SubjectEvent_several: subjectEvent,
  SubjectEvent_list: subjectEvent,
  SubjectEvent_plain: subjectEvent,
  TurningEvent_either: subjectEvent,
  TurningEvent_one: subjectEvent,
  WouldEvent_subject: subjectEvent,
  WouldEvent_either: eitherEvent,
  WouldHappen: subjectEvent,
  WouldEvent_subject_tapping: subjectEvent,
  TogetherEvent_attacksTogether: together,
  TogetherEvent_attacksTogether_more: together,
  DamageKind_any: (node) => enumName('any', spanOf(node)),
  EventOrigin_anywhere: (node) =>
    call('zone', [enumName('anywhere', spanOf(node)), null, enumName('bare', spanOf(node))], spanOf(node)),
  NthSpell_eachTurn: nthSpell,
  NthSpell_during: nthSpell,
  ordinal: (node) => constant(numberFromOrdinal(node.sourceString) ?? 1, node),
  InTurns: (node, values) => {
    const [subject = null, ...predicate] = astsIn(node, values);
    const span = spanOf(node);
    const event = eventOf(subject ?? subjectOf(node), predicate, node);
    const so = call(
      'happened',
      [event, enumName('thisTurn', span), enumName('past', span), enumName('did', span)],
      span,
    );
    return call('turnsWhen', [so], span);
  },
  HandledEvent: subjectEvent,
  ThatModifier_relative: relativeTo(candidate),
  ThatModifier_relative_state: relativeTo(candidate),
  ThatModifier_asActivated: asActivated,
  HadMore_life: hadMore('life'),
  HadMore_hand: hadMore('cardsInHand'),
  HadMore_graveyard: hadMore('cardsInGraveyard'),
  HadMore_permanents: (node, values) => {
    const [how = null, what = null, than = null] = astsIn(node, values);
    return call('controlsMore', [candidate('who', node), how, what, than, null], spanOf(node));
  },
  SubjectCondition: subjectCondition,
  PlayerEventPredicate_draws_except: (node) =>
    call('draws', [subjectOf(node), null, null, enumName('firstOfDrawStep', spanOf(node))], spanOf(node)),
  PlayerEventPredicate_draws_what: (node, values) =>
    call('draws', [subjectOf(node), null, astsIn(node, values)[0] ?? null], spanOf(node)),
  ZoneEventPredicate_enters: (node, values) => {
    const parts = astsIn(node, values);
    const from = parts.find((v) => isCall(v) && (v.op === 'zone' || v.op === 'elsewhere')) ?? null;
    const tapped = parts.find((v) => v.kind === 'EnumName') ?? null;
    const under = parts.find((v) => v !== from && v !== tapped) ?? null;
    return call('enters', [subjectOf(node), from, under, tapped], spanOf(node));
  },
  ZoneEventPredicate_putInto_resolving: (node, values) =>
    call(
      'putInto',
      [subjectOf(node), astsIn(node, values)[0] ?? null, null, enumName('resolving', spanOf(node))],
      spanOf(node),
    ),
  Condition_joined: (node, values) => {
    const [left = null, join, right = null] = astsIn(node, values);
    const isBoth = join?.kind !== 'EnumName' || join.name === 'and';
    return isBoth
      ? call('bothTrue', [left, right], spanOf(node))
      : call('eitherTrue', [left, right, join], spanOf(node));
  },
  PlayerEventPredicate_ventures: doing('venture into the dungeon'),
  PlayerEventPredicate_takesInitiative: doing('take the initiative'),
  PlayerEventPredicate_completesDungeon: doing('complete a dungeon'),
  PlayerEventPredicate_winsFlip: doing('win a coin flip'),
  PlayerEventPredicate_flipsCoin: doing('flip a coin'),
  PlayerEventPredicate_givesGift: doing('give a gift'),
  PlayerEventPredicate_losesFlip: doing('lose a coin flip'),
  PlayerEventPredicate_collectsEvidence: doing('collect evidence'),
  PlayerEventPredicate_manifestsDread: doing('manifest dread'),
  PlayerEventPredicate_clashes: doing('clash'),
  PlayerEventPredicate_winsClash: doing('clash and win'),
  Tallied_countersOn: (node, values) => countersOn(node, values),
  TurnPhrase_duringExtraTurn: (node) => call('duringExtraTurn', [], spanOf(node)),
  TurnPhrase_otherTurns: (node) =>
    call('turnOf', [reference('you', node), enumName('isnt', spanOf(node))], spanOf(node)),
  PlayerEventPredicate_gainsOrLoses: (node) => [
    call('gainsLife', [subjectOf(node)], spanOf(node)),
    call('losesLife', [subjectOf(node)], spanOf(node)),
  ],
  PlayerEventPredicate_searches: (node) => call('searches', [subjectOf(node)], spanOf(node)),
  PlayerEventPredicate_shuffles: (node) => call('shuffles', [subjectOf(node)], spanOf(node)),
  CounterEvent_countersRemoved: (node, values) => call('countersRemoved', countersIn(node, values), spanOf(node)),
  CounterEvent_countersPut: countersPut,
  WouldEvent_countersPut: countersPut,
  WouldEvent_countersPut_effect: (node, values) =>
    call('countersPut', [...countersIn(node, values), null, null, enumName('effect', spanOf(node))], spanOf(node)),
  PlayerEventPredicate_countersPut_get: (node, values) => {
    const [, counter = null, quantity = null] = countersIn(node, values);
    const get = enumName('get', spanOf(node));
    return call('countersPut', [subjectOf(node), counter, quantity, null, null, null, get], spanOf(node));
  },
  PlayerEventPredicate_countersPut: (node, values) =>
    call('countersPut', [...countersIn(node, values), null, subjectOf(node)], spanOf(node)),
  PlayerEventPredicate_countersRemoved: countersRemovedBy,
  PlayerEventPredicate_countersRemoved_bare: countersRemovedBy,
  CausedEvent: subjectEvent,
  PlayerEventPredicate_causes: (node, values) =>
    call('causes', [subjectOf(node), astsIn(node, values)[0] ?? null, enumName('would', spanOf(node))], spanOf(node)),
  TriggerEvent_either: eitherEvent,
  WaitedEvent_either: eitherEvent,
  TriggerEvent_both: bothEvents,
  TriggerEvent_both_during: bothEvents,
  DuringEvent: duringEvent,
  TriggerEvent_while: (node, values) =>
    call('whileTrue', [...astsIn(node, values), enumName('full', spanOf(node))], spanOf(node)),
  TriggerEvent_during: duringEvent,
  TriggerEvent_whileState: whileState,
  EventInState: whileState,
  TriggerEvent_both_inState: bothInState,
  StateCondition_subject: subjectCondition,
  RemainingState_exile: (node) =>
    call(
      'inZone',
      [
        call('zone', [enumName('exile', spanOf(node)), null, enumName('bare', spanOf(node))], spanOf(node)),
        enumName('in', spanOf(node)),
      ],
      spanOf(node),
    ),
  ItIs: (node) => [reference('it', node), enumName('s', spanOf(node))],
  YouAre_you: (node) => reference('you', node),
  YouHave: (node) => reference('you', node),
  NthCast: (node, values) => {
    const [nth = null, of = null] = astsIn(node, values);
    return call('nthCast', [nth, of, enumName('own', spanOf(node))], spanOf(node));
  },
  StateFilter_eitherNthCast: (node, values) => anyOf(castAlike(valuesIn(node, values).filter(isCall)), spanOf(node)),
  StateFilter_noun: (node, values) => allOf(valuesIn(node, values).filter(isCall), spanOf(node)),
  StateFilter_bareNoun: (node, values) => valuesIn(node, values),
  StateFilter_adjective: (node, values) => valuesIn(node, values),
  StateFilter_either: (node, values) => anyOf(astsIn(node, values), spanOf(node)),
};
