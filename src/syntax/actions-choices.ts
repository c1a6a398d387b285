import { subtypes } from '../vocabulary/subtypes';
import type { Call } from './ast';
import { call, enumName, list, spanOf } from './build';
import { astsIn, valuesIn } from './children';
import { isCall, type Actions } from './values';

/** What kind of types a list is of: card types, or subtypes of lands or creatures. */
function kindOf(types: readonly Call[]): 'cardType' | 'landType' | 'creatureType' {
  const words = types.flatMap(({ op, args: [word] }) => (op === 'subtype' && word?.kind === 'Word' ? [word.text] : []));
  if (words.length === 0) return 'cardType';
  return words.every((word) => subtypes.land.some((land) => land === word)) ? 'landType' : 'creatureType';
}

/** Values that are chosen. */
export const choiceActions: Actions = {
  OtherModifier_chosenValue_now: (node, values) => {
    const span = spanOf(node);
    return call('chosenValue', [astsIn(node, values)[0] ?? null, null, enumName('ofYourChoice', span)], span);
  },
  /** "Artifact, creature, or land": one of these types. */
  ListedTypes: (node, values) => {
    const span = spanOf(node);
    const types = valuesIn(node, values).filter(isCall);
    return [enumName(kindOf(types), span), call('anyOf', [list(types, span), enumName('or', span)], span)];
  },
};
