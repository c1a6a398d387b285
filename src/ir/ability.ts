import { activationLimits, type Ability, type AbilityCommon, type ActivationLimit } from '../bytecode/module';
import { rowOf } from '../bytecode/table';
import { isList, isTerm, term, type Arg, type Term } from '../bytecode/term';
import type { AbilityAst, Call, SentenceAst } from '../syntax/ast';
import type { Span } from '../source/span';
import { bindArgument, bindCall, bindNumber } from './bind';
import { bindBody, bindCondition, finish } from './clauses';
import { bindEvent } from './events';
import { bindPhrase } from './phrases';
import { BindingGap, Scope, type FaceFacts } from './scope';
import type { ClauseIr, ValueIr } from './item';

/** What binding one ability gives. A keyword line gives one ability for each keyword. */
export interface BoundAbility {
  readonly abilities: readonly Ability[];
  readonly values: readonly ValueIr[];
  readonly clauses: readonly ClauseIr[];
}

/**
 * Binds one ability as parsed.
 *
 * @throws BindingGap when a reference has no antecedent or more than one, or a part fits nowhere.
 */
export function bindAbility(ast: AbilityAst, face: FaceFacts): BoundAbility {
  const scope = new Scope(face);
  const abilities = bindFrame(ast, scope, face);
  return { abilities, values: scope.values, clauses: scope.clauses };
}

function common(scope: Scope, face: FaceFacts, body: readonly Term[], zones: AbilityCommon['zones'], span: Span): AbilityCommon {
  return { item: face.item, zones, targets: scope.targets, values: scope.values.map((v) => v.declaration), body, modal: null, span };
}

function bindFrame(ast: AbilityAst, scope: Scope, face: FaceFacts): readonly Ability[] {
  switch (ast.kind) {
    case 'KeywordLineAst':
      return ast.keywords.map(({ keyword, separator }) => ({
        kind: 'keyword',
        keyword: bindCall(keyword, scope),
        separator,
        expansion: [],
        ...common(scope, face, [], ['battlefield'], keyword.span),
      }));
    case 'ActivatedAst':
      return [bindActivated(ast, scope, face)];
    case 'TriggeredAst': {
      const event = bindEvent(ast.event, scope);
      const condition = ast.condition === null ? null : bindCondition(ast.condition, scope);
      const body = finish(bindBody(ast.body, scope));
      checkOneShot(ast.body, body);
      return [{ kind: 'triggered', word: ast.word, event, condition, limit: ast.limit, ...common(scope, face, body, zonesOfTrigger(event), ast.span) }];
    }
    case 'StaticAst': {
      const body = finish(bindBody(ast.body, scope));
      for (const step of body) requireContinuous(step);
      return [{ kind: 'static', ...common(scope, face, body, zonesOfStatic(body), ast.span) }];
    }
    case 'SpellAst': {
      const body = finish(bindBody(ast.body, scope));
      checkOneShot(ast.body, body);
      return [{ kind: 'spell', ...common(scope, face, body, ['stack'], ast.span) }];
    }
    case 'ReplacementAst':
      return [bindReplacement(ast.body, scope, face, ast.span)];
  }
}

function bindActivated(ast: Extract<AbilityAst, { kind: 'ActivatedAst' }>, scope: Scope, face: FaceFacts): Ability {
  const cost = ast.cost.map((part) => bindCost(part, scope));
  const body = finish(bindBody(ast.body, scope));
  checkOneShot(ast.body, body);
  const limits = ast.limits.map((limit) => limitOf(limit, ast.span));
  return { kind: 'activated', cost, limits, condition: null, ...common(scope, face, body, ['battlefield'], ast.span) };
}

function limitOf(name: string, span: Span): ActivationLimit {
  const found = activationLimits.find((limit) => limit === name);
  if (found === undefined) throw new BindingGap('ORA0303', span, `${name} is no limit`);
  return found;
}

