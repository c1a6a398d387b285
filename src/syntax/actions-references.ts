import type { Reference, ReferenceForm } from './ast';
import { allOf, call, enumName, spanOf, word, setOf } from './build';
import { astsIn, cased, child, labelOf } from './children';
import type { SyntaxNode } from './node';
import { isCall, type Action, type Actions } from './values';
import { singularNoun } from './words';

/** A reference to something introduced before. */
export const reference = (
  form: ReferenceForm,
  node: SyntaxNode,
  noun: string | null = null,
  participle: string | null = null,
): Reference => ({
  kind: 'Reference',
  form,
  noun,
  participle,
  span: spanOf(node),
});

const nounText = (node: SyntaxNode): string =>
  (child(node, 'referenceNoun') ?? child(node, 'onceNamed'))?.sourceString ?? '';

const refer =
  (form: ReferenceForm): Action =>
  (node) =>
    reference(form, node);

const referWithNoun =
  (form: ReferenceForm): Action =>
  (node) =>
    reference(form, node, singularNoun(nounText(node)));

/** "The other creature": that one, where there is another one of which it is not said. */
const theOther: Action = (node) => {
  const text = nounText(node);
  const noun = singularNoun(text);
  return { ...reference(noun === text ? 'that' : 'those', node, noun), said: 'theOther' };
};

const participle: Action = (node) => {
  const name = child(node, 'ParticipleName');
  return reference('participle', node, nounText(node), name === undefined ? null : labelOf(cased(name)));
};

/** "its controller", "the owner of target permanent". */
function controllerPhrase(phrase: 'possessive' | 'of'): Action {
  return (node, values) => {
    const inner = astsIn(node, values);
    const which = inner.find((v) => v.kind === 'EnumName');
    const what = inner.find((v) => v.kind !== 'EnumName') ?? null;
    const name = which?.kind === 'EnumName' ? which.name : 'controller';
    const isOwner = name === 'owner' || name === 'owners';
    const span = spanOf(node);
    const number = enumName(name.endsWith('s') ? 'many' : 'one', span);
    return call(isOwner ? 'ownerOf' : 'controllerOf', [what, number, enumName(phrase, span)], span);
  };
}

/** One thing that needs no quantifier: "your commander". */
const definite =
  (op: 'yourCommander' | 'yourCommanders' | 'yourRingBearer'): Action =>
  (node) =>
    setOf('bare', allOf([call(op, [], spanOf(node))], spanOf(node)), spanOf(node));

/** "sacrificed this way", "exiled from their hand this way", "shuffled into your library this way" */
export const doneThisWay: Action = (node, values) => {
  const name = child(node, 'ParticipleName') ?? child(node, 'ShuffledName');
  const done = reference('participle', node, null, name === undefined ? null : labelOf(cased(name)));
  const isBy = node.ctorName.endsWith('_by');
  const isTo = node.ctorName.endsWith('_to') || node.ctorName.endsWith('_into');
  const inner = astsIn(node, values);
  const zone = isBy ? null : (inner.filter(isCall)[0] ?? null);
  const who = isBy ? (inner[0] ?? null) : null;
  return call('doneThisWay', [done, isTo ? null : zone, isTo ? zone : null, who], spanOf(node));
};

