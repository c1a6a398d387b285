import type { Op } from '../../bytecode/table';
import { isTerm, type Term } from '../../bytecode/term';
import { codeOf, codesOf, intOf, isSameCode, needCode, wordOf, wordsOf } from '../arguments';
import type { Context, Renderer } from '../context';
import type { Quantity } from '../noun';
import { complement, partsOf } from '../filters';
import { multiplier, inDigits, spelled } from '../numbers';
import { ordinalFromNumber } from '../../vocabulary/numbers';
import { isOne, quantityOf } from '../scope';
import { conjugated, type VerbForm } from '../verbs';
import { beginning } from './steps';
import { listed, pluralOf, spaced, withArticle, wordsFromName } from '../words';

/** A number as it stands in a phrase. */
export function number(num: Term, context: Context): string {
  return inDigits(num) ?? context.printer.say(num, context);
}

/** A number as it is spelled in a phrase: devotion is "less than five". */
const inWords = (num: Term, context: Context): string => spelled(num) ?? number(num, context);

const stats = {
  power: 'power',
  toughness: 'toughness',
  manaValue: 'mana value',
  basePower: 'base power',
  baseToughness: 'base toughness',
  powerOrToughness: 'power or toughness',
} as const;

/** What is said below a bound by what is said above it; `life` is more or less, not fewer. */
const LESS = { greater: 'less', more: 'fewer', life: 'less' } as const;

/** "4 or greater", "less than its power", "equal to the number of …". */
function comparison(
  how: string | null,
  than: Term | null,
  more: keyof typeof LESS,
  context: Context,
  say: typeof number = number,
): string {
  const value = than === null ? '' : say(than, context);
  const isPlain = than !== null && inDigits(than) !== null;
  switch (how) {
    case 'atLeast':
      return isPlain ? `${value} or ${more === 'greater' ? 'greater' : 'more'}` : `greater than or equal to ${value}`;
    case 'atMost':
      return isPlain ? `${value} or ${LESS[more]}` : `less than or equal to ${value}`;
    case 'greater':
      return `greater than ${value}`;
    case 'less':
      return `less than ${value}`;
    case 'equal':
      return isPlain ? value : `equal to ${value}`;
    default:
      return how ?? '';
  }
}

const heights = { greatest: 'highest', least: 'lowest' } as const;

/** "the greatest power among creatures you control": an end of a scale, called an amount or a height. */
function extremeAmong(which: 'greatest' | 'least', code: Term, set: 'of' | 'among', context: Context): string {
  const word = wordOf(code, 'style') === 'height' ? heights[which] : which;
  return `the ${word} ${statName(wordOf(code, 'what'))} among ${context.printer.noun(needCode(code, set), context).object}`;
}

/** A comparison as a condition about its characteristic: "mana value is 3 or less". */
export function statIs(compare: Term, context: Context): string {
  const amount = comparison(wordOf(compare, 'how'), codeOf(compare, 'than'), 'greater', context);
  return `${statName(wordOf(compare, 'what'))} is ${amount}`;
}

/** "two or more charge counters on it"; players have counters, not on them. */
function counterPhrase(code: Term, on: string | null): string {
  const place = on === null ? '' : `on ${on}`;
  const kind = wordOf(code, 'counter') ?? '';
  const count = codeOf(code, 'count');
  switch (wordOf(code, 'quantity')) {
    case 'a':
      return spaced(withArticle(spaced(kind, 'counter')), place);
    case 'no':
      return spaced('no', kind, 'counters', place);
    case 'exactly':
      return spaced(
        'exactly',
        count === null ? '' : (spelled(count) ?? ''),
        kind,
        count !== null && isOne(count) ? 'counter' : 'counters',
        place,
      );
    default: {
      const many = count === null ? '' : `${spelled(count) ?? ''} or more`;
      return spaced(many, kind, 'counters', place);
    }
  }
}

