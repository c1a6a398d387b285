import type { Ast, Call } from './ast';
import { allOfParts, call, enumName, list, spanOf, subjectOf, word } from './build';
import { astsIn, child, firstAst, valuesIn, type Values } from './children';
import type { SyntaxNode } from './node';
import { extremeOf } from './actions-objects';
import { reference } from './actions-references';
import { isAst, isCall, type Action, type Actions } from './values';
import { singularNoun, valueOfNumber } from './words';

/** The constant of a number. */
export const constant = (value: number, node: SyntaxNode): Ast =>
  call('const', [word(String(value), spanOf(node))], spanOf(node));

const times =
  (factor: number, style: 'twice' | 'times'): Action =>
  (node, values) =>
    call(
      'times',
      [constant(factor, node), astsIn(node, values)[0] ?? null, enumName(style, spanOf(node))],
      spanOf(node),
    );

const signed =
  (sign: 1 | -1): Action =>
  (node, values) => {
    const value = astsIn(node, values)[0] ?? null;
    return sign === 1 ? (value ?? constant(0, node)) : call('negative', [value], spanOf(node));
  };

const grantList: Action = (node, values) => list(astsIn(node, values), spanOf(node));

const wordOf: Action = (node) => word(node.sourceString, spanOf(node));

/** A counter of one of several kinds: what else it can be stands behind the parameters, and how that is said. */
const counterOfChoice =
  (style: 'yourChoice' | 'oneOf'): Action =>
  (node, values) => {
    const parts = astsIn(node, values);
    const kinds = [...parts.filter((v) => v.kind === 'Word')].sort((a, b) => a.span.start - b.span.start);
    const on = parts.find((v) => v.kind !== 'Word') ?? null;
    const [first = null, ...more] = kinds;
    const span = spanOf(node);
    const said = [null, null, null, list(more, span), enumName(style, span)];
    return call('putCounters', [subjectOf(node), constant(1, node), first, on, ...said], span);
  };

const libraryPosition: Action = (node, values) => {
  const parts = astsIn(node, values);
  const names = parts.filter((v) => v.kind === 'EnumName');
  const owner = parts.find((v) => v.kind !== 'EnumName') ?? null;
  return call(
    'libraryPosition',
    [names[0] ?? null, null, owner, names[1] ?? enumName('none', spanOf(node))],
    spanOf(node),
  );
};

const nthInLibrary =
  (position: 'nth' | 'nthOrBottom' | 'beneath'): Action =>
  (node, values) => {
    const [owner = null, nth = null] = astsIn(node, values);
    const span = spanOf(node);
    return call('libraryPosition', [enumName(position, span), nth, owner, enumName('none', span)], span);
  };

/** How many counters of a kind are on what. */
export function countersOn(node: SyntaxNode, values: Values): Ast {
  const parts = astsIn(node, values);
  return call(
    'countersOn',
    [parts.find((v) => v.kind === 'Word') ?? null, parts.find((v) => v.kind !== 'Word') ?? null],
    spanOf(node),
  );
}

/** `return` and `put` take the thing, where it is from, where it goes, and how it enters. */
function move(op: 'return' | 'put', verb?: string): Action {
  return (node, values) => {
    const [what = null, ...rest] = astsIn(node, values);
    const span = spanOf(node);
    const origin = rest.find((v) => v.kind === 'List');
    const [to = null, ...entry] = rest.filter((v) => v.kind !== 'List');
    const from = origin?.kind === 'List' ? (origin.items[0] ?? null) : null;
    return call(
      op,
      [subjectOf(node), what, from, to, list(entry, span), ...(verb === undefined ? [] : [enumName(verb, span)])],
      span,
    );
  };
}

function prevention(which: 'all' | 'next'): Action {
  return (node, values) => {
    const [scope, ...expected] = expectedDamage(node, values, which, 'preventDamage').args;
    const divided = child(node, 'DividedName') === undefined ? null : enumName('divided', spanOf(node));
    return call('preventDamage', [subjectOf(node), scope ?? null, ...expected, null, divided], spanOf(node));
  };
}

