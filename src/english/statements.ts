import type { Op } from '../bytecode/table';
import { chosenKeyword, sameClause, sameFrom } from './same';
import { parametersOf, speaksOf } from '../bytecode/parameters';
import { rowOf } from '../bytecode/table';
import { isList, isTerm, mentions, term, type Arg, type Term } from '../bytecode/term';
import { codeOf, codesOf, intOf, isSameCode, needCode, wordOf } from './arguments';
import { complement } from './filters';
import { exceptions } from './special/tokens';
import { ratherOf, resolvingOf } from './rather';
import { unitOf } from './special/units';
import { voting, votingAgain } from './special/votes';
import type { Clause, Context } from './context';
import { isNoun } from './interpret';
import { nounOf, singularThey, type Noun } from './noun';
import { inDigits, multiplier, spelled } from './numbers';
import { listed, spaced, wordsFromName } from './words';
import { conjugated } from './verbs';
import { turnPhrase } from './special/events';
import { besidesChoices, severalKinds, yourChoice } from './special/kind-choices';
import { ownCostSentences } from './special/own-cost';
import { piecesOf } from './template';
import { contracted } from './stops';

const joins = {
  first: '',
  sentence: '. ',
  then: '. then ',
  and: ' and ',
  andThen: ' and then ',
  commaAnd: ', and ',
  comma: ', ',
  commaThen: ', then ',
  paragraph: '.\n',
  same: '. ',
} as const;

/** Statements of a body one after the other, without the last full stop. */
export function statements(body: readonly Term[], context: Context, riders: 'said' | 'held' = 'said'): Clause {
  let text = '';
  let subject = context.subject;
  let before: Term | null = null;
  for (const [at, statement] of body.entries()) {
    const isStep = statement.op === 'step';
    const effect = isStep ? needCode(statement, 'effect') : statement;
    const join = isStep ? (wordOf(statement, 'join') ?? 'first') : 'first';
    const inner: Context = { ...context, subject, isPart: true };
    if (join === 'same' && at > 0 && wordOf(body[at - 1] ?? statement, 'join') === 'same') continue;
    const clause = join === 'same' ? sameClause(sameFrom(body, at), before, inner) : clauseOf(effect, inner);
    before = effect;
    text =
      text === ''
        ? `${join === 'then' ? 'then ' : ''}${clause.text}`
        : joined(text, isJoin(join) ? joins[join] : ' ', clause.text);
    if (context.isPart !== true)
      for (const sentence of ownCostSentences(effect, context)) text = joined(text, joins.sentence, sentence);
    subject = clause.subject;
    const rider = riders === 'said' ? ridersOf(effect) : [];
    if (rider.length > 0) text = joined(text, joins.sentence, statements(rider, { ...context, subject }).text);
  }
  return { text, subject };
}

/** What happens as a prevention effect prevents damage is said behind the whole sentence. */
function ridersOf(effect: Term): readonly Term[] {
  if (effect.op === 'preventDamage') return codesOf(effect, 'then');
  if (effect.op !== 'lasting' && effect.op !== 'letNum') return [];
  const [step] = codesOf(effect, 'body');
  return step === undefined ? [] : ridersOf(needCode(step, 'effect'));
}

/** Statements with words at the end of their first sentence. */
function afterFirstSentence(body: readonly Term[], context: Context, words: (inner: Context) => string): Clause {
  const next = body.findIndex((step, at) => at > 0 && ['sentence', 'then'].includes(wordOf(step, 'join') ?? ''));
  const said = statements(next < 0 ? body : body.slice(0, next), context, 'held');
  const first = around(said, '', words(after(said, context)));
  if (next < 0) return first;
  const more = statements(body.slice(next), after(said, context));
  return { text: joined(first.text, joins.sentence, more.text), subject: more.subject };
}

function isJoin(join: string): join is keyof typeof joins {
  return Object.hasOwn(joins, join);
}

/** Two texts with a mark between them. */
function joined(left: string, mark: string, right: string): string {
  return mark.startsWith('.') && left.endsWith('.') ? `${left}${mark.slice(1)}${right}` : `${left}${mark}${right}`;
}

