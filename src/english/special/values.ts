import type { Op } from '../../bytecode/table';
import type { Term } from '../../bytecode/term';
import { amountsDone, momentWords } from './amounts';
import { codeOf, codesOf, intOf, needCode, wordOf, wordsOf } from '../arguments';
import type { Context, Renderer } from '../context';
import { multiplier, inDigits, spelled } from '../numbers';
import { isOne } from '../scope';
import { conjugated } from '../verbs';
import { ordinalWord } from './places';
import { periodWords, turnPhrase, withContraction } from './events';
import { possession } from './possession';
import { lifeChangeWords } from './life-changes';
import { countersRemoved, producedBy, spentOn, symbolsIn, timesPaid, unitOf, whereCounters } from './units';
import { listed, pluralOf, spaced, withArticle, wordsFromName } from '../words';

/** A number as it stands in a phrase. */
export function number(num: Term, context: Context): string {
  return inDigits(num) ?? context.printer.say(num, context);
}

/** A number as it is spelled in a phrase: devotion is "less than five". */
export const inWords = (num: Term, context: Context): string => spelled(num) ?? number(num, context);

/** What two things each have. */
const apart: Readonly<Record<string, string>> = {
  life: 'life totals',
  power: 'powers',
  toughness: 'toughnesses',
  manaValue: 'mana values',
};

const stats = {
  power: 'power',
  toughness: 'toughness',
  manaValue: 'mana value',
  basePower: 'base power',
  baseToughness: 'base toughness',
  powerOrToughness: 'power or toughness',
  basePowerOrToughness: 'base power or toughness',
  manaValuePowerOrToughness: 'mana value, power, or toughness',
  totalPowerAndToughness: 'total power and toughness',
} as const;

/** What is said below a bound by what is said above it; `life` is more or less, not fewer. */
const LESS = { greater: 'less', more: 'fewer', life: 'less' } as const;

