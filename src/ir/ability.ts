import {
  activationLimits,
  gatePrefixes,
  type Ability,
  type AbilityMode,
  type Modal,
  type AbilityCommon,
  type ActivationLimit,
} from '../bytecode/module';
import { rowOf } from '../bytecode/table';
import { isList, isTerm, term, type Arg, type Term } from '../bytecode/term';
import type { AbilityAst, Ast, Call, ModalAst, SentenceAst } from '../syntax/ast';
import type { Span } from '../source/span';
import { bindArgument, bindCall, bindNumber } from './bind';
import { bindCost } from './costs';
import { bindBody, bindCondition, bindCount, finish } from './clauses';
import { bindEvent } from './events';
import { zonesOf } from './functions-in';
import { bindNested } from './nested';
import { bindPhrase } from './phrases';
import { BindingGap, Scope, type Binders, type FaceFacts } from './scope';
import type { ClauseIr, ValueIr } from './item';

/** What binding one ability gives. A keyword line gives one ability for each keyword. */
export interface BoundAbility {
  readonly abilities: readonly Ability[];
  readonly values: readonly ValueIr[];
  readonly clauses: readonly ClauseIr[];
}

const binders: Binders = {
  phrase: bindPhrase,
  cost: bindCost,
  ability: (ast, scope) => bindNested(ast, scope, bindAbility),
};

/**
 * Binds one ability as parsed.
 *
 * @throws BindingGap when a reference has no antecedent or more than one, or a part fits nowhere.
 */
export function bindAbility(ast: AbilityAst, face: FaceFacts): BoundAbility {
  const scope = new Scope(face, binders);
  const abilities = bindFrame(ast, scope, face);
  return { abilities, values: scope.values, clauses: scope.clauses };
}

function common(
  scope: Scope,
  face: FaceFacts,
  body: readonly Term[],
  zones: AbilityCommon['zones'],
  span: Span,
  modal: Modal | null = null,
): AbilityCommon {
  return {
    item: face.item,
    zones,
    targets: scope.targets,
    values: scope.values.map((v) => v.declaration),
    body,
    modal,
    gate: null,
    span,
  };
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
      const modal = bindModal(ast.modal, face, (inner) => void bindEvent(ast.event, inner));
      return [
        {
          kind: 'triggered',
          word: ast.word,
          event,
          condition,
          limit: ast.limit,
          ...common(scope, face, body, zonesOf(condition === null ? body : [condition, ...body], event), ast.span, modal),
        },
      ];
    }
    case 'StaticAst': {
      const body = finish(bindBody(ast.body, scope));
      const replacement = replacementOf(body, scope, face, ast.span);
      if (replacement !== null) return [replacement];
      for (const step of body) requireContinuous(step);
      if (face.isSpell && !body.every(isAboutSource))
        throw new BindingGap('ORA0304', ast.span, 'a spell ability, not a static one');
      return [{ kind: 'static', ...common(scope, face, body, zonesOfStatic(body), ast.span) }];
    }
    case 'SpellAst': {
      const body = finish(bindBody(ast.body, scope));
      checkOneShot(ast.body, body);
      if (body.length > 0 && body.every(isAboutSource))
        throw new BindingGap('ORA0304', ast.span, 'a static ability, not an effect');
      return [{ kind: 'spell', ...common(scope, face, body, ['stack'], ast.span, bindModal(ast.modal, face)) }];
    }
    case 'ChapterAst': {
      const source = term('source', ['self'], ast.span);
      scope.mention({
        sort: 'object',
        number: 'singular',
        filter: null,
        participles: [],
        role: 'object',
        isSource: true,
        span: ast.span,
        use: () => term('source', ['it'], ast.span),
      });
      const body = finish(bindBody(ast.body, scope));
      const event = term('chapter', [source, ast.numbers], ast.span);
      return [
        {
          kind: 'triggered',
          word: 'when',
          event,
          condition: null,
          limit: 'none',
          ...common(scope, face, body, ['battlefield'], ast.span, bindModal(ast.modal, face)),
        },
      ];
    }
    case 'ClassLevelAst': {
      const cost = ast.cost.map((part, index) => bindCost(part, scope, index));
      const body = [statementOf(term('gainLevel', [term('source', ['self']), ast.level], ast.span))];
      return [
        {
          kind: 'activated',
          cost,
          limits: [],
          condition: null,
          ...common(scope, face, body, ['battlefield'], ast.span),
        },
      ];
    }
    case 'LevelRowAst':
      return [
        {
          kind: 'static',
          ...common(
            scope,
            face,
            [statementOf(term('levelRow', [term('source', ['self']), ast.min, ast.max], ast.span))],
            ['battlefield'],
            ast.span,
          ),
        },
      ];
    case 'LevelPtAst':
      return [
        {
          kind: 'static',
          ...common(
            scope,
            face,
            [
              statementOf(
                term(
                  'levelPt',
                  [term('source', ['self']), bindNumber(ast.power, scope), bindNumber(ast.toughness, scope)],
                  ast.span,
                ),
              ),
            ],
            ['battlefield'],
            ast.span,
          ),
        },
      ];
    case 'ToSolveAst': {
      const source = term('source', ['self'], ast.span);
      const condition = bindCondition(ast.condition, scope);
      const body = [statementOf(term('solve', [source], ast.span))];
      return [
        {
          kind: 'triggered',
          word: 'at',
          event: term('solveCheck', [source], ast.span),
          condition,
          limit: 'none',
          ...common(scope, face, body, ['battlefield'], ast.span),
        },
      ];
    }
    case 'GatedAst':
      return bindFrame(ast.ability, scope, face).map((ability) => ({
        ...ability,
        gate: { kind: 'prefix', name: gateOf(ast.gate, ast.span) },
      }));
    case 'ReplacementAst':
      return [bindReplacement(ast.body, ast.forEach, scope, face, ast.span)];
  }
}

