import { activationLimits, gatePrefixes, type Ability, type ActivationLimit } from '../bytecode/module';
import { isKeywordNote } from '../bytecode/keyword-notes';
import { isOfOpeningHand } from '../bytecode/opening-hand';
import type { Term } from '../bytecode/term';
import type { Span } from '../source/span';
import type { AbilityAst, KeywordAst } from '../syntax/ast';
import { bindCall } from './bind';
import { bindBlockLine } from './block-lines';
import { bindBody } from './body';
import { bindCondition, bindSentence } from './clauses';
import { finish } from './drafts';
import { common } from './common';
import { bindCost } from './costs';
import { bindAsEnters, bindEntering, enteringOf } from './entering';
import { withLinkedTrigger } from './does-so';
import { bindEvent } from './events';
import { bindException } from './exceptions';
import { saysWhereSourceIs, zonesOf } from './functions-in';
import type { AntecedentIr, ClauseIr, ValueIr } from './item';
import { bindModal } from './modal';
import { bindNested } from './nested';
import { bindPhrase } from './phrases';
import { BindingGap, Scope, type Binders, type FaceFacts } from './scope';
import { checkOneShot, isAboutSource, replacementOf, requireContinuous, zonesOfStatic } from './statics';

/** What binding one ability gives. A keyword line gives one ability for each keyword. */
export interface BoundAbility {
  readonly abilities: readonly Ability[];
  readonly values: readonly ValueIr[];
  readonly clauses: readonly ClauseIr[];
  readonly antecedents: readonly AntecedentIr[];
}

const binders: Binders = {
  phrase: bindPhrase,
  cost: bindCost,
  ability: (ast, scope) => bindNested(ast, scope, bindAbility),
  condition: bindCondition,
  sentence: (ast, scope) => finish(bindSentence(ast, 'first', scope)),
  exception: bindException,
};

/**
 * Binds one ability as parsed.
 *
 * @throws BindingGap when a reference has no antecedent or more than one, or a part fits nowhere.
 */
export function bindAbility(ast: AbilityAst, face: FaceFacts): BoundAbility {
  const scope = new Scope(face, binders);
  const abilities = bindFrame(ast, scope, face);
  return { abilities, values: scope.values, clauses: scope.clauses, antecedents: scope.antecedents };
}

function bindFrame(ast: AbilityAst, scope: Scope, face: FaceFacts): readonly Ability[] {
  switch (ast.kind) {
    case 'KeywordLineAst':
      return ast.keywords.map((its) => bindKeyword(its, ast.span, scope, face));
    case 'ActivatedAst':
      return [bindActivated(ast, scope, face)];
    case 'TriggeredAst':
      return [bindTriggered(ast, scope, face)];
    case 'StaticAst': {
      const linked = withLinkedTrigger(ast);
      if (linked !== null) {
        const [permission, trigger] = linked;
        return [...bindFrame(permission, scope, face), ...bindFrame(trigger, new Scope(face, binders), face)];
      }
      const body = scope.in('static', () => finish(bindBody(ast.body, scope)));
      const replacement = replacementOf(body, scope, face, ast.span) ?? enteringOf(body, scope, face, ast.span);
      if (replacement !== null) return [replacement];
      if (isOfOpeningHand(body)) return [{ kind: 'static', ...common(scope, face, body, ['hand'], ast.span) }];
      for (const step of body) requireContinuous(step);
      if (face.isSpell && !body.every(isAboutSource))
        throw new BindingGap('ORA0304', ast.span, 'a spell ability, not a static one');
      return [{ kind: 'static', ...common(scope, face, body, zonesOfStatic(body, face), ast.span) }];
    }
    case 'SpellAst': {
      const body = finish(bindBody(ast.body, scope));
      checkOneShot(ast.body, body);
      if (body.length > 0 && body.every(isAboutSource))
        throw new BindingGap('ORA0304', ast.span, 'a static ability, not an effect');
      return [{ kind: 'spell', ...common(scope, face, body, ['stack'], ast.span, bindModal(ast.modal, scope, face)) }];
    }
    case 'ChapterAst':
    case 'ClassLevelAst':
    case 'LevelRowAst':
    case 'LevelPtAst':
    case 'ToSolveAst':
      return [bindBlockLine(ast, scope, face)];
    case 'GatedAst':
      return bindFrame(ast.ability, scope, face).map((ability) => ({
        ...ability,
        gate: { kind: 'prefix', name: gateOf(ast.gate, ast.span) },
      }));
    case 'StationRowAst':
      return bindFrame(ast.ability, scope, face).map((ability) => ({
        ...ability,
        gate: { kind: 'station', min: ast.min },
      }));
    case 'AnchoredAst':
      return [
        ...bindFrame(ast.choice, scope, face),
        ...ast.rows.flatMap((row) => bindFrame(row, new Scope(face, binders), face)),
      ];
    case 'AnchoredRowAst':
      return bindFrame(ast.ability, scope, face).map((ability) => ({
        ...ability,
        gate: { kind: 'anchor', word: ast.word },
      }));
    case 'AsEntersAst':
      return [bindAsEnters(ast, scope, face)];
    case 'ReplacementAst':
      return [bindEntering(ast, scope, face)];
  }
}

