import type { Op } from '../../bytecode/table';
import { isTerm, type Term } from '../../bytecode/term';
import { codeOf, codesOf, intOf, isSameCode, needCode, wordOf } from '../arguments';
import type { Context, Renderer } from '../context';
import { partsOf } from '../filters';
import { spelled } from '../numbers';
import { ordinalFromNumber } from '../../vocabulary/numbers';
import { isOne } from '../scope';
import { conjugated, type VerbForm } from '../verbs';
import { beginning } from './steps';
import { listed, spaced, withArticle, wordsFromName } from '../words';

/** Things lie on the battlefield, and in other zones. */
const isOnto = (zone: Term): boolean => zone.op === 'zone' && wordOf(zone, 'zone') === 'battlefield';

/** "each turn", "during each of your turns": where events are counted. */
function countedIn(code: Term): string {
  switch (wordOf(code, 'period')) {
    case 'yourTurns':
      return 'during each of your turns';
    case 'theirTurns':
      return 'during each of their turns';
    default:
      return wordsFromName(wordOf(code, 'period') ?? '');
  }
}

/** How it is said that mana is spent. */
const spendings: Readonly<Record<string, string>> = {
  on: 'that mana is spent on',
  to: 'that mana is spent to cast',
  spend: 'you spend this mana to cast',
};

/** Damage without what dealt it, and what did. */
function withoutAgent(event: Term): readonly [Term, Term] {
  const by = needCode(event, 'by');
  return [{ ...event, args: event.args.map((arg) => (arg === by ? null : arg)) }, by];
}

