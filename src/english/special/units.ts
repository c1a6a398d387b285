import { colorsIs } from './possession';
import { codeOf, needCode, wordOf } from '../arguments';
import type { Term } from '../../bytecode/term';
import type { Context } from '../context';
import type { Quantity } from '../noun';
import { conjugated } from '../verbs';
import { pluralOf, spaced, wordsFromName } from '../words';
import { lifeChanged } from './life-changes';
import { oneOfAmount } from './amounts';
import { periodWords, withContraction } from './events';

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
      if (wordOf(num, 'style') === 'own')
        return `of ${context.printer.noun(set, context).possessive} ${pluralOf(wordsFromName(wordOf(num, 'kind') ?? ''))}`;
      if (wordOf(num, 'style') === 'is') return colorsIs(set, 'finite', context);
      if (wordOf(num, 'style') === 'was') return colorsIs(set, 'past', context);
      if (wordOf(num, 'style') === 'has') {
        const its = context.printer.noun(set, context);
        return `card types ${its.subject} ${conjugated('have', its.agreement, 'finite')}`;
      }
      if (wordOf(num, 'kind') === 'counter') return kindsOfCounters(num, quantity, of);
      const different = wordOf(num, 'style') === 'different' ? 'different' : '';
      return spaced(different, things(wordsFromName(wordOf(num, 'kind') ?? '')), 'among', of);
    }
    case 'manaSymbolsIn':
      return symbolsIn(num, quantity, context);
    case 'lifeChange':
      return `1 life ${lifeChanged(num, context)}`;
    case 'removedThisWay':
      return countersRemoved(num, quantity);
    case 'numRef':
      return oneOfAmount[wordOf(num, 'style') ?? ''] ?? context.printer.say(num, context);
    case 'unspentMana': {
      const { subject, agreement } = context.printer.noun(needCode(num, 'who'), context);
      return spaced('unspent', wordOf(num, 'color') ?? '', 'mana', subject, conjugated('have', agreement, 'finite'));
    }
    case 'amountSpent':
      return spaced('mana', producedBy(num, context), spentOn(num, context));
    case 'colorsSpent':
      return `${things('color')} of mana spent to cast ${context.printer.noun(needCode(num, 'on'), context).object}`;
    case 'timesPaid':
      return timesPaid(num, 'time', context);
    case 'tally': {
      const form = wordOf(num, 'tense') === 'perfect' ? 'perfect' : 'past';
      const event = context.printer.say(needCode(num, 'event'), { ...context, form });
      return spaced('time', withContraction(event), periodWords(num));
    }
    case 'castBefore':
      return context.printer.say(num, context);
    case 'targetCount':
      return things('target');
    case 'partySize':
      return `${things('creature')} in ${context.printer.noun(needCode(num, 'who'), context).possessive} party`;
    default:
      return context.printer.say(num, context);
  }
}

/** "time its replicate cost was paid", "the number of times it was kicked" */
export function timesPaid(code: Term, times: string, context: Context): string {
  const what = context.printer.noun(needCode(code, 'what'), context);
  if (wordOf(code, 'style') === 'kicked') return `${times} ${what.subject} was kicked`;
  return `${times} ${what.possessive} ${wordOf(code, 'name') ?? ''} cost was paid`;
}

/** "white mana symbol in its mana cost", "red mana symbols in the mana costs of permanents you control" */
export function symbolsIn(code: Term, quantity: Quantity, context: Context): string {
  const things = context.printer.noun(needCode(code, 'of'), context);
  const costs = things.quantity === 'many' ? 'mana costs' : 'mana cost';
  const where = wordOf(code, 'style') === 'of' ? `the ${costs} of ${things.object}` : `${things.possessive} ${costs}`;
  const symbols = quantity === 'many' ? 'symbols' : 'symbol';
  return `${wordOf(code, 'color') ?? ''} mana ${symbols} in ${where}`;
}

/** "from a Treasure": what produced mana. */
export function producedBy(code: Term, context: Context): string {
  const from = codeOf(code, 'from');
  return from === null ? '' : `from ${context.printer.noun(from, context).object}`;
}

/** "spent to cast it", "spent to activate this ability". */
export function spentOn(code: Term, context: Context): string {
  const on = needCode(code, 'on');
  return `spent to ${on.op === 'thisAbility' ? 'activate' : 'cast'} ${context.printer.noun(on, context).object}`;
}

/** Counters are on things, and players have them: "on ~", "you have". */
export function whereCounters(code: Term, context: Context): string {
  const of = context.printer.noun(needCode(code, 'of'), context);
  if (wordOf(code, 'style') === 'among') return `among ${of.object}`;
  if (wordOf(code, 'style') === 'hadOn') return `${of.subject} had on ${of.quantity === 'many' ? 'them' : 'it'}`;
  return of.of === 'player' ? `${of.subject} ${conjugated('have', of.agreement, 'finite')}` : `on ${of.object}`;
}

/** "charge counters removed this way" */
export function countersRemoved(num: Term, quantity: Quantity): string {
  const counter = spaced(wordOf(num, 'counter') ?? '', 'counter');
  return `${quantity === 'many' ? pluralOf(counter) : counter} removed this way`;
}

/** "Kinds of counters among creatures you control", "kind of counter on it". */
function kindsOfCounters(num: Term, quantity: Quantity, of: string): string {
  const style = wordOf(num, 'style');
  const kinds = quantity === 'many' ? 'kinds of counters' : 'kind of counter';
  return spaced(style === 'different' ? 'different' : '', kinds, style === 'on' ? 'on' : 'among', of);
}