/** A comma before "and y is", where how X is rounded ends with one. */
function afterX(effect: Term): string {
  const [first] = codesOf(effect, 'body');
  const inner = first === undefined ? null : codeOf(first, 'effect');
  return inner?.op === 'letNum' && codeOf(inner, 'num')?.op === 'half' ? ',' : '';
}

/** What is replaced: "you would draw a card"; mana is replaced while it is produced, "you tap a land for mana". */
function expected(event: Term, context: Context): string {
  const isMana = event.op === 'tappedForMana' || event.op === 'isTappedForMana';
  const isDone = event.op === 'causes' && wordOf(event, 'style') === 'does';
  return context.printer.say(event, { ...context, form: isMana || isDone ? 'finite' : 'would' });
}

/** "If you would draw a card"; when it is replaced may be said first: "as long as ~ is tapped, if you would draw a card". */
export function expectation(word: string, event: Term, context: Context): string {
  const style = event.op === 'whileTrue' ? wordOf(event, 'style') : null;
  if (style !== 'asLongAsFirst' && style !== 'duringFirst') return `${word} ${expected(event, context)}`;
  const condition = needCode(event, 'condition');
  const when =
    style === 'duringFirst'
      ? `during ${turnPhrase(condition, context)}`
      : `as long as ${context.printer.say(condition, context)}`;
  return `${when}, ${word} ${expected(needCode(event, 'event'), context)}`;
}

/** A card is played, a spell is cast. */
const namesSpells = (what: Term): boolean => mentions(what, 'spell');

type ClauseRenderer = (effect: Term, context: Context) => Clause;

/** One effect with its subject. */
export function clauseOf(effect: Term, outer: Context): Clause {
  const control = controls[effect.op];
  return control === undefined ? plainClause(effect, outer) : control(effect, outer);
}

/** Subject and predicate. */
function plainClause(effect: Term, outer: Context): Clause {
  const context: Context = { ...outer, adverb: '' };
  const subject = subjectOf(effect, context);
  if (subject === null) {
    const first = effect.args[0];
    const named = isTerm(first) && isNoun(first) ? context.printer.noun(first, context) : context.subject;
    const text = context.printer.predicate(effect, { ...context, subject: named, agreement: 'singular' });
    return { text, subject: context.subject };
  }
  const predicate = context.printer.predicate(effect, { ...context, subject, agreement: subject.agreement });
  return { text: contracted(spaced(subject.subject, outer.adverb ?? '', predicate)), subject };
}

/** The subject of an effect or event: its first parameter, unless the template prints that itself. */
export function subjectOf(code: Term, context: Context): Noun | null {
  const [first] = parametersOf(code.op);
  const arg = code.args[0];
  if (first === undefined || !isTerm(arg) || !isNoun(arg) || names(code.op, first.name)) return null;
  // What a clause begins with is nothing of its own subject.
  const outside = arg.op === 'ref' ? { ...context, subject: { ...context.subject, code: undefined } } : context;
  return context.printer.noun(arg, outside);
}

function names(op: Op, parameter: string): boolean {
  return piecesOf(rowOf(op).english).some((piece) => piece.kind === 'Param' && piece.name === parameter);
}

const bodyOf = (effect: Term, context: Context): Clause => statements(codesOf(effect, 'body'), context);

/** "Spells you cast this turn cost …": the duration is said with what is affected. */
function describedDuration(effect: Term, duration: string, context: Context): Clause {
  const said = bodyOf(effect, { ...context, within: duration });
  if (said.text === bodyOf(effect, context).text) throw new Error('a duration that is not said');
  return said;
}

/** The context of words after a clause: its subject can be meant. */
const after = (clause: Clause, context: Context): Context => ({ ...context, subject: clause.subject });

const around = (clause: Clause, before: string, after: string): Clause => ({
  text: `${before}${clause.text}${after}`,
  subject: clause.subject,
});

