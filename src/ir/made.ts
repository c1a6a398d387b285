import { isTerm, term, type Arg, type Term } from '../bytecode/term';
import type { Call } from '../syntax/ast';
import { amountName } from './amounts';
import { participleOf } from './participles';
import { isPlural, mentionResult } from './phrases';
import type { Scope } from './scope';

/** What a statement makes or names by its participle: tokens, milled cards, "the exiled card", "that much". */
export function mentionMade(predicate: Call, args: readonly Arg[], scope: Scope): void {
  if (predicate.op === 'flipCoin' || predicate.op === 'clash') scope.contest = scope.step;
  const made = madeFilter(predicate);
  if (made !== null) mentionResult(predicate, scope, 'object', isSingle(args[1]) ? 'singular' : 'plural', made);
  if (predicate.op === 'revealUntil') mentionFound(predicate, scope);
  const value = predicate.op === 'setPt' ? args[2] : null;
  if (isTerm(value))
    scope.mention({
      sort: 'num',
      number: 'singular',
      span: predicate.span,
      use: () => term('sameNumber', [value], predicate.span),
    });
  const participle = participleIn(predicate);
  const step = scope.step;
  if (step !== null && participle !== undefined) {
    scope.mention({
      sort: 'object',
      number: 'singular',
      participles: [participle],
      span: predicate.span,
      use: (style, noun) => term('ref', [scope.resultOf(step, 'entities'), style, noun], predicate.span),
    });
  }
  const amount = amountName(predicate, args);
  if (step !== null && (amount !== null || numbered.includes(predicate.op))) {
    scope.mention({
      sort: 'num',
      number: 'singular',
      participles: amount === null ? [] : [amount],
      span: predicate.span,
      use: (style) => term('numRef', [scope.resultOf(step, 'num'), style], predicate.span),
    });
  }
}

/** The participle of what a statement did; that of a verb with two meanings is told by its argument. */
function participleIn(predicate: Call): string | undefined {
  if (predicate.op !== 'revealUntil') return participleOf[predicate.op];
  const verb = predicate.args.find((arg) => arg?.kind === 'EnumName');
  return verb?.kind === 'EnumName' ? participleOf[verb.name] : undefined;
}

/** What a search through a library ended with, and all that was revealed or exiled on the way. */
function mentionFound(predicate: Call, scope: Scope): void {
  const { step } = scope;
  const end = predicate.args.find((arg) => arg?.kind === 'NounPhrase' && arg.role === 'set' && arg.form !== 'each');
  if (step === null || end?.kind !== 'NounPhrase') return;
  const { span } = predicate;
  const found = (style: string, noun: string | null): Term =>
    term('found', [scope.resultOf(step, 'entities'), style, noun], span);
  const all = (style: string, noun: string | null): Term =>
    term('ref', [scope.resultOf(step, 'entities'), style, noun], span);
  const isSum = end.form === 'bare';
  if (!isSum)
    scope.mention({
      sort: 'object',
      number: isPlural(end) ? 'plural' : 'singular',
      filter: end.filter,
      span: end.span,
      use: found,
    });
  scope.mention({ sort: 'object', number: 'plural', filter: cardsOf(span), span, use: all });
}

const cardsOf = (span: Call['span']): Call => ({
  kind: 'Call',
  op: 'allOf',
  args: [{ kind: 'List', items: [{ kind: 'Call', op: 'card', args: [], span }], span }],
  span,
});

const numbered: readonly string[] = [
  'dealDamage',
  'loseLife',
  'gainLife',
  'discard',
  'sacrifice',
  'draw',
  'removeCounters',
  'tap',
  'mill',
  'exile',
  'putCounters',
  'destroy',
  'return',
  'put',
  'shuffleInto',
];

const isSingle = (count: Arg | undefined): boolean => isTerm(count) && count.op === 'const' && count.args[0] === 1;

function madeFilter(predicate: Call): Call | null {
  const span = predicate.span;
  const noun = (op: 'token' | 'card' | 'copy'): Call => ({ kind: 'Call', op, args: [], span });
  const filter = (parts: readonly Call[]): Call => ({
    kind: 'Call',
    op: 'allOf',
    args: [{ kind: 'List', items: parts, span }],
    span,
  });
  switch (predicate.op) {
    case 'createToken': {
      const kind = predicate.args.find((arg) => arg?.kind === 'Call' && arg.op === 'allOf');
      return kind?.kind === 'Call' ? filter([kind, noun('token')]) : filter([noun('token')]);
    }
    case 'createNamedToken':
    case 'copyToken':
      return filter([noun('token')]);
    case 'copySpell':
      return filter([noun('copy')]);
    case 'mill':
    case 'draw':
      return filter([noun('card')]);
    default:
      return null;
  }
}