/** Meanings of references (grammar/12-references.ohm). */
export const referenceActions: Actions = {
  PlainReference_self: refer('self'),
  PlainReference_granter: refer('granter'),
  PlainReference_you: refer('you'),
  PlainReference_it_self: refer('itself'),
  PlainReference_they_self: refer('itself'),
  PlainReference_it: refer('it'),
  PlainReference_they_object: refer('they'),
  PlainReference_they: refer('they'),
  YouAre_they: refer('they'),
  TheirOpponents_their: (node) => call('opponentsOf', [reference('they', node)], spanOf(node)),
  TheirOpponents_controllers: (node, values) => call('opponentsOf', astsIn(node, values), spanOf(node)),
  PluralReference_opponents: (node) => call('opponents', [], spanOf(node)),
  PlainReference_opponents: (node) => call('opponents', [], spanOf(node)),
  PlainReference_that: referWithNoun('that'),
  PlainReference_those: referWithNoun('those'),
  PlainReference_theOther: theOther,
  PluralReference_theOther: theOther,
  PlainReference_participle: participle,
  PlainReference_participle_thisWay: (node) => {
    const done = child(node, 'DoneThisWay');
    const inner = done === undefined ? undefined : child(done, 'ParticipleName');
    const name = inner === undefined ? null : labelOf(cased(inner));
    return { ...reference('participle', node, nounText(node), name), said: `${name ?? ''}ThisWay` };
  },
  PlainReference_participle_amassed: (node) => ({
    ...reference('participle', node, nounText(node), 'amassed'),
    said: 'amassedByYou',
  }),
  PlainReference_the_died: (node) => ({ ...reference('the', node, singularNoun(nounText(node))), said: 'thatDied' }),
  PlainReference_chosenPile: (node, values) =>
    call('chosenPile', [null, astsIn(node, values)[0] ?? null, null, enumName('in', spanOf(node))], spanOf(node)),
  PlainReference_chosenPile_all: (node, values) => {
    const parts = astsIn(node, values);
    const place = parts.find((v) => v.kind === 'EnumName') ?? null;
    const who = parts.find((v) => v.kind !== 'EnumName') ?? null;
    return call('chosenPile', [null, who, word(nounText(node), spanOf(node)), place], spanOf(node));
  },
  PlainReference_haunted: (node) => call('haunted', [], spanOf(node)),
  PlainReference_commander: definite('yourCommander'),
  PlainReference_ringBearer: definite('yourRingBearer'),
  PlainReference_commander_all: definite('yourCommanders'),
  PlainReference_team: (node) => call('yourTeam', [], spanOf(node)),
  PlainReference_attackedBy: (node) => call('attackedBy', [reference('it', node)], spanOf(node)),
  PlainReference_attackedBy_that: (node) =>
    call('attackedBy', [reference('that', node, singularNoun(nounText(node)))], spanOf(node)),
  PlainReference_rest: refer('rest'),
  PlainReference_rest_ofRevealed: (node) => reference('rest', node, null, 'ofRevealed'),
  PlainReference_rest_ofRevealedThisWay: (node) => reference('rest', node, null, 'ofRevealedThisWay'),
  PlainReference_rest_ofExiled: (node) => reference('rest', node, null, 'ofExiled'),
  PlainReference_rest_ofCards: (node) => reference('rest', node, null, 'ofCards'),
  PlainReference_others: refer('others'),
  PlainReference_others_one: refer('other'),
  PlainReference_the: referWithNoun('the'),
  PluralReference_they: refer('they'),
  PluralReference_those: referWithNoun('those'),
  PluralReference_participle: participle,
  ThingPossessive_it: refer('it'),
  ThingPossessive_they: refer('they'),
  ThingPossessive_self: refer('self'),
  ThingPossessive_granter: refer('granter'),
  ThingPossessive_that: referWithNoun('that'),
  ThingPossessive_the: referWithNoun('the'),
  ThingPossessive_participle: participle,
  ThingPossessive_those: referWithNoun('those'),
  Possessive_you: refer('you'),
  Possessive_it: refer('it'),
  Possessive_they: refer('they'),
  Possessive_self: refer('self'),
  Possessive_granter: refer('granter'),
  ControllerPhrase_orPlayer: (node) => {
    const span = spanOf(node);
    const what = reference('that', node, `player or ${nounText(node)}`);
    return call('controllerOf', [what, enumName('one', span), enumName('orPlayer', span)], span);
  },
  ControllerPhrase_possessive: controllerPhrase('possessive'),
  ControllerPhrase_of: controllerPhrase('of'),
};
