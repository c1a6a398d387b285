import type { Ast, Call, NounPhrase, QuantityForm } from './ast';
import { allOf, anyOf, call, enumName, list, setOf, spanOf, subjectOf, word } from './build';
import { astsIn, cased, child, firstAst, flatChildren, labelOf, valuesIn, type Values } from './children';
import type { SyntaxNode } from './node';
import { doneThisWay, reference } from './actions-references';
import { isAst, isCall, type Action, type Actions, type Value } from './values';
import { stripNon, subtypeOf, typeOf, valueOfNumber } from './words';
import { withExtremeAmong, withSharedColor, withSharedPlace, withTotalOfChosen } from './shared-place';

export const calls = (values: readonly Value[]): readonly Call[] => values.filter(isCall);
interface Quantifier {
  readonly form: QuantityForm;
  readonly count: Ast | null;
}

const forms: Readonly<Record<string, QuantityForm>> = {
  upTo: 'upTo',
  anyNumber: 'anyNumber',
  eachOfAny: 'eachOfAny',
  oneOrTwo: 'oneOrTwo',
  oneToThree: 'oneToThree',
  oneOrMore: 'oneOrMore',
  exactly: 'exactly',
  number: 'number',
  atLeast: 'atLeast',
  orMore: 'atLeast',
  orFewer: 'atMost',
  fewerThan: 'fewerThan',
  moreThan: 'moreThan',
  eachOfThe: 'eachOfThe',
  each: 'each',
  allThe: 'allThe',
  all: 'all',
  both: 'both',
  no: 'no',
  any: 'any',
  another: 'another',
  a: 'a',
  the: 'the',
  bare: 'bare',
};

function quantifier(node: SyntaxNode, values: Values): Quantifier {
  const inner = cased(node);
  const form = forms[labelOf(inner)];
  if (form === undefined) throw new Error(`${inner.ctorName} is no quantifier`);
  return { form, count: valuesIn(inner, values).find(isAst) ?? null };
}

export const than = (node: SyntaxNode): Call => call('other', [reference('than', node)], spanOf(node));

export function filterIn(node: SyntaxNode, values: Values): Call {
  const filter = child(node, 'Filter');
  const found = filter === undefined ? undefined : calls(values(filter))[0];
  if (found === undefined) throw new Error(`${node.ctorName} has no filter`);
  return found;
}

function targetPhrase(node: SyntaxNode, values: Values, filter: Call): NounPhrase {
  const count = child(node, 'TargetCount');
  const { form, count: n } = count === undefined ? { form: 'one' as const, count: null } : quantifier(count, values);
  const other = child(node, 'Other') ?? child(node, 'Another');
  const their = child(node, 'TheirChoice');
  const random = child(node, 'RandomChoice');
  const chosen =
    random !== undefined
      ? [call('byChance', [], spanOf(random))]
      : their === undefined
        ? []
        : [call('chosenBy', [reference('they', their)], spanOf(their))];
  const parts = [...(other === undefined ? [] : [than(other)]), filter, ...chosen];
  const full = parts.length === 1 ? filter : allOf(parts, filter.span);
  const role = node.ctorName.startsWith('TargetPhrase_eachOf') ? 'eachTarget' : 'target';
  return { kind: 'NounPhrase', role, form, count: n, filter: full, choice: 'plain', span: spanOf(node) };
}

const anyTarget = (node: SyntaxNode): Call => allOf([call('anyTarget', [], spanOf(node))], spanOf(node));
/** "Any target that's blue", "any target of an opponent's choice". */
const anySuch: Action = (node, values) => {
  const span = spanOf(node);
  return targetPhrase(node, values, allOf([call('anyTarget', [], span), ...calls(valuesIn(node, values))], span));
};
const counted: Action = (node, values) => targetPhrase(node, values, filterIn(node, values));

const union: Action = (node, values) => {
  const inner = astsIn(node, values);
  const parts = inner.filter((v) => v.kind !== 'EnumName');
  const style = inner.find((v) => v.kind === 'EnumName');
  return call('union', [list(parts, spanOf(node)), style ?? enumName('and', spanOf(node))], spanOf(node));
};

