import type { AbilityAst, Ast, Call, KeywordAst, ModalAst, SentenceAst } from './ast';
import { chosenAmong } from './actions-choices';
import { call, enumName, list, spanOf, word } from './build';
import { astsIn, firstAst, printedIn, valuesIn, type Values } from './children';
import type { SyntaxNode } from './node';
import {
  isAbilityAst,
  isAst,
  isCall,
  isClause,
  isSentence,
  type Action,
  type Actions,
  type MoreModesValue,
  type Value,
} from './values';

const romans: readonly string[] = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

const constantOf = (value: Value | undefined): number =>
  isCall(value) && value.args[0]?.kind === 'Word' ? Number(value.args[0].text) : 0;

const modalIn = (values: readonly Value[]): ModalAst | null => values.find((v) => v.kind === 'Modal') ?? null;

const sentences = (node: SyntaxNode, values: Values): readonly SentenceAst[] =>
  valuesIn(node, values).filter(isSentence);

const modalStyles = {
  orBoth: 'orBoth',
  orMore: 'orMore',
  upTo: 'upTo',
  anyNumber: 'anyNumber',
  exact: 'exact',
  sameModeAgain: 'sameModeAgain',
  newMode: 'newMode',
  newModeThisTurn: 'newModeThisTurn',
  atRandom: 'atRandom',
} as const;

const modalBlock: Action = (node, values): ModalAst => {
  const inner = valuesIn(node, values);
  const modes = inner.flatMap((v) => (v.kind === 'Mode' ? [v.sentences] : []));
  const header = node.children[0]?.children[0];
  const count = header?.children.find((c) => c.ctorName === 'ModalCount')?.children[0];
  const headed = header?.ctorName.split('_')[1] ?? '';
  const label =
    headed === 'modeAgain'
      ? 'sameModeAgain'
      : headed in modalStyles
        ? headed
        : (count?.ctorName.split('_')[1] ?? 'exact');
  const style = label in modalStyles ? modalStyles[label as keyof typeof modalStyles] : 'exact';
  const growing = inner.find((v) => v.kind === 'MoreModes');
  const n = inner.find((v) => isCall(v) && v.op === 'const');
  const value = growing?.base ?? (n === undefined ? 1 : constantOf(n));
  const bounds = {
    exact: [value, value],
    sameModeAgain: [value, value],
    newMode: [value, value],
    newModeThisTurn: [value, value],
    atRandom: [1, 1],
    orBoth: [1, 2],
    orMore: [1, null],
    upTo: [0, value],
    anyNumber: [0, null],
  } as const;
  const [min, max] = bounds[style];
  const isCounted = header?.ctorName === 'ModalHeader_upTo' || header?.ctorName === 'ModalHeader_modeAgain_x';
  const worked = isCounted ? (inner.find(isAst) ?? call('x', [], spanOf(node))) : null;
  return {
    kind: 'Modal',
    min: isCounted ? 0 : min,
    max: isCounted ? null : max,
    count: worked,
    chooser: headed === 'opponent' ? 'opponent' : 'you',
    whom: headed === 'apart' ? 'differentPlayers' : 'any',
    style,
    more: growing?.more ?? null,
    modes,
    prices: modes.map(() => []),
    span: spanOf(node),
  };
};

/** "Choose one. If you control a Dragon as you cast this spell, you may choose both instead." */
const moreModes: Action = (node, values): MoreModesValue => {
  const inner = astsIn(node, values);
  const names = inner.flatMap((v) => (v.kind === 'EnumName' ? [v.name] : []));
  const [base, condition = null, count] = inner.filter((v) => v.kind !== 'EnumName');
  if (condition === null) throw new Error('more modes without a condition');
  const max = names.includes('anyNumber') ? null : count === undefined ? 2 : constantOf(count);
  const end = names.includes('instead') ? 'instead' : 'plain';
  const style = names.includes('asCast') ? (end === 'instead' ? 'asCastInstead' : 'asCastPlain') : end;
  const min = max === null ? 0 : names.includes('may') ? 1 : max;
  return { kind: 'MoreModes', base: constantOf(base), more: { condition, min, max, style } };
};

/** A mode and what it costs besides. */
const pricedMode: Action = (node, values) => {
  const inner = valuesIn(node, values);
  const cost = inner.find((v) => v.kind === 'List');
  const mode = inner.find((v) => v.kind === 'Mode');
  if (mode === undefined) throw new Error('a price without its mode');
  return { ...mode, price: cost?.kind === 'List' ? cost.items.filter(isCall) : [] };
};