/** "Prevent 1 of that damage", "prevent all but 1 of that damage". */
function partPrevented(scope: 'that' | 'allBut'): Action {
  return (node, values) => {
    const [amount = null, kind = null] = astsIn(node, values);
    return call('preventDamage', [subjectOf(node), enumName(scope, spanOf(node)), amount, kind], spanOf(node));
  };
}

/**
 * Damage that would be dealt, as a call with scope, amount, kind, to whom, by what, duration and where that stands: whom it
 * would be dealt to stands after "to", what would deal it after "by".
 */
export function expectedDamage(
  node: SyntaxNode,
  values: Values,
  which: 'all' | 'next' | 'that',
  op: 'preventDamage' | 'redirectDamage',
): Call {
  const span = spanOf(node);
  const parts = node.children.flatMap((c) => (c.isIteration() ? c.children : [c]));
  const part = (rule: string): Ast | null =>
    parts.filter((c) => c.ctorName === rule).flatMap((c) => astsIn(c, values))[0] ?? null;
  const kind =
    parts
      .filter((c) => c.ctorName === 'DamageKind')
      .flatMap((c) => values(c))
      .find(isAst) ?? enumName('any', span);
  const early = part('EarlyDuration');
  const middle = part('MiddleDuration');
  const late = part('LateDuration');
  const active = part('DealingSource');
  const place = enumName(
    late !== null ? 'late' : middle !== null ? 'middle' : active !== null ? 'active' : 'early',
    span,
  );
  const [amount, to, by] = [part('Quantity'), part('DamageRecipient'), part('ByAgent') ?? active];
  return call(op, [enumName(which, span), amount, kind, to, by, early ?? middle ?? late, place], span);
}

function libraryPhrase(op: 'top' | 'bottom', style?: 'from'): Action {
  return (node, values) => {
    const parts = astsIn(node, values);
    const who = parts[parts.length - 1] ?? null;
    return call(
      op,
      [
        parts.length > 1 ? (parts[0] ?? null) : null,
        who,
        ...(style === undefined ? [] : [enumName(style, spanOf(node))]),
      ],
      spanOf(node),
    );
  };
}

/** "Cards from the top of your library equal to …": the number stands last. */
function topEqual(style: 'equal' | 'numberOf'): Action {
  return (node, values) => {
    const [who = null, count = null] = astsIn(node, values);
    return call('top', [count, who, enumName(style, spanOf(node))], spanOf(node));
  };
}

/** "Unspent green mana you have": the color is said before whose it is. */
const unspentMana: Action = (node, values) => {
  const parts = astsIn(node, values);
  const color = parts.find(({ kind }) => kind === 'EnumName') ?? null;
  return call('unspentMana', [parts.find((part) => part !== color) ?? null, color], spanOf(node));
};

/** "The amount of mana from creatures spent to cast it." */
const amountSpent: Action = (node, values) => {
  const parts = astsIn(node, values);
  return call(
    'amountSpent',
    [parts[parts.length - 1] ?? null, parts.length > 1 ? (parts[0] ?? null) : null],
    spanOf(node),
  );
};

/** "The amount of life your opponents have lost this turn." */
const lifeChange: Action = (node, values) => {
  const inner = astsIn(node, values);
  const tense = inner.find((v) => v.kind === 'EnumName' && v.name === 'perfect') ?? null;
  const brief = node.ctorName.endsWith('_brief') ? enumName('brief', spanOf(node)) : tense;
  return call('lifeChange', [...inner.filter((v) => v !== tense), brief], spanOf(node));
};

/** "The amount of life you gained": what the event came to that is spoken of. */
const lifeOfEvent: Action = (node, values) => {
  const change = firstAst(node, values);
  const isLost = change.kind === 'EnumName' && change.name === 'lost';
  return reference('amountDone', node, null, isLost ? 'lifeYouLost' : 'lifeYouGained');
};

