import { rowOf } from '../bytecode/table';
import type { Ast, Call } from './ast';
import { allOf, call, enumName, list, spanOf, subjectOf, word } from './build';
import { astsIn, firstAst, valuesIn, type Values } from './children';
import type { SyntaxNode } from './node';
import { statement } from './actions-clauses';
import { constant } from './actions-values';
import { isCall, type Action, type Actions } from './values';

const tokenEntry =
  (...ops: readonly ('entersTapped' | 'entersAttacking')[]): Action =>
  (node, values) => {
    const [whom = null, also = null] = astsIn(node, values);
    const span = spanOf(node);
    return list(
      ops.map((op) => call(op, op === 'entersAttacking' ? [whom, also] : [], span)),
      span,
    );
  };

/** `createToken` takes count, power, toughness, kind, abilities, name and entry. */
const createToken = (node: SyntaxNode, values: Values): Call => {
  const inner = astsIn(node, values);
  const span = spanOf(node);
  const numbers = inner.filter(
    (v) => !(isCall(v) && (v.op === 'allOf' || v.op.startsWith('enters'))) && v.kind !== 'List' && v.kind !== 'Word',
  );
  const kind = inner.find((v) => isCall(v) && v.op === 'allOf') ?? null;
  const before = inner.filter((v) => isCall(v) && v.op.startsWith('enters'));
  const lists = inner.filter((v) => v.kind === 'List');
  const isEntry = (l: Ast): boolean => l.kind === 'List' && l.items.some((i) => isCall(i) && i.op.startsWith('enters'));
  const after = lists.find(isEntry);
  const isEqual = node.ctorName.endsWith('_equal');
  const [count = null, power = null, toughness = null] = isEqual ? [...numbers.slice(-1), ...numbers] : numbers;
  const abilities = lists.find((l) => !isEntry(l)) ?? list([], span);
  const entry = list([...before, ...(after?.kind === 'List' ? after.items : [])], span);
  const entryStyle = after === undefined ? 'before' : 'after';
  return call(
    'createToken',
    [
      subjectOf(node),
      count,
      power,
      toughness,
      kind,
      abilities,
      inner.find((v) => v.kind === 'Word') ?? null,
      entry,
      enumName(entryStyle, span),
      enumName(nameStyleOf(node), span),
      enumName(node.ctorName.endsWith('_passive') ? 'passive' : 'create', span),
      together(node),
    ],
    span,
  );
};

/** "Create a Food token and a Treasure token": the verb of the second is not said again. */
const together = (node: SyntaxNode): Ast | null =>
  node.ctorName.endsWith('_elided') ? enumName('together', spanOf(node)) : null;

/** "Those tokens plus a Clue token are created": the tokens of the replaced event, and others with them. */
const createThose = (node: SyntaxNode, values: Values): Call => {
  const parts = astsIn(node, values);
  const span = spanOf(node);
  const plus = parts.find((v) => isCall(v) && rowOf(v.op).result === 'effect') ?? null;
  const count = parts.find((v) => v !== plus && v.kind !== 'EnumName') ?? null;
  const phrase = ['passive', 'effect'].find((style) => node.ctorName.endsWith(`_${style}`)) ?? 'create';
  const extra = parts.find((v) => v.kind === 'EnumName') ?? enumName('plain', span);
  return call('createThose', [subjectOf(node), count, plus, enumName(phrase, span), extra], span);
};

/** In the passive nobody is named who creates them. */
const passively =
  (make: typeof createThose): Action =>
  (node, values) =>
    statement(node, make(node, values), null);

/** What is created besides, by an instruction whose verb is not said. */
const also =
  (make: typeof createThose): Action =>
  (node, values) => {
    const made = make(node, values);
    return { ...made, args: [...made.args.slice(0, -1), enumName('together', spanOf(node))] };
  };

const nameStyleOf = (node: SyntaxNode): 'leading' | 'first' | 'last' => {
  if (node.ctorName.endsWith('_called')) return 'leading';
  return isNamedFirst(node) ? 'first' : 'last';
};

