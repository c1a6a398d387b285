import type { Op } from '../bytecode/table';
import { parametersOf } from '../bytecode/parameters';
import { rowOf } from '../bytecode/table';
import { isTerm, type Term } from '../bytecode/term';
import { codeOf, codesOf, needCode, wordOf } from './arguments';
import type { Clause, Context } from './context';
import { isNoun } from './interpret';
import { nounOf, type Noun } from './noun';
import { inDigits, multiplier } from './numbers';
import { listed, spaced } from './words';
import { conjugated } from './verbs';
import { piecesOf } from './template';

const joins = {
  first: '',
  sentence: '. ',
  then: '. then ',
  and: ' and ',
  andThen: ' and then ',
  commaAnd: ', and ',
  comma: ', ',
  commaThen: ', then ',
  or: ' or ',
} as const;

/** Statements of a body one after the other, without the last full stop. */
export function statements(body: readonly Term[], context: Context): Clause {
  let text = '';
  let subject = context.subject;
  for (const statement of body) {
    const isStep = statement.op === 'step';
    const effect = isStep ? needCode(statement, 'effect') : statement;
    const clause = clauseOf(effect, { ...context, subject });
    const join = isStep ? (wordOf(statement, 'join') ?? 'first') : 'first';
    text = text === '' ? clause.text : joined(text, isJoin(join) ? joins[join] : ' ', clause.text);
    subject = clause.subject;
  }
  return { text, subject };
}

function isJoin(join: string): join is keyof typeof joins {
  return Object.hasOwn(joins, join);
}

/** Two texts with a mark between them; a full stop in quotation marks ends the sentence, too. */
function joined(left: string, mark: string, right: string): string {
  return `${left}${mark.startsWith('.') && endsSentence(left) ? mark.slice(1) : mark}${right}`;
}

/** A sentence with its full stop. */
export function stopped(text: string): string {
  return endsSentence(text) ? text : `${text}.`;
}

function endsSentence(text: string): boolean {
  return text.endsWith('."') || text.endsWith('.');
}

type ClauseRenderer = (effect: Term, context: Context) => Clause;

/** One effect with its subject. */
export function clauseOf(effect: Term, context: Context): Clause {
  const control = controls[effect.op];
  if (control !== undefined) return control(effect, context);
  const subject = subjectOf(effect, context);
  if (subject === null) {
    const text = context.printer.predicate(effect, { ...context, agreement: 'singular' });
    return { text, subject: context.subject };
  }
  const predicate = context.printer.predicate(effect, { ...context, subject, agreement: subject.agreement });
  return { text: spaced(subject.subject, predicate), subject: subject.subject === '' ? context.subject : subject };
}

/** The subject of an effect or event: its first parameter, unless the template prints that itself. */
export function subjectOf(code: Term, context: Context): Noun | null {
  const [first] = parametersOf(code.op);
  const arg = code.args[0];
  if (first === undefined || !isTerm(arg) || !isNoun(arg) || names(code.op, first.name)) return null;
  return context.printer.noun(arg, context);
}

function names(op: Op, parameter: string): boolean {
  return piecesOf(rowOf(op).english).some((piece) => piece.kind === 'Param' && piece.name === parameter);
}

const bodyOf = (effect: Term, context: Context): Clause => statements(codesOf(effect, 'body'), context);

const around = (clause: Clause, before: string, after: string): Clause => ({
  text: `${before}${clause.text}${after}`,
  subject: clause.subject,
});