/** "The excess damage dealt to that creature this way". */
const excessDamage =
  (said: 'the' | 'amount' | 'that'): Action =>
  (node, values) =>
    call('excessDamage', [astsIn(node, values)[0] ?? null, enumName(said, spanOf(node))], spanOf(node));

/** "The amount of life you've lost this turn", "the life you've lost this turn". */
const yourLifeChange =
  (tense: 'contracted' | 'bare'): Action =>
  (node, values) =>
    call('lifeChange', [reference('you', node), ...astsIn(node, values), enumName(tense, spanOf(node))], spanOf(node));

/** "Double that damage", "triple that damage". */
const multipleOf =
  (factor: 2 | 3): Action =>
  (node) =>
    call(
      'times',
      [constant(factor, node), reference('thatMuch', node), enumName('double', spanOf(node))],
      spanOf(node),
    );

/** "Half X damage, rounded up", "half X cards, rounded down". */
const halfX: Action = (node, values) =>
  call('half', [call('x', [], spanOf(node)), astsIn(node, values)[0] ?? null], spanOf(node));

/** How many of them there are besides one. */
function beyondFirst(style: 'beyond' | 'otherThan'): Action {
  return (node, values) => {
    const [what = null] = astsIn(node, values);
    const all = call('count', [what, enumName('bare', spanOf(node))], spanOf(node));
    return call('beyondFirst', [all, enumName(style, spanOf(node))], spanOf(node));
  };
}