const be = (code: Term, name: string, context: Context): { readonly text: string; readonly singular: boolean } => {
  const of = context.printer.noun(needCode(code, name), context);
  return { text: of.subject, singular: of.agreement === 'singular' };
};

/** Numbers, conditions and what they are made of. */
export const values: Readonly<Partial<Record<Op, Renderer>>> = {
  const: (code) => String(intOf(code, 'value') ?? 0),
  numRef: (code) => amountsDone[wordOf(code, 'style') ?? ''] ?? inDigits(code) ?? 'that much',
  sameNumber: () => 'that number',
  plus: (code, context) =>
    `${number(needCode(code, 'left'), context)} plus ${number(needCode(code, 'right'), context)}`,
  minus: (code, context) =>
    `${number(needCode(code, 'left'), context)} minus ${number(needCode(code, 'right'), context)}`,
  times: (code, context) =>
    inDigits(code) ?? `${multiplier(needCode(code, 'factor'))} ${number(needCode(code, 'of'), context)}`,
  half: (code, context) => `half ${number(needCode(code, 'of'), context)}, rounded ${wordOf(code, 'rounded') ?? ''}`,
  negative: (code, context) => `-${number(needCode(code, 'of'), context)}`,
  count: (code, context) =>
    `the ${wordOf(code, 'style') === 'totalNumber' ? 'total number' : 'number'} of ${context.printer.noun(needCode(code, 'what'), context).object}`,
  countersOn: (code, context) =>
    `the number of ${spaced(wordOf(code, 'counter') ?? '', 'counters')} ${whereCounters(code, context)}`,
  devotion: (code, context) =>
    `${context.printer.noun(needCode(code, 'who'), context).possessive} devotion to ${listed(wordsOf(code, 'colors'), 'and')}`,
  compare: (code, context) => {
    const what = wordOf(code, 'what');
    return `with ${statName(what)} ${comparison(wordOf(code, 'how'), codeOf(code, 'than'), 'greater', context)}`;
  },
  stat: (code, context) => {
    const of = context.printer.noun(needCode(code, 'of'), context);
    const what = statName(wordOf(code, 'what'));
    return wordOf(code, 'style') === 'of' ? `the ${what} of ${of.object}` : `${of.possessive} ${what}`;
  },
  greatest: (code, context) => extremeAmong('greatest', code, 'of', context),
  least: (code, context) => extremeAmong('least', code, 'of', context),
  extreme: (code, context) =>
    `with ${extremeAmong(wordOf(code, 'which') === 'least' ? 'least' : 'greatest', code, 'among', context)}`,
  giftPromised: (code) => `the gift ${wordsFromName(wordOf(code, 'how') ?? '')} promised`,
  totalIs: (code, context) =>
    `with total ${statName(wordOf(code, 'what'))} ${comparison(wordOf(code, 'how'), codeOf(code, 'than'), 'greater', context)}`,
  eachColor: (code) => (wordOf(code, 'style') === 'all' ? 'all colors' : 'each color'),
  among: (code, context) => {
    const set = needCode(code, 'set');
    return `${wordsFromName(wordOf(code, 'style') ?? 'of')} ${context.printer.noun(set, context).object}`;
  },
  doneThisWay: (code, context) => {
    const set = needCode(code, 'set');
    const done = set.op === 'ref' ? (wordOf(set, 'style') ?? '') : context.printer.noun(set, context).object;
    return `${done} this way`;
  },
  withCounter: (code, context) => `with ${counterPhrase(code, context.agreement === 'plural' ? 'them' : 'it')}`,
  countersAre: (code, context) => {
    const what = context.printer.noun(needCode(code, 'what'), context);
    return `${what.subject} ${wordOf(code, 'tense') === 'had' ? 'had' : conjugated('have', what.agreement, context.form)} ${counterPhrase(code, what.of === 'player' ? null : what.quantity === 'many' ? 'them' : 'it')}`;
  },
  manaSpent: (code, context) => {
    const count = spelled(needCode(code, 'count')) ?? '';
    const color = wordOf(code, 'color');
    const same = color === 'sameColor' ? 'of the same color' : '';
    const amount = { atLeast: `at least ${count}`, orMore: `${count} or more`, no: 'no' }[wordOf(code, 'how') ?? 'no'];
    const on = context.printer.noun(needCode(code, 'on'), context).object;
    return spaced(amount ?? '', same === '' ? (color ?? '') : '', 'mana', same, 'was spent to cast', on);
  },
  kindsAmong: (code, context) => `the number of ${unitOf(code, 'many', context)}`,
  different: (code) => `with different ${pluralOf(wordsFromName(wordOf(code, 'what') ?? ''))}`,
  compareNum: (code, context) => {
    const left = needCode(code, 'left');
    if (wordOf(code, 'style') === 'thereAre') {
      const right = needCode(code, 'right');
      const isNone = right.op === 'const' && intOf(right, 'value') === 0;
      const many = wordOf(code, 'how') === 'atLeast' ? `${spelled(right) ?? ''} or more` : spelled(right);
      return `there are ${isNone ? 'no' : (many ?? '')} ${unitOf(left, 'many', context)}`;
    }
    if (wordOf(code, 'style') === 'have') {
      const of = context.printer.noun(needCode(left, 'of'), context);
      const amount = comparison(wordOf(code, 'how'), needCode(code, 'right'), 'greater', context);
      return `${of.subject} ${conjugated('have', of.agreement, 'finite')} total ${statName(wordOf(left, 'what'))} ${amount}`;
    }
    const isStat = left.op === 'stat' || left.op === 'greatest' || left.op === 'total' || left.op === 'least';
    const kind = isStat ? 'greater' : left.op === 'life' ? 'life' : 'more';
    const verb = wordOf(code, 'style') === 'was' ? 'was' : 'is';
    return `${number(left, context)} ${verb} ${comparison(wordOf(code, 'how'), needCode(code, 'right'), kind, context, left.op === 'devotion' ? inWords : number)}`;
  },
  hasCounters: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    return `${who.subject} ${conjugated('have', who.agreement, 'finite')} ${counterPhrase(code, who.of === 'player' ? null : 'it')}`;
  },
  controlsMore: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    const what = context.printer.noun(needCode(code, 'what'), context).object;
    return `${who.subject} ${conjugated('control', who.agreement, 'finite')} ${wordOf(code, 'how') ?? ''} ${what} than ${context.printer.noun(needCode(code, 'than'), context).object}`;
  },
  hasMore: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    const what = wordOf(code, 'what') === 'life' ? 'life' : 'cards in hand';
    return `${who.subject} ${conjugated('have', who.agreement, 'finite')} ${wordOf(code, 'how') ?? ''} ${what} than ${context.printer.noun(needCode(code, 'than'), context).object}`;
  },
  lifeChanged: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    const amount = comparison(wordOf(code, 'how'), needCode(code, 'count'), 'life', context);
    const have = wordOf(code, 'tense') === 'perfect' ? 'have' : '';
    const text = spaced(who.subject, have, wordOf(code, 'change') ?? '', amount, 'life', periodWords(code));
    return withContraction(text);
  },
  lifeIs: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    const amount = comparison(wordOf(code, 'how'), needCode(code, 'count'), 'life', context);
    return `${who.subject} ${conjugated('have', who.agreement, 'finite')} ${amount} life`;
  },
  is: (code, context) => {
    const what = needCode(code, 'what');
    const style = wordOf(code, 'style');
    const { text, singular } = be(code, 'what', context);
    const words = complement(needCode(code, 'filter'), quantityOf(what, context.scope), context);
    switch (style) {
      case 'has':
        return `${text} ${conjugated('have', singular ? 'singular' : 'plural', 'finite')} ${withoutWith(words)}`;
      case 's':
        return `${text}${singular ? "'s" : "'re"} ${words}`;
      case 'isnt':
        return `${text} ${singular ? "isn't" : "aren't"} ${words}`;
      case 'remains':
        return `${text} ${singular ? 'remains' : 'remain'} ${words}`;
      case 'was':
        return `${text} ${singular ? 'was' : 'were'} ${words}`;
      case 'wasnt':
        return `${text} ${singular ? "wasn't" : "weren't"} ${words}`;
      default:
        return `${text} ${singular ? 'is' : 'are'} ${words}`;
    }
  },
  notDone: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    const said = context.printer.predicate(needCode(code, 'effect'), { ...context, subject: who, form: 'base' });
    return spaced(
      who.subject === '' ? 'you' : who.subject,
      conjugated("don't", who.agreement, 'finite'),
      said,
      wordOf(code, 'place') === 'thisWay' ? 'this way' : '',
    );
  },
  isMonarch: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    if (who.agreement === 'second') return "you're the monarch";
    return `${who.subject} ${conjugated('be', who.agreement, 'finite')} the monarch`;
  },
  exists: (code, context) => {
    const what = needCode(code, 'what');
    const [nearest = what] = what.op === 'either' ? codesOf(what, 'parts') : [];
    const isMany = context.printer.noun(nearest, context).quantity === 'many';
    return `there ${isMany ? 'are' : 'is'} ${context.printer.noun(what, context).object}`;
  },
  turnOf: (code, context) => {
    const whose = context.printer.noun(needCode(code, 'who'), context).possessive;
    return wordOf(code, 'style') === 'isnt' ? `it's not ${whose} turn` : `it's ${whose} turn`;
  },
  performed: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    const [verb, rest] = performedVerbs[wordOf(code, 'style') ?? 'do'] ?? ['do', ''];
    return spaced(who.subject === '' ? 'you' : who.subject, conjugated(verb, who.agreement, 'finite'), rest);
  },
  alone: (code) => `${wordsFromName(wordOf(code, 'how') ?? '')} alone`,
  controlledBy: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    const form = wordOf(code, 'tense') === 'past' ? 'past' : 'finite';
    return `${who.subject} ${conjugated('control', who.agreement, form)}`;
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
    return `${event} while ${context.printer.say(state ?? condition, context)}`;
  },
  causes: (code, context) => {
    const verb = conjugated('cause', context.agreement, context.form);
    return `${verb} ${context.printer.say(needCode(code, 'event'), { ...context, form: 'infinitive' })}`;
  },
  nthTime: (code, context) =>
    `${context.printer.say(needCode(code, 'event'), context)} for the ${ordinal(needCode(code, 'nth'))} time ${wordsFromName(wordOf(code, 'period') ?? '')}`,
  happened: (code, context) => {
    const event = context.printer.say(needCode(code, 'event'), { ...context, form: formOf(code) });
    return spaced(withContraction(event), periodWords(code));
  },
  history: (code, context) => {
    const isReduced = wordOf(code, 'style') === 'reduced';
    const form = isReduced ? 'reduced' : 'past';
    const did = context.printer.predicate(needCode(code, 'event'), { ...context, form });
    return spaced(isReduced ? '' : 'that', did, periodWords(code));
  },
  lifeChange: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context).subject;
    return `the amount of life ${who} ${wordOf(code, 'change') ?? ''} ${periodWords(code)}`;
  },
  oneOfSymbols: (code) => listed(wordsOf(code, 'choices'), 'or'),
  anyColor: (code, context) => {
    const count = needCode(code, 'count');
    const how = (
      { ofAny: 'of any color', ofAnyOne: 'of any one color', combination: 'in any combination of colors' } as const
    )[wordOf(code, 'style') ?? 'ofAny'];
    return `${manaCount(count, context)} mana ${how ?? ''}`;
  },
  chosenColor: (code, context) => `${manaCount(needCode(code, 'count'), context)} mana of the chosen color`,
  typeProduced: (code, context) =>
    `${manaCount(needCode(code, 'count'), context)} mana of any type ${context.printer.noun(needCode(code, 'by'), context).subject} produced`,
  controllers: (code) => `controlled by ${wordOf(code, 'how') === 'same' ? 'the same player' : 'different players'}`,
  sized: (code, context) =>
    `${number(needCode(code, 'power'), context)}/${number(needCode(code, 'toughness'), context)}`,
  anyTypeProduced: (code, context) =>
    `${manaCount(needCode(code, 'count'), context)} mana of any type that ${context.printer.noun(needCode(code, 'by'), context).subject} could produce`,
  zone: (code, context) => zonePhrase(code, context),
  symbols: (code, context) => manaTimes(wordOf(code, 'symbols') ?? '', codeOf(code, 'times'), context),
  payMana: (code, context) => manaTimes(wordOf(code, 'mana') ?? '', codeOf(code, 'times'), context),
  libraryPosition: (code, context) => libraryPosition(code, context),
  beginning: (code, context) => beginning(code, context),
  casts: (code, context) => {
    const nth = codeOf(code, 'nth');
    const verb = conjugated('cast', context.agreement, context.form);
    const from = codeOf(code, 'from');
    const origin = from === null ? '' : `from ${context.printer.say(from, context)}`;
    if (nth === null) return spaced(verb, context.printer.noun(needCode(code, 'what'), context).object, origin);
    return `${verb} ${whose(context)} ${ordinal(nth)} ${spokenOnce(needCode(code, 'what'), context)} each turn`;
  },
  draws: (code, context) => {
    const nth = codeOf(code, 'nth');
    const verb = conjugated('draw', context.agreement, context.form);
    const what = codeOf(code, 'what');
    const drawn = what === null ? 'a card' : context.printer.noun(what, context).object;
    return nth === null ? `${verb} ${drawn}` : `${verb} ${whose(context)} ${ordinal(nth)} card each turn`;
  },
  countersPut: (code, context) => {
    const by = codeOf(code, 'by');
    const what = context.printer.noun(needCode(code, 'what'), context).object;
    const isMany = wordOf(code, 'quantity') === 'oneOrMore';
    const counters = countersIn(code);
    if (by === null)
      return `${counters} ${conjugated('be', isMany ? 'plural' : 'singular', context.form)} put on ${what}`;
    const who = context.printer.noun(by, context);
    return `${who.subject} ${conjugated('put', who.agreement, context.form)} ${counters} on ${what}`;
  },
  searches: (_code, context) => `${conjugated('search', context.agreement, context.form)} ${whose(context)} library`,
  shuffles: (_code, context) => `${conjugated('shuffle', context.agreement, context.form)} ${whose(context)} library`,
  putInto: (code, context) => {
    const to = needCode(code, 'to');
    const from = codeOf(code, 'from');
    const isThere = to.op === 'zone' && wordOf(to, 'style') === 'there';
    return spaced(
      conjugated('be', context.agreement, context.form),
      isThere ? 'put there' : `put into ${context.printer.say(to, context)}`,
      from === null ? '' : `from ${context.printer.say(from, context)}`,
    );
  },
  anyOfEvents: (code, context) => {
    const events = codesOf(code, 'events');
    const [first, ...rest] = events;
    if (first === undefined) return '';
    const isShared = rest.every((event) => isSameCode(event.args[0], first.args[0]));
    const and = conjoined[wordOf(code, 'style') ?? ''];
    if (and !== undefined) return events.map((event) => context.printer.say(event, context)).join(` ${and} `);
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
  loyalty: (code, context) => {
    const change = needCode(code, 'change');
    const text = number(change, context);
    return change.op === 'negative' || (change.op === 'const' && (intOf(change, 'value') ?? 0) <= 0)
      ? text
      : `+${text}`;
  },
};