/** Modes with prices, of which one or more are chosen, or just one. */
const pricedModes =
  (style: 'spree' | 'tiered' | 'worth', max: number | null): Action =>
  (node, values): ModalAst => {
    const inner = valuesIn(node, values);
    const modes = inner.flatMap((v) => (v.kind === 'Mode' ? [v] : []));
    return {
      kind: 'Modal',
      more: null,
      count: null,
      chooser: 'you',
      whom: 'any',
      min: style === 'worth' ? 0 : 1,
      max: style === 'worth' ? constantOf(inner[0]) : max,
      style,
      modes: modes.map((mode) => mode.sentences),
      prices: modes.map(({ price }) => price),
      span: spanOf(node),
    };
  };

const activated: Action = (node, values): AbilityAst => {
  const inner = valuesIn(node, values);
  const cost = inner.find((v) => v.kind === 'List');
  const limits = inner.flatMap((v) => (v.kind === 'EnumName' ? [v.name] : []));
  const items = cost?.kind === 'List' ? cost.items.filter(isCall) : [];
  const condition = inner.find((v) => isCall(v)) ?? null;
  return {
    kind: 'ActivatedAst',
    cost: items,
    body: inner.filter(isSentence),
    modal: modalIn(inner),
    limits,
    condition: isCall(condition) ? condition : null,
    span: spanOf(node),
  };
};

const triggerWords = { when: 'when', whenever: 'whenever', at: 'at' } as const;

const limits = {
  oncePerTurn: 'oncePerTurn',
  twicePerTurn: 'twicePerTurn',
  oncePerGame: 'oncePerGame',
  doOncePerTurn: 'doOncePerTurn',
} as const;

function limitOf(name: string): (typeof limits)[keyof typeof limits] {
  if (!(name in limits)) throw new Error(`"${name}" is no limit of a triggered ability`);
  return limits[name as keyof typeof limits];
}

const triggered: Action = (node, values): AbilityAst => {
  const inner = valuesIn(node, values);
  const word = inner.find((v) => v.kind === 'EnumName');
  const terms = inner.filter(isAst).filter((v) => v.kind !== 'EnumName' && v.kind !== 'Sentence');
  const [event, condition = null] = terms;
  if (!isCall(event)) throw new Error('a trigger without its event');
  const limit = inner.filter((v) => v.kind === 'EnumName')[1];
  return {
    kind: 'TriggeredAst',
    word:
      word?.kind === 'EnumName' && word.name in triggerWords
        ? triggerWords[word.name as keyof typeof triggerWords]
        : 'when',
    event,
    condition,
    body: inner.filter(isSentence),
    modal: modalIn(inner),
    limit: limit?.kind === 'EnumName' ? limitOf(limit.name) : 'none',
    span: spanOf(node),
  };
};

const separators = { comma: 'comma', semicolon: 'semicolon' } as const;

const keywordLine: Action = (node, values): AbilityAst => {
  const keywords: KeywordAst[] = [];
  let separator: 'comma' | 'semicolon' | 'line' = 'line';
  for (const value of printedIn(node, values)) {
    if (value.kind === 'EnumName') separator = value.name === separators.semicolon ? 'semicolon' : 'comma';
    else if (isCall(value)) keywords.push({ separator, keyword: value, notes: [] });
  }
  const last = keywords.pop();
  if (last !== undefined) keywords.push({ ...last, notes: sentences(node, values) });
  return { kind: 'KeywordLineAst', keywords, span: spanOf(node) };
};

const replacementOf =
  (build: (inner: readonly Ast[], node: SyntaxNode) => Call): Action =>
  (node, values): AbilityAst => ({
    kind: 'ReplacementAst',
    body: build(astsIn(node, values), node),
    forEach: forEachIn(node, values),
    then: [],
    span: spanOf(node),
  });

/** Several sentences about how one thing enters. */
const entering: Action = (node, values): AbilityAst => {
  const [first, ...then] = valuesIn(node, values).filter((v) => v.kind === 'ReplacementAst');
  if (first === undefined) throw new Error('nothing is said of how it enters');
  return { ...first, then, span: spanOf(node) };
};

