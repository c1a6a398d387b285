import type { Ability } from '../bytecode/module';
import { rowOf } from '../bytecode/table';
import { isList, isTerm, term, type Arg, type Term } from '../bytecode/term';
import type { Span } from '../source/span';
import type { AbilityAst, Ast, Call } from '../syntax/ast';
import { bindArgument } from './bind';
import { bindBody } from './body';
import { bindCount } from './clauses';
import { finish } from './drafts';
import { common } from './common';
import { bindEvent } from './events';
import { zonesOf } from './functions-in';
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

/** "As ~ enters, …": whatever is done then (CR 614.1c). */
export function bindAsEnters(
  ast: Extract<AbilityAst, { kind: 'AsEntersAst' }>,
  scope: Scope,
  face: FaceFacts,
): Ability {
  const { what, span } = ast;
  const event = bindEvent({ kind: 'Call', op: 'enters', args: [what, null, null, null], span: what.span }, scope);
  const body = finish(bindBody(ast.body, scope));
  return {
    kind: 'replacement',
    event,
    condition: null,
    form: 'asEnters',
    ...common(scope, face, body, ['battlefield'], span),
  };
}

/** How the object itself enters, under a condition or by choice: a replacement ability (CR 614.1c). */
export function enteringOf(body: readonly Term[], scope: Scope, face: FaceFacts, span: Span): Ability | null {
  const effect = body[0]?.args[2];
  const what = isTerm(effect) && !isPlain(effect) ? whatEnters(effect) : null;
  if (what === null) return null;
  const event = term('enters', [what, null, null, null], span);
  return {
    kind: 'replacement',
    event,
    condition: null,
    form: 'enters',
    ...common(scope, face, body, zonesOf(body, event), span),
  };
}

/** What the frame of replacements reads by itself: how something enters, also for each of something, and unless something is so. */
const isPlain = (effect: Term): boolean =>
  effect.op === 'entersWith' || effect.op === 'unless' || (effect.op === 'letNum' && effect.args[3] === 'forEach');

/** What a statement says somewhere about how it enters: the source, or others by their description. */
function whatEnters(effect: Term): Term | null {
  const [what] = effect.args;
  if (effect.op === 'entersWith') return isTerm(what) ? what : null;
  if (effect.op !== 'if' && effect.op !== 'may' && effect.op !== 'letNum') return null;
  for (const arg of effect.args) {
    if (!isList(arg)) continue;
    for (const step of arg) {
      const inner = isTerm(step) && isTerm(step.args[2]) ? whatEnters(step.args[2]) : null;
      if (inner !== null) return inner.op === 'source' ? term('source', ['self'], inner.span) : inner;
    }
  }
  return null;
}
