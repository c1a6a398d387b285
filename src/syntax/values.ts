import { remembered } from '../source/remembered';
import type { Span } from '../source/span';
import type { AbilityAst, Ast, Call, ClauseAst, ModalAst, PhraseAst, RollRowAst, SentenceAst, Slot } from './ast';
import { callFromLabel, enumName, spanOf } from './build';
import { CellNode, endOfChildren, firstChild, spanAt, type Tree } from './cells';
import type { SyntaxNode } from './node';

/** What a parse node can mean. Words that only carry grammar mean nothing; some nodes give several values to their parent. */
export type Value =
  Ast | Slot | ClauseAst | PhraseValue | AbilityAst | ModalAst | ModeValue | MoreModesValue | RollRowAst;

/** The sentences of one mode. */
export interface ModeValue {
  readonly kind: 'Mode';
  readonly sentences: readonly SentenceAst[];
  /** What it costs besides. */
  readonly price: readonly Call[];
}

/** How many modes are chosen, and how many instead under a condition. */
export interface MoreModesValue {
  readonly kind: 'MoreModes';
  readonly base: number;
  readonly more: NonNullable<ModalAst['more']>;
}

/** A predicate with its slots, before it is joined into a clause. */
export type PhraseValue = PhraseAst & { readonly kind: 'Phrase' };

/** Gives the values of a node, or those of its parts. */
export interface Values {
  (node: SyntaxNode): readonly Value[];
  within(node: SyntaxNode): readonly Value[];
}

export type Action = (node: SyntaxNode, values: Values) => Value | readonly Value[];
export type Actions = Readonly<Record<string, Action>>;

/**
 * The values of a node. Rules with an entry in `actions` have a meaning of their own. For all others the grammar's
 * conventions hold: a case label that names an instruction builds its call; in rules named `…Name` the label is a member
 * of an enumeration; lexical rules are words without a value; everything else hands on the values of its children.
 */
export function evaluate(root: SyntaxNode, actions: Actions): readonly Value[] {
  return (root instanceof CellNode ? valuesInTree(root.tree, actions) : evaluator(actions))(root);
}

/** As `evaluate`, for many trees that share nodes: the values of each node are worked out once. */
export function evaluator(actions: Actions): Values {
  const meaningOf = meaningsIn(actions);
  const known = new WeakMap<SyntaxNode, readonly Value[]>();
  const of = (node: SyntaxNode): readonly Value[] => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const found = valuesOf(node, meaningOf(node.ctorName), values);
    known.set(node, found);
    return found;
  };
  const values = Object.assign(of, { within: (node: SyntaxNode) => valuesOfAll(node.children, of) });
  return values;
}

/** The values of the nodes of one tree, read from its cells: only actions see nodes, so that only for them any are made. */
function valuesInTree(tree: Tree, actions: Actions): Values {
  const meanings = meaningsByShape(actions)(tree.shapes);
  const cellOf = (node: SyntaxNode): number => {
    if (node instanceof CellNode && node.tree === tree) return node.cell;
    throw new Error(`${node.ctorName} is a node of another tree`);
  };
  const of = (node: SyntaxNode): readonly Value[] => {
    const found: Value[] = [];
    addValues(cellOf(node), found);
    return found;
  };
  const within = (node: SyntaxNode): readonly Value[] => {
    const found: Value[] = [];
    addParts(cellOf(node), found);
    return found;
  };
  const values = Object.assign(of, { within });
  return values;

  function addParts(cell: number, found: Value[]): void {
    const end = endOfChildren(tree, cell);
    for (let at = firstChild(tree, cell); at < end; at += 1) addValues(tree.cells[at] ?? 0, found);
  }

  function addValues(cell: number, found: Value[]): void {
    if (cell < 0) return;
    const meaning = meanings[tree.cells[cell] ?? 0] ?? noMeaning;
    switch (meaning.kind) {
      case 'nothing':
        return;
      case 'parts':
        addParts(cell, found);
        return;
      case 'member':
        found.push(enumName(meaning.label, spanAt(tree, cell)));
        return;
      case 'action': {
        const result = meaning.action(new CellNode(tree, cell), values);
        if (isArray(result)) found.push(...result);
        else found.push(result);
        return;
      }
      case 'instruction': {
        const inner: Value[] = [];
        addParts(cell, inner);
        found.push(...ofInstruction(meaning.rule, inner, spanAt(tree, cell)));
      }
    }
  }
}

const nothing: readonly Value[] = [];

