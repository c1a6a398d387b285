import { subtypes } from '../vocabulary/subtypes';
import type { Call } from './ast';
import { sentence } from './actions-clauses';
import { call, enumName, list, spanOf, subjectOf } from './build';
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
  ChoiceOption: sentence,
  PlayerPredicate_choosePile: (node) => call('choosePile', [subjectOf(node), null], spanOf(node)),
  PlayerPredicate_putPiles: (node, values) => {
    const [which = null, to = null, other = null] = astsIn(node, values);
    return call('putPiles', [subjectOf(node), null, which, to, other], spanOf(node));
  },
  /** What a player chooses who faces it: one of two options, whatever they do (CR 701.55a). */
  PlayerPredicate_facesChoice: (node, values) => {
    const span = spanOf(node);
    return call('eitherOr', [subjectOf(node), list(astsIn(node, values), span), enumName('villainous', span)], span);
  },
  /** "Artifact, creature, or land": one of these types. */
  ListedTypes: (node, values) => {
    const span = spanOf(node);
    const types = valuesIn(node, values).filter(isCall);
    return [enumName(kindOf(types), span), call('anyOf', [list(types, span), enumName('or', span)], span)];
  },
};
