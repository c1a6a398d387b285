import type { AbilityAst, Ast, Call, ClauseAst, ModalAst, PhraseAst, SentenceAst, Slot } from './ast';
import { callFromLabel, enumName, spanOf } from './build';
import type { SyntaxNode } from './node';

/** What a parse node can mean. Words that only carry grammar mean nothing; some nodes give several values to their parent. */
export type Value = Ast | Slot | ClauseAst | PhraseValue | AbilityAst | ModalAst | ModeValue;

/** The sentences of one mode. */
export interface ModeValue {
  readonly kind: 'Mode';
  readonly sentences: readonly SentenceAst[];
}

/** A predicate with its slots, before it is joined into a clause. */
export type PhraseValue = PhraseAst & { readonly kind: 'Phrase' };

export type Action = (node: SyntaxNode, values: (node: SyntaxNode) => readonly Value[]) => Value | readonly Value[];
export type Actions = Readonly<Record<string, Action>>;

/**
 * The values of a node. Rules with an entry in `actions` have a meaning of their own. For all others the grammar's
 * conventions hold: a case label that names an instruction builds its call; in rules named `…Name` the label is a member
 * of an enumeration; lexical rules are words without a value; everything else hands on the values of its children.
 */
export function evaluate(root: SyntaxNode, actions: Actions): readonly Value[] {
  const values = (node: SyntaxNode): readonly Value[] => {
    if (node.isTerminal()) return [];
    if (node.isIteration()) return node.children.flatMap(values);
    const action = actions[node.ctorName];
    if (action !== undefined) {
      const result = action(node, values);
      return isArray(result) ? result : [result];
    }
    const initial = node.ctorName.charAt(0);
    if (initial !== initial.toUpperCase()) return [];
    const [rule = '', label] = node.ctorName.split('_');
    if (label !== undefined && rule.endsWith('Name')) return [enumName(label, spanOf(node))];
    const inner = node.children.flatMap(values);
    if (label === undefined) return inner;
    const built = callFromLabel(node.ctorName, inner.filter(isAst), spanOf(node));
    return built === undefined ? inner : [built];
  };
  return values(root);
}

function isArray(value: Value | readonly Value[]): value is readonly Value[] {
  return Array.isArray(value);
}

const slotKinds: readonly string[] = [
  'Then',
  'Otherwise',
  'If',
  'Would',
  'AsLongAs',
  'During',
  'Lasting',
  'ForEach',
  'Delayed',
  'Reflexive',
  'WhereX',
  'Instead',
  'UnlessPays',
  'Unless',
] satisfies readonly Slot['kind'][];

/** True for an ability of any frame. */
export function isAbilityAst(value: Value): value is AbilityAst {
  switch (value.kind) {
    case 'KeywordLineAst':
    case 'ActivatedAst':
    case 'TriggeredAst':
    case 'StaticAst':
    case 'SpellAst':
    case 'ReplacementAst':
    case 'ChapterAst':
    case 'ClassLevelAst':
    case 'LevelRowAst':
    case 'LevelPtAst':
    case 'ToSolveAst':
    case 'GatedAst':
      return true;
    default:
      return false;
  }
}

export function isSlot(value: Value): value is Slot {
  return slotKinds.includes(value.kind);
}

export function isClause(value: Value): value is ClauseAst {
  return value.kind === 'Clause';
}

export function isSentence(value: Value): value is SentenceAst {
  return value.kind === 'Sentence';
}

export function isPhrase(value: Value): value is PhraseValue {
  return value.kind === 'Phrase';
}

export function isAst(value: Value): value is Ast {
  return !isSlot(value) && !isClause(value) && !isPhrase(value) && value.kind !== 'Modal' && value.kind !== 'Mode';
}

export function isCall(value: Value | null | undefined): value is Call {
  return value?.kind === 'Call';
}