/** Effects that arrange other statements, or that say their subject in a way of their own. */
export const controls: Readonly<Partial<Record<Op, ClauseRenderer>>> = {
  step: (effect, context) => clauseOf(needCode(effect, 'effect'), context),
  process: bodyOf,
  vote: voting,
  extraVotes: votingAgain,
  doAll: (effect, context) => {
    const style = wordOf(effect, 'style');
    if (style === 'ofChoice') return statements(besidesChoices(codesOf(effect, 'body')), context);
    if (style === 'counters') return severalKinds(codesOf(effect, 'body'), context);
    return bodyOf(effect, style === 'also' ? { ...context, adverb: 'also' } : context);
  },
  may: (effect, context) => {
    const who = context.printer.noun(needCode(effect, 'who'), context);
    const body = codesOf(effect, 'body');
    const often = frequencyOf(body);
    if (wordOf(effect, 'style') === 'mayHave') {
      const had = statements(body, { ...context, form: 'base' });
      return { text: spaced(who.subject, 'may have', had.text), subject: had.subject };
    }
    const done = statements(
      body.map((statement) => withoutSubject(statement, needCode(effect, 'who'))),
      { ...context, subject: who, form: 'base' },
    );
    return {
      text: spaced(
        often,
        who.subject === '' && needCode(effect, 'who').op === 'you' ? 'you' : who.subject,
        'may',
        done.text,
      ),
      subject: who,
    };
  },
  if: (effect, context) => {
    const then = statements(codesOf(effect, 'then'), context);
    const clause = conditional(effect, then, context);
    const otherwise = codesOf(effect, 'otherwise');
    if (otherwise.length === 0) return clause;
    const other = statements(otherwise, { ...context, subject: clause.subject });
    const style = wordOf(effect, 'style');
    const lead = style === 'leadingDoesnt' || style === 'trailingDoesnt' ? "if it doesn't" : 'otherwise';
    return { text: joined(clause.text, `. ${lead}, `, other.text), subject: other.subject };
  },
  lasting: (effect, context) => {
    const duration = context.printer.say(needCode(effect, 'duration'), context);
    const style = wordOf(effect, 'style');
    if (style === 'inner') return bodyOf(effect, { ...context, inner: duration });
    if (style === 'described') return describedDuration(effect, duration, context);
    const body = statements(codesOf(effect, 'body'), context, 'held');
    return style === 'leading' ? around(body, `${duration}, `, '') : around(body, '', ` ${duration}`);
  },
  startingWith: (effect, context) => {
    const first = wordOf(effect, 'from') === 'you' ? 'you' : 'the next opponent in turn order';
    return around(bodyOf(effect, context), `starting with ${first}, `, '');
  },
  unlessPays: (effect, context) => {
    const style = wordOf(effect, 'style');
    if (style === 'they' || style === 'thatPlayer') return unlessEachPays(effect, style, context);
    if (style === 'leading') {
      const payer = context.printer.noun(needCode(effect, 'who'), context);
      const paid = payments(codesOf(effect, 'cost'), payer, { ...context, form: 'finite' });
      const said = statements(codesOf(effect, 'body'), { ...context, subject: payer });
      return {
        text: `unless ${payer.subject === '' ? 'you' : payer.subject} ${paid}, ${said.text}`,
        subject: said.subject,
      };
    }
    const body = bodyOf(effect, context);
    const who = context.printer.noun(needCode(effect, 'who'), after(body, context));
    if (style === 'has') {
      const done = statements(codesOf(effect, 'cost'), { ...after(body, context), form: 'base' });
      return around(body, '', ` unless ${who.subject} ${conjugated('have', who.agreement, 'finite')} ${done.text}`);
    }
    const payment = payments(codesOf(effect, 'cost'), who, { ...context, form: 'finite' });
    return around(body, '', ` unless ${who.subject === '' ? 'you' : who.subject} ${payment}`);
  },
  whileEach: (effect, context) => {
    const body = bodyOf(effect, context);
    const word = wordOf(effect, 'style') === 'if' ? 'if' : 'as long as';
    return around(body, '', ` ${word} ${context.printer.say(needCode(effect, 'condition'), after(body, context))}`);
  },
  unless: (effect, context) => {
    const body = bodyOf(effect, context);
    return around(body, '', ` unless ${context.printer.say(needCode(effect, 'condition'), after(body, context))}`);
  },
  forEach: (effect, context) => {
    if (wordOf(effect, 'style') === 'villainous') return villainous(effect, context);
    const each = `for each ${single(needCode(effect, 'what'), context)}`;
    const body = bodyOf(effect, context);
    return wordOf(effect, 'style') === 'leading' ? around(body, `${each}, `, '') : around(body, '', ` ${each}`);
  },
  forEachKind: (effect, context) => {
    const kind = wordOf(effect, 'kind') ?? '';
    const of = codeOf(effect, 'of');
    const each =
      of === null
        ? wordsFromName(kind)
        : unitOf(term('kindsAmong', [wordOf(effect, 'style'), kind, of]), 'one', context);
    const slots = context.scope.targets.map(({ filter }) => filter);
    if (!speaksOf([...codesOf(effect, 'body'), ...slots], intOf(effect, 'value') ?? -1))
      throw new Error('a kind that nobody speaks of');
    return around(bodyOf(effect, context), `for each ${each}, `, '');
  },
  letNum: (effect, context) => {
    const num = needCode(effect, 'num');
    const value = intOf(effect, 'value');
    const slots = context.scope.targets.flatMap(({ min, max, filter }) => [min, max, filter]);
    if (![...codesOf(effect, 'body'), ...slots].some((code) => usesNumber(code, value)))
      throw new Error('a number that nothing is scaled by');
    if (wordOf(effect, 'style') === 'forEach') {
      const body = bodyOf(effect, context);
      return around(body, '', ` for each ${counted(num, after(body, context))}`);
    }
    return afterFirstSentence(codesOf(effect, 'body'), context, (inner) => {
      const lead =
        { andY: `${afterX(effect)} and y is`, apart: '. x is' }[wordOf(effect, 'style') ?? ''] ?? ', where x is';
      return `${lead} ${inDigits(num) ?? context.printer.say(num, inner)}`;
    });
  },
  repeat: (effect, context) => {
    const times = needCode(effect, 'times');
    const body = bodyOf(effect, context);
    return wordOf(effect, 'style') === 'forEach'
      ? around(body, `for each ${counted(times, context)}, `, '')
      : around(body, '', ` ${multiplier(times)}`);
  },
  instead: (effect, context) => {
    const replaced = statements(codesOf(effect, 'replaced'), { ...context, isPart: false });
    const body = bodyOf(effect, { ...context, subject: replaced.subject });
    const condition = context.printer.say(needCode(effect, 'condition'), context);
    const sentence = insteadOf(wordOf(effect, 'style'), condition, body.text);
    const [first] = codesOf(effect, 'body');
    const mark = first !== undefined && wordOf(first, 'join') === 'paragraph' ? joins.paragraph : joins.sentence;
    return { text: replaced.text === '' ? sentence : joined(replaced.text, mark, sentence), subject: body.subject };
  },
  rather: (effect, context) => {
    const condition = context.printer.say(needCode(effect, 'condition'), context);
    return around(
      bodyOf(effect, context),
      `if ${condition}, `,
      ` instead of ${ratherOf[wordOf(effect, 'of') ?? ''] ?? ''}`,
    );
  },
  delayed: (effect, context) => {
    const event = needCode(effect, 'event');
    const duration = codeOf(effect, 'duration');
    const when = spaced(
      wordsFromName(wordOf(effect, 'word') ?? 'at'),
      context.printer.say(event, { ...context, next: wordOf(effect, 'next') ?? '' }),
      duration === null ? '' : context.printer.say(duration, context),
    );
    const condition = codeOf(effect, 'condition');
    const isTrailing = wordOf(effect, 'style') === 'trailing';
    const lead =
      condition === null ? when : `${when}${isTrailing ? '' : ','} if ${context.printer.say(condition, context)}`;
    if (!isTrailing) return around(bodyOf(effect, context), `${lead}, `, '');
    return afterFirstSentence(codesOf(effect, 'body'), context, () => ` ${lead}`);
  },
  whenSpent: (effect, context) => {
    const event = needCode(effect, 'event');
    const on = context.printer.noun(needCode(event, 'on'), context).object;
    const isOnly = wordOf(effect, 'only') !== null;
    const lead = isOnly ? `spend this mana only to cast ${on}, and ` : `if ${context.printer.say(event, context)}, `;
    return around(bodyOf(effect, context), lead, '');
  },
  reflexive: (effect, context) => {
    const who = context.printer.noun(needCode(effect, 'who'), context);
    const subject = who.subject === '' ? 'you' : who.subject;
    const isCost = wordOf(effect, 'said') === 'payThisCost';
    const verb = conjugated(isCost ? 'pay' : 'do', who.agreement, 'finite');
    const what = isCost ? ' this cost one or more times' : '';
    return around(bodyOf(effect, context), `when ${subject} ${verb}${what}, `, '');
  },
  reflexiveEvent: (effect, context) => {
    const event = context.printer.say(needCode(effect, 'event'), context);
    return around(bodyOf(effect, context), `${wordOf(effect, 'word') ?? 'when'} ${event} this way, `, '');
  },
  castRider: (effect, context) => {
    const who = context.printer.noun(needCode(effect, 'who'), context);
    const what = context.printer.noun(needCode(effect, 'what'), context).object;
    if (wordOf(effect, 'style') === 'done') return around(bodyOf(effect, context), 'if you do, ', '');
    const lead = `if ${who.subject} ${conjugated('cast', who.agreement, 'finite')} ${what} this way, `;
    return around(bodyOf(effect, context), lead, '');
  },
  permissionUsed: (effect, context) => {
    const who = context.printer.noun(needCode(effect, 'who'), context);
    const what = codeOf(effect, 'what');
    const used =
      what === null
        ? conjugated('do', who.agreement, 'finite')
        : `${conjugated(namesSpells(what) ? 'cast' : 'play', who.agreement, 'finite')} ${context.printer.noun(what, context).object} this way`;
    return around(bodyOf(effect, context), `${wordOf(effect, 'word') ?? 'when'} ${who.subject} ${used}, `, '');
  },
  replacing: (effect, context) => {
    const duration = codeOf(effect, 'duration');
    const word = wordOf(effect, 'times') === 'next' ? 'the next time' : 'if';
    const event = expectation(word, needCode(effect, 'event'), context);
    const lead = spaced(event, duration === null ? '' : context.printer.say(duration, context));
    const style = wordOf(effect, 'style');
    const resolving = resolvingOf(effect, context);
    const rather = resolving ?? ratherOf[style ?? ''];
    const trail = rather === undefined ? (style === 'trailing' ? ' instead' : '') : ` instead of ${rather}`;
    // Sentences that say more of what happens follow the one that says "instead".
    const said = afterFirstSentence(codesOf(effect, 'body'), context, () => trail);
    if (resolving !== null) return said;
    return around(said, style === 'first' ? `${lead}, instead ` : `${lead}, `, '');
  },
  pay: (effect, context) => {
    const who = context.printer.noun(needCode(effect, 'who'), context);
    return {
      text: spaced(who.subject, payments(codesOf(effect, 'cost'), who, context)),
      subject: who.subject === '' ? context.subject : who,
    };
  },
  mayCast: (effect, context) => {
    const what = context.printer.noun(needCode(effect, 'what'), context);
    if (wordOf(effect, 'voice') !== 'passive') {
      if (context.inner === undefined) return plainClause(effect, context);
      const who = context.printer.noun(needCode(effect, 'who'), context);
      const may = spaced(who.subject, 'may', wordOf(effect, 'verb') ?? 'cast', what.object, context.inner);
      return { text: `${may} as though they had ${wordOf(effect, 'asThough') ?? ''}`, subject: who };
    }
    const it = what.quantity === 'many' ? 'they' : 'it';
    return {
      text: `${what.subject} can be cast as though ${it} had ${wordOf(effect, 'asThough') ?? ''}`,
      subject: what,
    };
  },
  entersAsCopy: (effect, context) => {
    const what = context.printer.noun(needCode(effect, 'what'), context);
    const of = context.printer.noun(needCode(effect, 'of'), context).object;
    const isChoice = wordOf(effect, 'may') !== null;
    const tapped = codesOf(effect, 'entry').map((entry) => ` ${context.printer.say(entry, context)}`);
    const enters = `${
      isChoice
        ? `you may have ${what.object} enter`
        : `${what.subject} ${conjugated('enter', what.agreement, context.form)}`
    }${tapped.join('')}`;
    return { text: `${enters} as a copy of ${of}${exceptions(effect, context)}`, subject: what };
  },
  deckCanHave: (effect, context) => {
    const most = codeOf(effect, 'most');
    const many = most === null ? 'any number of' : `up to ${spelled(most) ?? ''}`;
    return { text: `a deck can have ${many} cards named ${wordOf(effect, 'name') ?? ''}`, subject: context.subject };
  },
  isStill: (effect, context) => {
    const what = context.printer.noun(needCode(effect, 'what'), context);
    const be = what.agreement === 'singular' ? "'s" : "'re";
    const kind = complement(needCode(effect, 'filter'), what.quantity, context);
    return { text: `${what.subject}${be} still ${kind}`, subject: what };
  },
  levelRow: (effect, context) => {
    const [min, max] = [intOf(effect, 'min') ?? 0, intOf(effect, 'max')];
    return { text: max === null ? `level ${min}+` : `level ${min}-${max}`, subject: context.subject };
  },
  levelPt: (effect, context) => ({
    text: `${context.printer.say(needCode(effect, 'power'), context)}/${context.printer.say(needCode(effect, 'toughness'), context)}`,
    subject: context.subject,
  }),
  gainLevel: (effect, context) => ({ text: `level ${intOf(effect, 'level') ?? 0}`, subject: context.subject }),
  eitherOr: (effect, context) => {
    const style = wordOf(effect, 'style');
    if (style === 'yourChoice' || style === 'oneOf') return yourChoice(codesOf(effect, 'options'), style, context);
    const [first] = codesOf(effect, 'options');
    if (style === 'chosen') return chosenKeyword(codesOf(effect, 'options'), (code) => clauseOf(code, context));
    const isOfThing = first !== undefined && parametersOf(first.op)[0]?.name === 'what';
    const who = context.printer.noun(isOfThing ? needCode(first, 'what') : needCode(effect, 'who'), context);
    const inner: Context = { ...context, subject: who };
    const isElided = wordOf(effect, 'style') === 'elided';
    const options = codesOf(effect, 'options').map((option, at) =>
      isElided && at > 0 && option.op === 'payMana'
        ? context.printer.say(option, context)
        : part(option, { ...inner, agreement: who.agreement }),
    );
    return {
      text: listed([...options.slice(0, 1).map((option) => spaced(who.subject, option)), ...options.slice(1)], 'or'),
      subject: who,
    };
  },
};

