import { statement } from './actions-clauses';
import type { Ast, ClauseAst } from './ast';
import { call, enumName, list, spanOf, subjectOf, word } from './build';
import { astsIn, valuesIn, type Values } from './children';
import type { SyntaxNode } from './node';
import { isAst, isSlot, type Action, type Actions } from './values';

/** "Its base power becomes equal to …": whose and which of them, then what it becomes. */
function change(node: SyntaxNode, values: Values, parts: readonly Ast[]): ClauseAst {
  const [who, to] = parts;
  const span = spanOf(node);
  const [of = null, stat = null, place = null] = who?.kind === 'List' ? who.items : [];
  const [value = null, like = null, toughness = null] = to?.kind === 'List' ? to.items : [];
  const absent = (part: Ast | null): Ast | null => (part?.kind === 'EnumName' && part.name === 'none' ? null : part);
  const args = [of, stat, absent(value), absent(like), absent(toughness), enumName('become', span), place];
  const clause = statement(node, call('changeBasePt', [subjectOf(node), ...args], span), null);
  const trails = valuesIn(node, values).filter(isSlot);
  return { ...clause, phrases: clause.phrases.map((phrase) => ({ ...phrase, trails })) };
}

const whose =
  (place: 'possessive' | 'of'): Action =>
  (node, values) => {
    const parts = astsIn(node, values);
    const stat = parts.find((v) => v.kind === 'EnumName') ?? enumName('both', spanOf(node));
    const of = parts.find((v) => v.kind !== 'EnumName') ?? enumName('none', spanOf(node));
    return list([of, stat, enumName(place, spanOf(node))], spanOf(node));
  };

const becoming =
  (place: (parts: readonly Ast[], none: Ast) => readonly Ast[]): Action =>
  (node, values) =>
    list(place(astsIn(node, values), enumName('none', spanOf(node))), spanOf(node));

/** Base power and toughness that become something, and energy that somebody gets. */
export const baseSizeActions: Actions = {
  PlayerEventPredicate_countersPut_energy: (node) => {
    const span = spanOf(node);
    const name = (member: string): Ast => enumName(member, span);
    const energy = word('energy', span);
    return call('countersPut', [subjectOf(node), energy, name('oneOrMore'), null, null, null, name('symbols')], span);
  },
  PlayerPredicate_changeBasePt_size: (node, values) => {
    const [of = null, power = null, toughness = null] = valuesIn(node, values).filter(isAst);
    const name = (member: string): Ast => enumName(member, spanOf(node));
    const args = [of, name('both'), power, null, toughness, name('change'), name('of')];
    return call('changeBasePt', [subjectOf(node), ...args], spanOf(node));
  },
  BasePtOf_possessive: whose('possessive'),
  BasePtOf_of: whose('of'),
  BasePtTo_size: becoming(([power, toughness], none) => [power ?? none, none, toughness ?? none]),
  BasePtTo_like: becoming(([like], none) => [none, like ?? none, none]),
  BasePtTo_value: becoming(([value], none) => [value ?? none, none, none]),
  SubjectClause_changeBasePt: (node, values) => change(node, values, valuesIn(node, values).filter(isAst)),
  SubjectClause_mayChangeBasePt: (node, values) => {
    const [chooser = null, ...parts] = valuesIn(node, values).filter(isAst);
    return { ...change(node, values, parts), modal: 'mayHave', chooser };
  },
};
