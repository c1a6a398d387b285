import type { Ast, NounPhrase } from './ast';
import { calls, choiceOf, filterIn, than } from './actions-objects';
import { allOf, allOfParts, anyOf, call, enumName, list, setOf, spanOf, subjectOf } from './build';
import { astsIn, cased, child, valuesIn } from './children';
import { isCall, type Action, type Actions } from './values';

/** "Kind of counter on it". */
const kindsOn: Action = (node, values) => {
  const parts = astsIn(node, values);
  const kind = parts.find((v) => v.kind === 'EnumName' && v.name === 'counter') ?? null;
  return call('kindsAmong', [enumName('on', spanOf(node)), kind, parts.at(-1) ?? null], spanOf(node));
};

/** "A number of lands equal to its power": the number is described behind the things. */
const numberedSet: Action = (node, values) => {
  const filter = filterIn(node, values);
  const count = astsIn(node, values).find((v) => !(isCall(v) && v.op === 'allOf')) ?? null;
  return setOf('number', filter, spanOf(node), count);
};

/** "Half the lands they control, rounded up": as many as are half of all of them. */
const halfSet: Action = (node, values) => {
  const span = spanOf(node);
  const filter = filterIn(node, values);
  const style = child(node, 'ChoiceStyleName');
  const rounded = astsIn(node, values).find((v) => v.kind === 'EnumName') ?? null;
  const all: NounPhrase = setOf('all', filter, span);
  const count = call('half', [call('count', [all, enumName('bare', span)], span), rounded], span);
  const choice = style === undefined ? 'plain' : choiceOf(cased(style));
  return { kind: 'NounPhrase', role: 'set', form: 'number', count, filter, choice, span };
};

/** "All but two lands", "all lands except for two": as many as there are to choose among, but for those. */
const allBut =
  (style: 'allBut' | 'exceptFor'): Action =>
  (node, values) => {
    const span = spanOf(node);
    const number = astsIn(node, values).find((v) => !(isCall(v) && v.op === 'allOf')) ?? null;
    return setOf('number', filterIn(node, values), span, call('allBut', [number, enumName(style, span)], span));
  };

/** "All but one of them". */
const allButOfThem: Action = (node, values) => {
  const span = spanOf(node);
  const [number = null, set = null] = astsIn(node, values);
  const filter = allOf([call('among', [set, enumName('of', span)], span)], span);
  return setOf('number', filter, span, call('allBut', [number, enumName('allBut', span)], span));
};

/** "In graveyards and libraries", "from graveyards or exile": in one of the zones of anybody. */
const severalZones =
  (word: 'in' | 'from', style: 'and' | 'or' | 'orEach'): Action =>
  (node, values) => {
    const span = spanOf(node);
    const places = calls(valuesIn(node, values)).map((zone) => call('inZone', [zone, enumName(word, span)], span));
    return anyOf(places, span, style);
  };

/** "Each friend": as was chosen for the player. */
const ofSide =
  (side: 'friend' | 'foe'): Action =>
  (node) =>
    call('ofSide', [enumName(side, spanOf(node)), null], spanOf(node));

/** "That are instant cards, are sorcery cards, and/or have an Adventure": one of them is enough. */
const qualities: Action = (node, values) => {
  const span = spanOf(node);
  const said = astsIn(node, values);
  const word = said.find((v) => v.kind === 'EnumName' && v.name !== 'again');
  const isAgain = said.some((v) => v.kind === 'EnumName' && v.name === 'again');
  const parts = calls(valuesIn(node, values));
  const kinds = parts.slice(0, -1).map((kind) => call('thatIs', [kind, enumName('s', span)], kind.span));
  const style = word?.kind === 'EnumName' && word.name === 'andOr' ? (isAgain ? 'andOrEach' : 'andOr') : 'or';
  return anyOf([...kinds, ...parts.slice(-1)], span, style);
};

/** "More than one spell", "more than two creatures". */
const moreThan: Action = (node, values) =>
  setOf('moreThan', filterIn(node, values), spanOf(node), astsIn(node, values)[0] ?? null);

