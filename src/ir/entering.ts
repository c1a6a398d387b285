import type { Ability } from '../bytecode/module';
import { rowOf } from '../bytecode/table';
import { isList, isTerm, term, type Arg, type Term } from '../bytecode/term';
import type { Span } from '../source/span';
import type { AbilityAst } from '../syntax/ast';
import { bindArgument } from './bind';
import { bindBody } from './body';
import { bindCondition } from './clauses';
import { bindCount } from './scaled';
import { finish } from './drafts';
import { common } from './common';
import { bindEvent } from './events';
import { zonesOf } from './functions-in';
import { bindPhrase } from './phrases';
import { oneOfKinds } from './one-of-kinds';
import { BindingGap, type FaceFacts, type Scope } from './scope';

type EnteringAst = Extract<AbilityAst, { kind: 'ReplacementAst' }>;

/** How something enters: with what, tapped, as a copy, with a choice (CR 614.1c, CR 614.12). */
export function bindEntering(ast: EnteringAst, scope: Scope, face: FaceFacts): Ability {
  const subject = entering(ast, scope);
  const event = term('enters', [subject, null, null, null], subject.span);
  const steps = [
    enteringStep(ast, subject, 'first', scope),
    ...ast.then.map((next) => enteringStep(next, sameAs(subject, next, scope), 'sentence', scope)),
  ];
  return {
    kind: 'replacement',
    event,
    condition: null,
    form: ast.body.op === 'chooseAsEnters' ? 'asEnters' : 'enters',
    ...common(scope, face, steps, ['battlefield'], ast.span),
  };
}

function entering({ body, span }: EnteringAst, scope: Scope): Term {
  const [what] = body.args;
  if (!what) throw new BindingGap('ORA0303', span, 'something that enters');
  return bindPhrase(what, { sort: 'np', role: 'subject' }, scope);
}

/** What a further sentence is about: what entered by the first. */
function sameAs(subject: Term, next: EnteringAst, scope: Scope): Term {
  const again = entering(next, scope);
  if (subject.op === 'source' && again.op === 'source') return again;
  throw new BindingGap('ORA0303', next.span, 'two things that enter by one ability');
}

function enteringStep({ body, forEach, then, span }: EnteringAst, subject: Term, join: string, scope: Scope): Term {
  const params = Object.values(rowOf(body.op).params);
  const you = term('you', ['implicit'], { start: span.start, end: span.start });
  const first: Term = body.op === 'chooseAsEnters' ? you : subject;
  const per = forEach === null ? null : scope.declare({ sort: 'num', origin: { kind: 'local' } }, forEach.span);
  scope.per = per;
  const args = params.map((param, index): Arg =>
    index === 0 ? first : bindArgument(param, body.args[index] ?? null, scope, body),
  );
  scope.per = null;
  const choice =
    body.op === 'chooseAsEnters' && then.length > 0
      ? scope.declare({ sort: 'entities', origin: { kind: 'local' } }, body.span)
      : null;
  const whole = term(body.op, args, body.span);
  const plain = (how: string): Term => term('step', [how, choice, oneOfKinds(whole, body, scope) ?? whole], span);
  if (forEach === null || per === null) return plain(join);
  const counted = bindCount(forEach, scope);
  return term('step', [join, null, term('letNum', [per, counted, [plain('first')], 'forEach'], forEach.span)], span);
}

/** "As ~ enters, …": whatever is done then (CR 614.1c). */
export function bindAsEnters(
  ast: Extract<AbilityAst, { kind: 'AsEntersAst' }>,
  scope: Scope,
  face: FaceFacts,
): Ability {
  const { span } = ast;
  const event = bindEvent(ast.event, scope);
  const condition = ast.condition === null ? null : bindCondition(ast.condition, scope);
  const body = finish(bindBody(ast.body, scope));
  return {
    kind: 'replacement',
    event,
    condition,
    form: 'asEnters',
    ...common(scope, face, body, ['battlefield'], span),
  };
}

/** How the object itself enters, under a condition or by choice: a replacement ability (CR 614.1c). */
export function enteringOf(body: readonly Term[], scope: Scope, face: FaceFacts, span: Span): Ability | null {
  const effects = body.flatMap(({ args: [, , effect] }) => (isTerm(effect) ? [effect] : []));
  const [first] = effects;
  const what = first !== undefined && (!isPlain(first) || isConditional(effects)) ? whatEnters(first) : null;
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

/** "~ enters with X counters on it. If X is 5 or more, it enters with …": nothing but how it enters, in part under a condition. */
const isConditional = (effects: readonly Term[]): boolean =>
  effects.every((effect) => effect.op !== 'unless' && whatEnters(effect) !== null) &&
  effects.some((effect) => !isPlain(effect));

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
