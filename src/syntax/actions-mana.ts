import { statement } from './actions-clauses';
import { call, enumName, list, spanOf, subjectOf, word } from './build';
import { astsIn } from './children';
import { type Action, type Actions } from './values';

/** What mana can be spent on: the uses in printed order, and what those are about that say so. */
const spendUses =
  (join: 'or' | 'orTo' | 'and' | 'list'): Action =>
  (node, values) => {
    const span = spanOf(node);
    const all = astsIn(node, values);
    const uses = all.filter((its) => its.kind === 'EnumName' && its.name !== 'many');
    const doors = all.find((its) => its.kind === 'EnumName' && its.name === 'many') ?? enumName('one', span);
    const on = all.filter((its) => its.kind !== 'EnumName');
    return [list(uses, span), list(on, span), enumName(join, span), doors];
  };

/** One use, and what it is about. */
const spendUse: Action = (node, values) => {
  const [, use = ''] = node.ctorName.split('_');
  return [enumName(use, spanOf(node)), ...astsIn(node, values)];
};

/** Meanings of mana that is added, and of what is produced in its place (CR 106). */
export const manaActions: Actions = {
  ManaProduction_oneOf: (node, values) =>
    call('oneOfSymbols', [list(astsIn(node, values), spanOf(node)), null], spanOf(node)),
  ManaProduction_oneOf_orChosen: (node, values) =>
    call('oneOfSymbols', [list(astsIn(node, values), spanOf(node)), enumName('color', spanOf(node))], spanOf(node)),
  ManaProduction_chosenColor_that: (node, values) =>
    call('chosenColor', [astsIn(node, values)[0] ?? null, enumName('that', spanOf(node))], spanOf(node)),
  SubjectClause_produceMore: (node, values) =>
    statement(node, call('produceMore', astsIn(node, values), spanOf(node)), null),
  SubjectClause_produceOther: (node, values) => {
    const [symbol = null, style = null, besides = null] = astsIn(node, values);
    return statement(node, call('produceOther', [symbol, besides, style], spanOf(node)), null);
  },
  PermanentPredicate_spendOnlyFor: (node, values) =>
    call('spendOnlyFor', [subjectOf(node), ...astsIn(node, values)], spanOf(node)),
  SpendUses_costs: spendUses('or'),
  SpendUses_list: spendUses('list'),
  SpendUses_or_turned: spendUses('or'),
  SpendUses_or: spendUses('or'),
  SpendUses_or_trailing: spendUses('or'),
  SpendUses_orTo: spendUses('orTo'),
  SpendUses_and: spendUses('and'),
  SpendUses_one: spendUses('or'),
  SpendCastUse_cast: spendUse,
  SpendActivateUse_activate: spendUse,
  SpendCostUse_costsWithX: spendUse,
  SpendOtherUse_foretell: spendUse,
  SpendOtherUse_turnFaceUp: spendUse,
  SpendOtherUse_unlock: spendUse,
  SpendOtherUse_unlock_many: (node, values) => [spendUse(node, values), enumName('many', spanOf(node))].flat(),
  SpendOtherUse_gainLevel: spendUse,
  SpendOtherUse_payMorph: spendUse,
  SpendOtherUse_turnManifested: spendUse,
  ProducedMana_colorless: (node) => [word('{c}', spanOf(node)), enumName('word', spanOf(node))],
  ProducedMana_symbols: (node, values) => [...astsIn(node, values), enumName('symbols', spanOf(node))],
};
