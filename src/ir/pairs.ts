import { isList, isTerm, term, type Term } from '../bytecode/term';
import type { Call, NounPhrase } from '../syntax/ast';
import { allOfParts } from '../syntax/build';
import { nounsOf } from './nouns';
import { lastTwo } from './resolve';
import { BindingGap, type Scope, type StepDraft } from './scope';

// Two things that belong together: "paired with another creature", "both creatures".

/** Is a condition about two things that can be spoken of together after it? */
export const isAboutTwo = (ast: Call): boolean => ast.op === 'bothOwnAndControl' || isAboutPair(ast);

/** Speaks of the two things that a condition is about. */
export function mentionTwo(ast: Call, condition: Term, scope: Scope): void {
  if (ast.op === 'bothOwnAndControl') mentionOwnPair(ast, condition, scope);
  else mentionPair(ast, condition, scope);
}

/** Does a condition say that something is paired (CR 702.95b)? */
function isAboutPair({ op, args }: Call): boolean {
  const [, filter] = args;
  return op === 'is' && filter?.kind === 'Call' && allOfParts(filter).some((part) => part.op === 'pairedWith');
}

/** What is paired can be spoken of together, and the other creature by itself. */
function mentionPair(ast: Call, condition: Term, scope: Scope): void {
  const [of = null] = condition.args;
  const [, filter] = ast.args;
  const partner = filter?.kind === 'Call' ? partnerIn(filter) : null;
  const mention = (number: 'singular' | 'plural', which: 'both' | 'partner'): void =>
    scope.mention({
      sort: 'object',
      number,
      filter: partner?.filter ?? null,
      span: (number === 'plural' ? ast : (partner ?? ast)).span,
      use: (style, noun) => term('again', [term('pairOf', [of, which], ast.span), style, noun], ast.span),
    });
  mention('plural', 'both');
  mention('singular', 'partner');
}

/**
 * "If you both own and control ~ and a creature named …, exile them": where several are called so, one of them. What it is done to then
 * is what it was done to first.
 */
function mentionOwnPair(ast: Call, { args: [who = null, what = null, other = null] }: Term, scope: Scope): void {
  const described = isTerm(other) && other.op === 'some' ? other.args[2] : null;
  const [parts = null] = isTerm(described) ? described.args : [];
  if (!isTerm(what) || !isList(parts)) throw new BindingGap('ORA0303', ast.span, 'no two things');
  const own = [term('ownedBy', [who, 'both']), term('controlledBy', [who, 'and', 'control'])];
  const filter = term('allOf', [[...parts, ...own]], ast.span);
  const one = term('const', [1]);
  let done: StepDraft | null = null;
  scope.mention({
    sort: 'object',
    number: 'plural',
    span: ast.span,
    use: (style, noun) => {
      if (done !== null) return term('ref', [scope.resultOf(done, 'entities'), style, noun], ast.span);
      done = scope.step;
      const counterpart = term('choose', [scope.chooser, one, one, filter, 'plain'], ast.span);
      return term('again', [term('union', [[what, counterpart], 'and']), style, noun], ast.span);
    },
  });
}

function partnerIn(filter: Call): NounPhrase | null {
  const [partner] = allOfParts(filter).find(({ op }) => op === 'pairedWith')?.args ?? [];
  return partner?.kind === 'NounPhrase' ? partner : null;
}

/** "Both creatures": two that were spoken of, together or one by one. */
export function bindBoth(ast: NounPhrase, scope: Scope): Term {
  const [noun, more] = nounsOf(ast.filter);
  if (noun === undefined || more !== undefined || allOfParts(ast.filter).length > 1)
    throw new BindingGap('ORA0303', ast.span, 'both of a description');
  const parts = lastTwo(noun, scope);
  if (parts === null) throw new BindingGap('ORA0301', ast.span, `both ${noun}`);
  return term('bothOf', [parts, noun], ast.span);
}
