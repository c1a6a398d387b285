import type { AbilityAst, Ast, Call, ClauseAst, JoinName, ModalAst, SentenceAst, Slot } from './ast';
import { reference } from './actions-objects';
import { expectedDamage } from './actions-values';
import { allOf, call, enumName, list, spanOf, word } from './build';
import type { SyntaxNode } from './node';
import {
  isAbilityAst,
  isAst,
  isCall,
  isClause,
  isPhrase,
  isSentence,
  isSlot,
  type Action,
  type Actions,
  type PhraseValue,
  type Value,
} from './values';

type Values = (node: SyntaxNode) => readonly Value[];

const valuesIn = (node: SyntaxNode, values: Values): readonly Value[] => node.children.flatMap(values);
/** Values in printed order: repeated parts of a rule come column by column. */
const printedIn = (node: SyntaxNode, values: Values): readonly Value[] =>
  [...valuesIn(node, values)].sort((a, b) => startOf(a) - startOf(b));
const startOf = (value: Value): number => ('span' in value ? value.span.start : 0);
const firstAst = (node: SyntaxNode, values: Values): Ast => {
  const found = valuesIn(node, values).find(isAst);
  if (found === undefined) throw new Error(`${node.ctorName} has no value`);
  return found;
};

const joins: readonly string[] = ['and', 'andThen', 'commaAnd', 'comma', 'commaThen', 'or'];
const joinOf = (value: Value | undefined): JoinName =>
  value?.kind === 'EnumName' && joins.includes(value.name) ? (value.name as JoinName) : 'first';

const slot =
  (make: (value: Ast, node: SyntaxNode) => Slot): Action =>
  (node, values) =>
    make(firstAst(node, values), node);

const ifSlot = slot((condition, node) => ({ kind: 'If', condition, span: spanOf(node) }));
const asLongAs = slot((condition, node) => ({ kind: 'AsLongAs', condition, span: spanOf(node) }));
const lasting = slot((duration, node) => ({ kind: 'Lasting', duration, span: spanOf(node) }));
const forEach = slot((what, node) => ({ kind: 'ForEach', what, span: spanOf(node) }));
const delayed = slot((event, node) => ({ kind: 'Delayed', word: 'at', event, duration: null, span: spanOf(node) }));

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

const sentence: Action = (node, values): SentenceAst => {
  const leads: Slot[] = [];
  const trails: Slot[] = [];
  const clauses: { join: JoinName; clause: ClauseAst }[] = [];
  let join: JoinName = 'first';
  for (const value of printedIn(node, values)) {
    if (isSlot(value)) (clauses.length === 0 ? leads : trails).push(value);
    else if (isClause(value)) clauses.push({ join, clause: value });
    else join = joinOf(value);
  }
  return { kind: 'Sentence', leads, clauses, trails, span: spanOf(node) };
};

const romans: readonly string[] = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

const constantOf = (value: Value | undefined): number =>
  isCall(value) && value.args[0]?.kind === 'Word' ? Number(value.args[0].text) : 0;

const modalIn = (values: readonly Value[]): ModalAst | null => values.find((v) => v.kind === 'Modal') ?? null;

const subjectOf = (node: SyntaxNode): Ast => ({
  kind: 'Subject',
  span: { start: node.source.startIdx, end: node.source.startIdx },
});

/** A clause of one predicate. */
function statement(node: SyntaxNode, predicate: Call, subject: Ast | null): ClauseAst {
  const span = spanOf(node);
  return {
    kind: 'Clause',
    subject,
    modal: 'none',
    chooser: null,
    phrases: [{ join: 'first', adverb: 'none', predicate, trails: [], span }],
    span,
  };
}

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

const modalStyles = {
  orBoth: 'orBoth',
  orMore: 'orMore',
  upTo: 'upTo',
  anyNumber: 'anyNumber',
  exact: 'exact',
  sameModeAgain: 'sameModeAgain',
} as const;

