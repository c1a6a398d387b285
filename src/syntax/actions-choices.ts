import { subtypes } from '../vocabulary/subtypes';
import { withSubject } from './actions-events';
import type { Ast, Call } from './ast';
import { constant } from './actions-values';
import { sentence } from './actions-clauses';
import { anyOf, call, enumName, list, spanOf, subjectOf } from './build';
import { astsIn, valuesIn } from './children';
import { isCall, type Action, type Actions } from './values';

/** What kind of types a list is of: card types, or subtypes of lands or creatures. */
function kindOf(types: readonly Call[]): 'cardType' | 'landType' | 'creatureType' {
  const words = types.flatMap(({ op, args: [word] }) => (op === 'subtype' && word?.kind === 'Word' ? [word.text] : []));
  if (words.length === 0) return 'cardType';
  return words.every((word) => subtypes.land.some((land) => land === word)) ? 'landType' : 'creatureType';
}

/** "Whose controller controls an Island": a condition about who controls or owns the thing. */
const whose: Action = (node, values) => {
  const span = spanOf(node);
  const parts = astsIn(node, values);
  const clause = parts.find(isCall);
  const name = parts[0]?.kind === 'EnumName' ? parts[0].name : '';
  if (clause === undefined) throw new Error('a relative clause without verb');
  const thing = call('candidate', [enumName('whose', span)], span);
  const who = call(name === 'owner' ? 'ownerOf' : 'controllerOf', [thing], span);
  return call('relative', [withSubject(clause, who)], span);
};

/** The number of a constant. */
function numberIn(value: Ast | undefined): number {
  const digits = value?.kind === 'Call' && value.op === 'const' ? value.args[0] : null;
  if (digits?.kind !== 'Word') throw new Error('no number');
  return Number(digits.text);
}

/** What is chosen among, and what it may not be: "a creature type other than Wall". */
export function chosenAmong(said: readonly Ast[]): { readonly of: Ast | null; readonly except: Ast | null } {
  const not = said.find((v) => isCall(v) && v.op === 'not');
  const except = not?.kind === 'Call' ? (not.args[0] ?? null) : null;
  return { of: said.find((v) => v !== not && isCall(v)) ?? null, except };
}

/** "Choose a color other than red", "choose a number between 0 and 10". */
const chooseValue: Action = (node, values) => {
  const said = astsIn(node, values);
  const [kind = null] = said.filter((v) => v.kind === 'EnumName');
  const bounds = said.find((v) => v.kind === 'List');
  const [least = null, most = null] = bounds?.kind === 'List' ? bounds.items : [];
  const { of, except } = chosenAmong(said);
  return call('chooseValue', [subjectOf(node), kind, of, except, least, most], spanOf(node));
};

/** The bounds of a number that is chosen. */
const numberBounds: Action = (node, values) => list(astsIn(node, values), spanOf(node));

/** Values that are chosen, and descriptions by what was done or is so. */
export const choiceActions: Actions = {
  ChoiceOption: sentence,
  PlayerPredicate_chooseValue: chooseValue,
  OtherThanThat: (node, values) => {
    const [except = null] = valuesIn(node, values).filter(isCall);
    return call('not', [except], spanOf(node));
  },
  OtherName: (node, values) => valuesIn(node, values),
  NumberBounds_between: numberBounds,
  NumberBounds_above: (node, values) => {
    const [bound] = astsIn(node, values);
    return list([constant(numberIn(bound) + 1, node)], spanOf(node));
  },
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
  ThatModifier_relative_whose: whose,
  ThatModifier_relative_whoseDid: whose,
  SeveralTypes: (node, values) => {
    const span = spanOf(node);
    return anyOf(valuesIn(node, values).filter(isCall), span, 'and');
  },
  ZoneModifier_inZone_elsewhere: (node, values) => {
    const span = spanOf(node);
    return call('inZone', [call('elsewhere', [astsIn(node, values)[0] ?? null], span), enumName('from', span)], span);
  },
  /** "Dealt damage this turn by a Spider": when it was stands before what dealt it. */
  ReducedModifier_periodFirst: (node, values) => {
    const [kind = null, period = null, by = null] = astsIn(node, values);
    const span = spanOf(node);
    const event = call('isDealtDamage', [call('candidate', [], span), kind, by], span);
    return call('history', [event, period, enumName('periodFirst', span)], span);
  },
  OtherModifier_chosenValue_now: (node, values) => {
    const span = spanOf(node);
    return call('chosenValue', [astsIn(node, values)[0] ?? null, null, enumName('ofYourChoice', span)], span);
  },
  /** "Artifact, creature, or land": one of these types. */
  ListedTypes: (node, values) => {
    const span = spanOf(node);
    const types = valuesIn(node, values).filter(isCall);
    return [enumName(kindOf(types), span), anyOf(types, span)];
  },
};
