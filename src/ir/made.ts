import { isTerm, term, type Arg } from '../bytecode/term';
import type { Call } from '../syntax/ast';
import { participleOf } from './participles';
import { mentionResult } from './phrases';
import type { Scope } from './scope';

/** What a statement makes or names by its participle: tokens, milled cards, "the exiled card", "that much". */
export function mentionMade(predicate: Call, args: readonly Arg[], scope: Scope): void {
  const made = madeFilter(predicate);
  if (made !== null) mentionResult(predicate, scope, 'object', isSingle(args[1]) ? 'singular' : 'plural', made);
  const participle = participleOf[predicate.op];
  const step = scope.step;
  if (step !== null && participle !== undefined) {
    scope.mention({
      sort: 'object',
      number: 'singular',
      filter: null,
      participles: [participle],
      role: 'object',
      isSource: false,
      span: predicate.span,
      use: (style, noun) => term('ref', [scope.resultOf(step, 'entities'), style, noun], predicate.span),
    });
  }
  if (step !== null && numbered.includes(predicate.op)) {
    scope.mention({
      sort: 'num',
      number: 'singular',
      filter: null,
      participles: [],
      role: 'object',
      isSource: false,
      span: predicate.span,
      use: (style) => term('numRef', [scope.resultOf(step, 'num'), style], predicate.span),
    });
  }
}

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