/** A part of a cost: a payment of its own, or an imperative. */
export function bindCost(part: Call, scope: Scope): Term {
  scope.time += 1;
  if (part.args[0]?.kind !== 'Subject') return bindCall(part, scope);
  const params = Object.values(rowOf(part.op).params);
  const you = term('you', ['implicit'], { start: part.span.start, end: part.span.start });
  const args = params.map((param, index) => (index === 0 ? you : bindArgument(param, part.args[index] ?? null, scope, part)));
  return term(part.op, args, part.span);
}

function bindReplacement(body: Call, scope: Scope, face: FaceFacts, span: Span): Ability {
  const [what, ...rest] = body.args;
  if (!what) throw new BindingGap('ORA0303', span, 'something that enters');
  const subject = bindPhrase(what, { sort: 'np', role: 'subject' }, scope);
  const event = term('enters', [subject, null, null, null], what.span);
  const params = Object.values(rowOf(body.op).params);
  const you = term('you', ['implicit'], { start: span.start, end: span.start });
  const first: Term = body.op === 'chooseAsEnters' ? you : subject;
  const args = params.map((param, index): Arg => (index === 0 ? first : bindArgument(param, rest[index - 1] ?? null, scope, body)));
  const effect = term('step', ['first', null, term(body.op, args, body.span)], span);
  return { kind: 'replacement', event, condition: null, form: body.op === 'chooseAsEnters' ? 'asEnters' : 'enters', ...common(scope, face, [effect], ['battlefield'], span) };
}

/** CR 113.6: a triggered ability functions where its event can find it. */
function zonesOfTrigger(event: Term): AbilityCommon['zones'] {
  void event;
  return ['battlefield'];
}

/** Static abilities about the spell itself function on the stack and in the zone it is cast from (CR 113.6d, 113.6e). */
function zonesOfStatic(body: readonly Term[]): AbilityCommon['zones'] {
  const onStack = body.some((step) => {
    const effect = step.args[2];
    return isTerm(effect) && (effect.op === 'costsLess' || (effect.op === 'cant' && effect.args[1] === 'beCountered')) && isSource(effect.args[0]);
  });
  return onStack ? ['stack', 'hand', 'graveyard', 'exile', 'library', 'command'] : ['battlefield'];
}

const isSource = (arg: Arg | undefined): boolean => isTerm(arg) && arg.op === 'source';

/** A static ability consists of continuous effects without duration (CR 604.1, 611.3). */
function requireContinuous(step: Term): void {
  const effect = step.args[2];
  if (!isTerm(effect)) return;
  switch (effect.op) {
    case 'if':
    case 'letNum':
    case 'unless':
      for (const arg of effect.args) if (isList(arg)) for (const inner of arg) if (isTerm(inner) && inner.op === 'step') requireContinuous(inner);
      return;
    default:
      if (rowOf(effect.op).mode !== 'continuous') throw new BindingGap('ORA0303', effect.span ?? { start: 0, end: 0 }, `${effect.op} is nothing that a static ability can state`);
  }
}

/** A spell or the effect of an activated or triggered ability does something, or lasts for some time (CR 611.2). */
function checkOneShot(sentences: readonly SentenceAst[], body: readonly Term[]): void {
  void sentences;
  const [first] = body;
  const effect = first?.args[2];
  if (isTerm(effect) && effect.op === 'delayed' && effect.args[3] === 'leading' && effect.args[4] === null && sentences.length >= 1 && first?.args[0] === 'first' && isTriggerShaped(effect)) {
    throw new BindingGap('ORA0304', effect.span ?? { start: 0, end: 0 }, 'a triggered ability, not an effect');
  }
}

/** "When …" at the beginning of a unit is the unit's own trigger (CR 603.1). */
function isTriggerShaped(effect: Term): boolean {
  const event = effect.args[0];
  return isTerm(event) && event.op !== 'beginning';
}

export { bindNumber };