/** Events, and that something happened, where no template can say it. */
export const events: Readonly<Partial<Record<Op, Renderer>>> = {
  nthTurnOf: (code, context) => `it's ${turnPhrase(code, context)}`,
  turnOf: (code, context) => {
    const whose = context.printer.noun(needCode(code, 'who'), context).possessive;
    return wordOf(code, 'verb') === 'isnt' ? `it's not ${whose} turn` : `it's ${whose} turn`;
  },
  attacksTogether: (code, context) => {
    const others = needCode(code, 'others');
    const count = needCode(others, 'count');
    const phrase = context.printer.phrase(needCode(others, 'filter'), isOne(count) ? 'one' : 'many', context);
    const what = context.printer.noun(needCode(code, 'what'), context).subject;
    const isOther = partsOf(needCode(others, 'filter'))[0]?.op === 'other';
    const many = isOther && !isOne(count) ? `${spelled(count) ?? ''} or more` : `at least ${spelled(count) ?? ''}`;
    return `${what} and ${many} ${phrase} ${conjugated('attack', 'plural', context.form)}`;
  },
  whileTrue: (code, context) => {
    const event = context.printer.say(needCode(code, 'event'), context);
    const condition = needCode(code, 'condition');
    if (wordOf(code, 'style') === 'during') return `${event} during ${turnPhrase(condition, context)}`;
    const state = wordOf(code, 'style') === 'state' ? codeOf(condition, 'filter') : null;
    const word = wordOf(code, 'style') === 'and' ? 'and' : 'while';
    return `${event} ${word} ${context.printer.say(state ?? condition, context)}`;
  },
  spendsMana: (code, context) => {
    const on = context.printer.noun(needCode(code, 'on'), context).object;
    return `${spendings[wordOf(code, 'style') ?? ''] ?? ''} ${on}`;
  },
  causes: (code, context) => {
    const verb = conjugated('cause', context.agreement, context.form);
    return `${verb} ${context.printer.say(needCode(code, 'event'), { ...context, form: 'infinitive' })}`;
  },
  nthTime: (code, context) =>
    `${context.printer.say(needCode(code, 'event'), context)} for the ${ordinal(needCode(code, 'nth'))} time ${countedIn(code)}`,
  happened: (code, context) => {
    const others = othersWhoHad(code);
    if (others !== null) {
      const [who, what] = others.map((each) => context.printer.noun(each, context));
      return spaced(who?.subject ?? '', 'had', what?.object ?? '', 'enter under their control', periodWords(code));
    }
    const event = context.printer.say(needCode(code, 'event'), { ...context, form: formOf(code) });
    const isHad = wordOf(code, 'tense') === 'had';
    return spaced(isHad ? 'you had' : '', withContraction(event), periodWords(code));
  },
  turnsWhen: (code, context) => {
    const event = needCode(needCode(code, 'condition'), 'event');
    return `during any turn ${context.printer.say(event, { ...context, form: 'past' })}`;
  },
  nthTimeOf: (code, context) => {
    const isSaid = wordOf(code, 'style') === 'this';
    const event = isSaid ? context.printer.say(needCode(code, 'event'), { ...context, form: 'perfect' }) : '';
    const times = listed(codesOf(code, 'nth').map(ordinal), 'or');
    return spaced(isSaid ? 'this is' : "it's", `the ${times} time`, event, isSaid ? periodWords(code) : '');
  },
  history: (code, context) => {
    if (wordOf(code, 'style') === 'periodFirst') {
      const [event, by] = withoutAgent(needCode(code, 'event'));
      const done = context.printer.predicate(event, { ...context, form: 'reduced' });
      return spaced(done, periodWords(code), 'by', context.printer.noun(by, context).object);
    }
    if (wordOf(code, 'style') === 'had') {
      const had = needCode(code, 'event');
      const on = context.agreement === 'plural' ? 'them' : 'it';
      if (had.op === 'countersPut') return spaced('that had', countersIn(had), 'put on', on, periodWords(code));
      const entering = context.printer.predicate(needCode(code, 'event'), { ...context, form: 'base' });
      return spaced('you had', entering, periodWords(code));
    }
    const isReduced = wordOf(code, 'style') === 'reduced';
    const form = isReduced ? 'reduced' : 'past';
    const did = context.printer.predicate(needCode(code, 'event'), { ...context, form });
    return spaced(isReduced ? '' : 'that', did, periodWords(code));
  },
  beginning: (code, context) => beginning(code, context),
  enters: (code, context) => {
    const [state, under, from] = [wordOf(code, 'tapped'), codeOf(code, 'under'), codeOf(code, 'from')];
    const control = under === null ? '' : `under ${context.printer.noun(under, context).possessive} control`;
    return spaced(
      conjugated('enter', context.agreement, context.form),
      state ?? '',
      state === null || under === null ? '' : 'and',
      control,
      from === null ? '' : `from ${context.printer.say(from, context)}`,
    );
  },
  casts: (code, context) => {
    const nth = codeOf(code, 'nth');
    const verb = conjugated('cast', context.agreement, context.form);
    const from = codeOf(code, 'from');
    const origin = from === null ? '' : `from ${context.printer.say(from, context)}`;
    if (context.next === 'yourNext')
      return spaced(verb, whose(context), 'next', spokenOnce(needCode(code, 'what'), context), origin);
    if (nth === null) return spaced(verb, context.printer.noun(needCode(code, 'what'), context).object, origin);
    const when = wordOf(code, 'during') === null ? 'each turn' : "during each opponent's turn";
    return `${verb} ${whose(context)} ${ordinal(nth)} ${spokenOnce(needCode(code, 'what'), context)} ${when}`;
  },
  draws: (code, context) => {
    const nth = codeOf(code, 'nth');
    const verb = conjugated('draw', context.agreement, context.form);
    const what = codeOf(code, 'what');
    const one = context.agreement === 'second' ? ['you', 'your'] : ['they', 'their'];
    const except =
      wordOf(code, 'except') === null
        ? ''
        : ` except the first one ${one[0] ?? ''} draw in each of ${one[1] ?? ''} draw steps`;
    const drawn = what === null ? `a card${except}` : context.printer.noun(what, context).object;
    return nth === null ? `${verb} ${drawn}` : `${verb} ${whose(context)} ${ordinal(nth)} card each turn`;
  },
  countersPut: (code, context) => {
    const by = codeOf(code, 'by');
    const on = context.printer.noun(needCode(code, 'what'), context);
    const what = on.object;
    const isMany = wordOf(code, 'quantity') === 'oneOrMore';
    const counters = countersIn(code);
    if (wordOf(code, 'voice') === 'symbols')
      return `${on.subject} ${conjugated('get', on.agreement, context.form)} one or more {e}`;
    if (wordOf(code, 'voice') === 'get')
      return `${on.subject} ${conjugated('get', on.agreement, context.form)} ${counters}`;
    if (wordOf(code, 'through') !== null)
      return `an effect ${conjugated('put', 'singular', context.form)} ${counters} on ${what}`;
    if (by === null)
      return `${counters} ${conjugated('be', isMany ? 'plural' : 'singular', context.form)} put on ${what}`;
    const who = context.printer.noun(by, context);
    return `${who.subject} ${conjugated('put', who.agreement, context.form)} ${counters} on ${what}`;
  },
  puts: (code, context) => {
    const to = needCode(code, 'to');
    const where = wordOf(to, 'zone') === 'battlefield' ? 'onto' : 'into';
    const what = context.printer.noun(needCode(code, 'what'), context).object;
    return `${conjugated('put', context.agreement, context.form)} ${what} ${where} ${context.printer.say(to, context)}`;
  },
  countersRemoved: (code, context) => {
    const isMany = wordOf(code, 'quantity') === 'oneOrMore';
    const by = codeOf(code, 'by');
    const what = codeOf(code, 'what');
    const from = what === null ? '' : `from ${context.printer.noun(what, context).object}`;
    if (by === null)
      return spaced(countersIn(code), conjugated('be', isMany ? 'plural' : 'singular', context.form), 'removed', from);
    const who = context.printer.noun(by, context);
    return spaced(who.subject, conjugated('remove', who.agreement, context.form), countersIn(code), from);
  },
  doesTo: (code, context) => {
    const action = wordOf(code, 'action') ?? '';
    const to = codeOf(code, 'to');
    const link = codeOf(code, 'with');
    return spaced(
      conjugated(action, context.agreement, context.form),
      context.printer.noun(needCode(code, 'what'), context).object,
      to === null ? '' : `to ${context.printer.say(to, context)}`,
      link === null ? '' : `with ${context.printer.noun(link, context).object}`,
    );
  },
  searches: (_code, context) => `${conjugated('search', context.agreement, context.form)} ${whose(context)} library`,
  shuffles: (_code, context) =>
    spaced(
      conjugated('shuffle', context.agreement, context.form),
      context.agreement === 'second' ? `${whose(context)} library` : '',
    ),
  putInto: (code, context) => {
    const to = needCode(code, 'to');
    const from = codeOf(code, 'from');
    const isThere = to.op === 'zone' && wordOf(to, 'style') === 'there';
    return spaced(
      conjugated('be', context.agreement, context.form),
      isThere ? 'put there' : `put ${isOnto(to) ? 'onto' : 'into'} ${context.printer.say(to, context)}`,
      from === null ? '' : `from ${context.printer.say(from, context)}`,
      wordOf(code, 'as') === null ? '' : 'as it resolves',
    );
  },
  anyOfEvents: (code, context) => {
    const events = codesOf(code, 'events');
    const [first, ...rest] = events;
    if (first === undefined) return '';
    const isShared = rest.every((event) => isSameCode(event.args[0], first.args[0]));
    const and = conjoined[wordOf(code, 'style') ?? ''];
    if (and !== undefined) return events.map((event) => context.printer.say(event, context)).join(` ${and} `);
    if (wordOf(code, 'style') === 'commaOr')
      return events.map((event) => context.printer.say(event, context)).join(', or ');
    if (wordOf(code, 'style') !== 'orShared' || !isShared)
      return listed(
        events.map((event) => context.printer.say(event, context)),
        'or',
      );
    const participant = first.args[0];
    if (!isTerm(participant)) return '';
    const subject = context.printer.noun(participant, context);
    const inner: Context = { ...context, subject, agreement: subject.agreement };
    return spaced(
      subject.subject,
      context.next === 'next' ? 'next' : '',
      listed(
        [withoutShared(first, rest[0]), ...rest].map((event, at) =>
          at === 0
            ? withoutLife(
                withoutObject(context.printer.predicate(event, inner), sharedObject(first, rest[0]), inner),
                first,
                rest[0],
              )
            : context.printer.predicate(event, { ...inner, form: laterForm(inner.form) }),
        ),
        'or',
      ),
    );
  },
};

