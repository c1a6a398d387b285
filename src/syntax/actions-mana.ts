import { statement } from './actions-clauses';
import { call, enumName, list, spanOf, word } from './build';
import { astsIn } from './children';
import type { Actions } from './values';

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
  ProducedMana_colorless: (node) => [word('{c}', spanOf(node)), enumName('word', spanOf(node))],
  ProducedMana_symbols: (node, values) => [...astsIn(node, values), enumName('symbols', spanOf(node))],
};
