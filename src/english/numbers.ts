import type { Term } from '../bytecode/term';
import { wordFromNumber } from '../vocabulary/numbers';
import { codeOf, intOf, needCode, wordOf } from './arguments';
import type { Context } from './context';
import { isOne } from './scope';
import { article, pluralOf, spaced } from './words';

/** A number spelled as before a noun: "two", "x", "that many"; nothing for a number that is a phrase of its own. */
export function spelled(num: Term): string | null {
  switch (num.op) {
    case 'const': {
      const value = intOf(num, 'value') ?? 0;
      return wordFromNumber(value) ?? String(value);
    }
    case 'x':
      return 'x';
    case 'numRef':
      return referred(num, 'that many');
    case 'sameNumber':
      return saidAgain(num);
    case 'times':
      return scaled(num, spelled);
    case 'plus': {
      const left = needCode(num, 'left');
      const isThat = (left.op === 'numRef' || left.op === 'sameNumber') && wordOf(left, 'style') === 'thatMany';
      if (left.op === 'x') return `x plus ${inDigits(needCode(num, 'right')) ?? ''}`;
      return isThat ? `that many plus ${inDigits(needCode(num, 'right')) ?? ''}` : null;
    }
    case 'minus':
      return needCode(num, 'left').op === 'x' ? `x minus ${inDigits(needCode(num, 'right')) ?? ''}` : null;
    case 'half': {
      const of = needCode(num, 'of');
      return of.op === 'numRef' || of.op === 'sameNumber' ? `half ${spelled(of) ?? ''}` : null;
    }
    default:
      return null;
  }
}

/** A number in digits, as life, damage and power are: "3", "x", "that much"; nothing for a phrase of its own. */
export function inDigits(num: Term): string | null {
  switch (num.op) {
    case 'const':
      return String(intOf(num, 'value') ?? 0);
    case 'x':
      return 'x';
    case 'numRef':
      return referred(num, 'that much');
    case 'sameNumber':
      return saidAgain(num);
    case 'times':
      return scaled(num, inDigits);
    case 'plus': {
      const [left, right] = [inDigits(needCode(num, 'left')), inDigits(needCode(num, 'right'))];
      return left === null || right === null ? null : `${left} plus ${right}`;
    }
    case 'negative': {
      const of = inDigits(needCode(num, 'of'));
      return of === null ? null : `-${of}`;
    }
    default:
      return null;
  }
}

function referred(num: Term, that: 'that much' | 'that many'): string | null {
  switch (wordOf(num, 'style')) {
    case 'x':
      return 'x';
    case 'y':
      return 'y';
    case 'per':
      return spellOne(that);
    case 'it':
    case 'result':
    case 'damageDealt':
    case 'damagePrevented':
    case 'lifeLost':
    case 'lifeGained':
    case 'resultsTotal':
    case 'lifeYouGained':
    case 'lifeYouLost':
    case 'chosenNumber':
    case 'flipsWon':
    case 'manaPaid':
    case 'totalManaPaid':
    case 'cardsLookedAt':
    case 'lifePaid':
    case 'energyPaid':
    case 'theNumber':
    case 'thatNumber':
      return null;
    case 'thatMuch':
      return 'that much';
    case 'thatMany':
      return 'that many';
    default:
      return that;
  }
}

/** A number that was described before: "that much", "that many"; "that number" is a phrase of its own. */
function saidAgain(num: Term): string | null {
  switch (wordOf(num, 'style')) {
    case 'thatMuch':
      return 'that much';
    case 'thatMany':
      return 'that many';
    default:
      return null;
  }
}

/** One for each of something. */
function spellOne(that: 'that much' | 'that many'): string {
  return that === 'that much' ? '1' : 'one';
}

function scaled(num: Term, inner: (num: Term) => string | null): string | null {
  const factor = needCode(num, 'factor');
  if (wordOf(num, 'style') === 'per') return inner(factor);
  if (wordOf(num, 'style') === 'double') return intOf(factor, 'value') === 3 ? 'triple that' : 'double that';
  const of = inner(needCode(num, 'of'));
  if (of === null || needCode(num, 'of').op === 'const') return null;
  return `${multiplier(factor)} ${of}`;
}

