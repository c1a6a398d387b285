import { rowOf } from '../bytecode/table';
import type { Ast, Call, ClauseAst, JoinName, SentenceAst, Slot } from './ast';
import { reference } from './actions-references';
import { constant, expectedDamage } from './actions-values';
import { allOf, anyOf, call, enumName, list, setOf, spanOf, subjectOf } from './build';
import { astsIn, firstAst, printedIn, valuesIn } from './children';
import type { SyntaxNode } from './node';
import {
  isAst,
  isCall,
  isClause,
  isPhrase,
  isSlot,
  type Action,
  type Actions,
  type PhraseValue,
  type Value,
} from './values';
import { kindOf, becoming, become, becomeOne } from './actions-becoming';

const joins: readonly string[] = ['and', 'andThen', 'commaAnd', 'comma', 'commaThen', 'or'];
const joinOf = (value: Value | undefined): JoinName =>
  value?.kind === 'EnumName' && joins.includes(value.name) ? (value.name as JoinName) : 'first';

const slot =
  (make: (value: Ast, node: SyntaxNode) => Slot): Action =>
  (node, values) =>
    make(firstAst(node, values), node);

const ifSlot = slot((condition, node) => ({ kind: 'If', condition, span: spanOf(node) }));
const asLongAs = slot((condition, node) => ({ kind: 'AsLongAs', condition, span: spanOf(node) }));
const lastingAt = (place: 'outside' | 'inner'): Action =>
  slot((duration, node) => ({ kind: 'Lasting', duration, place, span: spanOf(node) }));
const lasting = lastingAt('outside');
const forEach = slot((what, node) => ({ kind: 'ForEach', what, span: spanOf(node) }));
const delayed: Action = (node, values) => {
  const [event, duration = null] = astsIn(node, values);
  if (event === undefined) throw new Error('a delayed trigger without its event');
  return { kind: 'Delayed', word: 'at', event, duration, next: null, span: spanOf(node) };
};

/** "Return it at the beginning of the next end step if ~ is still on the battlefield." */
const delayedIf: Action = (node, values) => {
  const [event, condition] = astsIn(node, values);
  if (event === undefined || condition === undefined) throw new Error('a delayed trigger without its event');
  return { kind: 'Delayed', word: 'at', event, duration: null, next: null, condition, span: spanOf(node) };
};

/** "Return it to the battlefield when that token dies." */
const delayedWhen = slot((event, node) => ({
  kind: 'Delayed',
  word: 'when',
  event,
  duration: null,
  next: null,
  span: spanOf(node),
}));

const verbPhrases: Action = (node, values) => {
  let join: JoinName = 'first';
  const phrases: PhraseValue[] = [];
  for (const value of printedIn(node, values)) {
    if (isPhrase(value)) phrases.push({ ...value, join });
    else join = joinOf(value);
  }
  return phrases;
};

const clause =
  (modal: ClauseAst['modal']): Action =>
  (node, values) => {
    const inner = valuesIn(node, values);
    const nouns = inner.filter(isAst);
    const phrases = inner.filter(isPhrase);
    const [first = null, second = null] = nouns;
    return {
      kind: 'Clause',
      subject: modal === 'mayHave' ? second : first,
      modal,
      chooser: modal === 'mayHave' ? first : null,
      phrases,
      span: spanOf(node),
    };
  };

export const sentence: Action = (node, values): SentenceAst => {
  const leads: Slot[] = [];
  const trails: Slot[] = [];
  const clauses: SentenceAst['clauses'][number][] = [];
  let join: JoinName = 'first';
  let would: Extract<Slot, { readonly kind: 'Would' }> | undefined;
  for (const value of printedIn(node, values)) {
    if (value.kind === 'InnerWhereX') trails.push({ ...value, after: clauses.length });
    else if (isSlot(value) && value.kind === 'Would' && clauses.length > 0) would = value;
    else if (isSlot(value)) (clauses.length === 0 ? leads : trails).push(value);
    else if (isClause(value))
      clauses.push(would === undefined ? { join, clause: value } : { join, clause: value, would });
    else join = joinOf(value);
  }
  // Where a clause says what it replaces, "instead" at the end is said of that.
  const said = would === undefined ? trails : trails.filter(({ kind }) => kind !== 'Instead');
  return withExpected({ kind: 'Sentence', leads, clauses, trails: said, span: spanOf(node) });
};