/** What a number counts, one or many of them: "creature you control", "+1/+1 counters on ~", "card type among …". */
export function unitOf(num: Term, quantity: Quantity, context: Context): string {
  const things = (one: string): string => (quantity === 'many' ? pluralOf(one) : one);
  switch (num.op) {
    case 'countersOn':
      return `${things(spaced(wordOf(num, 'counter') ?? '', 'counter'))} ${whereCounters(num, context)}`;
    case 'kindsAmong': {
      const set = needCode(num, 'of');
      const of = context.printer.noun(set, context).object;
      if (wordOf(num, 'style') === 'named') {
        const isOne = quantity === 'one' && set.op === 'all';
        return `differently named ${isOne ? context.printer.phrase(needCode(set, 'filter'), 'one', context) : of}`;
      }
      const different = wordOf(num, 'style') === 'different' ? 'different' : '';
      return spaced(different, things(wordsFromName(wordOf(num, 'kind') ?? '')), 'among', of);
    }
    case 'colorsSpent':
      return `${things('color')} of mana spent to cast ${context.printer.noun(needCode(num, 'on'), context).object}`;
    case 'castBefore':
    case 'timesPaid':
      return context.printer.say(num, context);
    case 'partySize':
      return `${things('creature')} in ${context.printer.noun(needCode(num, 'who'), context).possessive} party`;
    default:
      return context.printer.say(num, context);
  }
}