export function choiceOf(node: SyntaxNode): NounPhrase['choice'] {
  if (labelOf(node) === 'ofChoice') return 'ofChoice';
  return node.ctorName.endsWith('_plain') ? 'atRandom' : 'chosenAtRandom';
}

const setPhrase: Action = (node, values) => {
  const quantifierNode = child(node, 'SetQuantifier');
  if (quantifierNode === undefined) throw new Error('a set phrase without quantifier');
  const { form, count } = quantifier(quantifierNode, values);
  const filter = filterIn(node, values);
  const style = child(node, 'ChoiceStyleName');
  const choice = style === undefined ? 'plain' : choiceOf(cased(style));
  const full = form === 'another' ? allOf([than(quantifierNode), filter], filter.span) : filter;
  return { kind: 'NounPhrase', role: 'set', form, count, filter: full, choice, span: spanOf(node) };
};

/** Or-lists of kinds of things: `anyOf` of the kinds, then the noun for all of them. */
const nounList: Action = (node, values) => {
  const kinds = flatChildren(node)
    .filter((c) => c.ctorName === 'TypeRun')
    .map((run) => calls(values(run)));
  const shared = sharedTypes(kinds);
  const runs = kinds.map((kind, index) =>
    oneOrAll(index === kinds.length - 1 ? kind.slice(0, kind.length - shared.length) : kind, node),
  );
  const head = child(node, 'HeadNoun');
  const joinName = child(node, 'UnionWordName');
  const style = joinName === undefined ? 'or' : labelOf(cased(joinName));
  const any = anyOf(runs, spanOf(node), style);
  return [any, ...shared, ...(head === undefined ? [] : calls(values(head)))];
};

/** The types at the end of a list of subtypes, which all of them share: "ninja or rogue creatures". */
function sharedTypes(kinds: readonly (readonly Call[])[]): readonly Call[] {
  const isSubtype = (kind: Call): boolean => kind.op === 'subtype';
  const last = kinds[kinds.length - 1] ?? [];
  const subtypes = last.findIndex((kind) => !isSubtype(kind));
  if (subtypes < 1 || !kinds.slice(0, -1).every((kind) => kind.every(isSubtype))) return [];
  const rest = last.slice(subtypes);
  return rest.every((kind) => kind.op === 'type') ? rest : [];
}

/** Alternatives that are described each in full. */
const alternatives: Action = (node, values) => {
  const style = valuesIn(node, values).find((v) => v.kind === 'EnumName');
  const parts = calls(valuesIn(node, values));
  const word = style?.kind === 'EnumName' ? style : enumName('or', spanOf(node));
  const { color, kinds: plain } = withSharedColor(parts);
  const { kinds, shared } = withSharedPlace(plain);
  const either = call('anyOf', [list(kinds, spanOf(node)), word], spanOf(node));
  return allOf([...(color === null ? [] : [color]), either, ...shared], spanOf(node));
};

/** Kinds of things that are named by a noun each: "player or planeswalker", "spell or ability". */
const headList: Action = (node, values) => {
  const kinds = flatChildren(node).flatMap((c) =>
    c.ctorName === 'TypeRun' ? [oneOrAll(calls(values(c)), c)] : c.ctorName === 'HeadNoun' ? calls(values(c)) : [],
  );
  if (kinds.length < 2) return kinds;
  const style = valuesIn(node, values).find((v) => v.kind === 'EnumName');
  return call(
    'anyOf',
    [list(kinds, spanOf(node)), style?.kind === 'EnumName' ? style : enumName('or', spanOf(node))],
    spanOf(node),
  );
};

const oneOrAll = (parts: readonly Call[], node: SyntaxNode): Call =>
  parts.length === 1 && parts[0] !== undefined ? parts[0] : allOf(parts, spanOf(node));

/** "greatest", "highest", "least", "lowest": which end of a scale, and whether it is called an amount or a height. */
export function extremeOf(name: Ast | undefined): {
  readonly which: 'greatest' | 'least';
  readonly style: 'amount' | 'height';
} {
  const said = name?.kind === 'EnumName' ? name.name : '';
  return {
    which: said === 'least' || said === 'lowest' ? 'least' : 'greatest',
    style: said === 'highest' || said === 'lowest' ? 'height' : 'amount',
  };
}