const modalBlock: Action = (node, values): ModalAst => {
  const inner = valuesIn(node, values);
  const modes = inner.flatMap((v) => (v.kind === 'Mode' ? [v.sentences] : []));
  const header = node.children[0]?.children[0];
  const count = header?.children.find((c) => c.ctorName === 'ModalCount')?.children[0];
  const label =
    header?.ctorName === 'ModalHeader_modeAgain' ? 'sameModeAgain' : (count?.ctorName.split('_')[1] ?? 'exact');
  const style = label in modalStyles ? modalStyles[label as keyof typeof modalStyles] : 'exact';
  const n = inner.find((v) => isCall(v) && v.op === 'const');
  const value = isCall(n) && n.args[0]?.kind === 'Word' ? Number(n.args[0].text) : 1;
  const bounds = {
    exact: [value, value],
    sameModeAgain: [value, value],
    orBoth: [1, 2],
    orMore: [1, null],
    upTo: [0, value],
    anyNumber: [0, null],
  } as const;
  const [min, max] = bounds[style];
  return { kind: 'Modal', min, max, style, modes, span: spanOf(node) };
};

const sentences = (node: SyntaxNode, values: Values): readonly SentenceAst[] =>
  valuesIn(node, values).filter(isSentence);

const activated: Action = (node, values): AbilityAst => {
  const inner = valuesIn(node, values);
  const cost = inner.find((v) => v.kind === 'List');
  const limits = inner.flatMap((v) => (v.kind === 'EnumName' ? [v.name] : []));
  const items = cost?.kind === 'List' ? cost.items.filter(isCall) : [];
  const condition = inner.find((v) => isCall(v)) ?? null;
  return {
    kind: 'ActivatedAst',
    cost: items,
    body: inner.filter(isSentence),
    modal: modalIn(inner),
    limits,
    condition: isCall(condition) ? condition : null,
    span: spanOf(node),
  };
};

const triggerWords = { when: 'when', whenever: 'whenever', at: 'at' } as const;

const triggered: Action = (node, values): AbilityAst => {
  const inner = valuesIn(node, values);
  const word = inner.find((v) => v.kind === 'EnumName');
  const terms = inner.filter(isAst).filter((v) => v.kind !== 'EnumName' && v.kind !== 'Sentence');
  const [event, condition = null] = terms;
  if (!isCall(event)) throw new Error('a trigger without its event');
  const limit = inner.filter((v) => v.kind === 'EnumName')[1];
  return {
    kind: 'TriggeredAst',
    word:
      word?.kind === 'EnumName' && word.name in triggerWords
        ? triggerWords[word.name as keyof typeof triggerWords]
        : 'when',
    event,
    condition,
    body: inner.filter(isSentence),
    modal: modalIn(inner),
    limit: limit?.kind === 'EnumName' ? (limit.name === 'twicePerTurn' ? 'twicePerTurn' : 'oncePerTurn') : 'none',
    span: spanOf(node),
  };
};

const separators = { comma: 'comma', semicolon: 'semicolon' } as const;

const keywordLine: Action = (node, values): AbilityAst => {
  const keywords: { separator: 'comma' | 'semicolon' | 'line'; keyword: Call }[] = [];
  let separator: 'comma' | 'semicolon' | 'line' = 'line';
  for (const value of printedIn(node, values)) {
    if (value.kind === 'EnumName') separator = value.name === separators.semicolon ? 'semicolon' : 'comma';
    else if (isCall(value)) keywords.push({ separator, keyword: value });
  }
  return { kind: 'KeywordLineAst', keywords, span: spanOf(node) };
};

/** What a token is, or what something becomes: colors, types and subtypes in printed order. */
const kindOf: Action = (node, values) => allOf(valuesIn(node, values).filter(isCall), spanOf(node));

const tokenEntry =
  (...ops: readonly ('entersTapped' | 'entersAttacking')[]): Action =>
  (node) =>
    list(
      ops.map((op) => call(op, [], spanOf(node))),
      spanOf(node),
    );

