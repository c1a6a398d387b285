import { term } from '../bytecode/term';
import type { RollRowAst, SentenceAst } from '../syntax/ast';
import { amountDone } from './amounts';
import { finishApart, type Draft } from './drafts';
import type { Scope } from './scope';

/**
 * Binds the rows of a table of results: what each says is done if the result is among its numbers (CR 706.3a). One row does not
 * speak of what another does.
 */
export function bindRows(
  rows: readonly RollRowAst[],
  scope: Scope,
  bindBody: (sentences: readonly SentenceAst[], scope: Scope) => readonly Draft[],
): readonly Draft[] {
  return rows.map(({ min, max, sentences, span }): Draft => {
    const of = amountDone({ kind: 'Reference', form: 'amountDone', noun: null, participle: 'result', span }, scope);
    const condition = term('resultIn', [of, min, max], span);
    const body = scope.unmentioned(() => finishApart(bindBody(sentences, scope)));
    return { join: 'paragraph', step: { result: null, span }, effect: term('if', [condition, body, [], 'row'], span) };
  });
}