/** "The greatest power or tied for the greatest power": the same end of a scale, said twice. */
export const tiedExtreme = (node: SyntaxNode, values: Values): Call => endOfScale(node, values, 'tied');

/** An end of a scale among all that the rest of the description fits, unless something else is named. */
function endOfScale(node: SyntaxNode, values: Values, said: 'tied' | 'alone'): Call {
  const parts = astsIn(node, values);
  const [name, what = null] = parts;
  const among = parts.find((v) => v.kind !== 'EnumName') ?? null;
  const { which, style } = extremeOf(name);
  const span = spanOf(node);
  return call('extreme', [what, enumName(which, span), among, enumName(style, span), enumName(said, span)], span);
}

const orList: Action = (node, values) => {
  const inner = valuesIn(node, values);
  const style = inner.find((v) => v.kind === 'EnumName');
  return call(
    'anyOf',
    [list(calls(inner), spanOf(node)), style?.kind === 'EnumName' ? style : enumName('or', spanOf(node))],
    spanOf(node),
  );
};

/** Alternatives joined by "or" of which the word at hand carries no value: "a Wolf or a Werewolf". */
const orListOf =
  (style: 'or' | 'orEach'): Action =>
  (node, values) =>
    anyOf(calls(valuesIn(node, values)), spanOf(node), style);

const hostPhrase: Action = (node, values) => {
  const inner = valuesIn(node, values);
  const style = inner.find((v) => v.kind === 'EnumName');
  const host = call('host', [style?.kind === 'EnumName' ? style : enumName('enchanted', spanOf(node))], spanOf(node));
  return setOf('bare', allOf([host, ...calls(inner)], spanOf(node)), spanOf(node));
};

/** "Each of those cards that are still exiled": said of all of them, of whom each is meant. */
const saidOfMany = (modifier: Call): Call => {
  const [part = null, verb] = modifier.args;
  if (modifier.op !== 'thatIs' || verb?.kind !== 'EnumName') return modifier;
  return { ...modifier, args: [part, { ...verb, name: verb.name === 's' ? 'are' : 'arent' }] };
};

const partPhrase =
  (form: QuantityForm | undefined): Action =>
  (node, values) => {
    const count = child(node, 'PartCount');
    const q = count === undefined ? { form: form ?? 'each', count: null } : quantifier(count, values);
    const set = child(node, 'PluralReference');
    const referenceValue = set === undefined ? undefined : values(set).find(isAst);
    if (referenceValue === undefined) throw new Error('a part phrase without its set');
    const among = call('among', [referenceValue, enumName('of', spanOf(node))], spanOf(node));
    const modifier = child(node, 'PartModifier');
    const modifiers = modifier === undefined ? [] : values(modifier).filter(isCall).map(saidOfMany);
    const style = child(node, 'ChoiceStyleName');
    const choice = style === undefined ? 'plain' : choiceOf(cased(style));
    return {
      kind: 'NounPhrase',
      role: 'set',
      form: q.form,
      count: q.count,
      filter: allOf([among, ...modifiers], spanOf(node)),
      choice,
      span: spanOf(node),
    };
  };

const nonWord: Action = (node) => {
  const bare = stripNon(node.sourceString);
  const part = typeOf(bare, spanOf(node)) ?? subtypeOf(bare, spanOf(node));
  if (part === undefined) throw new Error(`"${bare}" is no type`);
  return call('non', [part], spanOf(node));
};

const thatIs =
  (positive: 's' | 'isnt'): Action =>
  (node, values) => {
    const parts = calls(valuesIn(node, values));
    const part = parts.length === 1 ? parts[0] : anyOf(parts, spanOf(node));
    return call('thatIs', [part ?? null, enumName(positive, spanOf(node))], spanOf(node));
  };

const zonePhrase =
  (style: string): Action =>
  (node, values) => {
    const inner = astsIn(node, values);
    const name = inner.find((v) => v.kind === 'EnumName') ?? null;
    const owner = inner.find((v) => v.kind !== 'EnumName') ?? null;
    return call('zone', [name, owner, enumName(style, spanOf(node))], spanOf(node));
  };

const description: Action = (node, values) =>
  allOf(withExtremeAmong(withTotalOfChosen(calls(valuesIn(node, values)))), spanOf(node));