/** `createToken` takes count, power, toughness, kind, abilities, name and entry. */
const createToken: Action = (node, values) => {
  const inner = valuesIn(node, values).filter(isAst);
  const span = spanOf(node);
  const numbers = inner.filter(
    (v) => !(isCall(v) && (v.op === 'allOf' || v.op.startsWith('enters'))) && v.kind !== 'List' && v.kind !== 'Word',
  );
  const kind = inner.find((v) => isCall(v) && v.op === 'allOf') ?? null;
  const before = inner.filter((v) => isCall(v) && v.op.startsWith('enters'));
  const lists = inner.filter((v) => v.kind === 'List');
  const isEntry = (l: Ast): boolean => l.kind === 'List' && l.items.some((i) => isCall(i) && i.op.startsWith('enters'));
  const after = lists.find(isEntry);
  const isEqual = node.ctorName.endsWith('_equal');
  const [count = null, power = null, toughness = null] = isEqual ? [...numbers.slice(-1), ...numbers] : numbers;
  const abilities = lists.find((l) => !isEntry(l)) ?? list([], span);
  const entry = list([...before, ...(after?.kind === 'List' ? after.items : [])], span);
  const entryStyle = after === undefined ? 'before' : 'after';
  return call(
    'createToken',
    [
      { kind: 'Subject', span: { start: span.start, end: span.start } },
      count,
      power,
      toughness,
      kind,
      abilities,
      inner.find((v) => v.kind === 'Word') ?? null,
      entry,
      enumName(entryStyle, span),
    ],
    span,
  );
};

const legendaryToken: Action = (node, values) => {
  const inner = valuesIn(node, values);
  const legendary = call('supertype', [enumName('legendary', spanOf(node))], spanOf(node));
  return inner.map((v) => (isCall(v) && v.op === 'allOf' ? allOf([legendary, v], v.span) : v));
};

/** What is cast, for what instead of its cost, and what it must be as a spell. */
const castCards =
  (style: 'byPaying' | 'for'): Action =>
  (node, values) => {
    const span = spanOf(node);
    const [verb = null, what = null, ...rest] = valuesIn(node, values).filter(isAst);
    const cost = rest.find((v) => v.kind === 'List') ?? list([], span);
    const free = rest.find((v) => v.kind === 'EnumName') ?? null;
    const resulting = rest.find((v) => isCall(v) && v.op === 'compare') ?? null;
    return call('castCards', [subjectOf(node), verb, what, free, cost, resulting, enumName(style, span)], span);
  };

const become: Action = (node, values) => becoming(node, valuesIn(node, values).filter(isAst));

/** "A Dragon with base power and toughness 4/4": the size stands with the abilities. */
function isBased(node: SyntaxNode): boolean {
  return node.ctorName === 'Becoming_based' || node.children.some(isBased);
}

function becoming(node: SyntaxNode, inner: readonly Ast[]): Call {
  const span = spanOf(node);
  const kind = inner.find((v) => isCall(v) && v.op === 'allOf') ?? allOf([], span);
  const numbers = inner.filter((v) => isCall(v) && v.op !== 'allOf');
  const abilities = inner.find((v) => v.kind === 'List') ?? list([], span);
  const addition = inner.find((v) => v.kind === 'EnumName') ?? null;
  const form = node.ctorName.endsWith('_become') ? 'become' : 'is';
  return call(
    'become',
    [
      { kind: 'Subject', span: { start: span.start, end: span.start } },
      numbers[0] ?? null,
      numbers[1] ?? null,
      kind,
      abilities,
      addition,
      enumName(form, span),
      enumName(isBased(node) ? 'base' : 'before', span),
    ],
    span,
  );
}

const replacementOf =
  (build: (inner: readonly Ast[], node: SyntaxNode) => Call): Action =>
  (node, values): AbilityAst => ({
    kind: 'ReplacementAst',
    body: build(valuesIn(node, values).filter(isAst), node),
    forEach: forEachIn(node, values),
    span: spanOf(node),
  });

/** "~ enters with a +1/+1 counter on it for each …": what is counted. */
function forEachIn(node: SyntaxNode, values: Values): Ast | null {
  const found = valuesIn(node, values).find((v) => v.kind === 'ForEach');
  return found?.kind === 'ForEach' ? found.what : null;
}

