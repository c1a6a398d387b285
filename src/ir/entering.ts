import type { Ability } from '../bytecode/module';
import { rowOf } from '../bytecode/table';
import { term, type Arg, type Term } from '../bytecode/term';
import type { Span } from '../source/span';
import type { Ast, Call } from '../syntax/ast';
import { bindArgument } from './bind';
import { bindCount } from './clauses';
import { common } from './common';
import { bindPhrase } from './phrases';
import { BindingGap, type FaceFacts, type Scope } from './scope';

/** How something enters: with what, tapped, as a copy, with a choice (CR 614.1c, CR 614.12). */
export function bindEntering(body: Call, forEach: Ast | null, scope: Scope, face: FaceFacts, span: Span): Ability {
  const [what, ...rest] = body.args;
  if (!what) throw new BindingGap('ORA0303', span, 'something that enters');
  const subject = bindPhrase(what, { sort: 'np', role: 'subject' }, scope);
  const event = term('enters', [subject, null, null, null], what.span);
  const params = Object.values(rowOf(body.op).params);
  const you = term('you', ['implicit'], { start: span.start, end: span.start });
  const first: Term = body.op === 'chooseAsEnters' ? you : subject;
  const per = forEach === null ? null : scope.declare({ sort: 'num', origin: { kind: 'local' } }, forEach.span);
  scope.per = per;
  const args = params.map((param, index): Arg =>
    index === 0 ? first : bindArgument(param, rest[index - 1] ?? null, scope, body),
  );
  scope.per = null;
  const plain = term('step', ['first', null, term(body.op, args, body.span)], span);
  const effect =
    forEach === null || per === null
      ? plain
      : term(
          'step',
          ['first', null, term('letNum', [per, bindCount(forEach, scope), [plain], 'forEach'], forEach.span)],
          span,
        );
  return {
    kind: 'replacement',
    event,
    condition: null,
    form: body.op === 'chooseAsEnters' ? 'asEnters' : 'enters',
    ...common(scope, face, [effect], ['battlefield'], span),
  };
}
