import { constant } from './actions-values';
import { call, enumName, spanOf } from './build';
import { astsIn } from './children';
import type { Action, Actions } from './values';

/** "Three or more mana from creatures was spent to cast it." */
function manaSpentFrom(how: 'any' | 'orMore' | 'atLeast'): Action {
  return (node, values) => {
    const span = spanOf(node);
    const inner = astsIn(node, values);
    const [count = null, from = null, on = null] = how === 'any' ? [constant(1, node), ...inner] : inner;
    return call('manaSpent', [enumName(how, span), count, null, on, from], span);
  };
}

/** Meanings of conditions on the mana that was spent to cast something. */
export const spentActions: Actions = {
  SimpleCondition_manaSpent_no: (node, values) =>
    call(
      'manaSpent',
      [enumName('no', spanOf(node)), constant(0, node), null, astsIn(node, values)[0] ?? null],
      spanOf(node),
    ),
  SimpleCondition_manaSpent_any: manaSpentFrom('any'),
  SimpleCondition_manaSpent_orMore_from: manaSpentFrom('orMore'),
  SimpleCondition_manaSpent_atLeast_from: manaSpentFrom('atLeast'),
  SimpleCondition_manaSpent_no_colored: (node, values) => {
    const span = spanOf(node);
    const what = astsIn(node, values)[0] ?? null;
    return call('manaSpent', [enumName('no', span), constant(0, node), enumName('colored', span), what], span);
  },
};
