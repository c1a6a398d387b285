import type { Ability } from '../bytecode/module';
import { term } from '../bytecode/term';
import type { AbilityAst } from '../syntax/ast';
import { bindNumber } from './bind';
import { bindBody } from './body';
import { bindCondition } from './clauses';
import { finish } from './drafts';
import { common, statementOf } from './common';
import { bindCost } from './costs';
import { bindModal } from './modal';
import type { FaceFacts, Scope } from './scope';

export type BlockLineAst = Extract<
  AbilityAst,
  { kind: 'ChapterAst' | 'ClassLevelAst' | 'LevelRowAst' | 'LevelPtAst' | 'ToSolveAst' }
>;

/** Lines of Sagas, Classes, levelers and Cases (CR 711, CR 714, CR 716, CR 719). */
export function bindBlockLine(ast: BlockLineAst, scope: Scope, face: FaceFacts): Ability {
  const source = term('source', ['self'], ast.span);
  switch (ast.kind) {
    case 'ChapterAst':
      return bindChapter(ast, scope, face);
    case 'ClassLevelAst': {
      const cost = ast.cost.map((part, index) => bindCost(part, scope, index));
      const body = [statementOf(term('gainLevel', [source, ast.level], ast.span))];
      const facts = common(scope, face, body, ['battlefield'], ast.span);
      return { kind: 'activated', cost, limits: [], condition: null, ...facts };
    }
    case 'LevelRowAst': {
      const body = [statementOf(term('levelRow', [source, ast.min, ast.max], ast.span))];
      return { kind: 'static', ...common(scope, face, body, ['battlefield'], ast.span) };
    }
    case 'LevelPtAst': {
      const pt = [bindNumber(ast.power, scope), bindNumber(ast.toughness, scope)];
      const body = [statementOf(term('levelPt', [source, ...pt], ast.span))];
      return { kind: 'static', ...common(scope, face, body, ['battlefield'], ast.span) };
    }
    case 'ToSolveAst': {
      const condition = bindCondition(ast.condition, scope);
      const body = [statementOf(term('solve', [source], ast.span))];
      const event = term('solveCheck', [source], ast.span);
      const facts = common(scope, face, body, ['battlefield'], ast.span);
      return { kind: 'triggered', word: 'at', event, condition, limit: 'none', ...facts };
    }
  }
}

/** A chapter ability triggers on the lore counter (CR 714.2b); "it" is the Saga. */
function bindChapter(ast: Extract<AbilityAst, { kind: 'ChapterAst' }>, scope: Scope, face: FaceFacts): Ability {
  scope.mentionSource(ast.span);
  const body = finish(bindBody(ast.body, scope));
  const event = term('chapter', [term('source', ['self'], ast.span), ast.numbers], ast.span);
  const facts = common(scope, face, body, ['battlefield'], ast.span, bindModal(ast.modal, scope, face));
  return { kind: 'triggered', word: 'when', event, condition: null, limit: 'none', ...facts };
}