/** Counters are on things, and players have them: "on ~", "you have". */
function whereCounters(code: Term, context: Context): string {
  const of = context.printer.noun(needCode(code, 'of'), context);
  return of.of === 'player' ? `${of.subject} ${conjugated('have', of.agreement, 'finite')}` : `on ${of.object}`;
}

const performedVerbs: Readonly<Record<string, readonly [string, string]>> = {
  do: ['do', ''],
  dont: ["don't", ''],
  cant: ["can't", ''],
  winFlip: ['win', 'the flip'],
  loseFlip: ['lose', 'the flip'],
  win: ['win', ''],
};

const amountsDone: Readonly<Record<string, string>> = {
  damageDealt: 'the damage dealt this way',
  damagePrevented: 'the damage prevented this way',
  lifeLost: 'the life lost this way',
  lifeGained: 'the life gained this way',
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
function periodWords(code: Term): string {
  const period = wordOf(code, 'period') ?? '';
  return period === 'ever' ? '' : wordsFromName(period);
}

/** The form of the verb of something that happened: its tense, and whether it is denied. */
function formOf(code: Term): VerbForm {
  const isDenied = wordOf(code, 'polarity') === 'didnt';
  switch (wordOf(code, 'tense')) {
    case 'present':
      return 'finite';
    case 'perfect':
      return isDenied ? 'deniedPerfect' : 'perfect';
    default:
      return isDenied ? 'deniedPast' : 'past';
  }
}

const youHave = 'you have ';

/** "you've". */
function withContraction(text: string): string {
  return text.slice(0, youHave.length) === youHave ? `you've ${text.slice(youHave.length)}` : text;
}

/** The form of a second verb after "or": it shares the auxiliary of the first. */
function laterForm(form: VerbForm): VerbForm {
  if (form === 'perfect' || form === 'deniedPerfect') return 'reduced';
  return form === 'would' || form === 'deniedPast' ? 'base' : form;
}

/** "your turn", "turns other than yours". */
export function turnPhrase(condition: Term, context: Context): string {
  if (condition.op !== 'turnOf') return context.printer.say(condition, context);
  if (wordOf(condition, 'style') === 'isnt') return 'turns other than yours';
  return `${context.printer.noun(needCode(condition, 'who'), context).possessive} turn`;
}

/** A comparison as what something has: "power 4 or greater". */
function withoutWith(words: string): string {
  return words.slice('with '.length);
}

function statName(what: string | null): string {
  return what !== null && Object.hasOwn(stats, what) ? stats[what as keyof typeof stats] : (what ?? '');
}

/** Mana symbols as they stand, once or for each of something counted after them. */
function manaTimes(symbols: string, times: Term | null, context: Context): string {
  if (symbols === '{1}' && times?.op === 'numRef' && wordOf(times, 'style') === 'x') return '{x}';
  if (times === null || isOne(times)) return symbols;
  const isPlain = times.op !== 'numRef' || wordOf(times, 'style') !== 'per';
  const amount = times.op === 'const' ? spelled(times) : times.op === 'plus' ? null : inDigits(times);
  if (isPlain && amount !== null) return `${amount} ${symbols}`;
  const many = spelled(times);
  return many === null ? `an amount of ${symbols} equal to ${number(times, context)}` : `${symbols}, ${many} times`;
}

function manaCount(count: Term, context: Context): string {
  if (isOne(count)) return 'one';
  return spelled(count) ?? `an amount of ${context.printer.say(count, context)}`;
}

/** One thing of a kind, without article: "noncreature spell". */
export function spokenOnce(what: Term, context: Context): string {
  const isBare = what.op === 'some' && wordOf(what, 'quantity') === 'bare';
  return isBare
    ? context.printer.phrase(needCode(what, 'filter'), 'one', context)
    : context.printer.noun(what, context).object;
}

/** "a +1/+1 counter", "one or more counters", "the tenth counter". */
function countersIn(code: Term): string {
  const kind = wordOf(code, 'counter') ?? '';
  const nth = codeOf(code, 'nth');
  switch (wordOf(code, 'quantity')) {
    case 'oneOrMore':
      return `one or more ${spaced(kind, 'counters')}`;
    case 'nth':
      return spaced('the', nth === null ? '' : ordinal(nth), kind, 'counter');
    default:
      return withArticle(spaced(kind, 'counter'));
  }
}

/** "your" or "their", by the subject. */
function whose(context: Context): string {
  return context.subject.agreement === 'second' ? 'your' : 'their';
}

function ordinal(nth: Term): string {
  return ordinalFromNumber(nth.op === 'const' ? (intOf(nth, 'value') ?? 0) : 0) ?? '';
}

const zoneNames: Readonly<Record<string, string>> = {
  anywhere: 'anywhere',
  battlefield: 'the battlefield',
  stack: 'the stack',
  command: 'the command zone',
};

function zonePhrase(code: Term, context: Context): string {
  const zone = wordOf(code, 'zone') ?? '';
  const owner = codeOf(code, 'owner');
  if (wordOf(code, 'single') !== null) return `a single ${zone}`;
  const fixed = zoneNames[zone];
  if (fixed !== undefined) return fixed;
  if (owner !== null) {
    const who = context.printer.noun(owner, context);
    const name = wordsFromName(zone);
    return `${who.possessive} ${who.quantity === 'many' ? pluralOf(name) : name}`;
  }
  if (zone === 'exile') return zone;
  switch (wordOf(code, 'style')) {
    case 'a':
      return withArticle(zone);
    case 'all':
      return `all ${pluralOf(zone)}`;
    default:
      return pluralOf(zone);
  }
}

function libraryPosition(code: Term, context: Context): string {
  const whose = codeOf(code, 'owner');
  const owner = whose === null ? null : context.printer.noun(whose, context);
  const library = `${owner?.possessive ?? ''} ${owner?.quantity === 'many' ? 'libraries' : 'library'}`;
  const order = ({ any: ' in any order', random: ' in a random order' } as const)[wordOf(code, 'order') ?? ''] ?? '';
  if (owner === null) return `${wordOf(code, 'position') ?? ''}${order}`;
  switch (wordOf(code, 'position')) {
    case 'top':
      return `top of ${library}${order}`;
    case 'topOrBottom':
      return `the top or bottom of ${library}${order}`;
    default:
      return `the bottom of ${library}${order}`;
  }
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