/** "~ enters with a +1/+1 counter on it for each …": what is counted. */
function forEachIn(node: SyntaxNode, values: Values): Ast | null {
  const found = valuesIn(node, values).find((v) => v.kind === 'ForEach');
  return found?.kind === 'ForEach' ? found.what : null;
}

function entersWith(inner: readonly Ast[], node: SyntaxNode): Call {
  const [what = null, ...rest] = inner;
  const entries = rest.filter((v) => isCall(v) && v.op.startsWith('enters'));
  const unless = rest.find((v) => !entries.includes(v)) ?? null;
  return call('entersWith', [what, list(entries, spanOf(node)), unless, null], spanOf(node));
}

/** "~ escapes with a +1/+1 counter on it" (CR 702.138c). */
function escapesWith(inner: readonly Ast[], node: SyntaxNode): Call {
  const [what = null] = inner;
  const entries = inner.slice(1);
  const span = spanOf(node);
  return call('entersWith', [what, list(entries, span), null, enumName('escapes', span)], span);
}

function chooseAsEnters(inner: readonly Ast[], node: SyntaxNode): Call {
  const [who = null, ...rest] = inner.filter((v) => v.kind !== 'EnumName');
  const [kind = null] = inner.filter((v) => v.kind === 'EnumName');
  const { of, except } = chosenAmong(rest);
  return call('chooseAsEnters', [who, kind, of, except], spanOf(node));
}

/** "As ~ enters, choose Lamb or Lion." */
function chooseAnchor(inner: readonly Ast[], node: SyntaxNode): Call {
  const [who = null] = inner;
  const words = inner.filter((v) => v.kind === 'Word');
  const span = spanOf(node);
  return call('chooseAsEnters', [who, enumName('anchor', span), null, null, list(words, span)], span);
}

function entersAsCopy(inner: readonly Ast[], node: SyntaxNode): Call {
  const entry = inner.filter((v) => isCall(v) && v.op === 'entersTapped');
  const [may, what = null, of = null, except = null] = inner.filter((v) => !entry.includes(v));
  const span = spanOf(node);
  return call('entersAsCopy', [what, of, may ?? null, except ?? list([], span), list(entry, span)], span);
}