function bindActivated(ast: Extract<AbilityAst, { kind: 'ActivatedAst' }>, scope: Scope, face: FaceFacts): Ability {
  const cost = ast.cost.map((part, index) => bindCost(part, scope, index));
  const body = finish(bindBody(ast.body, scope));
  checkOneShot(ast.body, body);
  const condition = ast.condition === null ? null : bindCondition(ast.condition, scope);
  const limits = ast.limits.map((limit) => limitOf(limit, ast.span));
  return {
    kind: 'activated',
    cost,
    limits,
    condition,
    ...common(scope, face, body, zonesOf([...cost, ...body], null), ast.span, bindModal(ast.modal, face)),
  };
}

/** Binds the modes, each with targets and values of its own (CR 700.2c); the event's participants are known to all of them. */
function bindModal(
  ast: ModalAst | null,
  face: FaceFacts,
  prepare: (scope: Scope) => void = () => undefined,
): Modal | null {
  if (ast === null) return null;
  const modes = ast.modes.map((sentences): AbilityMode => {
    const scope = new Scope(face, binders);
    prepare(scope);
    const body = finish(bindBody(sentences, scope));
    return { label: null, cost: [], targets: scope.targets, values: scope.values.map((v) => v.declaration), body };
  });
  return { min: ast.min, max: ast.max, chooser: 'you', style: ast.style, modes };
}

/** "If … would …, … instead" on a permanent: a replacement ability (CR 614.1a). */
function replacementOf(body: readonly Term[], scope: Scope, face: FaceFacts, span: Span): Ability | null {
  const [only, second] = body;
  const effect = only?.args[2];
  if (second !== undefined || !isTerm(effect) || effect.op !== 'replacing' || effect.args[1] !== null) return null;
  const [event, , steps, style] = effect.args;
  if (!isTerm(event) || !isList(steps)) return null;
  return {
    kind: 'replacement',
    event,
    condition: null,
    form: style === 'first' ? 'insteadFirst' : style === 'plain' ? 'plain' : 'instead',
    ...common(scope, face, steps.filter(isTerm), ['battlefield'], span),
  };
}

/** A statement about the spell itself: its cost, whether it can be countered (CR 113.6). */
function isAboutSource(step: Term): boolean {
  const effect = step.args[2];
  if (!isTerm(effect)) return false;
  switch (effect.op) {
    case 'if':
    case 'letNum':
    case 'unless':
      return effect.args.some(
        (arg) =>
          isList(arg) &&
          arg.length > 0 &&
          arg.every((inner) => isTerm(inner) && inner.op === 'step' && isAboutSource(inner)),
      );
    case 'alternativeCost':
    case 'additionalCost':
      return true;
    default:
      return rowOf(effect.op).mode === 'continuous' && isSource(effect.args[0]);
  }
}

const statementOf = (effect: Term): Term => term('step', ['first', null, effect], effect.span);

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

function bindReplacement(body: Call, forEach: Ast | null, scope: Scope, face: FaceFacts, span: Span): Ability {
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

/** Static abilities about the spell itself function on the stack and in the zone it is cast from (CR 113.6d, CR 113.6e). */
function zonesOfStatic(body: readonly Term[]): AbilityCommon['zones'] {
  const onStack = body.some((step) => {
    const effect = step.args[2];
    return (
      isTerm(effect) &&
      (effect.op === 'costsLess' || (effect.op === 'cant' && effect.args[1] === 'beCountered')) &&
      isSource(effect.args[0])
    );
  });
  return onStack ? ['stack', 'hand', 'graveyard', 'exile', 'library', 'command'] : ['battlefield'];
}

const isSource = (arg: Arg | undefined): boolean => isTerm(arg) && arg.op === 'source';

/** A static ability consists of continuous effects without duration (CR 604.1, CR 611.3). */
function requireContinuous(step: Term): void {
  const effect = step.args[2];
  if (!isTerm(effect)) return;
  switch (effect.op) {
    case 'if':
    case 'letNum':
    case 'unless':
      for (const arg of effect.args)
        if (isList(arg)) for (const inner of arg) if (isTerm(inner) && inner.op === 'step') requireContinuous(inner);
      return;
    default:
      if (rowOf(effect.op).mode !== 'continuous')
        throw new BindingGap(
          'ORA0303',
          effect.span ?? { start: 0, end: 0 },
          `${effect.op} is nothing that a static ability can state`,
        );
  }
}

/** A spell or the effect of an activated or triggered ability does something, or lasts for some time (CR 611.2). */
function checkOneShot(sentences: readonly SentenceAst[], body: readonly Term[]): void {
  const [first] = body;
  const effect = first?.args[2];
  if (
    isTerm(effect) &&
    effect.op === 'delayed' &&
    effect.args[3] === 'leading' &&
    effect.args[4] === null &&
    sentences.length >= 1 &&
    first?.args[0] === 'first' &&
    isTriggerShaped(effect)
  ) {
    throw new BindingGap('ORA0304', effect.span ?? { start: 0, end: 0 }, 'a triggered ability, not an effect');
  }
}

/** "When …" at the beginning of a unit is the unit's own trigger (CR 603.1). */
function isTriggerShaped(effect: Term): boolean {
  const event = effect.args[0];
  return isTerm(event) && event.op !== 'beginning';
}
