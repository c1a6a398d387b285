import { actions } from './actions';
import { loadGrammar } from './grammar';
import { rulesOf } from './ohm-view';

it('every action belongs to a rule of the grammar', () => {
  const rules = rulesOf(loadGrammar());
  expect(Object.keys(actions).filter((name) => !(name in rules))).toEqual([]);
});
