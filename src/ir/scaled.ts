/** What is scaled by "for each": numbers, choices, and how often something is done. */
import { parametersOf, withArgs } from '../bytecode/parameters';
import { rowOf } from '../bytecode/table';
import { isList, isTerm, term, type Arg, type Term } from '../bytecode/term';
import type { Span } from '../source/span';
import type { Ast, Call } from '../syntax/ast';
import { bindNumber } from './bind';
import { bindPhrase } from './phrases';
import { BindingGap, type Scope } from './scope';

/** "Sacrifice a creature for each …": the number of things that are chosen is scaled. */
export function withScaledChoice(effect: Term, per: number, scope: Scope): Term {
  const choice = effect.args.find((arg) => isTerm(arg) && arg.op === 'choose');
  if (!isTerm(choice)) throw new BindingGap('ORA0303', effect.span ?? { start: 0, end: 0 }, 'nothing that is scaled');
  const scaled = (num: Arg): Arg =>
    isTerm(num) && num.op === 'const' && num.args[0] !== 0
      ? term('times', [num, term('numRef', [scope.use(per), 'per'], num.span), 'per'], num.span)
      : num;
  const [chooser = null, min = null, max = null, filter = null, style = null] = choice.args;
  // What is one for each of several is several.
  const chosen = scope.mentions.findLast(
    ({ span }) => span.start === choice.span?.start && span.end === choice.span.end,
  );
  if (chosen?.number === 'singular') scope.mention({ ...chosen, number: 'plural' });
  const many = term('choose', [chooser, scaled(min), scaled(max), filter, style], choice.span);
  return term(
    effect.op,
    effect.args.map((arg) => (arg === choice ? many : arg)),
    effect.span,
  );
}

/** Is a number meant, not things to count? */
export const isNumber = (what: Ast): boolean =>
  what.kind === 'Call' ? rowOf(what.op).result === 'num' : what.kind === 'Reference' && what.form === 'amountDone';

/** The number after "for each": a number as it is, or how many things there are. */
export function bindCount(what: Ast, scope: Scope): Term {
  if (isNumber(what)) return bindNumber(what, scope);
  const step = scope.step;
  scope.step = null;
  const counted = bindPhrase(what, { sort: 'entities', role: 'counted' }, scope);
  scope.step = step;
  return term('count', [counted, 'bare'], what.span);
}

/** "Copy it for each …": how often something is done is scaled, where the instruction takes a number of times. */
export function repeated(predicate: Call, args: readonly Arg[], scope: Scope): readonly Arg[] {
  const { per } = scope;
  if (per === null) return args;
  const times = parametersOf(predicate.op).findIndex(({ name }) => name === 'times');
  if (times < 0 || (args[times] ?? null) !== null) return args;
  return args.map((arg, index) => (index === times ? term('numRef', [scope.use(per), 'per'], predicate.span) : arg));
}

/** "Draw half that many cards, rounded down": how the half is rounded is said behind all of it (CR 107.1a). */
export function roundedLate(effect: Term, how: string, span: Span): Term {
  let found = 0;
  const rounded = (arg: Arg): Arg => {
    if (isList(arg)) return arg.map(rounded);
    if (!isTerm(arg)) return arg;
    if (!isHalfThatMany(arg)) return { ...arg, args: arg.args.map(rounded) };
    found += 1;
    return withArgs(arg, { rounded: how });
  };
  const whole = { ...effect, args: effect.args.map(rounded) };
  if (found !== 1) throw new BindingGap('ORA0303', span, 'one number that is rounded');
  return whole;
}

const isHalfThatMany = ({ op, args: [of] }: Term): boolean =>
  op === 'half' && isTerm(of) && (of.op === 'numRef' || of.op === 'sameNumber');