/** "Faces a villainous choice — …, or …". */
function villainous(effect: Term, context: Context): Clause {
  const who = context.printer.noun(needCode(effect, 'what'), context);
  const [step] = codesOf(effect, 'body');
  const options = step === undefined ? [] : codesOf(needCode(step, 'effect'), 'options');
  const said = options.map((option) => statements(codesOf(option, 'body'), { ...context, subject: who }).text);
  const verb = conjugated('face', who.agreement, context.form);
  return { text: spaced(who.subject, verb, 'a villainous choice —', said.join(', or ')), subject: who };
}

/** "Each opponent discards a card unless they pay {1}": who may pay is the subject of what they do otherwise. */
function unlessEachPays(effect: Term, style: 'they' | 'thatPlayer', context: Context): Clause {
  const who = context.printer.noun(needCode(effect, 'who'), context);
  const body = bodyOf(effect, { ...context, subject: who });
  const payer = style === 'they' ? singularThey : nounOf('that player', 'one', 'player');
  const payment = payments(codesOf(effect, 'cost'), payer, { ...context, form: 'finite' });
  return { text: `${spaced(who.subject, body.text)} unless ${payer.subject} ${payment}`, subject: who };
}

/** How often a permission can be used: "once each turn,". */
function frequencyOf(body: readonly Term[]): string {
  const effect = body[0]?.op === 'step' ? codeOf(body[0], 'effect') : null;
  switch (effect?.op === 'castCards' ? wordOf(effect, 'limit') : null) {
    case 'eachTurn':
      return 'once each turn,';
    case 'yourTurns':
      return 'once during each of your turns,';
    default:
      return '';
  }
}