/** "4 or greater", "less than its power", "equal to the number of …". */
export function comparison(
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

/** Whom damage is dealt to, where that is said. */
function dealtTo(code: Term, context: Context): string {
  const to = codeOf(code, 'to');
  return to === null ? '' : `to ${context.printer.noun(to, context).object}`;
}

const heights = { greatest: 'highest', least: 'lowest' } as const;

/** "the greatest power among creatures you control": an end of a scale, called an amount or a height. */
function extremeAmong(which: 'greatest' | 'least', code: Term, set: 'of' | 'among', context: Context): string {
  const end = `${wordOf(code, 'style') === 'height' ? heights[which] : which} ${statName(wordOf(code, 'what'))}`;
  const things = needCode(code, set);
  // "The greatest mana value of a commander you own": of whichever has it.
  const isAny = things.op === 'all' && wordOf(things, 'style') === 'a';
  return spaced(`the ${end}`, tied(code, end), isAny ? 'of' : 'among', context.printer.noun(things, context).object);
}

/** "… or is tied for greatest power", of what is at an end of a scale. */
const tied = (code: Term, end: string): string =>
  code.op === 'extreme' && wordOf(code, 'tied') !== null ? `or is tied for ${end}` : '';

/** A comparison as a condition about its characteristic: "mana value is 3 or less". */
export function statIs(compare: Term, context: Context): string {
  const amount = comparison(wordOf(compare, 'how'), codeOf(compare, 'than'), 'greater', context);
  return `${statName(wordOf(compare, 'what'))} is ${amount}`;
}

/** "two or more charge counters on it"; players have counters, not on them. */
export function counterPhrase(code: Term, on: string | null): string {
  const place = on === null ? '' : `on ${on}`;
  const kind = wordOf(code, 'counter') ?? '';
  const count = codeOf(code, 'count');
  switch (wordOf(code, 'quantity')) {
    case 'a':
    case 'without':
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
    case 'atMost':
      return spaced(count === null ? '' : (spelled(count) ?? ''), 'or fewer', kind, 'counters', place);
    case 'fewerThan':
      return spaced('fewer than', count === null ? '' : (spelled(count) ?? ''), kind, 'counters', place);
    default: {
      const many = count === null ? '' : `${spelled(count) ?? ''} or more`;
      return spaced(many, kind, 'counters', place);
    }
  }
}

/** Numbers, descriptions and what they are made of. */
export const values: Readonly<Partial<Record<Op, Renderer>>> = {
  const: (code) => String(intOf(code, 'value') ?? 0),
  numRef: (code) => amountsDone[wordOf(code, 'style') ?? ''] ?? inDigits(code) ?? 'that much',
  removedThisWay: (code) => `the number of ${countersRemoved(code, 'many')}`,
  sameNumber: () => 'that number',
  plus: (code, context) =>
    `${number(needCode(code, 'left'), context)} plus ${number(needCode(code, 'right'), context)}`,
  minus: (code, context) =>
    `${number(needCode(code, 'left'), context)} minus ${number(needCode(code, 'right'), context)}`,
  times: (code, context) =>
    inDigits(code) ?? `${multiplier(needCode(code, 'factor'))} ${number(needCode(code, 'of'), context)}`,
  larger: (code, context) =>
    `${number(needCode(code, 'left'), context)} or ${number(needCode(code, 'right'), context)}, whichever is greater`,
  asOf: (code, context) => `${number(needCode(code, 'num'), context)} as ${momentWords(code)}`,
  half: (code, context) => {
    const rounded = wordOf(code, 'rounded');
    return `half ${number(needCode(code, 'of'), context)}${rounded === 'exactly' ? '' : `, rounded ${rounded ?? ''}`}`;
  },
  negative: (code, context) => `-${number(needCode(code, 'of'), context)}`,
  count: (code, context) =>
    `the ${wordOf(code, 'style') === 'totalNumber' ? 'total number' : 'number'} of ${context.printer.noun(needCode(code, 'what'), context).object}`,
  countersOn: (code, context) =>
    `the number of ${spaced(wordOf(code, 'counter') ?? '', 'counters')} ${whereCounters(code, context)}`,
  total: (code, context) => {
    const of = context.printer.noun(needCode(code, 'of'), context);
    const stat = statName(wordOf(code, 'what'));
    return wordOf(code, 'style') === 'possessive'
      ? `${of.possessive} total ${stat}`
      : `the total ${stat} of ${of.object}`;
  },
  devotion: (code, context) => {
    const chosen = wordOf(code, 'chosen');
    const colors = chosen === null ? listed(wordsOf(code, 'colors'), 'and') : wordsFromName(chosen);
    return `${context.printer.noun(needCode(code, 'who'), context).possessive} devotion to ${colors}`;
  },
  compare: (code, context) => {
    const [what, how] = [wordOf(code, 'what'), wordOf(code, 'how')];
    if (how === 'odd' || how === 'even') {
      const values =
        context.agreement === 'plural' ? `${how} ${pluralOf(statName(what))}` : withArticle(`${how} ${statName(what)}`);
      return `with ${values}`;
    }
    const each = wordOf(code, 'each') ?? '';
    const lead = each === 'thatEach' ? 'that each have' : spaced(each, 'with');
    return `${lead} ${statName(what)} ${comparison(wordOf(code, 'how'), codeOf(code, 'than'), 'greater', context)}`;
  },
  stat: (code, context) => {
    const of = context.printer.noun(needCode(code, 'of'), context);
    const what = statName(wordOf(code, 'what'));
    return wordOf(code, 'style') === 'of' ? `the ${what} of ${of.object}` : `${of.possessive} ${what}`;
  },
  castBy: (code, context) => {
    if (wordOf(code, 'voice') === 'passive') return `cast ${periodWords(code)}`;
    const { subject } = context.printer.noun(needCode(code, 'who'), context);
    const before = codeOf(code, 'before');
    const than = before === null ? '' : `before ${context.printer.noun(before, context).object}`;
    return spaced(`${subject}'ve cast`, than, periodWords(code));
  },
  everyType: (code) => {
    const kind = wordsFromName(wordOf(code, 'what') ?? '');
    return wordOf(code, 'said') === 'all' ? `all ${pluralOf(kind)}` : `every ${kind}`;
  },
  mostLife: (code) =>
    wordOf(code, 'which') === 'orTied' ? 'with the most life or tied for most life' : 'with the most life',
  greatest: (code, context) => extremeAmong('greatest', code, 'of', context),
  least: (code, context) => extremeAmong('least', code, 'of', context),
  howFarApart: (code, context) => {
    const { possessive } = context.printer.noun(needCode(code, 'of'), context);
    return `the difference between ${possessive} ${apart[wordOf(code, 'what') ?? ''] ?? ''}`;
  },
  extreme: (code, context) => {
    const which = wordOf(code, 'which') === 'least' ? 'least' : 'greatest';
    const end = `${wordOf(code, 'style') === 'height' ? heights[which] : which} ${statName(wordOf(code, 'what'))}`;
    if (wordOf(code, 'tied') === 'alone') return `with the ${end}`;
    if (codeOf(code, 'among') === null) return `with the ${end} or tied for the ${end}`;
    return `with ${extremeAmong(which, code, 'among', context)}`;
  },
  keywordCostPaid: (code, context) => {
    const what = context.printer.noun(needCode(code, 'what'), context);
    const [name, how] = [wordOf(code, 'name') ?? '', wordsFromName(wordOf(code, 'how') ?? '')];
    const was = what.agreement === 'plural' ? 'were' : how;
    if (wordOf(code, 'style') === 'castUsing') return spaced(what.subject, was, 'cast using', name);
    if (wordOf(code, 'style') === 'castFor')
      return spaced(what.subject, was, 'cast for', what.agreement === 'plural' ? 'their' : 'its', name, 'cost');
    if (wordOf(code, 'style') === 'did') return spaced(what.subject, conjugated(name, what.agreement, 'past'));
    return spaced(what.possessive, name, 'cost', how, 'paid');
  },
  additionalCostPaid: (code, context) => {
    const how = wordsFromName(wordOf(code, 'how') ?? '');
    const what = codeOf(code, 'what');
    switch (wordOf(code, 'style')) {
      case 'evidence':
        return `evidence ${how} collected`;
      case 'beheld':
        return `${what === null ? '' : context.printer.noun(what, context).subject} ${how} beheld`;
      default:
        return `${context.printer.noun(needCode(code, 'of'), context).possessive} additional cost ${how} paid`;
    }
  },
  asYouCast: (code, context) => {
    const facts = (['revealed', 'controlled'] as const).flatMap((name) => {
      const what = codeOf(code, name);
      return what === null ? [] : [`${name} ${context.printer.noun(what, context).object}`];
    });
    return `you ${listed(facts, 'or')} as you cast ${context.printer.noun(needCode(code, 'spell'), context).object}`;
  },
  tributePaid: (code) => `tribute ${wordsFromName(wordOf(code, 'how') ?? '')} paid`,
  giftPromised: (code) => `the gift ${wordsFromName(wordOf(code, 'how') ?? '')} promised`,
  totalIs: (code, context) =>
    `with total ${statName(wordOf(code, 'what'))} ${comparison(wordOf(code, 'how'), codeOf(code, 'than'), 'greater', context)}`,
  eachColor: (code) => (wordOf(code, 'style') === 'all' ? 'all colors' : 'each color'),
  among: (code, context) => {
    const set = needCode(code, 'set');
    return `${wordsFromName(wordOf(code, 'style') ?? 'of')} ${context.printer.noun(set, context).object}`;
  },
  doneThisWay: (code, context) => {
    const all = needCode(code, 'set');
    // What several statements did is spoken of once.
    const set = all.op === 'union' ? (codesOf(all, 'parts')[0] ?? all) : all;
    const done = set.op === 'ref' ? (wordOf(set, 'style') ?? '') : context.printer.noun(set, context).object;
    const [from, to] = [codeOf(code, 'from'), codeOf(code, 'to')];
    const who = codeOf(code, 'who');
    return spaced(
      who === null ? '' : context.printer.noun(who, context).subject,
      done,
      from === null ? '' : `from ${context.printer.say(from, context)}`,
      to === null ? '' : `${done === 'shuffled' ? 'into' : 'to'} ${context.printer.say(to, context)}`,
      'this way',
    );
  },
  with: (code, context) => {
    const keyword = context.printer.say(needCode(code, 'keyword'), context);
    switch (wordOf(code, 'style')) {
      case 'ability':
        return `with ${withArticle(`${keyword} ability`)}`;
      case 'abilities':
        return `with ${keyword} abilities`;
      default:
        return `with ${keyword}`;
    }
  },
  withCounter: (code, context) => {
    const on = wordOf(code, 'on') === 'players' ? null : context.agreement === 'plural' ? 'them' : 'it';
    return `${wordOf(code, 'quantity') === 'without' ? 'without' : 'with'} ${counterPhrase(code, on)}`;
  },
  theChosen: (code) =>
    `${wordOf(code, 'style') === 'that' ? 'that' : 'the chosen'} ${wordsFromName(wordOf(code, 'what') ?? '')}`,
  countersAre: (code, context) => {
    const what = context.printer.noun(needCode(code, 'what'), context);
    return `${what.subject} ${wordOf(code, 'tense') === 'had' ? 'had' : conjugated('have', what.agreement, context.form)} ${counterPhrase(code, what.of === 'player' ? null : what.quantity === 'many' ? 'them' : 'it')}`;
  },
  hasKind: (code, context) => {
    const what = context.printer.noun(needCode(code, 'what'), context);
    const verb =
      wordOf(code, 'verb') === 'has'
        ? conjugated('have', what.agreement, context.form)
        : `${conjugated("don't", what.agreement, context.form)} have`;
    return `${what.subject} ${verb} a counter of that kind on ${what.quantity === 'many' ? 'them' : 'it'}`;
  },
  manaSpent: (code, context) => {
    const count = spelled(needCode(code, 'count')) ?? '';
    const color = wordOf(code, 'color');
    const same = color === 'sameColor' ? 'of the same color' : '';
    const amount = { atLeast: `at least ${count}`, orMore: `${count} or more`, no: 'no', any: '' }[
      wordOf(code, 'how') ?? 'no'
    ];
    const before = spaced(amount ?? '', same === '' ? (color ?? '') : '', 'mana', same, producedBy(code, context));
    return `${before} was ${spentOn(code, context)}`;
  },
  tally: (code, context) => {
    const form = wordOf(code, 'tense') === 'perfect' ? 'perfect' : 'past';
    const event = context.printer.say(needCode(code, 'event'), { ...context, form });
    return spaced('the number of times', withContraction(event), periodWords(code));
  },
  damageDone: (code, context) => {
    const dealt = wordOf(code, 'style') === 'already' ? 'already dealt' : 'dealt';
    return spaced(
      'the damage',
      dealt,
      'to',
      context.printer.noun(needCode(code, 'to'), context).object,
      periodWords(code),
    );
  },
  manaSymbolsIn: (code, context) => `the number of ${symbolsIn(code, 'many', context)}`,
  timesPaid: (code, context) => timesPaid(code, 'the number of times', context),
  ...possession,
  lifeChange: lifeChangeWords,
  amountSpent: (code, context) => spaced('the amount of mana', producedBy(code, context), spentOn(code, context)),
  ofSide: (code) => wordOf(code, 'side') ?? '',
  allBut: (code, context) => {
    const except = wordOf(code, 'style') === 'exceptFor' ? 'all except for' : 'all but';
    return `${except} ${context.printer.say(needCode(code, 'count'), context)}`;
  },
  kindsAmong: (code, context) => `the number of ${unitOf(code, 'many', context)}`,
  excessDamage: (code, context) => {
    if (wordOf(code, 'style') === 'that') return 'that excess damage';
    const said = wordOf(code, 'style') === 'amount' ? 'the amount of excess damage dealt' : 'the excess damage dealt';
    return spaced(said, dealtTo(code, context), 'this way');
  },
  excessDealt: (code, context) => spaced('excess damage was dealt', dealtTo(code, context), 'this way'),
  greatestNumber: (code, context) => {
    const things = context.printer.noun(needCode(code, 'of'), context).object;
    const shared = wordOf(code, 'each') === 'creatureType' ? 'that have a creature type in common' : '';
    return spaced('the greatest number of', things, shared);
  },
  doneBy: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    const or = wordOf(code, 'or');
    const how = spaced(wordOf(code, 'how') ?? '', or === null ? '' : `or ${or}`);
    switch (wordOf(code, 'tense')) {
      case 'perfect':
        return spaced(who.subject, conjugated('have', who.agreement, 'finite'), how, periodWords(code));
      case 'past':
      case 'that':
        return spaced(wordOf(code, 'tense') === 'that' ? 'that' : '', who.subject, how, periodWords(code));
      default:
        return spaced(`${who.subject}'ve`, how, periodWords(code));
    }
  },
  different: (code) => {
    const kinds = `different ${pluralOf(wordsFromName(wordOf(code, 'what') ?? ''))}`;
    const style = wordOf(code, 'style');
    return `${style === 'that' ? 'that have' : style === 'thatEach' ? 'that each have' : 'with'} ${kinds}`;
  },
  duringPhase: (code, context) => `it's ${turnPhrase(code, context)}`,
  blockedBy: (code, context) => {
    const { subject } = context.printer.noun(needCode(code, 'by'), context);
    return `${subject}${wordOf(code, 'style') === 'is' ? ' is' : "'s"} blocking`;
  },
  withAbility: (code, context) => `with ${withArticle(context.printer.phrase(needCode(code, 'of'), 'one', context))}`,
  tapInCost: (code, context) => {
    const [whose, cost] = context.agreement === 'plural' ? ['their', 'costs'] : ['its', 'cost'];
    const kind = wordOf(code, 'style') === 'activation' ? 'activation' : '';
    return spaced(wordOf(code, 'how') ?? 'with', '{t} in', whose, kind, cost);
  },
  abilityOf: (code, context) => {
    const what = needCode(code, 'what');
    const style = wordOf(code, 'style');
    const owner = style === 'possessive' ? codeOf(what, 'filter') : null;
    return owner === null
      ? `${style ?? 'of'} ${context.printer.noun(what, context).object}`
      : `${context.printer.phrase(owner, 'one', context)}'s`;
  },
  alone: (code) => `${wordsFromName(wordOf(code, 'how') ?? '')} alone`,
  pairedWith: (code, context) => {
    const other = context.printer.noun(needCode(code, 'with'), context);
    switch (wordOf(code, 'style')) {
      case 's':
        return `${other.subject}'s paired with`;
      case 'is':
        return `${other.subject} is paired with`;
      default:
        return `paired with ${other.object}`;
    }
  },
  cast: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    if (wordOf(code, 'style') === 'perfect') return `${who.subject}'ve cast`;
    const that = wordOf(code, 'style') === 'that' ? 'that' : '';
    return spaced(that, who.subject, conjugated('cast', who.agreement, 'finite'), context.within ?? '');
  },
  relative: (code, context) => {
    const condition = needCode(code, 'condition');
    const isTurn = condition.op === 'turnOf' || condition.op === 'duringPhase';
    return isTurn ? `during ${turnPhrase(condition, context)}` : context.printer.say(condition, context);
  },
  activatedBy: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    return `${who.subject} ${conjugated('activate', who.agreement, 'finite')}`;
  },
  targetOf: (code, context) => {
    const of = context.printer.noun(needCode(code, 'of'), context);
    return `${of.subject} ${conjugated('target', of.agreement, 'finite')}`;
  },
  nthCast: (code, context) => {
    const style = wordOf(code, 'style');
    const of = needCode(code, 'of');
    // Who cast them is said behind the last of several.
    const saidLater = style === 'saidLater' ? codesOf(of, 'parts').filter(({ op }) => op === 'castBy') : [];
    const kind = context.printer.phrase(of, 'one', { ...context, saidLater });
    const period = style === 'thisTurn' ? 'this turn' : style === 'eachTurn' ? 'each turn' : '';
    return spaced('the', ordinalWord(needCode(code, 'nth')), kind, period);
  },
  nextCast: (code, context) => `the next ${context.printer.phrase(needCode(code, 'of'), 'one', context)}`,
  oneOfSymbols: (code) => {
    const chosen = wordOf(code, 'orChosen') === null ? [] : ['one mana of the chosen color'];
    return listed([...wordsOf(code, 'choices'), ...chosen], 'or');
  },
  combinationOf: (code, context) =>
    `${manaCount(needCode(code, 'count'), context)} mana in any combination of ${listed(wordsOf(code, 'choices'), 'and/or')}`,
  anyColor: (code, context) => {
    const count = needCode(code, 'count');
    const how = (
      {
        ofAny: 'of any color',
        ofAnyOne: 'of any one color',
        combination: 'in any combination of colors',
        different: 'of different colors',
      } as const
    )[wordOf(code, 'choice') ?? 'ofAny'];
    return `${manaCount(count, context)} mana ${how ?? ''}`;
  },
  chosenColor: (code, context) => {
    if (wordOf(code, 'style') === 'amountOfThat')
      return `an amount of mana of that color equal to ${number(needCode(code, 'count'), context)}`;
    const color = wordOf(code, 'style') === 'that' ? 'that color' : 'the chosen color';
    return `${manaCount(needCode(code, 'count'), context)} mana of ${color}`;
  },
  identityColor: (code, context) => {
    const { possessive } = context.printer.noun(needCode(code, 'who'), context);
    return `${manaCount(needCode(code, 'count'), context)} mana of any color in ${possessive} commander's color identity`;
  },
  couldTarget: (code, context) =>
    spaced(
      wordOf(code, 'style') === 'that' ? 'that' : '',
      `${context.printer.noun(needCode(code, 'by'), context).subject} could target`,
    ),
  comparedTo: (code, context) => {
    const words = `with ${wordsFromName(wordOf(code, 'how') ?? '')} ${statName(wordOf(code, 'what'))}`;
    if (wordOf(code, 'style') !== 'named') return words;
    return `${words} than ${context.printer.noun(needCode(code, 'than'), context).object}`;
  },
  otherThan: (code, context) => {
    const words = wordOf(code, 'style') === 'exceptFor' ? 'except for' : 'other than';
    return `${words} ${context.printer.noun(needCode(code, 'than'), context).object}`;
  },
  targeting: (code, context) => {
    const what = needCode(code, 'what');
    const targets = `that ${conjugated('target', context.agreement, 'finite')}`;
    const only = wordOf(code, 'only');
    const single = only === 'single' ? codeOf(what, 'filter') : null;
    if (single !== null) return `${targets} only a single ${context.printer.phrase(single, 'one', context)}`;
    return spaced(targets, only === null ? '' : 'only', context.printer.noun(what, context).object);
  },
  sameName: (code, context) =>
    wordOf(code, 'style') === 'that'
      ? 'with that name'
      : `with the same name as ${context.printer.noun(needCode(code, 'as'), context).object}`,
  chosenValue: (code) => {
    const what = wordsFromName(wordOf(code, 'what') ?? '');
    switch (wordOf(code, 'style')) {
      case 'with':
        return `with the chosen ${what}`;
      case 'ofThat':
        return `of that ${what}`;
      case 'ofYourChoice':
        return `of the ${what} of your choice`;
      case 'withThat':
        return `with that ${what}`;
      default:
        return `of the chosen ${what}`;
    }
  },
  typeProduced: (code, context) =>
    `${manaCount(needCode(code, 'count'), context)} mana of any type ${context.printer.noun(needCode(code, 'by'), context).subject} produced`,
  controllers: (code) => `controlled by ${wordOf(code, 'how') === 'same' ? 'the same player' : 'different players'}`,
  baseSized: (code, context) =>
    `with base power and toughness ${number(needCode(code, 'power'), context)}/${number(needCode(code, 'toughness'), context)}`,
  sized: (code, context) =>
    `${number(needCode(code, 'power'), context)}/${number(needCode(code, 'toughness'), context)}`,
  anyColorAmong: (code, context) => {
    const [count, among] = [manaCount(needCode(code, 'count'), context), needCode(code, 'among')];
    const things = context.printer.noun(among, context);
    return wordOf(code, 'style') === 'own'
      ? `${count} mana of any of ${things.possessive} colors`
      : `${count} mana of any color among ${things.object}`;
  },
  manaCostIs: (code) => `with mana cost ${listed(wordsOf(code, 'costs'), 'or')}`,
  xInCost: (code, context) =>
    spaced(
      wordOf(code, 'how') ?? 'with',
      wordOf(code, 'symbol') === 'x' ? '{x} in' : '{p} in',
      context.agreement === 'plural' ? 'their mana costs' : 'its mana cost',
    ),
  colorsNumber: (code, context) => {
    const words = `exactly ${inWords(needCode(code, 'count'), context)} colors`;
    return wordOf(code, 'style') === 'with' ? `with ${words}` : words;
  },
  nthCastInTurn: (code, context) =>
    `the ${ordinalWord(needCode(code, 'nth'))} ${context.printer.phrase(needCode(code, 'of'), 'one', context)} cast this turn`,
  bothQualities: (code, context) =>
    `both ${codesOf(code, 'parts')
      .map((part) => context.printer.say(part, context))
      .join(' and ')}`,
  lifeOverStart: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    const whose = who.agreement === 'second' ? 'your' : 'their';
    return `${who.subject} ${conjugated('have', who.agreement, 'finite')} at least ${number(needCode(code, 'count'), context)} life more than ${whose} starting life total`;
  },
  anyTypeProduced: (code, context) =>
    `${manaCount(needCode(code, 'count'), context)} mana of any ${wordOf(code, 'which') ?? 'type'} ${wordOf(code, 'style') === 'bare' ? '' : 'that '}${context.printer.noun(needCode(code, 'by'), context).subject} could produce`,
  symbols: (code, context) => manaTimes(wordOf(code, 'symbols') ?? '', codeOf(code, 'times'), context),
  payMana: (code, context) => manaTimes(wordOf(code, 'mana') ?? '', codeOf(code, 'times'), context),
  payMore: (code, context) =>
    `${wordOf(code, 'base') ?? ''} plus an additional ${manaTimes(wordOf(code, 'mana') ?? '', codeOf(code, 'times'), context)}`,
  loyalty: (code, context) => {
    const change = needCode(code, 'change');
    const text = number(change, context);
    return change.op === 'negative' || (change.op === 'const' && (intOf(change, 'value') ?? 0) <= 0)
      ? text
      : `+${text}`;
  },
};

/** What a statistic of an object is called. */
export function statName(what: string | null): string {
  return what !== null && Object.hasOwn(stats, what) ? stats[what as keyof typeof stats] : (what ?? '');
}

/** Mana symbols as they stand, once or for each of something counted after them. */
function manaTimes(symbols: string, times: Term | null, context: Context): string {
  if (symbols === '{1}' && times?.op === 'numRef' && wordOf(times, 'style') === 'x') return '{x}';
  if (times === null || isOne(times)) return symbols;
  const isPlain = times.op !== 'numRef' || wordOf(times, 'style') !== 'per';
  const amount = times.op === 'const' ? spelled(times) : times.op === 'plus' ? null : inDigits(times);
  if (isPlain && amount !== null) return `${amount} ${symbols}`;
  const many = times.op === 'plus' ? null : spelled(times);
  return many === null ? `an amount of ${symbols} equal to ${number(times, context)}` : `${symbols}, ${many} times`;
}

function manaCount(count: Term, context: Context): string {
  if (isOne(count)) return 'one';
  return spelled(count) ?? `an amount of ${context.printer.say(count, context)}`;
}