/** "twice", "three times". */
export function multiplier(factor: Term): string {
  if (isOne(factor)) return 'once';
  return factor.op === 'const' && intOf(factor, 'value') === 2 ? 'twice' : `${spelled(factor) ?? ''} times`;
}

/** Power or toughness as a change: "+1", "-x". */
export function signed(num: Term): string {
  const text = inDigits(num) ?? '?';
  const isLess = num.op === 'negative' || (num.op === 'times' && codeOf(num, 'of')?.op === 'negative');
  return isLess ? text : `+${text}`;
}

/** A count of things: "a card", "two cards", "that many cards", "cards equal to the number of …". */
export function counted(num: Term, unit: string, equal: 'bare' | 'number', context: Context): string {
  const half = halfOf(num, 'count', context) ?? halfX(num, pluralOf(unit));
  if (half !== null) return half;
  if (isPer(num)) return counted(needCode(num, 'factor'), unit, equal, context);
  if (isOne(num)) return `${article(unit)} ${unit}`;
  const count = spelled(num);
  const things = pluralOf(unit);
  const isChanged = num.op === 'plus' || num.op === 'minus';
  const [many, more] = isChanged ? [needCode(num, 'left'), inDigits(needCode(num, 'right'))] : [num, null];
  if (more !== null && isThatMany(many)) return `that many ${things} ${num.op} ${more}`;
  if (count !== null) return spaced(count, things);
  const equals = `${things} equal to ${context.printer.say(num, context)}`;
  return equal === 'bare' ? equals : `a number of ${equals}`;
}

const isThatMany = (num: Term): boolean =>
  (num.op === 'numRef' || num.op === 'sameNumber') && wordOf(num, 'style') === 'thatMany';

function isPer(num: Term): boolean {
  return num.op === 'times' && wordOf(num, 'style') === 'per';
}

/** An amount of something: "3 life", "that much damage", "life equal to its power". */
export function amountOf(num: Term, unit: string, context: Context): string {
  const half = (unit === 'life' ? halfOf(num, 'life', context) : null) ?? halfX(num, unit);
  if (half !== null) return half;
  const changed = changedAmount(num, unit);
  if (changed !== null) return changed;
  const amount = inDigits(num);
  return amount === null ? `${unit} equal to ${context.printer.say(num, context)}` : `${amount} ${unit}`;
}

/** "That much damage plus 2": what an event came to, and more or less of it. */
function changedAmount(num: Term, unit: string): string | null {
  if (num.op !== 'plus' && num.op !== 'minus') return null;
  const [left, right] = [needCode(num, 'left'), inDigits(needCode(num, 'right'))];
  return (left.op === 'numRef' || left.op === 'sameNumber') && wordOf(left, 'style') === 'thatMuch' && right !== null
    ? `that much ${unit} ${num.op} ${right}`
    : null;
}

/** "Half X cards, rounded down", "half X damage, rounded up," before whom it is dealt to. */
function halfX(num: Term, unit: string): string | null {
  const whole = num.op === 'half' ? needCode(num, 'of') : null;
  if (whole?.op === 'numRef' && wordOf(whole, 'style') === 'thatMuch' && unit === 'damage')
    return `half that damage, rounded ${wordOf(num, 'rounded') ?? ''},`;
  const of = whole === null ? null : inDigits(whole);
  if (of !== 'x') return null;
  return `half x ${unit}, rounded ${wordOf(num, 'rounded') ?? ''}${unit === 'damage' ? ',' : ''}`;
}

/** "Half your life, rounded up", "half their library, rounded down": a half of what a player has. */
function halfOf(num: Term, of: 'life' | 'count', context: Context): string | null {
  if (num.op !== 'half') return null;
  const whole = needCode(num, 'of');
  if (whole.op !== of) return null;
  const rounded = `rounded ${wordOf(num, 'rounded') ?? ''}`;
  if (of === 'life' && wordOf(whole, 'style') !== 'bare') return null;
  if (of === 'life') return `half ${context.printer.noun(needCode(whole, 'of'), context).possessive} life, ${rounded}`;
  const what = needCode(whole, 'what');
  if (what.op !== 'contents') return null;
  const whose = context.printer.noun(needCode(what, 'who'), context).possessive;
  return `half ${whose} ${wordOf(what, 'zone') ?? ''}, ${rounded}`;
}