/** What someone pays, in agreement with them: "pays {2}", "sacrifices a creature and pays 2 life". */
function payments(cost: readonly Term[], who: Noun, context: Context): string {
  const inner: Context = { ...context, subject: { ...who, subject: '' }, agreement: who.agreement };
  return listed(
    cost.map((item) => part(item, inner)),
    'and',
  );
}

function part(item: Term, context: Context): string {
  const effect = item.op === 'step' ? needCode(item, 'effect') : item;
  if (effect.op === 'payMana' || effect.op === 'payMore')
    return `${conjugated('pay', context.agreement, context.form)} ${context.printer.say(effect, context)}`;
  return controls[effect.op] === undefined
    ? context.printer.predicate(effect, context)
    : clauseOf(effect, context).text;
}

function insteadOf(style: string | null, condition: string, body: string): string {
  switch (style) {
    case 'trailing':
      return `${body} instead if ${condition}`;
    case 'asLongAs':
      return `${body} instead as long as ${condition}`;
    case 'leadingFirst':
      return `if ${condition}, instead ${body}`;
    default:
      return `if ${condition}, ${body} instead`;
  }
}

function conditional(effect: Term, then: Clause, context: Context): Clause {
  const condition = needCode(effect, 'condition');
  const isTrailing = ['trailing', 'asLongAsTrailing', 'trailingDoesnt'].includes(wordOf(effect, 'style') ?? '');
  const words = context.printer.say(condition, isTrailing ? after(then, context) : context);
  switch (wordOf(effect, 'style')) {
    case 'trailing':
    case 'trailingDoesnt':
      return around(then, '', ` if ${words}`);
    case 'asLongAsLeading':
      return around(then, `as long as ${words}, `, '');
    case 'asLongAsTrailing':
      return around(then, '', ` as long as ${words}`);
    case 'row':
      return around(then, `${words} | `, '');
    case 'duringTrailing':
      return around(then, '', ` during ${turnPhrase(condition, context)}`);
    case 'duringLeading':
      return around(then, `during ${turnPhrase(condition, context)}, `, '');
    default:
      return around(then, `if ${words}, `, '');
  }
}

