import type { Op } from '../../bytecode/table';
import type { Term } from '../../bytecode/term';
import { codeOf, codesOf, intOf, needCode, wordOf } from '../arguments';
import type { Context, Renderer } from '../context';
import { complement, partsOf } from '../filters';
import { interpret } from '../interpret';
import { spelled } from '../numbers';
import { isOne } from '../scope';
import { conjugated } from '../verbs';
import { spaced, withArticle, wordsFromName } from '../words';
import { ordinalWord } from './places';
import { periodWords, withContraction } from './events';
import { amountsDone } from './amounts';
import { comparison, counterPhrase, inWords, number, statName } from './values';
import { unitOf } from './units';

/** "each permanent card in your starting deck" */
const deckCards = (code: Term, which: string, context: Context): string =>
  `${which} ${context.printer.phrase(needCode(code, 'cards'), 'one', context)} in your starting deck`;

/** Numbers of which there is less, not fewer. */
const amounts: readonly Op[] = ['life', 'x', 'howFarApart', 'differenceBetween'];

/** Conditions as clauses. */
export const conditions: Readonly<Partial<Record<Op, Renderer>>> = {
  compareNum: (code, context) => {
    const left = needCode(code, 'left');
    if (wordOf(code, 'style') === 'thereAre') {
      const right = needCode(code, 'right');
      const isNone = right.op === 'const' && intOf(right, 'value') === 0;
      const many = wordOf(code, 'how') === 'atLeast' ? `${spelled(right) ?? ''} or more` : spelled(right);
      return `there are ${isNone ? 'no' : (many ?? '')} ${unitOf(left, 'many', context)}`;
    }
    if (wordOf(code, 'style') === 'thereAreExactly') {
      const right = needCode(code, 'right');
      const [verb, units] = isOne(right) ? (['is', 'one'] as const) : (['are', 'many'] as const);
      return `there ${verb} exactly ${spelled(right) ?? ''} ${unitOf(left, units, context)}`;
    }
    if (wordOf(code, 'style') === 'times') {
      const event = context.printer.say(needCode(left, 'event'), { ...context, form: 'perfect' });
      const often = comparison(wordOf(code, 'how'), needCode(code, 'right'), 'more', context, inWords);
      return spaced(withContraction(event), often, 'times', periodWords(left));
    }
    if (wordOf(code, 'style') === 'have') {
      const of = context.printer.noun(needCode(left, 'of'), context);
      const amount = comparison(wordOf(code, 'how'), needCode(code, 'right'), 'greater', context);
      return `${of.subject} ${conjugated('have', of.agreement, 'finite')} total ${statName(wordOf(left, 'what'))} ${amount}`;
    }
    if (wordOf(code, 'style') === 'elided') {
      const other = context.printer.noun(needCode(needCode(code, 'right'), 'of'), context);
      return `${number(left, context)} is ${wordOf(code, 'how') ?? ''} than ${other.possessive}`;
    }
    const isStat = left.op === 'stat' || left.op === 'greatest' || left.op === 'total' || left.op === 'least';
    const isAmount =
      amounts.includes(left.op) || (left.op === 'numRef' && (wordOf(left, 'style') ?? '') in amountsDone);
    const kind = isStat ? 'greater' : isAmount ? 'life' : 'more';
    const verb = wordOf(code, 'style') === 'was' ? 'was' : 'is';
    return `${number(left, context)} ${verb} ${comparison(wordOf(code, 'how'), needCode(code, 'right'), kind, context, left.op === 'devotion' ? inWords : number)}`;
  },
  wasCast: (code, context) => {
    const what = needCode(code, 'what');
    const from = codeOf(code, 'from');
    const who = context.printer.noun(what, context);
    // "One or more of them was cast".
    const isOfMore = what.op === 'some' && wordOf(what, 'quantity') === 'oneOrMore';
    const isMany = who.agreement === 'plural' && !isOfMore;
    const was = `${isMany ? 'were' : 'was'}${wordOf(code, 'how') === 'wasnt' ? "n't" : ''}`;
    return spaced(who.subject, was, 'cast', from === null ? '' : `from ${context.printer.say(from, context)}`);
  },
  costPaid: (code, context) =>
    wordOf(code, 'how') === 'is' ? `it's ${wordOf(code, 'name') ?? ''}` : interpret(code, context),
  targets: (code, context) => {
    const what = context.printer.noun(needCode(code, 'what'), context);
    const whom = needCode(code, 'whom');
    const targets = spaced(what.subject, conjugated('target', what.agreement, 'finite'));
    const only = wordOf(code, 'only');
    const single = only === 'single' ? codeOf(whom, 'filter') : null;
    if (single !== null) return `${targets} only a single ${context.printer.phrase(single, 'one', context)}`;
    return spaced(targets, only === null ? '' : 'only', context.printer.noun(whom, context).object);
  },
  hasCounters: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    return `${who.subject} ${conjugated('have', who.agreement, 'finite')} ${counterPhrase(code, who.of === 'player' ? null : 'it')}`;
  },
  handHas: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    const zone = wordOf(code, 'zone');
    if (zone !== null && wordOf(code, 'style') !== 'owner')
      return `${wordOf(code, 'style') === 'any' ? 'a' : who.possessive} ${zone} has ${context.printer.noun(needCode(code, 'what'), context).object} in it`;
    const where = zone === null ? 'in hand' : `in ${who.agreement === 'second' ? 'your' : 'their'} ${zone}`;
    const what = context.printer.noun(needCode(code, 'what'), context).object;
    if (wordOf(code, 'style') === 'with') return spaced('with', what, where);
    return spaced(who.subject, conjugated('have', who.agreement, 'finite'), what, where);
  },
  hasOpponents: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    const count = spelled(needCode(code, 'count')) ?? '';
    return `${who.subject} ${conjugated('have', who.agreement, 'finite')} ${count} or more opponents`;
  },
  asActivated: (code, context) => {
    const condition = needCode(code, 'condition');
    const than = context.printer.noun(needCode(condition, 'than'), context).object;
    return `who ${hadMore(condition, context)} than ${than} did as you activated this ability`;
  },
  controlsMore: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    const what = context.printer.noun(needCode(code, 'what'), context).object;
    return `${who.subject} ${conjugated('control', who.agreement, 'finite')} ${more(code)} ${what} than ${context.printer.noun(needCode(code, 'than'), context).object}`;
  },
  controlsMost: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    const what = codeOf(code, 'what');
    const which = wordOf(code, 'which') ?? '';
    const verb = conjugated(what === null ? 'have' : 'control', who.agreement, 'finite');
    const things = what === null ? 'cards in hand' : context.printer.noun(what, context).object;
    return spaced(
      who.subject,
      verb,
      `the ${which} ${things}`,
      wordOf(code, 'tied') === null ? '' : `or is tied for the ${which}`,
    );
  },
  hasMore: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    const hand = wordOf(code, 'hand') === 'own' ? 'cards in their hand' : 'cards in hand';
    const what = wordOf(code, 'what') === 'life' ? 'life' : hand;
    return `${who.subject} ${conjugated('have', who.agreement, 'finite')} ${more(code)} ${what} than ${context.printer.noun(needCode(code, 'than'), context).object}`;
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
  eitherTrue: (code, context) => {
    const [left, right] = [needCode(code, 'left'), needCode(code, 'right')].map((of) =>
      context.printer.say(of, context),
    );
    return `${left ?? ''} ${wordOf(code, 'style') === 'orIf' ? 'or if' : 'or'} ${right ?? ''}`;
  },
  is: (code, context) => {
    const what = needCode(code, 'what');
    const verb = wordOf(code, 'verb');
    const { text, singular } = be(code, 'what', context);
    const words = complement(needCode(code, 'filter'), context.printer.noun(what, context).quantity, context);
    switch (verb) {
      case 'has':
        return `${text} ${conjugated('have', singular ? 'singular' : 'plural', 'finite')} ${withoutWith(words)}`;
      case 'had':
        return `${text} had ${withoutWith(words)}`;
      case 'doesntHave':
        return `${text} ${singular ? "doesn't" : "don't"} have ${withoutWith(words)}`;
      case 's':
        return `${text}${singular ? "'s" : "'re"} ${words}`;
      case 'shares':
        return `${text} ${words.slice('that '.length)}`;
      case 'doesntShare':
        return `${text} ${singular ? "doesn't" : "don't"} share ${words.slice(`that ${singular ? 'shares' : 'share'} `.length)}`;
      case 'sNot':
        return `${text}${singular ? "'s" : "'re"} not ${words}`;
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
  mostCommonColor: (code, context) =>
    spaced(
      wordOf(code, 'color') ?? '',
      'is the most common color among',
      context.printer.noun(needCode(code, 'among'), context).object,
      wordOf(code, 'tied') === null ? '' : 'or is tied for most common',
    ),
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
  completedDungeon: (code, context) =>
    `${context.printer.noun(needCode(code, 'who'), context).subject}'ve completed a dungeon`,
  nthCombat: (code) => `it's the ${ordinalWord(needCode(code, 'nth'))} combat phase of the turn`,
  hasAbility: (code, context) => {
    const what = context.printer.noun(needCode(code, 'what'), context);
    const ability = context.printer.phrase(needCode(code, 'of'), 'one', context);
    return `${what.subject} ${conjugated('have', what.agreement, 'finite')} ${withArticle(ability)}`;
  },
  repeatsSymbol: (code, context) => {
    const what = context.printer.noun(needCode(code, 'what'), context);
    const cost = what.quantity === 'many' ? 'their mana costs' : 'its mana cost';
    return `${what.subject} ${conjugated('have', what.agreement, 'finite')} more than one of the same mana symbol in ${cost}`;
  },
  inExile: (code) => (wordOf(code, 'style') === 'still' ? 'still exiled' : 'exiled'),
  sharesType: (code, context) => {
    const other = context.printer.noun(needCode(code, 'with'), context);
    const what = wordsFromName(wordOf(code, 'what') ?? '');
    switch (wordOf(code, 'style')) {
      case 'eachColorOf':
        return `each of ${other.possessive} colors`;
      case 'colorsOf':
        return `the colors of ${other.object}`;
      case 'atLeastOne':
        return `that ${conjugated('share', context.agreement, 'finite')} at least one ${what} with ${other.object}`;
      default:
        return `that ${conjugated('share', context.agreement, 'finite')} ${withArticle(what)} with ${other.object}`;
    }
  },
  typesNumber: (code, context) => `with ${inWords(needCode(code, 'count'), context)} or more card types`,
  noMonarch: () => 'there is no monarch',
  deckOnly: (code, context) =>
    `your starting deck contains only ${context.printer.noun(needCode(code, 'cards'), context).object}`,
  deckLarger: (code, context) =>
    `your starting deck contains at least ${inWords(needCode(code, 'count'), context)} cards more than the minimum deck size`,
  deckEach: (code, context) => {
    const said = context.printer.say(needCode(code, 'condition'), context).slice('that '.length);
    return `${deckCards(code, wordOf(code, 'which') ?? 'each', context)} ${said}`;
  },
  deckAlike: (code, context) =>
    spaced(
      deckCards(code, 'each', context),
      wordOf(code, 'how') === 'different' ? 'has a different' : 'shares a',
      wordsFromName(wordOf(code, 'what') ?? ''),
    ),
  alternativeCostPaid: (code) =>
    `the ${wordOf(code, 'cost') ?? ''} cost ${wordOf(code, 'how') === 'was' ? 'was' : "wasn't"} paid`,
  isMonarch: (code, context) => {
    const who = context.printer.noun(needCode(code, 'who'), context);
    if (who.agreement === 'second') return "you're the monarch";
    if (who.subject === 'they') return "they're the monarch";
    return `${who.subject} ${conjugated('be', who.agreement, 'finite')} the monarch`;
  },
  exists: (code, context) => {
    const what = needCode(code, 'what');
    if (wordOf(code, 'style') === 'contracted') return `there's ${context.printer.noun(what, context).object}`;
    if (wordOf(code, 'style') !== 'there') return thingsAre(what, wordOf(code, 'style'), context);
    const [nearest = what] = what.op === 'either' ? codesOf(what, 'parts') : [];
    const isMany = context.printer.noun(nearest, context).quantity === 'many';
    return `there ${isMany ? 'are' : 'is'} ${context.printer.noun(what, context).object}`;
  },
  performed: (code, context) => {
    const outcome = wordOf(code, 'outcome');
    if (outcome === 'nobody') return 'no one does';
    const who = context.printer.noun(needCode(code, 'who'), context);
    if (outcome === 'guessRight' || outcome === 'guessWrong')
      return `${who.subject === '' ? 'you' : who.subject} guessed ${outcome === 'guessRight' ? 'right' : 'wrong'}`;
    const [verb, rest] = performedVerbs[outcome ?? 'do'] ?? ['do', ''];
    return spaced(who.subject === '' ? 'you' : who.subject, conjugated(verb, who.agreement, 'finite'), rest);
  },
  damageIsPrevented: (code, context) => {
    const from = codeOf(code, 'from');
    if (context.printer.say(needCode(code, 'amount'), context) !== amountsDone['damagePrevented'])
      throw new Error('a condition about another amount');
    return spaced(
      'damage',
      from === null ? '' : `from ${context.printer.noun(from, context).object}`,
      'is prevented this way',
    );
  },
};

/** "more", "at least two more" */
function more(code: Term): string {
  const by = codeOf(code, 'by');
  return spaced(by === null ? '' : `at least ${spelled(by) ?? ''}`, wordOf(code, 'how') ?? '');
}

/** "A Rat is attacking": what the things are is the last part of their description. */
function thingsAre(what: Term, verb: string | null, context: Context): string {
  const filter = needCode(what, 'filter');
  const parts = partsOf(filter);
  const last = parts.at(-1);
  if (last?.op !== 'thatIs') throw new Error('things that are nothing');
  const described = { ...filter, args: [parts.slice(0, -1)] };
  const things = { ...what, args: what.args.map((arg) => (arg === filter ? described : arg)) };
  const { subject, quantity } = context.printer.noun(things, context);
  const words = complement(needCode(last, 'part'), quantity, context);
  if (verb === 'has') return `${subject} ${quantity === 'many' ? 'have' : 'has'} ${withoutWith(words)}`;
  if (verb === 'shares') return `${subject} ${words.slice('that '.length)}`;
  return `${subject} ${quantity === 'many' ? 'are' : 'is'} ${words}`;
}

const performedVerbs: Readonly<Record<string, readonly [string, string]>> = {
  do: ['do', ''],
  dont: ["don't", ''],
  cant: ["can't", ''],
  winFlip: ['win', 'the flip'],
  loseFlip: ['lose', 'the flip'],
  win: ['win', ''],
  pay: ['pay', ''],
  payInstead: ['pay', ''],
};

/** A comparison as what something has: "power 4 or greater". */
function withoutWith(words: string): string {
  return words.slice('with '.length);
}

const be = (code: Term, name: string, context: Context): { readonly text: string; readonly singular: boolean } => {
  const of = context.printer.noun(needCode(code, name), context);
  return { text: of.subject, singular: of.agreement === 'singular' };
};

/** What a player had more of: "had at least two more cards in hand", "controlled more creatures". */
function hadMore(code: Term, context: Context): string {
  if (code.op === 'controlsMore')
    return `controlled ${more(code)} ${context.printer.noun(needCode(code, 'what'), context).object}`;
  const kind = codeOf(code, 'kind');
  switch (wordOf(code, 'what')) {
    case 'life':
      return `had ${more(code)} life`;
    case 'cardsInGraveyard':
      return `had ${more(code)} ${kind === null ? 'cards' : context.printer.phrase(kind, 'many', context)} in their graveyard`;
    default:
      return `had ${more(code)} cards in hand`;
  }
}
