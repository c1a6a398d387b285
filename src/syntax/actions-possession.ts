import type { Op } from '../bytecode/table';
import { call, enumName, spanOf } from './build';
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

/** Meanings of who controls or owns what is described. */
export const possessionActions: Actions = {
  ControlModifier_controlledNotOwned: pairOf('controlledBy', [], 'notOwnedBy', ['but']),
  ControlModifier_castNotOwned: pairOf('cast', [], 'notOwnedBy', ['but']),
  ControlModifier_bothOwnedAndControlled: pairOf('ownedBy', ['both'], 'controlledBy', ['and']),
  ControlModifier_neitherOwnedNorControlled: pairOf('notOwnedBy', ['neither'], 'notControlledBy', ['nor']),
};