/** A keyword ability; its body is what is said behind it of its cost. */
function bindKeyword({ keyword, separator, notes }: KeywordAst, line: Span, scope: Scope, face: FaceFacts): Ability {
  const bound = bindCall(keyword, scope);
  const body = finish(bindBody(notes, scope));
  const strange = body.find((step) => !isKeywordNote(step));
  if (strange !== undefined) throw new BindingGap('ORA0303', line, 'nothing that is said of a keyword');
  const span = notes.length === 0 ? keyword.span : { start: keyword.span.start, end: line.end };
  return {
    kind: 'keyword',
    keyword: bound,
    separator,
    expansion: [],
    ...common(scope, face, body, ['battlefield'], span),
  };
}

function bindTriggered(ast: Extract<AbilityAst, { kind: 'TriggeredAst' }>, scope: Scope, face: FaceFacts): Ability {
  const event = bindEvent(ast.event, scope);
  const condition = ast.condition === null ? null : bindCondition(ast.condition, scope);
  if (condition !== null && saysWhereSourceIs(condition)) speakOfSource(condition, scope);
  const body = finish(bindBody(ast.body, scope));
  checkOneShot(ast.body, body);
  const modal = bindModal(ast.modal, scope, face, (inner) => void bindEvent(ast.event, inner));
  return {
    kind: 'triggered',
    word: ast.word,
    event,
    condition,
    limit: ast.limit,
    ...common(scope, face, body, zonesOf(condition === null ? body : [condition, ...body], event), ast.span, modal),
  };
}

function bindActivated(ast: Extract<AbilityAst, { kind: 'ActivatedAst' }>, scope: Scope, face: FaceFacts): Ability {
  const cost = ast.cost.map((part, index) => bindCost(part, scope, index));
  const body = finish(bindBody(ast.body, scope));
  checkOneShot(ast.body, body);
  const condition = ast.condition === null ? null : bindCondition(ast.condition, scope);
  const limits = ast.limits.map((limit) => limitOf(limit, ast.span));
  const zones = zonesOf([...(condition === null ? [] : [condition]), ...cost, ...body], null);
  return {
    kind: 'activated',
    cost,
    limits,
    condition,
    ...common(scope, face, body, zones, ast.span, bindModal(ast.modal, scope, face)),
  };
}

function gateOf(name: string, span: Span): (typeof gatePrefixes)[number] {
  const found = gatePrefixes.find((prefix) => prefix === name);
  if (found === undefined) throw new BindingGap('ORA0303', span, `${name} is no gate`);
  return found;
}

function limitOf(name: string, span: Span): ActivationLimit {
  const found = activationLimits.find((limit) => limit === name);
  if (found === undefined) throw new BindingGap('ORA0303', span, `${name} is no limit`);
  return found;
}

/** "If ~ is exiled, put it onto the battlefield": what the condition says is there is spoken of. */
function speakOfSource({ span }: Term, scope: Scope): void {
  scope.time += 1;
  if (span !== undefined) scope.mentionSource(span);
}