/** "Exile it instead of putting it into a graveyard as it resolves": if it would be put there as it resolves, that is done. */
function withExpected(said: SentenceAst): SentenceAst {
  const rather = said.trails.find((slot) => slot.kind === 'Rather');
  const handled = said.clauses[0]?.clause.phrases[0]?.predicate;
  if (rather === undefined || rather.zone === null || handled === undefined) return said;
  const what = handled.args[Object.keys(rowOf(handled.op).params).indexOf('what')] ?? null;
  const { span } = rather;
  const event = call('putInto', [what, rather.zone, null, enumName('resolving', span)], span);
  return { ...said, leads: [...said.leads, { kind: 'Would', event, duration: null, times: 'every', span }] };
}

/** A clause of one predicate. */
export function statement(
  node: SyntaxNode,
  predicate: Call,
  subject: Ast | null,
  trails: readonly Slot[] = [],
): ClauseAst {
  const span = spanOf(node);
  return {
    kind: 'Clause',
    subject,
    modal: 'none',
    chooser: null,
    phrases: [{ join: 'first', adverb: 'none', predicate, trails, span }],
    span,
  };
}

const paying: Action = (node, values) => list(astsIn(node, values), spanOf(node));

/** "with two +1/+1 counters on it", "with a number of charge counters on it equal to …". */
const entersWithCounters: Action = (node, values) => {
  const inner = astsIn(node, values);
  const additional = inner.find((v) => v.kind === 'EnumName') ?? null;
  const counter = inner.find((v) => v.kind === 'Word') ?? null;
  const count = inner.find((v) => v.kind !== 'EnumName' && v.kind !== 'Word') ?? null;
  return call('entersWithCounters', [count, counter, additional], spanOf(node));
};

/** "If … would …, …" and "the next time … would …, …". */
const would =
  (times: 'every' | 'next'): Action =>
  (node, values) => {
    const [event, duration = null] = astsIn(node, values);
    if (event === undefined) throw new Error('a replacement without its event');
    return { kind: 'Would', event, duration, times, span: spanOf(node) };
  };

/** "If … would … while …", "if … would … and it wasn't …"; "as long as …, if … would …" says first when it holds. */
const wouldWhile =
  (style: 'full' | 'and' | 'during' | 'asLongAsFirst' | 'duringFirst'): Action =>
  (node, values) => {
    const isFirst = style === 'asLongAsFirst' || style === 'duringFirst';
    const parts = astsIn(node, values);
    const [event = null, condition = null] = isFirst ? parts.toReversed() : parts;
    const during = call('whileTrue', [event, condition, enumName(style, spanOf(node))], spanOf(node));
    return { kind: 'Would', event: during, duration: null, times: 'every', span: spanOf(node) };
  };

/** Damage that is expected, as `redirectDamage` that does not know yet onto what. */
const damageExpected =
  (which: 'all' | 'next' | 'that'): Action =>
  (node, values) =>
    expectedDamage(node, values, which, 'redirectDamage');

/** "When you discard a card this way, …". */
const thisWay: Action = (node, values) => {
  const [word, event] = astsIn(node, values);
  if (event === undefined) throw new Error('a reflexive trigger without its event');
  const isWhen = word?.kind === 'EnumName' && word.name === 'when';
  return { kind: 'ThisWay', word: isWhen ? 'when' : 'whenever', event, span: spanOf(node) };
};

function redirection(node: SyntaxNode, [expected, onto]: readonly Ast[]): ClauseAst {
  if (!isCall(expected)) throw new Error('a redirection without its damage');
  const [scope = null, amount = null, kind = null, to = null, by = null, duration = null, place = null] = expected.args;
  const args = [scope, amount, kind, to, by, onto ?? null, duration, place];
  return statement(node, call('redirectDamage', args, spanOf(node)), null);
}

/** "After this phase, there are two additional combat phases followed by an additional main phase." */
function extraPhases(
  node: SyntaxNode,
  after: Ast | null,
  added: readonly Ast[],
  place: 'leading' | 'trailing',
): ClauseAst {
  const count = added.find((v) => v.kind !== 'EnumName') ?? constant(1, node);
  const [first = null, then = null] = added.filter((v) => v.kind === 'EnumName');
  const args = [after, count, first, then, enumName(place, spanOf(node))];
  return statement(node, call('extraPhases', args, spanOf(node)), null);
}