/** A quantifier and a description, nothing else. */
const plainSet: Action = (node, values) => {
  const quantifierNode = child(node, 'SetQuantifier');
  const filter = valuesIn(node, values)
    .filter(isCall)
    .find(({ op }) => op === 'allOf');
  if (quantifierNode === undefined || filter === undefined) throw new Error('a plain set without quantifier');
  const { form, count } = quantifier(quantifierNode, values);
  const full = form === 'another' ? allOf([than(quantifierNode), filter], filter.span) : filter;
  return setOf(form, full, spanOf(node), count);
};

/** A zone without an owner as a place where something is. */
function placeOf(zone: string, word: string, node: SyntaxNode): Call {
  const span = spanOf(node);
  return call(
    'inZone',
    [call('zone', [enumName(zone, span), null, enumName('bare', span)], span), enumName(word, span)],
    span,
  );
}

const onBattlefield: Action = (node) => placeOf('battlefield', 'on', node);

/** What happened to the candidate: "that was dealt damage this turn", "dealt damage this turn". */
function history(style: 'that' | 'reduced', always: 'ever' | null = null): Action {
  return (node, values) => {
    const [event, said = null] = astsIn(node, values);
    const period = always === null ? said : enumName(always, spanOf(node));
    if (!isCall(event)) throw new Error('a relative clause without verb');
    const candidate = call('candidate', [], spanOf(node));
    const whole: Call = { ...event, args: event.args.map((arg) => (arg?.kind === 'Subject' ? candidate : arg)) };
    return call('history', [whole, period, enumName(style, spanOf(node))], spanOf(node));
  };
}

const different =
  (style: 'with' | 'that' | 'thatEach'): Action =>
  (node, values) =>
    call('different', [astsIn(node, values)[0] ?? null, enumName(style, spanOf(node))], spanOf(node));