function entersWith(inner: readonly Ast[], node: SyntaxNode): Call {
  const [what = null, ...rest] = inner;
  const entries = rest.filter((v) => isCall(v) && v.op.startsWith('enters'));
  const unless = rest.find((v) => !entries.includes(v)) ?? null;
  return call('entersWith', [what, list(entries, spanOf(node)), unless], spanOf(node));
}

function chooseAsEnters(inner: readonly Ast[], node: SyntaxNode): Call {
  const kind = inner.find((v) => v.kind === 'EnumName') ?? null;
  return call('chooseAsEnters', [inner.find((v) => v.kind !== 'EnumName') ?? null, kind], spanOf(node));
}

function entersAsCopy(inner: readonly Ast[], node: SyntaxNode): Call {
  const [may, what = null, of = null, except = null] = inner;
  const span = spanOf(node);
  return call('entersAsCopy', [what, of, may ?? null, except ?? list([], span)], span);
}

/** "If … would …, …" and "the next time … would …, …". */
const would =
  (times: 'every' | 'next'): Action =>
  (node, values) => {
    const [event, duration = null] = valuesIn(node, values).filter(isAst);
    if (event === undefined) throw new Error('a replacement without its event');
    return { kind: 'Would', event, duration, times, span: spanOf(node) };
  };

/** Damage that is expected, as `redirectDamage` that does not know yet onto what. */
const damageExpected =
  (which: 'all' | 'next' | 'that'): Action =>
  (node, values) =>
    expectedDamage(node, values, which, 'redirectDamage');

function redirection(node: SyntaxNode, [expected, onto]: readonly Ast[]): ClauseAst {
  if (!isCall(expected)) throw new Error('a redirection without its damage');
  const [scope = null, amount = null, kind = null, to = null, by = null, duration = null, place = null] = expected.args;
  const args = [scope, amount, kind, to, by, onto ?? null, duration, place];
  return statement(node, call('redirectDamage', args, spanOf(node)), null);
}

