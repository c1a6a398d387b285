import type { Op } from '../bytecode/table';
import { call, enumName, spanOf, subjectOf } from './build';
import { astsIn } from './children';
import type { Action, Actions } from './values';

/** "You control but don't own", "you both own and control": two descriptions by the same player. */
const pairOf =
  (first: Op, firstSaid: readonly string[], second: Op, secondSaid: readonly string[]): Action =>
  (node, values) => {
    const span = spanOf(node);
    const [who = null] = astsIn(node, values);
    const said = (op: Op, names: readonly string[]): ReturnType<typeof call> =>
      call(op, [who, ...names.map((name) => enumName(name, span))], span);
    return [said(first, firstSaid), said(second, secondSaid)];
  };

/** "Change the target of …", "change a target of … to ~". */
function changeTarget(which: 'all' | 'one'): Action {
  return (node, values) => {
    const [of = null, to = null] = astsIn(node, values);
    return call('changeTarget', [subjectOf(node), enumName(which, spanOf(node)), of, to], spanOf(node));
  };
}

/** Meanings of who controls or owns what is described, and of targets that are changed. */
export const possessionActions: Actions = {
  ConditionPredicate_is_has_comparedTo: (node, values) => {
    const [how = null, what = null, than = null] = astsIn(node, values);
    const span = spanOf(node);
    const compared = call('comparedTo', [how, what, than, enumName('named', span)], span);
    return call('is', [subjectOf(node), compared, enumName('has', span)], span);
  },
  PlayerPredicate_changeTarget_all: changeTarget('all'),
  PlayerPredicate_changeTarget_one: changeTarget('one'),
  ControlModifier_controlledNotOwned: pairOf('controlledBy', [], 'notOwnedBy', ['but']),
  ControlModifier_castNotOwned: pairOf('cast', [], 'notOwnedBy', ['but']),
  ControlModifier_bothOwnedAndControlled: pairOf('ownedBy', ['both'], 'controlledBy', ['and']),
  ControlModifier_neitherOwnedNorControlled: pairOf('notOwnedBy', ['neither'], 'notControlledBy', ['nor']),
};