const controls: Readonly<Partial<Record<Op, ClauseRenderer>>> = {
  step: (effect, context) => clauseOf(needCode(effect, 'effect'), context),
  doAll: bodyOf,
  may: (effect, context) => {
    const who = context.printer.noun(needCode(effect, 'who'), context);
    const body = codesOf(effect, 'body');
    if (wordOf(effect, 'style') === 'mayHave') {
      const had = statements(body, { ...context, form: 'base' });
      return { text: spaced(who.subject, 'may have', had.text), subject: had.subject };
    }
    const done = statements(
      body.map((statement) => withoutSubject(statement, needCode(effect, 'who'))),
      { ...context, subject: who, form: 'base' },
    );
    return {
      text: spaced(who.subject === '' && needCode(effect, 'who').op === 'you' ? 'you' : who.subject, 'may', done.text),
      subject: who,
    };
  },
  if: (effect, context) => {
    const then = statements(codesOf(effect, 'then'), context);
    const clause = conditional(effect, then, context);
    const otherwise = codesOf(effect, 'otherwise');
    if (otherwise.length === 0) return clause;
    const other = statements(otherwise, { ...context, subject: clause.subject });
    return { text: joined(clause.text, '. otherwise, ', other.text), subject: other.subject };
  },
  lasting: (effect, context) => {
    const duration = context.printer.say(needCode(effect, 'duration'), context);
    const body = bodyOf(effect, context);
    return wordOf(effect, 'style') === 'leading' ? around(body, `${duration}, `, '') : around(body, '', ` ${duration}`);
  },
  unlessPays: (effect, context) => {
    const body = bodyOf(effect, context);
    const who = context.printer.noun(needCode(effect, 'who'), context);
    const payment = payments(codesOf(effect, 'cost'), who, context);
    return around(body, '', ` unless ${who.subject === '' ? 'you' : who.subject} ${payment}`);
  },
  unless: (effect, context) =>
    around(bodyOf(effect, context), '', ` unless ${context.printer.say(needCode(effect, 'condition'), context)}`),
  forEach: (effect, context) => {
    const each = `for each ${single(needCode(effect, 'what'), context)}`;
    const body = bodyOf(effect, context);
    return wordOf(effect, 'style') === 'leading' ? around(body, `${each}, `, '') : around(body, '', ` ${each}`);
  },
  letNum: (effect, context) => {
    const num = needCode(effect, 'num');
    const body = bodyOf(effect, context);
    return wordOf(effect, 'style') === 'forEach'
      ? around(body, '', ` for each ${counted(num, context)}`)
      : around(body, '', `, where x is ${inDigits(num) ?? context.printer.say(num, context)}`);
  },
  repeat: (effect, context) => around(bodyOf(effect, context), '', ` ${multiplier(needCode(effect, 'times'))}`),
  instead: (effect, context) => {
    const replaced = statements(codesOf(effect, 'replaced'), context);
    const body = bodyOf(effect, { ...context, subject: replaced.subject });
    const condition = context.printer.say(needCode(effect, 'condition'), context);
    const sentence =
      wordOf(effect, 'style') === 'trailing'
        ? `${body.text} instead if ${condition}`
        : `if ${condition}, ${body.text} instead`;
    return { text: replaced.text === '' ? sentence : joined(replaced.text, '. ', sentence), subject: body.subject };
  },
  delayed: (effect, context) => {
    const event = needCode(effect, 'event');
    const duration = codeOf(effect, 'duration');
    const when = spaced(
      wordOf(effect, 'word') ?? 'at',
      context.printer.say(event, context),
      duration === null ? '' : context.printer.say(duration, context),
    );
    const condition = codeOf(effect, 'condition');
    const lead = condition === null ? when : `${when}, if ${context.printer.say(condition, context)}`;
    const body = bodyOf(effect, context);
    return wordOf(effect, 'style') === 'trailing' ? around(body, '', ` ${lead}`) : around(body, `${lead}, `, '');
  },
  reflexive: (effect, context) => {
    const who = context.printer.noun(needCode(effect, 'who'), context);
    const verb = conjugated('do', who.agreement, 'finite');
    return around(bodyOf(effect, context), `when ${who.subject === '' ? 'you' : who.subject} ${verb}, `, '');
  },
  replacing: (effect, context) => {
    const duration = codeOf(effect, 'duration');
    const event = context.printer.say(needCode(effect, 'event'), { ...context, form: 'would' });
    const lead = spaced('if', event, duration === null ? '' : context.printer.say(duration, context));
    return around(bodyOf(effect, context), `${lead}, `, ' instead');
  },
  pay: (effect, context) => {
    const who = context.printer.noun(needCode(effect, 'who'), context);
    return {
      text: spaced(who.subject, payments(codesOf(effect, 'cost'), who, context)),
      subject: who.subject === '' ? context.subject : who,
    };
  },
  eitherOr: (effect, context) => {
    const who = context.printer.noun(needCode(effect, 'who'), context);
    const inner: Context = { ...context, subject: who };
    const options = codesOf(effect, 'options').map((option) => part(option, { ...inner, agreement: who.agreement }));
    return { text: spaced(who.subject, listed(options, 'or')), subject: who };
  },
};

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
  if (effect.op === 'payMana')
    return `${conjugated('pay', context.agreement, context.form)} ${context.printer.say(effect, context)}`;
  return context.printer.predicate(effect, context);
}

function conditional(effect: Term, then: Clause, context: Context): Clause {
  const condition = needCode(effect, 'condition');
  const words = context.printer.say(condition, context);
  switch (wordOf(effect, 'style')) {
    case 'trailing':
      return around(then, '', ` if ${words}`);
    case 'asLongAsLeading':
      return around(then, `as long as ${words}, `, '');
    case 'asLongAsTrailing':
      return around(then, '', ` as long as ${words}`);
    case 'duringLeading':
      return around(then, `during ${turnPhrase(condition, context)}, `, '');
    default:
      return around(then, `if ${words}, `, '');
  }
}

/** "your turn", "turns other than yours". */
function turnPhrase(condition: Term, context: Context): string {
  if (condition.op !== 'turnOf') return context.printer.say(condition, context);
  if (wordOf(condition, 'style') === 'isnt') return 'turns other than yours';
  return `${context.printer.noun(needCode(condition, 'who'), context).possessive} turn`;
}

/** A set named by one of its members: "creature you control". */
function single(what: Term, context: Context): string {
  if (what.op === 'all' || what.op === 'some' || what.op === 'choose')
    return context.printer.phrase(needCode(what, 'filter'), 'one', context);
  return context.printer.noun(what, context).object;
}

/** What a number counts, one of them: "creature you control", "+1/+1 counter on ~". */
function counted(num: Term, context: Context): string {
  switch (num.op) {
    case 'count':
      return single(needCode(num, 'what'), context);
    case 'countersOn': {
      const kind = wordOf(num, 'counter');
      return `${spaced(kind ?? '', 'counter')} on ${context.printer.noun(needCode(num, 'of'), context).object}`;
    }
    default:
      return context.printer.say(num, context);
  }
}

/** Leaves out a subject that the words before the verb have said. */
function withoutSubject(statement: Term, who: Term): Term {
  if (statement.op !== 'step') return statement;
  const effect = needCode(statement, 'effect');
  const first = effect.args[0];
  if (!isTerm(first) || JSON.stringify(first.args) !== JSON.stringify(who.args) || first.op !== who.op)
    return statement;
  const silent: Term = { ...effect, args: [{ kind: 'Term', op: 'subject', args: [] }, ...effect.args.slice(1)] };
  return { ...statement, args: statement.args.map((arg) => (arg === effect ? silent : arg)) };
}

/** The subject of a text that speaks of nobody. */
export const nobody: Noun = nounOf('', 'one');