/** Meanings of the frames of abilities (grammar/80-abilities.ohm). */
export const abilityActions: Actions = {
  Chapter: (node, values): AbilityAst => {
    const inner = valuesIn(node, values);
    const numbers = inner.flatMap((v) => (v.kind === 'Word' ? [Number(v.text)] : []));
    return { kind: 'ChapterAst', numbers, body: inner.filter(isSentence), modal: modalIn(inner), span: spanOf(node) };
  },
  chapterNumber: (node) => word(String(romans.indexOf(node.sourceString) + 1), spanOf(node)),
  BlockLine_classLevel: (node, values): AbilityAst => {
    const [cost, level] = valuesIn(node, values);
    return {
      kind: 'ClassLevelAst',
      cost: cost?.kind === 'List' ? cost.items.filter(isCall) : [],
      level: constantOf(level),
      span: spanOf(node),
    };
  },
  levelRange: (node) => list(node.sourceString.match(/[0-9]+/g)?.map((n) => word(n, spanOf(node))) ?? [], spanOf(node)),
  BlockLine_levelRow: (node, values): AbilityAst => {
    const [range] = valuesIn(node, values);
    const [min = 0, max = null] =
      range?.kind === 'List' ? range.items.map((item) => (item.kind === 'Word' ? Number(item.text) : 0)) : [];
    return { kind: 'LevelRowAst', min, max, span: spanOf(node) };
  },
  BlockLine_levelPt: (node, values): AbilityAst => {
    const [power, toughness] = astsIn(node, values);
    if (power === undefined || toughness === undefined) throw new Error('a line of power and toughness');
    return { kind: 'LevelPtAst', power, toughness, span: spanOf(node) };
  },
  BlockLine_toSolve: (node, values): AbilityAst => ({
    kind: 'ToSolveAst',
    condition: firstAst(node, values),
    span: spanOf(node),
  }),
  stationSymbol: (node) => word(node.sourceString, spanOf(node)),
  Gated: (node, values): AbilityAst => {
    const [gate, ability] = valuesIn(node, values);
    if (ability === undefined || !isAbilityAst(ability)) throw new Error('a gate without its ability');
    if (gate?.kind === 'Word')
      return { kind: 'StationRowAst', min: Number.parseInt(gate.text, 10), ability, span: spanOf(node) };
    if (gate?.kind !== 'EnumName') throw new Error('an ability without its gate');
    return { kind: 'GatedAst', gate: gate.name, ability, span: spanOf(node) };
  },
  ModalBlock: modalBlock,
  ModalHeader_more: moreModes,
  ModalHeader_opponent: (node, values) => valuesIn(node, values),
  Mode: (node, values) => ({ kind: 'Mode', sentences: sentences(node, values), price: [] }),
  PricedMode: pricedMode,
  TieredMode: pricedMode,
  WorthMode: (node, values) => {
    const [weight, mode] = valuesIn(node, values);
    if (!isCall(weight) || mode?.kind !== 'Mode') throw new Error('a mode without its weight');
    return { ...mode, price: [weight] };
  },
  pawprints: (node) => {
    const count = word(String(node.sourceString.length / '{p}'.length), spanOf(node));
    return call('pawprints', [count], spanOf(node));
  },
  WorthModes: pricedModes('worth', null),
  PricedModes: pricedModes('spree', null),
  TieredModes: pricedModes('tiered', 1),
  ActivationLimit_if: (node, values) => valuesIn(node, values),
  ActivationLimit_both: (node, values) => valuesIn(node, values),
  ActivationLimit_noMore: (node, values) => valuesIn(node, values),
  ActivationLimit_only_who: (node, values) => valuesIn(node, values),
  ActivationLimit_only: (node, values) => valuesIn(node, values),
  Activated: activated,
  Triggered: triggered,
  TriggerLimit_doOnce: (node) => enumName('doOncePerTurn', spanOf(node)),
  TriggerLimit_onlyOnce: (node) => enumName('oncePerGame', spanOf(node)),
  TriggerLimit_triggers: (node, values) => valuesIn(node, values),
  KeywordLine: keywordLine,
  Static: (node, values): AbilityAst => ({ kind: 'StaticAst', body: sentences(node, values), span: spanOf(node) }),
  Spell: (node, values): AbilityAst => ({
    kind: 'SpellAst',
    body: sentences(node, values),
    modal: modalIn(valuesIn(node, values)),
    span: spanOf(node),
  }),
  Replacement_statements: entering,
  EnteringStatement_entersWith: replacementOf(entersWith),
  EnteringStatement_entersWith_escapes: replacementOf(escapesWith),
  EnteringStatement_chooseAsEnters: replacementOf(chooseAsEnters),
  anchorWord: (node) => word(node.sourceString, spanOf(node)),
  AnchorChoice: replacementOf(chooseAnchor),
  AnchoredRow: (node, values): AbilityAst => {
    const [anchor, ability] = valuesIn(node, values);
    if (anchor?.kind !== 'Word' || ability === undefined || !isAbilityAst(ability))
      throw new Error('an anchor word without its ability');
    return { kind: 'AnchoredRowAst', word: anchor.text, ability, span: spanOf(node) };
  },
  Replacement_anchored: (node, values): AbilityAst => {
    const [choice, ...rows] = valuesIn(node, values).filter(isAbilityAst);
    if (choice?.kind !== 'ReplacementAst') throw new Error('anchor words that are not chosen');
    return { kind: 'AnchoredAst', choice, rows, span: spanOf(node) };
  },
  EnteringStatement_entersAsCopy: replacementOf(entersAsCopy),
  Replacement_asEnters_trailing: (node, values): AbilityAst => {
    const [condition = null, what] = astsIn(node, values);
    const clause = valuesIn(node, values).find(isClause);
    if (what === undefined || clause === undefined) throw new Error('nothing that is done as something enters');
    const span = spanOf(node);
    const body: SentenceAst = { kind: 'Sentence', leads: [], clauses: [{ join: 'first', clause }], trails: [], span };
    return { kind: 'AsEntersAst', event: entersOf(what), condition, body: [body], span };
  },
  Replacement_asEnters: (node, values): AbilityAst => ({
    kind: 'AsEntersAst',
    condition: null,
    event: entersOf(firstAst(node, values)),
    body: sentences(node, values),
    span: spanOf(node),
  }),
  Replacement_asTurned: (node, values): AbilityAst => {
    const event = firstAst(node, values);
    if (!isCall(event)) throw new Error('nothing that happens to it');
    return { kind: 'AsEntersAst', condition: null, event, body: sentences(node, values), span: spanOf(node) };
  },
};

const entersOf = (what: Ast): Call => call('enters', [what, null, null, null], what.span);