/** What is done unless somebody does, or lets something do, something else. */
const unlessDone: Action = (node, values) => {
  const inner = valuesIn(node, values).find(isClause);
  if (inner === undefined) throw new Error('"unless" without its clause');
  return { kind: 'UnlessPays', clause: inner, span: spanOf(node) };
};

const verbPhrase: Action = (node, values) => {
  const inner = valuesIn(node, values);
  const predicate = inner.find(isCall);
  if (predicate === undefined) throw new Error('a verb phrase without predicate');
  const adverb = inner.some((v) => v.kind === 'EnumName' && v.name === 'also') ? 'also' : 'none';
  return { kind: 'Phrase', join: 'first', adverb, predicate, trails: inner.filter(isSlot), span: spanOf(node) };
};

/** Meanings of clauses and frames (grammar/38-bodies.ohm, grammar/40-clauses.ohm, grammar/80-abilities.ohm). */
export const clauseActions: Actions = {
  SentenceLead_paragraph: (node) => ({ kind: 'Paragraph', span: spanOf(node) }),
  SentenceLead_then: (node) => ({ kind: 'Then', span: spanOf(node) }),
  SentenceLead_otherwise: (node) => ({ kind: 'Otherwise', span: spanOf(node) }),
  SentenceLead_if: ifSlot,
  SentenceLead_asLongAs: asLongAs,
  SentenceLead_during: slot((condition, node) => ({ kind: 'During', condition, span: spanOf(node) })),
  SentenceLead_startingWith: (node, values) => {
    const from = firstAst(node, values);
    const isNext = from.kind === 'EnumName' && from.name === 'nextOpponent';
    return { kind: 'StartingWith', from: isNext ? 'nextOpponent' : 'you', span: spanOf(node) };
  },
  SentenceLead_frequency: (node, values) => {
    const name = firstAst(node, values);
    const limit = name.kind === 'EnumName' && name.name === 'yourTurns' ? 'yourTurns' : 'eachTurn';
    return { kind: 'Frequency', limit, span: spanOf(node) };
  },
  SentenceLead_lasting: lasting,
  SentenceLead_lasting_inTurns: lasting,
  SentenceLead_forEach: forEach,
  SentenceLead_forEachKind: slot((kind, node) => ({
    kind: 'ForEach',
    what: call('forEachKind', [kind], spanOf(node)),
    span: spanOf(node),
  })),
  SentenceLead_delayed: delayed,
  SentenceLead_reflexive: (node, values) => {
    const condition = firstAst(node, values);
    if (!isCall(condition)) throw new Error('a reflexive trigger without its action');
    return { kind: 'Reflexive', condition, span: spanOf(node) };
  },
  SentenceLead_reflexive_paid: (node, values) => {
    const span = spanOf(node);
    const condition = call('performed', [null, firstAst(node, values), enumName('payThisCost', span)], span);
    return { kind: 'Reflexive', condition, span };
  },
  SentenceLead_whenSpent: slot((event, node) => ({ kind: 'WhenSpent', event, only: null, span: spanOf(node) })),
  SentenceLead_whenSpent_only: slot((event, node) => ({ kind: 'WhenSpent', event, only: 'only', span: spanOf(node) })),
  SentenceLead_unlessPays: unlessDone,
  SentenceLead_thisWay: thisWay,
  SentenceLead_thisWay_handled: thisWay,
  SentenceLead_delayedEvent: (node, values) => {
    const [word, event, duration = null] = astsIn(node, values);
    if (event === undefined) throw new Error('a delayed trigger without its event');
    return {
      kind: 'Delayed',
      word: word?.kind === 'EnumName' && word.name === 'when' ? 'when' : 'whenever',
      event,
      duration,
      next: null,
      span: spanOf(node),
    };
  },
  // "The next time you cast a spell this turn, …": what follows is done then, and no ability triggers.
  SentenceLead_delayedAtOnce: (node, values) => {
    const [event, duration = null] = astsIn(node, values);
    if (event === undefined) throw new Error('what is done without its event');
    return { kind: 'Delayed', word: 'theNextTime', event, duration, next: null, span: spanOf(node) };
  },
  SentenceLead_delayedNext: (node, values) => {
    const [word, style, event, duration] = astsIn(node, values);
    if (event === undefined || duration === undefined || style?.kind !== 'EnumName')
      throw new Error('a delayed trigger without its event');
    return {
      kind: 'Delayed',
      word: word?.kind === 'EnumName' && word.name === 'when' ? 'when' : 'whenever',
      event,
      duration,
      next: style.name === 'yourNext' ? 'yourNext' : 'next',
      span: spanOf(node),
    };
  },
  SentenceTrail_whereX_andY: (node, values) => {
    const [x, y] = astsIn(node, values);
    if (x === undefined || y === undefined) throw new Error('two numbers that are defined');
    return [
      { kind: 'WhereX', style: 'whereX', quantity: x, span: spanOf(node) },
      { kind: 'WhereY', quantity: y, span: spanOf(node) },
    ];
  },
  InnerWhereX: slot((quantity, node) => ({ kind: 'InnerWhereX', quantity, after: 1, span: spanOf(node) })),
  SentenceTrail_whereX: slot((quantity, node) => ({ kind: 'WhereX', style: 'whereX', quantity, span: spanOf(node) })),
  SentenceTrail_whereX_apart: slot((quantity, node) => ({
    kind: 'WhereX',
    style: 'apart',
    quantity,
    span: spanOf(node),
  })),
  SentenceTrail_insteadIf: (node, values) => [
    { kind: 'If', condition: firstAst(node, values), span: spanOf(node) },
    { kind: 'Instead', span: spanOf(node) },
  ],
  SentenceTrail_rather: (node, values) => {
    const name = firstAst(node, values);
    return { kind: 'Rather', style: name.kind === 'EnumName' ? name.name : '', zone: null, span: spanOf(node) };
  },
  SentenceTrail_resolving: (node, values) => {
    const [name = null, zone = null] = astsIn(node, values);
    return { kind: 'Rather', style: name?.kind === 'EnumName' ? name.name : '', zone, span: spanOf(node) };
  },
  SentenceTrail_instead: (node) => ({ kind: 'Instead', span: spanOf(node) }),
  SentenceTrail_instead_rounded: (node) => ({ kind: 'Instead', span: spanOf(node) }),
  SentenceTrail_asLongAs: asLongAs,
  SentenceTrail_delayed: delayed,
  SentenceTrail_delayed_if: delayedIf,
  SentenceTrail_delayed_when: delayedWhen,
  PhraseTrail_lasting: lasting,
  InnerDuration: lastingAt('inner'),
  PhraseTrail_forEach: forEach,
  PhraseTrail_repeated: slot((times, node) => ({ kind: 'Repeated', times, span: spanOf(node) })),
  PhraseTrail_rounded: slot((how, node) => ({
    kind: 'Rounded',
    how: how.kind === 'EnumName' ? how.name : '',
    span: spanOf(node),
  })),
  HavingDone: clause('mayHave'),
  SparingClause: clause('none'),
  SparingPhrase: verbPhrase,
  SoleCost: paying,
  PhraseTrail_unlessHas: unlessDone,
  PhraseTrail_unlessPays: unlessDone,
  PhraseTrail_unless: slot((condition, node) => ({ kind: 'Unless', condition, span: spanOf(node) })),
  PhraseTrail_if: ifSlot,
  PhraseTrail_during: slot((condition, node) => ({ kind: 'During', condition, span: spanOf(node) })),
  VerbPhrases: verbPhrases,
  MayAgain: (node, values) => {
    const inner = valuesIn(node, values);
    const predicate = inner.find(isCall);
    if (predicate === undefined) throw new Error('"may" without a verb');
    return {
      kind: 'Phrase',
      join: 'first',
      adverb: 'may',
      predicate,
      trails: inner.filter(isSlot),
      span: spanOf(node),
    };
  },
  GainedBesides: verbPhrase,
  VerbPhrase: verbPhrase,
  EachCopy: (node) => reference('the', node, 'copy'),
  SubjectClause_copiesTarget: (node, values) => {
    const [copies = null, whom = null] = astsIn(node, values);
    return statement(node, call('copiesTarget', [copies, whom, enumName('each', spanOf(node))], spanOf(node)), null);
  },
  SubjectClause_deckCanHave: (node, values) =>
    statement(node, call('deckCanHave', astsIn(node, values), spanOf(node)), null),
  SubjectClause_deckCanHave_any: (node, values) =>
    statement(node, call('deckCanHave', [null, ...astsIn(node, values)], spanOf(node)), null),
  SubjectClause_mayHave: clause('mayHave'),
  SubjectClause_may: clause('may'),
  SubjectClause_subject: clause('none'),
  SubjectClause_subject_timed: (node, values) => {
    const inner = valuesIn(node, values);
    const phrases = inner.filter(isPhrase);
    const span = spanOf(node);
    const lasts: Slot = { kind: 'Lasting', duration: call('thisTurn', [], span), place: 'described', span };
    return {
      kind: 'Clause',
      subject: inner.find(isAst) ?? null,
      modal: 'none',
      chooser: null,
      phrases: phrases.map((phrase, at) =>
        at === phrases.length - 1 ? { ...phrase, trails: [...phrase.trails, lasts] } : phrase,
      ),
      span,
    };
  },
  SubjectClause_subject_several: clause('none'),
  AllOfSeveral: (node, values) =>
    setOf('all', allOf([anyOf(astsIn(node, values), spanOf(node), 'and')], spanOf(node)), spanOf(node)),
  SubjectClause_subject_each: clause('none'),
  SubjectClause_subject_union: clause('none'),
  Clause_imperative: clause('none'),
  Sentence: sentence,
  TokenKind: kindOf,
  HuedKind: kindOf,
  BaseAbilities: (node, values) => list(printedIn(node, values).filter(isAst), spanOf(node)),
  ColorKind: kindOf,
  ChoiceKind: kindOf,
  EveryKind: kindOf,
  StillKind: kindOf,
  SupertypeKind: kindOf,
  Complement_adjective: (node, values) => valuesIn(node, values),
  Complement_kind: (node, values) => valuesIn(node, values),
  ItsSubject_it: (node) => reference('it', node),
  ItsSubject_they: (node) => reference('they', node),
  SubjectClause_its: (node, values) => {
    const [subject = null, ...rest] = astsIn(node, values);
    const clause = statement(node, becoming(node, rest), subject);
    return { ...clause, phrases: [...clause.phrases, ...valuesIn(node, values).filter(isPhrase)] };
  },
  NextHaving: verbPhrases,
  SubjectClause_itsNot: (node, values) => {
    const [subject = null, filter = null] = astsIn(node, values);
    return statement(node, call('isnt', [subjectOf(node), filter], spanOf(node)), subject);
  },
  SubjectClause_itsNoLonger: (node, values) => {
    const [subject = null, name = null] = astsIn(node, values);
    const lost = call('loseDesignation', [subjectOf(node), name, enumName('is', spanOf(node))], spanOf(node));
    return statement(node, lost, subject);
  },
  PayingColors_one: paying,
  PayingColors_pair: paying,
  Payments: (node, values) => list(astsIn(node, values), spanOf(node)),
  ResultingSpell: (node, values) => call('compare', astsIn(node, values).slice(0, 3), spanOf(node)),
  ContinuousPredicate_become: become,
  ContinuousPredicate_become_yourChoice: becomeOne,
  ContinuousPredicate_becomeStatic: become,
  SentenceLead_would: would('every'),
  NextWould: would('every'),
  SentenceLead_would_while: wouldWhile('full'),
  SentenceLead_would_during: wouldWhile('during'),
  SentenceLead_would_asLongAs: wouldWhile('asLongAsFirst'),
  SentenceLead_would_duringFirst: wouldWhile('duringFirst'),
  SentenceLead_would_and: wouldWhile('and'),
  SentenceLead_nextTime: would('next'),
  SentenceLead_wouldCause: would('every'),
  CausingWould: (node, values) =>
    call('causes', [...astsIn(node, values), enumName('does', spanOf(node))], spanOf(node)),
  SubjectClause_redirectDamage: (node, values) => redirection(node, astsIn(node, values)),
  SubjectClause_mayNotUntap: (node, values) => {
    const [who = null, what = null] = astsIn(node, values);
    return statement(node, call('mayNotUntap', [subjectOf(node), what], spanOf(node)), who);
  },
  SureDamage_before: (node) =>
    call('redirectDamage', [null, null, enumName('thatOfBefore', spanOf(node)), null, null], spanOf(node)),
  SureDamage_expected: damageExpected('all'),
  SureDamage_any: damageExpected('all'),
  SubjectClause_cantPrevent: (node, values) => {
    const [expected, duration] = astsIn(node, values);
    if (!isCall(expected)) throw new Error('a damage that is not spoken of');
    const [, , kind = null, to = null, by = null] = expected.args;
    const clause = statement(node, call('cantPrevent', [kind, to, by], spanOf(node)), null);
    if (duration === undefined) return clause;
    const trails: readonly Slot[] = [{ kind: 'Lasting', duration, place: 'outside', span: spanOf(node) }];
    return { ...clause, phrases: clause.phrases.map((phrase) => ({ ...phrase, trails })) };
  },
  RedirectedDamage_all: damageExpected('all'),
  RedirectedDamage_next: damageExpected('next'),
  SubjectClause_redirectDamage_that: (node, values) => redirection(node, astsIn(node, values)),
  ThatDamage: damageExpected('that'),
  SentenceLead_insteadFirst: (node) => ({ kind: 'Instead', span: spanOf(node) }),
  SubjectClause_isStill: (node, values) => {
    const kind = allOf(valuesIn(node, values).filter(isCall), spanOf(node));
    const plural = node.children[0]?.sourceString === "they're";
    const it: Ast = {
      kind: 'Reference',
      form: plural ? 'they' : 'it',
      noun: null,
      participle: null,
      span: spanOf(node),
    };
    return statement(
      node,
      call('isStill', [subjectOf(node), kind, enumName(plural ? 'are' : 'is', spanOf(node))], spanOf(node)),
      it,
    );
  },
  DamagePredicate_payRather: (node, values) => {
    const [amount = null, verb = null] = astsIn(node, values);
    const payment = call('payLife', [subjectOf(node), amount], spanOf(node));
    return call('payRather', [subjectOf(node), list([payment], spanOf(node)), verb], spanOf(node));
  },
  DamagePredicate_dealDamage_again: (node, values) => {
    const span = spanOf(node);
    const style = enumName('again', span);
    return call(
      'dealDamage',
      [subjectOf(node), firstAst(node, values), reference('recipient', node), null, style],
      span,
    );
  },
  DamagePredicate_dealDamageTo: (node, values) => {
    const [to = null, amount = null] = astsIn(node, values);
    return call(
      'dealDamage',
      [subjectOf(node), amount, to, null, enumName('recipientFirst', spanOf(node))],
      spanOf(node),
    );
  },
  PermanentPredicate_putCounters_divided: (node, values) => {
    const [count = null, kind = null, among = null] = astsIn(node, values);
    return call('putCounters', [subjectOf(node), count, kind, among, enumName('divided', spanOf(node))], spanOf(node));
  },
  DistributedCounters_of: (node, values) => valuesIn(node, values),
  DistributedCounters_equal: (node, values) => [...astsIn(node, values)].reverse(),
  SubjectClause_laterTurn: (node, values) =>
    statement(node, call('laterTurn', [subjectOf(node)], spanOf(node)), firstAst(node, values)),
  SubjectClause_extraPhases_leading: (node, values) => {
    const [after = null, ...added] = astsIn(node, values);
    return extraPhases(node, after, added, 'leading');
  },
  SubjectClause_extraPhases_trailing: (node, values) => {
    const parts = astsIn(node, values);
    return extraPhases(node, parts[parts.length - 1] ?? null, parts.slice(0, -1), 'trailing');
  },
  PermanentPredicate_putCountersEqual: (node, values) => {
    const [kind = null, on = null, count = null] = astsIn(node, values);
    return call('putCounters', [subjectOf(node), count, kind, on], spanOf(node));
  },
  PermanentPredicate_putCountersEqual_first: (node, values) => {
    const [kind = null, count = null, on = null] = astsIn(node, values);
    const order = enumName('numberFirst', spanOf(node));
    return call('putCounters', [subjectOf(node), count, kind, on, null, order], spanOf(node));
  },
  PermanentPredicate_putCountersEqual_bare: (node, values) => {
    const [kind = null, on = null, count = null] = astsIn(node, values);
    return call('putCounters', [subjectOf(node), count, kind, on, null, enumName('bare', spanOf(node))], spanOf(node));
  },
  SubjectClause_setPt: (node, values) => {
    const [what = null, stat = null, , value = null] = astsIn(node, values);
    return statement(node, call('setPt', [subjectOf(node), stat, value], spanOf(node)), what);
  },
  ReplacementForEach: forEach,
  Entry_entersWithCounters_equal: entersWithCounters,
  Entry_entersWithCounters: entersWithCounters,
  Entry_entersWithCounters_x: entersWithCounters,
  EntryCounters: entersWithCounters,
  Entry_severalCounters: (node, values) => astsIn(node, values),
};