/** What stands between two triggers in one sentence. */
const conjoined: Readonly<Record<string, string>> = {
  andWhenever: 'and whenever',
  andWhen: 'and when',
  andAt: 'and at',
  orWhenever: 'or whenever',
  orWhen: 'or when',
  orAt: 'or at',
};

/** "this turn", "yet"; nothing for what is said of all the time before. */
export function periodWords(code: Term): string {
  const period = wordOf(code, 'period') ?? '';
  return period === 'ever' ? '' : wordsFromName(period);
}

/** The form of the verb of something that happened: its tense, and whether it is denied. */
function formOf(code: Term): VerbForm {
  const isDenied = wordOf(code, 'polarity') === 'didnt';
  switch (wordOf(code, 'tense')) {
    case 'present':
      return 'finite';
    case 'had':
      return 'base';
    case 'perfect':
      return isDenied ? 'deniedPerfect' : 'perfect';
    default:
      return isDenied ? 'deniedPast' : 'past';
  }
}

const youHave = 'you have ';

/** "you've". */
export function withContraction(text: string): string {
  return text.slice(0, youHave.length) === youHave ? `you've ${text.slice(youHave.length)}` : text;
}

/** The form of a second verb after "or": it shares the auxiliary of the first. */
function laterForm(form: VerbForm): VerbForm {
  if (form === 'perfect' || form === 'deniedPerfect') return 'reduced';
  return form === 'would' || form === 'deniedPast' || form === 'infinitive' ? 'base' : form;
}

