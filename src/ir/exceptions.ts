import { term, type Term } from '../bytecode/term';
import type { SentenceAst } from '../syntax/ast';
import { allOf, call } from '../syntax/build';
import { bindBody } from './body';
import { finish } from './drafts';
import type { GrammaticalNumber, Scope } from './scope';

/** "The copy" and "the token" are printed as they are said. */
const named = (noun: string | null): 'copy' | 'token' | null => (noun === 'copy' || noun === 'token' ? noun : null);

/** What a copy is apart from what it copies (CR 707.9): there "it" and "they" are the copy, the candidate of each change. */
export function bindException(ast: SentenceAst, scope: Scope): readonly Term[] {
  const { step, previous } = scope;
  const known = scope.mentions.length;
  const copies = allOf([call('token', [], ast.span), call('copy', [], ast.span)], ast.span);
  scope.time += 1;
  for (const number of ['singular', 'plural'] satisfies readonly GrammaticalNumber[])
    scope.mentions.push({
      ...scope.mentionOf({
        sort: 'object',
        number,
        role: 'subject',
        filter: copies,
        span: ast.span,
        use: (style, noun) =>
          term('candidate', [style === 'the' ? (named(noun) ?? 'it') : number === 'plural' ? 'they' : 'it'], ast.span),
      }),
      called: 'copy',
      at: scope.time + 0.5,
    });
  const body = finish(scope.in('copying', () => bindBody([ast], scope)));
  scope.mentions.splice(known);
  scope.step = step;
  scope.previous = previous;
  return body;
}