/** Does code count with a value? */
function usesNumber(arg: Arg, value: number | null): boolean {
  if (isList(arg)) return arg.some((item) => usesNumber(item, value));
  if (!isTerm(arg)) return false;
  return (arg.op === 'numRef' && intOf(arg, 'value') === value) || arg.args.some((item) => usesNumber(item, value));
}

/** A set named by one of its members: "creature you control". */
function single(what: Term, context: Context): string {
  if (what.op === 'union') {
    const [first, ...more] = codesOf(what, 'parts');
    const others = more.map((part) => context.printer.noun(part, context).object);
    if (first !== undefined) return listed([single(first, context), ...others], 'and');
  }
  if (what.op === 'target') return `of ${context.printer.noun(what, context).object}`;
  if (what.op === 'all' || what.op === 'some' || what.op === 'choose')
    return context.printer.phrase(needCode(what, 'filter'), 'one', context);
  return context.printer.noun(what, context).object;
}

/** What a number counts, one of them: "creature you control", "+1/+1 counter on ~". */
function counted(num: Term, context: Context): string {
  switch (num.op) {
    case 'count':
      return single(needCode(num, 'what'), context);
    case 'beyondFirst':
      return `${counted(needCode(num, 'of'), context)} ${wordOf(num, 'style') === 'otherThan' ? 'other than' : 'beyond'} the first`;
    default:
      return unitOf(num, 'one', context);
  }
}

/** Leaves out a subject that the words before the verb have said. */
function withoutSubject(statement: Term, who: Term): Term {
  if (statement.op !== 'step') return statement;
  const effect = needCode(statement, 'effect');
  const first = effect.args[0];
  if (!isSameCode(first, who)) return statement;
  const silent: Term = { ...effect, args: [{ kind: 'Term', op: 'subject', args: [] }, ...effect.args.slice(1)] };
  return { ...statement, args: statement.args.map((arg) => (arg === effect ? silent : arg)) };
}

/** The subject of a text that speaks of nobody. */
export const nobody: Noun = nounOf('', 'one');
