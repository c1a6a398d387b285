/** What phrases speak of, and how that is called again. */
import { term, type Term } from '../bytecode/term';
import type { Ast, Call, NounPhrase } from '../syntax/ast';
import { allOfParts } from '../syntax/build';
import { sortOfFilter } from './nouns';
import { BindingGap, type Mention, type Scope, type StepDraft } from './scope';

/** Does a phrase mean several things? */
export function isPlural(ast: NounPhrase): boolean {
  switch (ast.form) {
    case 'one':
    case 'nth':
    case 'a':
    case 'another':
    case 'each':
    case 'any':
    case 'either':
    case 'eachOfThe':
    case 'theOne':
      return false;
    case 'exactly':
    case 'number':
    case 'upTo':
      return !isOne(ast.count);
    case 'bare':
      return !isHost(ast.filter);
    case 'no':
    case 'anyNumber':
    case 'eachOfAny':
    case 'oneOrMore':
    case 'oneOrTwo':
    case 'oneToThree':
    case 'atLeast':
    case 'atMost':
    case 'fewerThan':
    case 'moreThan':
    case 'all':
    case 'allThe':
    case 'both':
    case 'the':
      return true;
  }
}

export const isHost = (filter: Call): boolean =>
  allOfParts(filter).some(
    ({ op }) =>
      op === 'host' || op === 'yourCommander' || op === 'yourRingBearer' || op === 'nextCast' || op === 'nthCast',
  );

export const isOne = (ast: Ast | null | undefined): boolean =>
  ast?.kind === 'Call' && ast.op === 'const' && ast.args[0]?.kind === 'Word' && ast.args[0].text === '1';

/** Does a description take a part of what was spoken of: "two of them", "a creature card revealed this way"? */
export const isOfPart = (filter: Call): boolean =>
  allOfParts(filter).some(({ op }) => op === 'among' || op === 'doneThisWay');

/** How things are spoken of that get their value from the result of the statement they stand in. */
type SpokenOf = Pick<Mention, 'role' | 'number' | 'filter' | 'fitting' | 'isDrawn'> & {
  /** What they can be called again by without a value. */
  readonly standing?: Term | null;
  /** What they are called again by while the statement is not done. */
  readonly whole?: Term | null;
  readonly extent?: 'part' | 'whole';
  /** What they are, where the description does not tell. */
  readonly sort?: Mention['sort'];
  /** Of two things that are chosen for one statement, its result is the first; of a list it is all of them. */
  readonly order?: 'first' | 'second';
};

/** Mentions things that get their value from the result of the statement they stand in. */
export function mentionResult(ast: Ast, scope: Scope, spoken: SpokenOf): Mention['use'] {
  const {
    number,
    filter,
    standing = null,
    whole = null,
    extent = filter !== null && isOfPart(filter) ? 'part' : 'whole',
  } = spoken;
  const draft: StepDraft | null = scope.step;
  const sort = spoken.sort ?? (filter === null ? 'object' : sortOfFilter(filter));
  const use: Mention['use'] = (style, noun) => {
    if (draft !== null && draft === scope.step && sort !== 'player' && (standing === null || number === 'plural'))
      return term('acted', [number === 'plural' ? 'many' : 'one', style, noun], ast.span);
    const described = standing ?? (draft !== null && scope.isDone(draft) && !isStated(scope) ? null : whole);
    if (described !== null) return term('again', [described, style, noun], ast.span);
    if (draft === null) throw new BindingGap('ORA0301', ast.span, 'a set that is not bound to anything');
    if (spoken.order === 'second')
      throw new BindingGap('ORA0303', ast.span, 'the second of two things that are chosen');
    return term('ref', [scope.resultOf(draft, sort === 'player' ? 'players' : 'entities'), style, noun], ast.span);
  };
  scope.mention({
    sort,
    number,
    filter,
    role: spoken.role,
    fitting: spoken.fitting,
    isPart: extent === 'part',
    result: draft ?? undefined,
    isDescribed: standing !== null || whole !== null,
    countsX: countsX(ast),
    isDrawn: spoken.isDrawn,
    span: ast.span,
    use,
  });
  return use;
}

/** "The top X cards of your library": their number is X. */
function countsX(ast: Ast): boolean {
  const counts = ast.kind === 'NounPhrase' ? [ast.count] : ast.kind === 'Call' ? ast.args : [];
  return counts.some((count) => count?.kind === 'Call' && count.op === 'x');
}

/** Does a static ability state something all the time (CR 604.2)? Then nothing is done that could have a result. */
function isStated(scope: Scope): boolean {
  return scope.isIn('static') && !scope.sentences.some(({ leads }) => leads.some(({ kind }) => kind === 'Would'));
}
