import { term, type Term } from '../bytecode/term';
import type { Ast, Call, NounPhrase } from '../syntax/ast';
import { allOfParts } from '../syntax/build';
import { bindFilter } from './bind';
import { nounsOf } from './nouns';
import { mayBeSuch } from './noun-agreement';
import { BindingGap, keyOf, type Mention, type Scope } from './scope';

/**
 * "The creature you control": the one thing spoken of before that was described so. Two of them are an error, not a guess;
 * a description that nothing was given before describes nothing yet.
 */
export function bindDefinite(ast: NounPhrase, scope: Scope): Term {
  const parts = allOfParts(ast.filter);
  const found = new Map<string, Mention>();
  for (const mention of [...scope.mentions].reverse())
    if (!found.has(keyOf(mention)) && parts.every((part) => isSaidOf(part, mention)) && scope.isThere(mention))
      found.set(keyOf(mention), mention);
  const [mention, second] = found.values();
  if (mention === undefined) throw new BindingGap('ORA0301', ast.span, 'the one described');
  if (second !== undefined) throw new BindingGap('ORA0302', ast.span, 'the one described', [mention.span, second.span]);
  scope.means(ast.span, mention);
  const filter = scope.unmentioned(() => bindFilter(ast.filter, scope));
  const what = mention.use('it', null);
  scope.mentions.push({ ...mention, at: scope.time });
  return term('described', [what, filter], ast.span);
}

/** Was a single thing described with this part: the same words, or a noun that it can go by? */
function isSaidOf(part: Call, mention: Mention): boolean {
  const { filter, number, sort, participles } = mention;
  if (filter === null || number !== 'singular' || sort !== 'object' || participles.length > 0) return false;
  const nouns = nounsOf(part);
  if (nouns.length > 0 && part.op !== 'non') return mayBeSuch(mention, nouns);
  return allOfParts(filter).some((said) => isSameAst(said, part));
}

/** The same code, wherever it is said. */
function isSameAst(left: Ast, right: Ast): boolean {
  const bare = (ast: Ast): string => JSON.stringify(ast, (key, value: unknown) => (key === 'span' ? undefined : value));
  return bare(left) === bare(right);
}