/** "A token named Sword with …": its name stands before its abilities. */
function isNamedFirst(node: SyntaxNode): boolean {
  return node.ctorName.endsWith('_nameFirst') || node.children.some(isNamedFirst);
}

const isHue = ({ op }: Call): boolean => op === 'eachColor' || op === 'everyType';

/** "A token that's all colors": its colors belong to what it is. */
const tokenParts = (node: SyntaxNode, values: Values): readonly Ast[] => {
  const inner = astsIn(node, values);
  const hue = inner.filter(isCall).filter(isHue);
  const others = inner.filter((v) => !isCall(v) || !isHue(v));
  return others.map((v) => (isCall(v) && v.op === 'allOf' && hue.length > 0 ? allOf(withHue(v, hue), v.span) : v));
};

/** "Every basic land type" is an adjective, "all colors" a noun. */
const withHue = (kind: Call, hue: readonly Call[]): readonly Call[] =>
  hue.some(({ op }) => op === 'everyType') ? [...hue, kind] : [kind, ...hue];

const legendaryToken: Action = (node, values) => {
  const inner = tokenParts(node, values);
  const legendary = call('supertype', [enumName('legendary', spanOf(node))], spanOf(node));
  return inner.map((v) => (isCall(v) && v.op === 'allOf' ? allOf([legendary, v], v.span) : v));
};

/** "create two tapped Treasure tokens": the name, how many, and how they enter. */
const createNamedToken = (node: SyntaxNode, values: Values): Call => {
  const parts = astsIn(node, values);
  const entry = parts.filter((v) => isCall(v) && rowOf(v.op).result === 'entry');
  const name = parts.find((v) => v.kind === 'Word') ?? null;
  const count = parts.find((v) => v.kind !== 'Word' && !entry.includes(v)) ?? null;
  return call(
    'createNamedToken',
    [subjectOf(node), count, name, list(entry, spanOf(node)), together(node)],
    spanOf(node),
  );
};

/** Meanings of tokens that are created, and of how they enter. */
export const tokenActions: Actions = {
  PermanentPredicate_createToken: createToken,
  PermanentPredicate_createToken_equal: createToken,
  PermanentPredicate_createToken_elided: createToken,
  PermanentPredicate_createToken_called: createToken,
  leadingName: (node) => word(node.sourceString, spanOf(node)),
  /** What tokens those are is known when the statement is bound. */
  PermanentPredicate_createAgain: (node, values) =>
    call('createAgain', [subjectOf(node), firstAst(node, values), null], spanOf(node)),
  PermanentPredicate_createNamedToken_elided: createNamedToken,
  PermanentPredicate_createNamedToken: createNamedToken,
  PermanentPredicate_createNamedToken_equal: createNamedToken,
  SubjectClause_createToken_passive: passively(createToken),
  SubjectClause_createThose_passive: passively(createThose),
  SubjectClause_createThose_effect: passively(createThose),
  PermanentPredicate_createThose: createThose,
  ThoseTokens_same: () => [],
  ThoseTokens_number: (node, values) => valuesIn(node, values),
  AlsoTokens_described: also(createToken),
  AlsoTokens_named: also(createNamedToken),
  AlsoTokens_additional: (node, values) => {
    const span = spanOf(node);
    const named = call(
      'createNamedToken',
      [subjectOf(node), constant(1, node), ...astsIn(node, values), list([], span), enumName('together', span)],
      span,
    );
    return [named, enumName('additional', span)];
  },
  TokenDescription_legendary: legendaryToken,
  TokenDescription_legendary_plain: legendaryToken,
  TokenDescription_pt: tokenParts,
  TokenDescription_plain: tokenParts,
  EntryBefore_tappedAttacking: (node) => [
    call('entersTapped', [], spanOf(node)),
    call('entersAttacking', [null, null], spanOf(node)),
  ],
  TokenEntry_tappedAttacking: tokenEntry('entersTapped', 'entersAttacking'),
  TokenEntry_tapped: tokenEntry('entersTapped'),
  TokenEntry_attacking: tokenEntry('entersAttacking'),
  TokenEntry_attached: (node, values) =>
    list([call('entersAttached', astsIn(node, values), spanOf(node))], spanOf(node)),
};