/** Meanings of clauses and frames (grammar/40-clauses.ohm, grammar/80-abilities.ohm). */
export const clauseActions: Actions = {
  SentenceLead_then: (node) => ({ kind: 'Then', span: spanOf(node) }),
  SentenceLead_otherwise: (node) => ({ kind: 'Otherwise', span: spanOf(node) }),
  SentenceLead_if: ifSlot,
  SentenceLead_asLongAs: asLongAs,
  SentenceLead_during: slot((condition, node) => ({ kind: 'During', condition, span: spanOf(node) })),
  SentenceLead_frequency: (node, values) => {
    const name = firstAst(node, values);
    const limit = name.kind === 'EnumName' && name.name === 'yourTurns' ? 'yourTurns' : 'eachTurn';
    return { kind: 'Frequency', limit, span: spanOf(node) };
  },
  SentenceLead_lasting: lasting,
  SentenceLead_forEach: forEach,
  SentenceLead_delayed: delayed,
  SentenceLead_reflexive: (node, values) => {
    const condition = firstAst(node, values);
    if (!isCall(condition)) throw new Error('a reflexive trigger without its action');
    return { kind: 'Reflexive', condition, span: spanOf(node) };
  },
  SentenceLead_delayedEvent: (node, values) => {
    const [word, event, duration = null] = valuesIn(node, values).filter(isAst);
    if (event === undefined) throw new Error('a delayed trigger without its event');
    return {
      kind: 'Delayed',
      word: word?.kind === 'EnumName' && word.name === 'when' ? 'when' : 'whenever',
      event,
      duration,
      span: spanOf(node),
    };
  },
  PerformedClause: (node, values) => {
    const [who = null, style = null] = valuesIn(node, values).filter(isAst);
    return call('performed', [null, who, style], spanOf(node));
  },
  SentenceTrail_whereX: slot((quantity, node) => ({ kind: 'WhereX', quantity, span: spanOf(node) })),
  SentenceTrail_insteadIf: (node, values) => [
    { kind: 'If', condition: firstAst(node, values), span: spanOf(node) },
    { kind: 'Instead', span: spanOf(node) },
  ],
  SentenceTrail_instead: (node) => ({ kind: 'Instead', span: spanOf(node) }),
  SentenceTrail_asLongAs: asLongAs,
  SentenceTrail_delayed: delayed,
  PhraseTrail_lasting: lasting,
  PhraseTrail_forEach: forEach,
  PhraseTrail_unlessPays: (node, values) => {
    const inner = valuesIn(node, values).find(isClause);
    if (inner === undefined) throw new Error('"unless" without its clause');
    return { kind: 'UnlessPays', clause: inner, span: spanOf(node) };
  },
  PhraseTrail_unless: slot((condition, node) => ({ kind: 'Unless', condition, span: spanOf(node) })),
  PhraseTrail_if: ifSlot,
  VerbPhrases: verbPhrases,
  VerbPhrase: (node, values) => {
    const inner = valuesIn(node, values);
    const predicate = inner.find(isCall);
    if (predicate === undefined) throw new Error('a verb phrase without predicate');
    const adverb = inner.some((v) => v.kind === 'EnumName' && v.name === 'also') ? 'also' : 'none';
    return { kind: 'Phrase', join: 'first', adverb, predicate, trails: inner.filter(isSlot), span: spanOf(node) };
  },
  SubjectClause_mayCast: (node, values) => {
    const [who = null, verb = null, what = null, flash = null] = valuesIn(node, values).filter(isAst);
    return statement(node, call('mayCast', [subjectOf(node), what, null, null, flash, verb], spanOf(node)), who);
  },
  SubjectClause_mayHave: clause('mayHave'),
  SubjectClause_may: clause('may'),
  SubjectClause_subject: clause('none'),
  SubjectClause_subject_each: clause('none'),
  Clause_imperative: clause('none'),
  Sentence: sentence,
  PermanentPredicate_createToken: createToken,
  PermanentPredicate_createToken_equal: createToken,
  PermanentPredicate_createNamedToken_equal: (node, values) => {
    const [name = null, count = null] = valuesIn(node, values).filter(isAst);
    return call('createNamedToken', [subjectOf(node), count, name, list([], spanOf(node))], spanOf(node));
  },
  TokenDescription_legendary: legendaryToken,
  TokenKind: kindOf,
  EntryBefore_tappedAttacking: (node) => [
    call('entersTapped', [], spanOf(node)),
    call('entersAttacking', [], spanOf(node)),
  ],
  TokenEntry_tappedAttacking: tokenEntry('entersTapped', 'entersAttacking'),
  TokenEntry_tapped: tokenEntry('entersTapped'),
  TokenEntry_attacking: tokenEntry('entersAttacking'),
  BaseAbilities: (node, values) => list(printedIn(node, values).filter(isAst), spanOf(node)),
  ColorKind: kindOf,
  ChoiceKind: kindOf,
  SupertypeKind: kindOf,
  Complement_adjective: (node, values) => valuesIn(node, values),
  Complement_kind: (node, values) => valuesIn(node, values),
  ItsSubject_it: (node) => reference('it', node),
  ItsSubject_they: (node) => reference('they', node),
  SubjectClause_its: (node, values) => {
    const [subject = null, ...rest] = valuesIn(node, values).filter(isAst);
    return statement(node, becoming(node, rest), subject);
  },
  SubjectClause_itsNot: (node, values) => {
    const [subject = null, filter = null] = valuesIn(node, values).filter(isAst);
    return statement(node, call('isnt', [subjectOf(node), filter], spanOf(node)), subject);
  },
  CopyException: sentence,
  PermanentPredicate_castCards: castCards('byPaying'),
  PermanentPredicate_castCards_byPaying: castCards('byPaying'),
  PermanentPredicate_castCards_for: castCards('for'),
  PermanentPredicate_castCards_free: castCards('byPaying'),
  ResultingSpell: (node, values) => call('compare', valuesIn(node, values).filter(isAst).slice(0, 3), spanOf(node)),
  PermanentPredicate_copyToken: (node, values) => {
    const [count = null, of = null, except = null] = valuesIn(node, values).filter(isAst);
    const span = spanOf(node);
    return call('copyToken', [subjectOf(node), count, of, list([], span), except ?? list([], span)], span);
  },
  ContinuousPredicate_becomeCopy: (node, values) => {
    const [of = null, except = null] = valuesIn(node, values).filter(isAst);
    const span = spanOf(node);
    return call('becomeCopy', [subjectOf(node), of, except ?? list([], span)], span);
  },
  ContinuousPredicate_become: become,
  ContinuousPredicate_becomeStatic: become,
  Chapter: (node, values): AbilityAst => {
    const inner = valuesIn(node, values);
    const numbers = inner.flatMap((v) => (v.kind === 'Word' ? [Number(v.text)] : []));
    return { kind: 'ChapterAst', numbers, body: inner.filter(isSentence), modal: modalIn(inner), span: spanOf(node) };
  },
  chapterNumber: (node) => word(String(romans.indexOf(node.sourceString) + 1), spanOf(node)),
  BlockLine_classLevel: (node, values): AbilityAst => {
    const [cost, level] = valuesIn(node, values);
    return {
      kind: 'ClassLevelAst',
      cost: cost?.kind === 'List' ? cost.items.filter(isCall) : [],
      level: constantOf(level),
      span: spanOf(node),
    };
  },
  levelRange: (node) => list(node.sourceString.match(/[0-9]+/g)?.map((n) => word(n, spanOf(node))) ?? [], spanOf(node)),
  BlockLine_levelRow: (node, values): AbilityAst => {
    const [range] = valuesIn(node, values);
    const [min = 0, max = null] =
      range?.kind === 'List' ? range.items.map((item) => (item.kind === 'Word' ? Number(item.text) : 0)) : [];
    return { kind: 'LevelRowAst', min, max, span: spanOf(node) };
  },
  BlockLine_levelPt: (node, values): AbilityAst => {
    const [power, toughness] = valuesIn(node, values).filter(isAst);
    if (power === undefined || toughness === undefined) throw new Error('a line of power and toughness');
    return { kind: 'LevelPtAst', power, toughness, span: spanOf(node) };
  },
  BlockLine_toSolve: (node, values): AbilityAst => ({
    kind: 'ToSolveAst',
    condition: firstAst(node, values),
    span: spanOf(node),
  }),
  Gated: (node, values): AbilityAst => {
    const [gate, ability] = valuesIn(node, values);
    if (gate?.kind !== 'EnumName' || ability === undefined || !isAbilityAst(ability))
      throw new Error('a gate without its ability');
    return { kind: 'GatedAst', gate: gate.name, ability, span: spanOf(node) };
  },
  ModalBlock: modalBlock,
  Mode: (node, values) => ({ kind: 'Mode', sentences: sentences(node, values) }),
  SentenceLead_would: would('every'),
  SentenceLead_nextTime: would('next'),
  SubjectClause_redirectDamage: (node, values) => redirection(node, valuesIn(node, values).filter(isAst)),
  SubjectClause_mayNotUntap: (node, values) => {
    const [who = null, what = null] = valuesIn(node, values).filter(isAst);
    return statement(node, call('mayNotUntap', [subjectOf(node), what], spanOf(node)), who);
  },
  SureDamage_expected: damageExpected('all'),
  SureDamage_any: damageExpected('all'),
  SubjectClause_cantPrevent: (node, values) => {
    const [expected, duration] = valuesIn(node, values).filter(isAst);
    if (!isCall(expected)) throw new Error('a damage that is not spoken of');
    const [, , kind = null, to = null, by = null] = expected.args;
    const clause = statement(node, call('cantPrevent', [kind, to, by], spanOf(node)), null);
    if (duration === undefined) return clause;
    const trails: readonly Slot[] = [{ kind: 'Lasting', duration, span: spanOf(node) }];
    return { ...clause, phrases: clause.phrases.map((phrase) => ({ ...phrase, trails })) };
  },
  RedirectedDamage_all: damageExpected('all'),
  RedirectedDamage_next: damageExpected('next'),
  SubjectClause_redirectDamage_that: (node, values) => redirection(node, valuesIn(node, values).filter(isAst)),
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
  DamagePredicate_dealDamageTo: (node, values) => {
    const [to = null, amount = null] = valuesIn(node, values).filter(isAst);
    return call(
      'dealDamage',
      [subjectOf(node), amount, to, null, enumName('recipientFirst', spanOf(node))],
      spanOf(node),
    );
  },
  PermanentPredicate_putCountersEqual: (node, values) => {
    const [kind = null, on = null, count = null] = valuesIn(node, values).filter(isAst);
    return call('putCounters', [subjectOf(node), count, kind, on], spanOf(node));
  },
  SubjectClause_setPt: (node, values) => {
    const [what = null, stat = null, , value = null] = valuesIn(node, values).filter(isAst);
    return statement(node, call('setPt', [subjectOf(node), stat, value], spanOf(node)), what);
  },
  SubjectClause_setLife: (node, values) => {
    const [who = null, amount = null] = valuesIn(node, values).filter(isAst);
    return statement(node, call('setLife', [subjectOf(node), amount], spanOf(node)), who);
  },
  CostStatement_additional: (node, values) => {
    const parts = valuesIn(node, values).filter(isAst);
    const [what = null] = parts;
    const cost = parts.find((v) => v.kind === 'List') ?? list([], spanOf(node));
    const may = parts.find((v) => v.kind === 'EnumName') ?? null;
    return costStatement(node, call('additionalCost', [what, cost, may], spanOf(node)), null, null);
  },
  CostStatement_alternative: (node, values) => {
    const parts = valuesIn(node, values).filter(isAst);
    const cost = parts.find((v) => v.kind === 'List') ?? list([], spanOf(node));
    return costStatement(
      node,
      call('alternativeCost', [subjectOf(node), cost], spanOf(node)),
      { kind: 'Reference', form: 'you', noun: null, participle: null, span: spanOf(node) },
      null,
    );
  },
  ActivationLimit_if: (node, values) => valuesIn(node, values),
  ActivationLimit_both: (node, values) => valuesIn(node, values),
  ActivationLimit_only_who: (node, values) => valuesIn(node, values),
  ActivationLimit_only: (node, values) => valuesIn(node, values),
  Activated: activated,
  Triggered: triggered,
  KeywordLine: keywordLine,
  Static: (node, values): AbilityAst => ({ kind: 'StaticAst', body: sentences(node, values), span: spanOf(node) }),
  Spell: (node, values): AbilityAst => ({
    kind: 'SpellAst',
    body: sentences(node, values),
    modal: modalIn(valuesIn(node, values)),
    span: spanOf(node),
  }),
  ReplacementForEach: forEach,
  Replacement_entersWith: replacementOf(entersWith),
  Replacement_chooseAsEnters: replacementOf(chooseAsEnters),
  Replacement_entersAsCopy: replacementOf(entersAsCopy),
  Replacement_asEnters: (node, values): AbilityAst => ({
    kind: 'AsEntersAst',
    what: firstAst(node, values),
    body: sentences(node, values),
    span: spanOf(node),
  }),
  EnterPredicate_entersWith: (node, values) =>
    call('entersWith', [subjectOf(node), list(valuesIn(node, values).filter(isAst), spanOf(node)), null], spanOf(node)),
  Entry_entersWithCounters_equal: (node, values) => {
    const inner = valuesIn(node, values).filter(isAst);
    const additional = inner.find((v) => v.kind === 'EnumName') ?? null;
    const counter = inner.find((v) => v.kind === 'Word') ?? null;
    const count = inner.find((v) => v.kind !== 'EnumName' && v.kind !== 'Word') ?? null;
    return call('entersWithCounters', [count, counter, additional], spanOf(node));
  },
  Entry_entersWithCounters: (node, values) => {
    const inner = valuesIn(node, values).filter(isAst);
    const additional = inner.find((v) => v.kind === 'EnumName') ?? null;
    const [count = null, counter = null] = inner.filter((v) => v.kind !== 'EnumName');
    return call('entersWithCounters', [count, counter, additional], spanOf(node));
  },
};