/** Sets whose number is described behind them, or of which there are limits, and where things of a set may be. */
export const setActions: Actions = {
  SetPhrase_numbered: numberedSet,
  SetPhrase_half: halfSet,
  SetPhrase_allBut: allBut('allBut'),
  SetPhrase_allExcept: allBut('exceptFor'),
  PartPhrase_allBut: allButOfThem,
  LimitedNumber_moreThan: moreThan,
  SpellLimit_moreThan: moreThan,
  ZoneModifier_severalZones_in: severalZones('in', 'and'),
  ZoneModifier_severalZones_from: severalZones('from', 'or'),
  ZoneModifier_severalZones_fromEach: severalZones('from', 'orEach'),
  ZoneModifier_severalZones_fromOwn: severalZones('from', 'orEach'),
  WithModifier_compare_each: (node, values) => {
    const [each = null, ...compared] = astsIn(node, values);
    return call('compare', [compared[0] ?? null, compared[1] ?? null, compared[2] ?? null, each], spanOf(node));
  },
  WithModifier_compareEither: (node, values) => {
    const span = spanOf(node);
    const [what = null, ...numbers] = astsIn(node, values);
    const parts = numbers.map((than) => call('compare', [what, enumName('equal', span), than], span));
    return anyOf(parts, span);
  },
  PartPhrase_another: (node) => {
    const span = spanOf(node);
    const style = child(node, 'OneOfName') === undefined ? 'of' : 'oneOf';
    const among = call('among', [call('opponents', [], span), enumName(style, span)], span);
    const chosen = child(node, 'ChoiceStyleName');
    const choice = chosen === undefined ? 'plain' : choiceOf(cased(chosen));
    return {
      kind: 'NounPhrase',
      role: 'set',
      form: 'another',
      count: null,
      filter: allOf([than(node), among], span),
      choice,
      span,
    };
  },
  StateDescription_stillExiled: (node) => call('inExile', [enumName('still', spanOf(node))], spanOf(node)),
  KindsAmong_kindsAmong_on: kindsOn,
  // "Chooses from among the permanents they control an artifact and a land": each of them is one of those.
  PlayerPredicate_chooseThings_amongFirst: (node, values) => {
    const span = spanOf(node);
    const [set = null, what = null] = astsIn(node, values);
    const among = call('among', [set, enumName('fromAmong', span)], span);
    const placed = (item: Ast): Ast =>
      item.kind === 'NounPhrase'
        ? { ...item, filter: allOf([...allOfParts(item.filter), among], item.filter.span) }
        : item;
    const [parts] = what?.kind === 'Call' && what.op === 'union' ? what.args : [];
    const chosen =
      what?.kind === 'Call' && parts?.kind === 'List'
        ? { ...what, args: [{ ...parts, items: parts.items.map(placed) }, ...what.args.slice(1)] }
        : what && placed(what);
    return call('chooseThings', [subjectOf(node), chosen, enumName('amongFirst', span)], span);
  },
  EachNamed: (node, values) => {
    const span = spanOf(node);
    const parts = astsIn(node, values);
    const kinds = parts.filter(isCall).filter(({ op }) => op !== 'named');
    const named = parts.filter((v) => v.kind === 'Word');
    const each = named.map((name) => setOf('a', allOf([...kinds, call('named', [name], span)], span), span));
    return call('union', [list(each, span), enumName('eachNamed', span)], span);
  },
  ConditionPredicate_controls_each: (node, values) =>
    call('controls', [subjectOf(node), astsIn(node, values)[0] ?? null], spanOf(node)),
  TriggerEvent_either_several: (node, values) =>
    call('anyOfEvents', [list(astsIn(node, values), spanOf(node)), enumName('commaOr', spanOf(node))], spanOf(node)),
  PlayerNoun_ofSide_friend: ofSide('friend'),
  PlayerNoun_ofSide_foe: ofSide('foe'),
  ThatModifier_qualities_list: qualities,
  ThatModifier_qualities_pair: qualities,
  KindWithArticle: (node, values) => {
    const parts = calls(valuesIn(node, values));
    return parts.length > 1 ? allOf(parts, spanOf(node)) : parts;
  },
  SomeKind: (node, values) => allOf(calls(valuesIn(node, values)), spanOf(node)),
  LastQuality_adventure: (node) => {
    const span = spanOf(node);
    return call('relative', [call('hasAdventure', [call('candidate', [enumName('that', span)], span)], span)], span);
  },
  ChosenNameFilter: (node) =>
    call('chosenValue', [enumName('name', spanOf(node)), null, enumName('with', spanOf(node))], spanOf(node)),
};