/** Meanings of the noun-phrase rules (grammar/10-objects.ohm, grammar/10-filters.ohm, grammar/11-zones.ohm). */
export const objectActions: Actions = {
  SeveralParts_list: union,
  SeveralParts_pair: union,
  UnionSubject_list: union,
  UnionSubject_list_named: union,
  UnionSubject_pair: union,
  UnionSubject_pair_named: union,
  UnionSubject_pair_bare: union,
  ByAgent_either: (node, values) => {
    const span = spanOf(node);
    return call('union', [list(astsIn(node, values), span), enumName('orBy', span)], span);
  },
  UnionPhrase_list: union,
  UnionPhrase_list_named: union,
  UnionPhrase_pair: union,
  UnionPhrase_pair_named: union,
  UnionPhrase_pair_contents: union,
  UnionPhrase_pair_bare: union,
  TargetPhrase_anyOther: (node, values) =>
    targetPhrase(node, values, allOf([than(node), anyTarget(node)], spanOf(node))),
  TargetPhrase_anySuch: anySuch,
  TargetPhrase_anySuch_chosen: anySuch,
  TargetPhrase_anySuch_random: (node, values) => targetPhrase(node, values, anyTarget(node)),
  TargetPhrase_any: (node, values) => targetPhrase(node, values, anyTarget(node)),
  TargetPhrase_eachOf: counted,
  TargetPhrase_eachOfAny: (node, values) => targetPhrase(node, values, anyTarget(node)),
  TargetPhrase_countedAny: (node, values) => targetPhrase(node, values, anyTarget(node)),
  TargetPhrase_counted: counted,
  TargetPhrase_another: counted,
  TargetPhrase_one: counted,
  TargetPhrase_second: (node, values) => {
    const span = spanOf(node);
    const first = call('other', [reference('than', node), enumName('second', span)], span);
    return targetPhrase(node, values, allOf([first, filterIn(node, values)], span));
  },
  TargetPhrase_third: (node, values) => {
    const both = call('other', [reference('than', node, 'both')], spanOf(node));
    return targetPhrase(node, values, allOf([both, filterIn(node, values)], spanOf(node)));
  },
  SetPhrase_plain: setPhrase,
  SetPhrase_source: (node, values) => ({
    kind: 'NounPhrase',
    role: 'set',
    form: 'a',
    count: null,
    filter: allOf(astsIn(node, values).filter(isCall), spanOf(node)),
    choice: 'ofChoice',
    span: spanOf(node),
  }),
  SourceQuality_chosen: (node) =>
    call('chosenValue', [enumName('color', spanOf(node)), null, enumName('of', spanOf(node))], spanOf(node)),
  DefinitePhrase_definite: (node, values) => setOf('theOne', filterIn(node, values), spanOf(node)),
  OwnKind: description,
  OwnCards: plainSet,
  AttachedKind: description,
  AttachedThings: plainSet,
  DoerNoun: description,
  CastKind: description,
  Doer_described: plainSet,
  RandomPhrase: setPhrase,
  SpellSet_next: (node, values) => {
    const span = spanOf(node);
    const next = call('nextCast', [allOf(calls(valuesIn(node, values)), span)], span);
    const filter = allOf([next], span);
    return setOf('bare', filter, span);
  },
  BareSet: (node, values) => {
    const filter = allOf(calls(valuesIn(node, values)), spanOf(node));
    return setOf('bare', filter, spanOf(node));
  },
  HostPhrase_host: hostPhrase,
  NthPhrase_nth: (node, values) => {
    const [count = null] = astsIn(node, values);
    const filter = filterIn(node, values);
    return setOf('nth', filter, spanOf(node), count);
  },
  PartPhrase_each: partPhrase('each'),
  Counted_part: partPhrase('each'),
  PartPhrase_both: partPhrase('both'),
  PartPhrase_either: partPhrase('either'),
  PartPhrase_all: partPhrase('all'),
  PartPhrase_any: partPhrase('any'),
  PartPhrase_no: partPhrase('no'),
  PartPhrase_some: partPhrase(undefined),
  Filter_list: alternatives,
  Filter_pair: alternatives,
  Filter_pair_placed: alternatives,
  QualityPair_either: (node, values) => {
    const span = spanOf(node);
    const said = [child(node, 'FirstQuality'), child(node, 'SecondQuality')];
    const parts = said.flatMap((quality) => (quality === undefined ? [] : calls(values(quality))));
    const style = astsIn(node, values).find(({ kind }) => kind === 'EnumName');
    return call('anyOf', [list(parts, span), style ?? enumName('or', span)], span);
  },
  FirstQuality_nonWord: (node, values) => valuesIn(node, values),
  SecondQuality_nonWord: (node, values) => valuesIn(node, values),
  SecondQuality_type: (node, values) => oneOrAll(calls(valuesIn(node, values)), node),
  TypeWord_outlaw: (node) => call('outlaw', [], spanOf(node)),
  Description_plain: description,
  Description_ofAbility: description,
  Description_ability: description,
  Description_abilityBy: description,
  OtherAbility_thatIsnt: thatIs('isnt'),
  StateDescription_either: orList,
  StateDescription_eitherOne: orList,
  StateDescription_eitherList: orListOf('or'),
  StateDescription_eachPair: orListOf('orEach'),
  StateDescription_eachList: orListOf('orEach'),
  DoneModifier_thisWay: doneThisWay,
  DoneModifier_thisWay_to: doneThisWay,
  DoneModifier_thisWay_into: doneThisWay,
  DoneModifier_thisWay_by: doneThisWay,
  DoneThisWay: doneThisWay,
  WithModifier_not: (node, values) => call('not', calls(valuesIn(node, values)), spanOf(node)),
  DoneModifier_not: (node, values) => call('not', calls(valuesIn(node, values)), spanOf(node)),
  WithModifier_baseSized: (node, values) =>
    call('baseSized', calls(valuesIn(node, values))[0]?.args ?? [], spanOf(node)),
  WithModifier_different_with: different('with'),
  WithModifier_different_that: different('that'),
  WithModifier_different_thatEach: different('thatEach'),
  OtherModifier_chosenValue_that: (node, values) =>
    call('chosenValue', [astsIn(node, values)[0] ?? null, null, enumName('ofThat', spanOf(node))], spanOf(node)),
  WithoutCounter: (node, values) => valuesIn(node, values),
  WithModifier_chosenValue_name: (node) =>
    call('chosenValue', [enumName('name', spanOf(node)), null, enumName('with', spanOf(node))], spanOf(node)),
  WithModifier_chosenValue_thatName: (node) =>
    call('chosenValue', [enumName('name', spanOf(node)), null, enumName('withThat', spanOf(node))], spanOf(node)),
  NameOfSuch: (node, values) => [enumName('cardName', spanOf(node)), ...valuesIn(node, values)],
  Adjective_otherThan: (node) => than(node),
  StateDescription_bothQualities: (node, values) =>
    call('bothQualities', [list(calls(valuesIn(node, values)), spanOf(node))], spanOf(node)),
  OtherModifier_couldTarget_that: (node, values) =>
    call('couldTarget', [valuesIn(node, values).find(isAst) ?? null, enumName('that', spanOf(node))], spanOf(node)),
  OtherModifier_exceptFor: (node, values) =>
    call('otherThan', [valuesIn(node, values).find(isAst) ?? null, enumName('exceptFor', spanOf(node))], spanOf(node)),
  WithModifier_comparedTo: (node, values) => {
    const [how = null, what = null, than = null] = valuesIn(node, values).filter(isAst);
    const style = enumName(than === null ? 'implied' : 'named', spanOf(node));
    return call('comparedTo', [how, what, than ?? reference('it', node), style], spanOf(node));
  },
  ThatModifier_targeting_only: (node, values) =>
    call('targeting', [valuesIn(node, values).find(isAst) ?? null, enumName('only', spanOf(node))], spanOf(node)),
  ThatModifier_targeting_single: (node, values) =>
    call('targeting', [valuesIn(node, values).find(isAst) ?? null, enumName('single', spanOf(node))], spanOf(node)),
  SingleNoun: (node, values) => {
    const filter = valuesIn(node, values).find(isCall);
    if (filter === undefined) throw new Error('a single thing without description');
    const span = spanOf(node);
    return setOf('a', filter, span);
  },
  ZoneModifier_inZone_outside: (node) => {
    const outside = call(
      'zone',
      [enumName('outside', spanOf(node)), null, enumName('bare', spanOf(node))],
      spanOf(node),
    );
    return call('inZone', [outside, enumName('from', spanOf(node))], spanOf(node));
  },
  OtherModifier_otherThan: (node, values) =>
    call('otherThan', [valuesIn(node, values).find(isAst) ?? null], spanOf(node)),
  Adjective_attackingOrBlocking: (node) =>
    call(
      'anyOf',
      [
        list([call('attacking', [], spanOf(node)), call('blocking', [], spanOf(node))], spanOf(node)),
        enumName('or', spanOf(node)),
      ],
      spanOf(node),
    ),
  ColorList_list: orList,
  ColorList_all: orList,
  ColorList_pair: orList,
  nonWord,
  Adjective_commander: (node) => call('commander', [], spanOf(node)),
  Size: (node) => {
    const [power = '', toughness = ''] = node.sourceString.split('/').map((part) => part.trim());
    const stat = (text: string): Call => call('const', [word(text, spanOf(node))], spanOf(node));
    return call('sized', [stat(power), stat(toughness)], spanOf(node));
  },
  SeveralKinds_list: nounList,
  SeveralKinds_pair: nounList,
  SeveralKinds_mixed: headList,
  SeveralKinds_mixed_head: headList,
  SeveralKinds_heads: headList,
  typeWord: (node) => typeOf(node.sourceString, spanOf(node)) ?? word(node.sourceString, spanOf(node)),
  TypeWord_type: (node, values) => valuesIn(node, values),
  subtype: (node) => subtypeOf(node.sourceString, spanOf(node)) ?? word(node.sourceString, spanOf(node)),
  TypeWord_subtype: (node, values) => valuesIn(node, values),
  KeywordModifier_with: (node, values) => call('with', [valuesIn(node, values).find(isAst) ?? null], spanOf(node)),
  StateFilter_eitherNoun: orListOf('orEach'),
  PlaceState_onBattlefield: onBattlefield,
  StateFilter_eitherPlace: (node, values) => anyOf(astsIn(node, values), spanOf(node)),
  RemainingState_onBattlefield: onBattlefield,
  CountersFollow: () => [],
  ZoneModifier_onBattlefield: onBattlefield,
  ZoneModifier_battlefieldOr: (node, values) => {
    const span = spanOf(node);
    const there = calls(valuesIn(node, values)).map((zone) => call('inZone', [zone, enumName('in', span)], span));
    return anyOf([placeOf('battlefield', 'on', node), ...there], span);
  },
  ZoneModifier_fromIt: (node) => call('among', [reference('it', node), enumName('from', spanOf(node))], spanOf(node)),
  WithModifier_parity: (node, values) =>
    call('compare', [enumName('manaValue', spanOf(node)), firstAst(node, values), null], spanOf(node)),
  ThatModifier_history: history('that'),
  ThatModifier_history_there: history('that'),
  PutTherePredicate_putInto: (node, values) => {
    const span = spanOf(node);
    const there = call('zone', [enumName('graveyard', span), null, enumName('there', span)], span);
    return call('putInto', [subjectOf(node), there, astsIn(node, values)[0] ?? null], span);
  },
  ContentsPhrase_both: (node, values) => {
    const [who = null, ...zones] = astsIn(node, values);
    const span = spanOf(node);
    const parts = zones.map((zone) => call('contents', [who, zone], span));
    return call('union', [list(parts, span), enumName('and', span)], span);
  },
  ReducedModifier_plain: history('reduced'),
  ReducedModifier_plain_cast: history('reduced', 'ever'),
  ReducedModifier_plain_before: history('reduced', 'ever'),
  ThatModifier_castBy_they: (node, values) =>
    call('castBy', [reference('they', node), valuesIn(node, values).find(isAst) ?? null], spanOf(node)),
  ThatModifier_castBy_before: (node, values) => {
    const [before = null, period = null] = valuesIn(node, values).filter(isAst);
    return call('castBy', [reference('you', node), period, null, before], spanOf(node));
  },
  ThatModifier_castBy: (node, values) =>
    call('castBy', [reference('you', node), valuesIn(node, values).find(isAst) ?? null], spanOf(node)),
  WithModifier_extreme: (node, values) => {
    const [name, what = null, among = null] = astsIn(node, values);
    const { which, style } = extremeOf(name);
    const span = spanOf(node);
    return call('extreme', [what, enumName(which, span), among, enumName(style, span)], span);
  },
  WithModifier_extreme_orTied: tiedExtreme,
  WithModifier_extreme_alone: (node, values) => endOfScale(node, values, 'alone'),
  ThatModifier_thatIs: thatIs('s'),
  ThatModifier_thatIsnt: thatIs('isnt'),
  ControlModifier_cast_perfect: (node) =>
    call('cast', [reference('you', node), enumName('perfect', spanOf(node))], spanOf(node)),
  ControlModifier_castDuring: (node, values) => {
    const span = spanOf(node);
    const [who = null, turn = null] = astsIn(node, values);
    return [call('cast', [who], span), call('relative', [turn], span)];
  },
  ZoneModifier_bothZones: (node, values) => {
    const span = spanOf(node);
    const places = calls(valuesIn(node, values)).map((zone) => call('inZone', [zone, enumName('in', span)], span));
    return anyOf(places, span, 'and');
  },
  BareZone: zonePhrase('bare'),
  ZoneModifier_fromEither: (node, values) => {
    const span = spanOf(node);
    const [whose = null, ...names] = astsIn(node, values);
    const [first = null, style = null, second = null] = names;
    const from = (zone: Ast | null): Call =>
      call('inZone', [call('zone', [zone, whose, enumName('definite', span)], span), enumName('from', span)], span);
    return call('anyOf', [list([from(first), from(second)], span), style], span);
  },
  Zone_owned: zonePhrase('definite'),
  OwnZone_owned: zonePhrase('definite'),
  Zone_single: (node, values) =>
    call(
      'zone',
      [astsIn(node, values)[0] ?? null, null, enumName('a', spanOf(node)), enumName('single', spanOf(node))],
      spanOf(node),
    ),
  Zone_any: zonePhrase('a'),
  Zone_all: zonePhrase('all'),
  Zone_bare: zonePhrase('bare'),
  cardName: (node) => word(node.sourceString, spanOf(node)),
  counterKind: (node) => word(node.sourceString, spanOf(node)),

  number: (node) => call('const', [word(String(valueOfNumber(node.sourceString)), spanOf(node))], spanOf(node)),
  Number_x: (node) => call('x', [], spanOf(node)),
  Number_thatMany: (node) => reference('thatMany', node),
};