/** Meanings of quantities, places, costs and zone verbs that are more than the call their label names. */
export const valueActions: Actions = {
  ScaledQuantity_halfExactly: (node, values) =>
    call('half', [astsIn(node, values)[0] ?? null, enumName('exactly', spanOf(node))], spanOf(node)),
  ScaledQuantity_twice: times(2, 'twice'),
  ScaledQuantity_threeTimes: times(3, 'times'),
  BaseQuantity_damageDone: (node, values) => {
    const parts = astsIn(node, values);
    const already = parts.find((v) => v.kind === 'EnumName' && v.name === 'already') ?? enumName('plain', spanOf(node));
    return call('damageDone', [...parts.filter((v) => v !== already), already], spanOf(node));
  },
  BaseQuantity_damageDealt: (node) => reference('amountDone', node, null, 'damageDealt'),
  BaseQuantity_damagePrevented: (node) => reference('amountDone', node, null, 'damagePrevented'),
  PaidThisWay: (node, values) => {
    const [what] = astsIn(node, values);
    return reference('amountDone', node, null, what?.kind === 'EnumName' ? what.name : '');
  },
  Counted_damagePrevented: (node) => reference('amountDone', node, null, 'damagePrevented'),
  BaseQuantity_excessDamage_the: excessDamage('the'),
  BaseQuantity_excessDamage_amount: excessDamage('amount'),
  BaseQuantity_excessDamage_that: excessDamage('that'),
  BaseQuantity_lifeChange: lifeChange,
  BaseQuantity_lifeChange_brief: lifeChange,
  BaseQuantity_lifeChange_contracted: yourLifeChange('contracted'),
  BaseQuantity_lifeChange_contractedBare: yourLifeChange('bare'),
  Counted_lifeChange: lifeChange,
  BaseQuantity_lifeOfEvent: lifeOfEvent,
  Counted_lifeOfEvent: lifeOfEvent,
  BaseQuantity_lifeLost: (node) => reference('amountDone', node, null, 'lifeLost'),
  BaseQuantity_result: (node) => reference('amountDone', node, null, 'result'),
  BaseQuantity_resultsTotal: (node) => reference('amountDone', node, null, 'resultsTotal'),
  BaseQuantity_chosenNumber: (node) => reference('amountDone', node, null, 'chosenNumber'),
  BaseQuantity_theNumber: (node) => reference('amountDone', node, null, 'theNumber'),
  BaseQuantity_totalPaid: (node) => reference('amountDone', node, null, 'totalManaPaid'),
  BaseQuantity_lookedAt: (node) => reference('amountDone', node, null, 'cardsLookedAt'),
  BaseQuantity_flipsWon: (node) => reference('amountDone', node, null, 'flipsWon'),
  Counted_flipsWon: (node) => reference('amountDone', node, null, 'flipsWon'),
  BaseQuantity_lifeGained: (node) => reference('amountDone', node, null, 'lifeGained'),
  ThatMuch: (node) => reference('thatMuch', node),
  DamageAmount_plus: (node, values) => call('plus', astsIn(node, values), spanOf(node)),
  DamageAmount_minus: (node, values) => call('minus', astsIn(node, values), spanOf(node)),
  LifeAmount_plus: (node, values) => call('plus', astsIn(node, values), spanOf(node)),
  LifeAmount_minus: (node, values) => call('minus', astsIn(node, values), spanOf(node)),
  BaseQuantity_thatMuch: (node) => reference('thatMuch', node),
  BaseQuantity_thatNumber: (node) => reference('thatNumber', node),
  BaseQuantity_thatMany: (node) => reference('thatMany', node),
  BaseQuantity_number: (node, values) => valuesIn(node, values),
  BaseQuantity_extreme: (node, values) => {
    const [name, what = null, of = null] = astsIn(node, values);
    const { which, style } = extremeOf(name);
    return call(which, [what, of, enumName(style, spanOf(node))], spanOf(node));
  },
  BaseQuantity_greatestNumber: (node, values) => {
    const [of = null, shared = null] = astsIn(node, values);
    const filter = of?.kind === 'NounPhrase' ? allOfParts(of.filter) : [];
    const each = filter.some(({ op }) => op === 'controlledBy') ? 'controller' : 'owner';
    return call('greatestNumber', [of, shared ?? enumName(each, spanOf(node))], spanOf(node));
  },
  BaseQuantity_extremeLife: (node, values) => {
    const [name, of = null] = astsIn(node, values);
    const which = extremeOf(name).which === 'least' ? 'lowest' : 'greatest';
    return call('extremeLife', [enumName(which, spanOf(node)), of], spanOf(node));
  },
  BaseQuantity_stat: (node, values) => {
    const [of = null, what = null] = astsIn(node, values);
    return call('stat', [what, of], spanOf(node));
  },
  Times_twice: (node) => constant(2, node),
  Times_once: (node) => constant(1, node),
  MoreTimes_once: (node) => constant(1, node),
  CardCount_minus: (node, values) =>
    call('minus', [reference('thatMany', node), astsIn(node, values)[0] ?? null], spanOf(node)),
  CardCount_plus: (node, values) =>
    call('plus', [reference('thatMany', node), astsIn(node, values)[0] ?? null], spanOf(node)),
  BaseQuantity_totalOf: (node, values) => {
    const [of = null, what = null] = astsIn(node, values);
    return call('total', [what, of, enumName('possessive', spanOf(node))], spanOf(node));
  },
  BaseQuantity_statOf: (node, values) => {
    const [what = null, of = null] = astsIn(node, values);
    return call('stat', [what, of, enumName('of', spanOf(node))], spanOf(node));
  },
  DamageAmount_double: multipleOf(2),
  DamageAmount_triple: multipleOf(3),
  DamagePredicate_multiplyDamage: (node, values) => {
    const span = spanOf(node);
    const names = astsIn(node, values).filter((v) => v.kind === 'EnumName');
    const [by = null, to = null] = astsIn(node, values).filter((v) => v.kind !== 'EnumName');
    const [factor = null, second, third] = names;
    const said = [second, third].find((name) => name?.name === 'that') ?? enumName('bare', span);
    const kind = [second, third].find((name) => name !== undefined && name.name !== 'that') ?? enumName('any', span);
    return call('multiplyDamage', [subjectOf(node), factor, kind, by, to, said], span);
  },
  BaseQuantity_devotion: (node, values) => {
    const [who = null, ...colors] = astsIn(node, values);
    const names = colors.flatMap((c) => (isCall(c) && c.op === 'color' && c.args[0] ? [c.args[0]] : []));
    return call('devotion', [who, list(names, spanOf(node))], spanOf(node));
  },
  BaseQuantity_devotion_chosen: (node, values) => {
    const [who = null, chosen = null] = astsIn(node, values);
    return call('devotion', [who, list([], spanOf(node)), chosen], spanOf(node));
  },
  BaseQuantity_countersOn: (node, values) => countersOn(node, values),
  Count_one: (node) => constant(1, node),
  Count_thatMany: (node) => reference('thatMany', node),
  Count_twiceThatMany: (node) =>
    call('times', [constant(2, node), reference('thatMany', node), enumName('twice', spanOf(node))], spanOf(node)),
  Count_threeTimesThatMany: (node) =>
    call('times', [constant(3, node), reference('thatMany', node), enumName('twice', spanOf(node))], spanOf(node)),
  Count_threeTimesX: (node) =>
    call('times', [constant(3, node), call('x', [], spanOf(node)), enumName('twice', spanOf(node))], spanOf(node)),
  Count_twiceX: (node) =>
    call('times', [constant(2, node), call('x', [], spanOf(node)), enumName('twice', spanOf(node))], spanOf(node)),
  LifeAmount_half: (node, values) => {
    const [of = null, rounded = null] = astsIn(node, values);
    return call('half', [call('life', [of, enumName('bare', spanOf(node))], spanOf(node)), rounded], spanOf(node));
  },
  DamageAmount_halfThat: (node, values) =>
    call('half', [reference('thatMuch', node), astsIn(node, values)[0] ?? null], spanOf(node)),
  HalfDamage: halfX,
  CardCount_halfX: halfX,
  LifeAmount_halfX: halfX,
  CardCount_half: (node, values) => {
    const [of = null, rounded = null] = astsIn(node, values);
    const library = call('contents', [of, enumName('library', spanOf(node))], spanOf(node));
    const size = call('count', [library, enumName('bare', spanOf(node))], spanOf(node));
    return call('half', [size, rounded], spanOf(node));
  },
  MuchMana_thatMuch: (node) => reference('thatMuch', node),
  ManaNumber_thatMuch: (node) => reference('thatMuch', node),
  ManaNumber_twiceThatMuch: (node) =>
    call('times', [constant(2, node), reference('thatMuch', node), enumName('twice', spanOf(node))], spanOf(node)),
  ManaNumber_number: (node, values) => valuesIn(node, values),
  ManaProduction_symbols_times: (node, values) => {
    const [times = null, symbols = null] = astsIn(node, values);
    return call('symbols', [symbols, times], spanOf(node));
  },
  Count_halfThatMany: (node) =>
    call('half', [reference('thatMany', node), enumName('down', spanOf(node))], spanOf(node)),
  PtValue_y: (node) => reference('y', node),
  PtValue_number: (node) => constant(valueOfNumber(node.sourceString), node),
  PtChange_plus: signed(1),
  PtChange_minus: signed(-1),
  // "Twice -X/-X": both are twice as much less (CR 613.4c).
  ContinuousPredicate_modifyPt_twiceMinus: (node, values) => {
    const span = spanOf(node);
    const twice = astsIn(node, values).map((value) =>
      call('times', [constant(2, node), call('negative', [value], span), enumName('twice', span)], span),
    );
    return call('modifyPt', [subjectOf(node), ...twice], span);
  },
  GrantList_list: grantList,
  GrantList_pair: grantList,
  GrantList_one: grantList,
  manaSymbols: wordOf,
  tokenName: wordOf,
  costName: wordOf,
  LastCostPart: (node, values) =>
    call('step', [enumName('and', spanOf(node)), null, astsIn(node, values)[0] ?? null], spanOf(node)),
  Cost: (node, values) => list(astsIn(node, values), spanOf(node)),
  loyaltyChange: (node) => {
    const [sign, digits] = [node.sourceString.charAt(0), node.sourceString.slice(1)];
    if (sign !== '+' && sign !== '-') return constant(Number(node.sourceString), node);
    const amount = digits === 'x' ? call('x', [], spanOf(node)) : constant(Number(digits), node);
    return sign === '-' ? call('negative', [amount], spanOf(node)) : amount;
  },
  ZonePredicate_return: move('return'),
  ZonePredicate_return_heavy: (node, values) => {
    const [to = null, what = null, ...entry] = astsIn(node, values);
    const span = spanOf(node);
    return call('return', [subjectOf(node), what, null, to, list(entry, span), enumName('placeFirst', span)], span);
  },
  BaseQuantity_difference: (node) => reference('difference', node),
  DamagePredicate_preventDamage_both: (node, values) => {
    const [kind = null, side = null, what = null] = astsIn(node, values);
    const span = spanOf(node);
    return call(
      'preventDamage',
      [subjectOf(node), enumName('all', span), null, kind, what, null, null, enumName('early', span), side],
      span,
    );
  },
  Counted_amountSpent: amountSpent,
  Counted_unspentMana: unspentMana,
  BaseQuantity_unspentMana: unspentMana,
  Counted_ownKinds: (node, values) => {
    const [of = null, kind = null] = astsIn(node, values);
    return call('kindsAmong', [enumName('own', spanOf(node)), kind, of], spanOf(node));
  },
  BaseQuantity_amountSpent: amountSpent,
  Counted_targetsBeyondFirst: (node) => {
    const targets = call('targetsOf', [reference('self', node)], spanOf(node));
    return call('beyondFirst', [targets], spanOf(node));
  },
  PlayerPredicate_changeBasePt_like: (node, values) => {
    const [of = null, like = null] = astsIn(node, values);
    return call('changeBasePt', [subjectOf(node), of, enumName('both', spanOf(node)), null, like], spanOf(node));
  },
  PlayerPredicate_multiplyPt_of: (node, values) => {
    const [factor = null, what = null, of = null] = astsIn(node, values);
    return call('multiplyPt', [subjectOf(node), factor, of, what, enumName('of', spanOf(node))], spanOf(node));
  },
  ZonePredicate_put: move('put', 'put'),
  ZonePredicate_put_heavy: (node, values) => {
    const [to = null, ...rest] = astsIn(node, values);
    const what = rest.at(-1) ?? null;
    const span = spanOf(node);
    return call(
      'put',
      [subjectOf(node), what, null, to, list(rest.slice(0, -1), span), enumName('placeFirst', span)],
      span,
    );
  },
  ZonePredicate_exile: (node, values) => {
    const [what = null, ...rest] = astsIn(node, values);
    const origin = rest.find((v) => v.kind === 'List');
    const from = origin?.kind === 'List' ? (origin.items[0] ?? null) : null;
    const counters = rest.filter((v) => isCall(v) && v.op === 'entersWithCounters');
    const faceDown = rest.find((v) => v.kind === 'EnumName') ?? null;
    return call('exile', [subjectOf(node), what, from, faceDown, list(counters, spanOf(node))], spanOf(node));
  },
  ZonePredicate_putBack: (node, values) => {
    const [what = null, order = null] = astsIn(node, values);
    const span = spanOf(node);
    const to = call('libraryPosition', [enumName('back', span), null, null, order], span);
    return call('put', [subjectOf(node), what, null, to, list([], span), enumName('put', span)], span);
  },
  ZonePredicate_draw_another: (node) =>
    call('draw', [subjectOf(node), constant(1, node), enumName('another', spanOf(node))], spanOf(node)),
  ZonePredicate_putAgain: move('put', 'elided'),
  Origin: (node, values) => list(astsIn(node, values), spanOf(node)),
  energyCount: (node) => constant(node.sourceString.length / '{e}'.length, node),
  CounterRemoval_count: (node, values) => astsIn(node, values),
  CounterRemoval_all: (node, values) => astsIn(node, values),
  ChosenGrants_list: grantList,
  ChosenGrants_pair: grantList,
  counterName: wordOf,
  PermanentPredicate_putCounters_several: (node, values) => {
    const parts = astsIn(node, values);
    const span = spanOf(node);
    const kinds = parts.filter((v) => v.kind === 'Word');
    const on = parts.at(-1) ?? null;
    const counts = parts.filter((v) => v.kind !== 'Word').slice(0, -1);
    const [first = null, ...more] = kinds.map((kind, at) => list([counts[at] ?? constant(1, node), kind], span));
    const [count = null, kind = null] = first?.items ?? [];
    return call('putCounters', [subjectOf(node), count, kind, on, null, null, null, list(more, span)], span);
  },
  PermanentPredicate_putCounters_yourChoice: counterOfChoice('yourChoice'),
  PermanentPredicate_putCounters_oneOf: counterOfChoice('oneOf'),
  ContinuousPredicate_gain_yourChoice: (node, values) =>
    call(
      'gain',
      [subjectOf(node), astsIn(node, values)[0] ?? null, enumName('yourChoice', spanOf(node))],
      spanOf(node),
    ),
  LibraryTop_at: libraryPosition,
  LibraryPosition_at: libraryPosition,
  LibraryPosition_choice: (node, values) => {
    const owner = astsIn(node, values).find((v) => v.kind !== 'EnumName') ?? null;
    const span = spanOf(node);
    return call('libraryPosition', [enumName('ownersChoice', span), null, owner, enumName('none', span)], span);
  },
  LibraryPosition_nth: nthInLibrary('nth'),
  LibraryPosition_nth_orBottom: nthInLibrary('nthOrBottom'),
  LibraryPosition_beneath: nthInLibrary('beneath'),
  LibraryPosition_bare: (node, values) => {
    const [position = null, order = null] = astsIn(node, values);
    return call('libraryPosition', [position, null, null, order ?? enumName('none', spanOf(node))], spanOf(node));
  },
  LibraryPhrase_top: libraryPhrase('top'),
  LibraryPhrase_top_equal: topEqual('equal'),
  LibraryPhrase_top_numberOf: topEqual('numberOf'),
  LibraryPhrase_top_from: libraryPhrase('top', 'from'),
  LibraryPhrase_bottom: libraryPhrase('bottom'),
  ContinuousPredicate_skip_next: (node, values) => {
    const [count = null, what = null] = astsIn(node, values);
    return call('skip', [subjectOf(node), what, enumName('next', spanOf(node)), count], spanOf(node));
  },
  ContinuousPredicate_attackCost: (node, values) => {
    const [whom = null, cost = null, each = null] = astsIn(node, values);
    const paid = cost?.kind === 'List' ? cost : list(cost === null ? [] : [cost], spanOf(node));
    return call('attackCost', [subjectOf(node), whom, paid, each], spanOf(node));
  },
  DamagePredicate_preventDamage_all: prevention('all'),
  DamagePredicate_preventDamage_active: prevention('all'),
  DamagePredicate_preventDamage_next: prevention('next'),
  DamagePredicate_preventDamage_allBut: partPrevented('allBut'),
  DamagePredicate_preventDamage_that_part: partPrevented('that'),
  DamagePredicate_preventDamage_that_half: (node, values) => {
    const [kind = null, rounded = null] = astsIn(node, values);
    const half = call('half', [reference('thatMuch', node), rounded], spanOf(node));
    return call('preventDamage', [subjectOf(node), enumName('that', spanOf(node)), half, kind], spanOf(node));
  },
  ZonePredicate_shuffle_library: (node) =>
    call('shuffle', [subjectOf(node), enumName('library', spanOf(node))], spanOf(node)),
  Counted_beyondFirst: beyondFirst('beyond'),
  Counted_beyondFirst_otherThan: beyondFirst('otherThan'),
  Pt: (node, values) => astsIn(node, values),
  AmassType: (node) => word(singularNoun(node.sourceString), spanOf(node)),
};