/** "your turn", "turns other than yours". */
export function turnPhrase(condition: Term, context: Context): string {
  // "During combat" is a whole phrase already.
  if (condition.op === 'duringPhase') {
    const who = codeOf(condition, 'who');
    const whose = who === null ? '' : context.printer.noun(who, context).possessive;
    if (wordOf(condition, 'phase') === 'declareAttackers') return 'the declare attackers step';
    return spaced(whose, wordsFromName(wordOf(condition, 'phase') ?? ''));
  }
  if (condition.op === 'nthTurnOf') {
    const { possessive } = context.printer.noun(needCode(condition, 'who'), context);
    const turns = wordOf(condition, 'number') === 'many' ? 'turns' : 'turn';
    return spaced(possessive, listed(codesOf(condition, 'nth').map(ordinal), 'or'), turns, 'of the game');
  }
  if (condition.op !== 'turnOf') return context.printer.say(condition, context);
  if (wordOf(condition, 'verb') === 'isnt') return 'turns other than yours';
  const who = context.printer.noun(needCode(condition, 'who'), context);
  return `${who.possessive} ${who.quantity === 'many' ? 'turns' : 'turn'}`;
}

/** One thing of a kind, without article: "noncreature spell". */
export function spokenOnce(what: Term, context: Context): string {
  const isBare = what.op === 'some' && wordOf(what, 'quantity') === 'bare';
  return isBare
    ? context.printer.phrase(needCode(what, 'filter'), 'one', context)
    : context.printer.noun(what, context).object;
}

/** "your" or "their", by the subject. */
function whose(context: Context): string {
  return context.subject.agreement === 'second' ? 'your' : 'their';
}

function withoutObject(words: string, object: Term | null, context: Context): string {
  if (object === null) return words;
  return words.slice(0, words.length - context.printer.noun(object, context).object.length).trim();
}

/** "cycle or discard a card": what both verbs are about is printed once, with the second. */
function sharedObject(first: Term, second: Term | undefined): Term | null {
  const object = first.args[1];
  return isTerm(object) && first.op !== second?.op && isSameCode(object, second?.args[1]) && isObjectVerb(first.op)
    ? object
    : null;
}

function isObjectVerb(op: Op): boolean {
  return ['casts', 'copies', 'cycles', 'discards', 'tokensCreated', 'sacrifices'].includes(op);
}

/** "blocks or becomes blocked by a creature": what is blocked is printed once, with the second verb. */
function withoutShared(first: Term, second: Term | undefined): Term {
  const isShared =
    first.op === 'blocks' &&
    second?.op === 'becomesBlocked' &&
    isTerm(second.args[1]) &&
    isSameCode(first.args[1], second.args[1]);
  return isShared ? { ...first, args: [first.args[0] ?? null, null] } : first;
}

/** "Gain or lose life": what both are about is printed once. */
function withoutLife(words: string, first: Term, second: Term | undefined): string {
  return first.op === 'gainsLife' && second?.op === 'losesLife' ? words.slice(0, -' life'.length) : words;
}

function ordinal(nth: Term): string {
  return ordinalFromNumber(nth.op === 'const' ? (intOf(nth, 'value') ?? 0) : 0) ?? '';
}

/** "a +1/+1 counter", "one or more counters", "the tenth counter". */
function countersIn(code: Term): string {
  const kind = wordOf(code, 'counter') ?? '';
  switch (wordOf(code, 'quantity')) {
    case 'oneOrMore':
      return `one or more ${spaced(kind, 'counters')}`;
    case 'nth':
      return spaced('the', ordinal(needCode(code, 'nth')), kind, 'counter');
    case 'last':
      return spaced('the last', kind, 'counter');
    default:
      return withArticle(spaced(kind, 'counter'));
  }
}

/** Players other than "you" who had something enter under their control, and what: null where nothing of the kind is said. */
function othersWhoHad(code: Term): readonly Term[] | null {
  const event = needCode(code, 'event');
  if (wordOf(code, 'tense') !== 'had' || event.op !== 'enters') return null;
  const under = codeOf(event, 'under');
  return under === null || under.op === 'you' ? null : [under, needCode(event, 'what')];
}