function valuesOf(node: SyntaxNode, meaning: Meaning, values: Values): readonly Value[] {
  switch (meaning.kind) {
    case 'nothing':
      return nothing;
    case 'action': {
      const result = meaning.action(node, values);
      return isArray(result) ? result : [result];
    }
    case 'member':
      return [enumName(meaning.label, spanOf(node))];
    case 'instruction':
      return ofInstruction(meaning.rule, values.within(node), spanOf(node));
    case 'parts':
      return values.within(node);
  }
}

function ofInstruction(rule: string, inner: readonly Value[], span: Span): readonly Value[] {
  const built = callFromLabel(rule, inner.filter(isAst), span);
  return built === undefined ? inner : [built, ...inner.filter(isSlot)];
}

/** What nodes of a rule mean. */
type Meaning =
  | { readonly kind: 'nothing' | 'parts' }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'member'; readonly label: string }
  | { readonly kind: 'instruction'; readonly rule: string };

/** Tells what the nodes of each rule mean; each is worked out once. */
const meaningsIn = remembered((actions: Actions): ((ctorName: string) => Meaning) => {
  const byRule = new Map<string, Meaning>();
  const meaningOf = (ctorName: string): Meaning => {
    let meaning = byRule.get(ctorName);
    if (meaning === undefined) byRule.set(ctorName, (meaning = findMeaning(ctorName, actions)));
    return meaning;
  };
  return meaningOf;
});

/** The same for the kinds of nodes of a parser, by their numbers. */
const meaningsByShape = remembered((actions: Actions) =>
  remembered((shapes: Tree['shapes']): readonly Meaning[] =>
    shapes.map(([ctorName]) => findMeaning(ctorName, actions)),
  ),
);

const noMeaning: Meaning = { kind: 'nothing' };

function findMeaning(ctorName: string, actions: Actions): Meaning {
  const [rule = '', label = ''] = ctorName.split('_');
  const action = actions[ctorName];
  if (ctorName === '_terminal') return { kind: 'nothing' };
  if (ctorName === '_iter') return { kind: 'parts' };
  if (action !== undefined) return { kind: 'action', action };
  if (rule.charAt(0) !== rule.charAt(0).toUpperCase()) return { kind: 'nothing' };
  if (label === '') return { kind: 'parts' };
  return rule.endsWith('Name') ? { kind: 'member', label } : { kind: 'instruction', rule: ctorName };
}

/** The values of nodes, in order. */
function valuesOfAll(nodes: readonly SyntaxNode[], values: (node: SyntaxNode) => readonly Value[]): readonly Value[] {
  const [only] = nodes;
  if (only !== undefined && nodes.length === 1) return values(only);
  const found: Value[] = [];
  for (const node of nodes) for (const value of values(node)) found.push(value);
  return found;
}

function isArray(value: Value | readonly Value[]): value is readonly Value[] {
  return Array.isArray(value);
}

const slotKinds: ReadonlySet<string> = new Set([
  'Then',
  'Paragraph',
  'Otherwise',
  'If',
  'Would',
  'AsLongAs',
  'During',
  'Lasting',
  'StartingWith',
  'Frequency',
  'ForEach',
  'Repeated',
  'Rounded',
  'Delayed',
  'Reflexive',
  'ThisWay',
  'WhenSpent',
  'WhereX',
  'InnerWhereX',
  'WhereY',
  'Instead',
  'Rather',
  'UnlessPays',
  'Unless',
] satisfies readonly Slot['kind'][]);

/** True for an ability of any frame. */
export function isAbilityAst(value: Value): value is AbilityAst {
  switch (value.kind) {
    case 'KeywordLineAst':
    case 'ActivatedAst':
    case 'TriggeredAst':
    case 'StaticAst':
    case 'SpellAst':
    case 'AnchoredAst':
    case 'AnchoredRowAst':
    case 'AsEntersAst':
    case 'ReplacementAst':
    case 'ChapterAst':
    case 'ClassLevelAst':
    case 'LevelRowAst':
    case 'LevelPtAst':
    case 'ToSolveAst':
    case 'GatedAst':
    case 'StationRowAst':
      return true;
    default:
      return false;
  }
}

export function isSlot(value: Value): value is Slot {
  return slotKinds.has(value.kind);
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

const noAsts: ReadonlySet<string> = new Set([
  ...slotKinds,
  ...(['Clause', 'Phrase', 'Modal', 'Mode', 'MoreModes', 'RollRow'] satisfies readonly Value['kind'][]),
]);

export function isAst(value: Value): value is Ast {
  return !noAsts.has(value.kind);
}

export function isCall(value: Value | null | undefined): value is Call {
  return value?.kind === 'Call';
}
