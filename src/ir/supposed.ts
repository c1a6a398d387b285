import { isList, isTerm, term, type Arg, type Term } from '../bytecode/term';
import type { Ast, Call, NounPhrase } from '../syntax/ast';
import { sortOfFilter } from './nouns';
import type { Span } from '../source/span';
import type { Mention, Scope } from './scope';

// What a condition supposes: "if you control two or more Elves, choose one of those Elves", "if its power was 2 or more, draw that many cards".

/** Speaks of what a condition that is bound supposes to be there, and of the number that it looks at. */
export function suppose(ast: Call, condition: Term, scope: Scope): void {
  // What is said of each of several that are described supposes nothing of its own.
  if (scope.description !== null) return;
  supposeThings(ast, condition, scope);
  supposeHost(ast, scope);
  const number = numberIn(condition);
  if (number !== null) scope.supposedNumber = supposedNumber(ast.span, scope, () => number);
}

/** A number that something is described by, as it is spoken of where no other was. */
export const supposedNumber = (span: Span, scope: Scope, number: () => Term): Mention =>
  scope.mentionOf({
    sort: 'num',
    number: 'singular',
    isDescribed: true,
    span,
    use: (style) => term('sameNumber', [number(), style], span),
  });

function supposeThings(ast: Call, condition: Term, scope: Scope): void {
  const phrase = ast.args.findLast(isSuch);
  const pattern = condition.args.findLast((arg) => isTerm(arg) && arg.op === 'some');
  const more = placeOf(condition);
  if (phrase === undefined || !isTerm(pattern) || more === null || sortOfFilter(phrase.filter) !== 'object') return;
  const [quantity = null, count = null, filter = null] = pattern.args;
  const number = isExactlyOne(quantity, count) ? 'singular' : 'plural';
  if (!isTerm(filter) || (number === 'plural' && !several.includes(quantity))) return;
  const [parts = null] = filter.args;
  const all = term('allOf', [[...(isList(parts) ? parts : []), ...more]], filter.span);
  const things = term('all', [all, number === 'plural' ? 'bare' : 'a'], phrase.span);
  scope.supposed = spokenOf(phrase, things, number, scope);
}

/** Things that a phrase describes, as they are spoken of again. */
const spokenOf = ({ filter, span }: NounPhrase, things: Term, number: 'singular' | 'plural', scope: Scope): Mention =>
  scope.mentionOf({
    sort: 'object',
    number,
    filter,
    isDescribed: true,
    span,
    use: (style, noun) => term('again', [things, style, noun], span),
  });

/** "If ~ is attached to a creature you control, … that creature": what it is attached to. */
function supposeHost({ op, args: [what, state], span }: Call, scope: Scope): void {
  const isSource = what?.kind === 'Reference' && what.form === 'self';
  if (op !== 'is' || !isSource || state?.kind !== 'Call' || state.op !== 'attachedTo') return;
  const [host] = state.args;
  if (host?.kind !== 'NounPhrase' || host.form !== 'a') return;
  const things = term('all', [term('allOf', [[term('host', ['enchanted'])]]), 'bare'], span);
  scope.supposed = spokenOf(host, things, 'singular', scope);
}

const isSuch = (ast: Ast | null): ast is NounPhrase =>
  ast?.kind === 'NounPhrase' && ast.role === 'set' && ast.choice === 'plain';

/** What a condition says of the things besides their description; null of a condition that speaks of no such things. */
function placeOf({ op, args: [who = null], span }: Term): readonly Term[] | null {
  switch (op) {
    case 'exists':
      return [];
    case 'controls':
      return [term('controlledBy', [who, 'present', 'control'], span)];
    case 'targets':
      return [term('targetOf', [who], span)];
    default:
      return null;
  }
}

/** Quantities of which there is more than one, or may be. */
const several: readonly Arg[] = ['oneOrMore', 'atLeast', 'exactly', 'number', 'bare'];

const isExactlyOne = (quantity: Arg, count: Arg): boolean =>
  quantity === 'exactly' && isTerm(count) && count.op === 'const' && count.args[0] === 1;

/** The number that a condition says is not too small. */
function numberIn({ op, args, span }: Term): Term | null {
  const [first = null, second = null, third = null, fourth = null] = args;
  switch (op) {
    case 'compareNum':
      return isTerm(first) && (second === 'atLeast' || second === 'greater') ? first : null;
    case 'countersAre':
      return isTerm(first) && (second === 'atLeast' || (second === 'a' && third === null))
        ? term('countersOn', [fourth, first, 'on'], span)
        : null;
    default:
      return null;
  }
}
