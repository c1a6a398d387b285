import { parametersOf, withArgs } from '../bytecode/parameters';
import type { Param, Sort } from '../bytecode/schema';
import { rowOf, type Op } from '../bytecode/table';
import { isTerm, term, type Arg, type Term } from '../bytecode/term';
import type { Ast, Call, NounPhrase, Reference } from '../syntax/ast';
import { allOfParts, call, enumName, list, nameOf } from '../syntax/build';
import { amountDone } from './amounts';
import { bindSharedOne } from './those-types';
import { bindExcess } from './excess';
import { isAboutTwo, mentionTwo } from './pairs';
import { rememberCounted } from './counted';
import { nounsOf, sortOfFilter } from './nouns';
import { contains, resolveNamed, resolveNumber } from './resolve';
import { bindKindChoice, bindPileChoice } from './kind-choices';
import { choiceName, kindOf, kindSpokenOf, sidesChosen } from './kinds-spoken-of';
import { BindingGap, keyOf, type Scope } from './scope';
import { mentionOwnerOfDone } from './own-abilities';
import { bindVotes } from './votes';
import { excluded, otherPlayer } from './others';

/**
 * Binds a call: every argument by what its parameter wants. Noun phrases become targets, choices, sets or patterns;
 * references become uses of values.
 */
export function bindCall(ast: Call, scope: Scope): Term {
  if (ast.op === 'other' || ast.op === 'otherThan') return bindOther(ast, scope);
  if (ast.op === 'voteWon' || ast.op === 'votesFor') return bindVotes(ast, scope);
  const [who = null, ...about] = ast.args;
  if (ast.op === 'countersAre' && who?.kind === 'NounPhrase' && who.role === 'set' && who.form === 'a')
    return bindPlain({ ...ast, op: 'hasCounters', args: [who, ...about.slice(0, 3)] }, scope);
  if (isWithThatName(ast) && !scope.choices.has('name'))
    return term('sameName', [resolveNamed(ast.span, scope), 'that'], ast.span);
  if (isOfThat(ast) && scope.kindLoop?.name === chosenKind(ast))
    return withArgs(bindPlain(ast, scope), { value: kindOf(scope.kindLoop, scope) });
  if (isOfThat(ast) && !scope.choices.has(chosenKind(ast)))
    throw new BindingGap('ORA0301', ast.span, `that ${chosenKind(ast)}`);
  if (ast.op === 'chosenValue' && nameOf(ast.args[2]) === 'ofYourChoice') return bindKindChoice(ast, scope);
  if (ast.op === 'chosenPile')
    return bindPileChoice(ast, scope, (who) => scope.binders.phrase(who, { sort: 'players', role: 'object' }, scope));
  if (ast.op === 'castThisWay' && scope.permits === 'nothing' && scope.cast.size === 0)
    throw new BindingGap('ORA0301', ast.span, 'a permission');
  if (ast.op === 'sharesOneOf') return bindSharedOne(ast, scope);
  if (ast.op === 'duringThatTurn' && scope.extraTurn === null) throw new BindingGap('ORA0301', ast.span, 'that turn');
  if (ast.op === 'is' || ast.op === 'has') {
    const there = existenceOf(ast);
    if (there !== null) return bindPlain(there, scope);
    if (wasAttached(ast)) return scope.in('past', () => bindPlain(ast, scope));
  }
  // "The gift" is that of the source, which the words do not name; what was revealed or controlled then is only told.
  if (untold.includes(ast.op)) return scope.unmentioned(() => bindPlain(ast, scope));
  if (isAboutTwo(ast)) {
    const condition = bindPlain(ast, scope);
    mentionTwo(ast, condition, scope);
    return condition;
  }
  if (ast.op === 'happened') {
    const condition = bindPlain(ast, scope);
    mentionOwnerOfDone(ast, scope);
    return condition;
  }
  if (ast.op === 'controls') return bindControl(ast, scope);
  if (ast.op === 'excessDealt' || ast.op === 'excessDamage') return bindExcess(ast, scope);
  if (ast.op === 'compare' && isOwnMeasure(ast)) return withCandidate(ast, scope, () => bindPlain(ast, scope));
  if (isOfItsCasting(ast)) return withCandidate(ast, scope, () => bindPlain(ast, scope));
  return bindPlain(ast, scope);
}

/** "A spell that wasn't cast from its owner's hand": the hand of the spell's own owner. */
const isOfItsCasting = ({ op, args: [condition] }: Call): boolean =>
  op === 'relative' && condition?.kind === 'Call' && condition.op === 'wasCast';

/** "An opponent controls it": that player is the one who does. */
function bindControl(ast: Call, scope: Scope): Term {
  const condition = bindPlain(ast, scope);
  const [who, what] = ast.args;
  const [, thing] = condition.args;
  if (who?.kind !== 'NounPhrase' || who.role !== 'set' || who.form !== 'a' || what?.kind !== 'Reference')
    return condition;
  if (!isTerm(thing)) return condition;
  scope.mention({
    sort: 'player',
    number: 'singular',
    filter: who.filter,
    role: 'subject',
    span: who.span,
    use: (style, noun) => term('again', [term('controllerOf', [thing, 'one', 'possessive']), style, noun], who.span),
  });
  return condition;
}

/** Instructions that only tell which things are meant, or how the source was cast. */
const untold: readonly Op[] = [
  'exiledWith',
  'usedToCraft',
  'createdWith',
  'putWith',
  'eatenBy',
  'giftPromised',
  'tributePaid',
  'additionalCostPaid',
  'asYouCast',
];

/** "A Rat is attacking", "two or more Equipment are attached to it": there is such a thing, none that is known. */
function existenceOf({ op, args: [what, its, style], span }: Call): Call | null {
  const state = op === 'has' && its ? call('with', [its], its.span) : its;
  const isIndefinite =
    what?.kind === 'NounPhrase' && what.role === 'set' && indefinite.includes(what.form) && what.choice === 'plain';
  const said = op === 'has' ? 'has' : style?.kind === 'EnumName' ? existing[style.name] : undefined;
  if (!isIndefinite || !state || said === undefined) return null;
  const so = call('thatIs', [state, enumName('s', span)], span);
  const filter = call('allOf', [list([...allOfParts(what.filter), so], what.filter.span)], what.filter.span);
  return call('exists', [{ ...what, filter }, enumName(said, span)], span);
}

/** Verbs by which it is said that there is such a thing. */
const existing: Readonly<Record<string, string>> = { is: 'is', has: 'has', shares: 'shares' };

/** "~ remains attached to it": nothing is attached to itself. */
const saysItIsAttached = ({ op, args: [what, state] }: Call): boolean =>
  op === 'is' &&
  what?.kind === 'Reference' &&
  what.form === 'self' &&
  state?.kind === 'Call' &&
  state.op === 'attachedTo';

/** "That were attached to it": to what took part in the event, as it was before (CR 603.10a). */
const wasAttached = ({ args: [, state, style] }: Call): boolean =>
  state?.kind === 'Call' && state.op === 'attachedTo' && nameOf(style) === 'was';

const indefinite: readonly NounPhrase['form'][] = ['a', 'another', 'any', 'no', 'oneOrMore', 'atLeast', 'exactly'];

/** Does it speak of a value that was chosen before: "of that color"? */
const isOfThat = ({ op, args }: Call): boolean =>
  (op === 'chosenValue' && nameOf(args[2]) === 'ofThat') ||
  (op === 'theChosen' && nameOf(args[2]) === 'that') ||
  (op === 'chosenColor' && nameOf(args[1]) === 'that');

/** "With that name": the chosen one, or that of what was spoken of. */
const isWithThatName = ({ op, args }: Call): boolean => op === 'chosenValue' && nameOf(args[2]) === 'withThat';

const chosenKind = ({ op, args }: Call): string => (op === 'chosenColor' ? 'color' : choiceName(nameOf(args[0]) ?? ''));

/** Is something compared with a measure of its own, as in "its power"? "Counters on it" speaks of what was named before. */
const isOwnMeasure = ({ args }: Call): boolean => !args.some((arg) => arg?.kind === 'Call' && arg.op === 'countersOn');

/** In a comparison and in a relative clause of a description, "its" is the thing described: "with power greater than its base power". */
function withCandidate(ast: Call, scope: Scope, bind: () => Term): Term {
  const before = scope.mentions.length;
  const use = (): Term => term('candidate', ['it'], ast.span);
  const candidate = {
    sort: 'object',
    number: 'singular',
    role: 'subject',
    isSource: true,
    span: ast.span,
    use,
  } as const;
  scope.mentions.push(scope.mentionOf(candidate, Number.MAX_SAFE_INTEGER));
  try {
    return bind();
  } finally {
    scope.mentions.splice(before, 1);
  }
}

/** A filter with its arguments bound, part by part in printed order. */
export function bindFilter(filter: Call, scope: Scope): Term {
  const outer = scope.describes;
  const nouns = scope.described;
  scope.describes = sortOfFilter(filter);
  scope.described = nounsOf(filter);
  const around = scope.description;
  scope.description = filter;
  const bound = scope.in('aside', () => bindCall(filter, scope));
  scope.describes = outer;
  scope.described = nouns;
  scope.description = around;
  return bound;
}

function bindPlain(ast: Call, scope: Scope): Term {
  const outer = scope.excluded;
  const args = parametersOf(ast.op).map(({ param }, index): Arg => {
    const arg = ast.args[index] ?? null;
    if (saysItIsAttached(ast) && index > 0) scope.excluded = ['source'];
    if (index > 0 && comparesThings(ast)) scope.excluded = [...outer, ...meantBy(ast.args[0], scope)];
    if (index > 0 && isContest(ast)) scope.contender = true;
    if (index > 0 && saysIsOther(ast)) scope.itself = meantBy(ast.args[0], scope);
    if (ast.op === 'timesPaid') scope.excluded = [...outer, ...cardsIn(scope)];
    if (ast.op === 'among') scope.excluded = [...outer, ...describedBefore(scope)];
    const isAnyOfThem = comparesWithAny.includes(ast.op) || (ast.op === 'hadControl' && index === 1);
    if (!isAnyOfThem || arg === null) return bindArgument(param, arg, scope, ast);
    // "If it shares a creature type with ~, reveal it": the source is only what it is compared with.
    return anyOfThose(arg, scope) ?? scope.in('aside', () => bindArgument(param, arg, scope, ast));
  });
  scope.excluded = outer;
  if (saysIsOther(ast)) scope.itself = [];
  if (isContest(ast)) scope.contender = false;
  rememberCounted(ast.op, args, scope);
  if (ast.op === 'happened') mentionTally(ast, args, scope);
  if (scope.x !== null && (ast.op === 'symbols' || ast.op === 'payMana')) return defined(ast, args, scope.x, scope);
  if (scope.per !== null && scaledMana.includes(ast.op))
    return term(ast.op, [...args.slice(0, -1), term('numRef', [scope.use(scope.per), 'per'], ast.span)], ast.span);
  return term(ast.op, args, ast.span);
}

/** What says as its last argument how often its mana is meant. */
const scaledMana: readonly Op[] = ['symbols', 'payMana', 'payMore'];

/** "If it shares a color with that permanent": nothing is compared with itself. */
const comparesThings = ({ op, args: [, state] }: Call): boolean =>
  op === 'is' && state?.kind === 'Call' && allOfParts(state).some((part) => comparesWithAny.includes(part.op));

/** "If that creature is another Ox": other than the source, as nothing is other than itself. */
const saysIsOther = ({ op, args: [, state] }: Call): boolean =>
  op === 'is' && state?.kind === 'Call' && allOfParts(state).some((part) => part.op === 'other');

/** "If a player controls more Oxen than each other player": each of the players is compared with those other than themself. */
const isContest = ({ op, args: [who] }: Call): boolean =>
  (op === 'controlsMore' || op === 'hasMore') &&
  (who?.kind === 'NounPhrase' || (who?.kind === 'Call' && who.op === 'candidate'));

function meantBy(ast: Ast | null | undefined, { antecedents, mentions }: Scope): readonly string[] {
  const meant = antecedents.findLast(({ span }) => span === ast?.span);
  if (meant === undefined) return [];
  return meant.isSource ? ['source'] : mentions.filter(({ span }) => span.start === meant.of.start).map(keyOf);
}

/** "That player discards a card for each time it was kicked": a spell was, and no card elsewhere (CR 702.33d). */
const cardsIn = ({ mentions }: Scope): readonly string[] =>
  mentions.filter(({ filter }) => filter !== null && nounsOf(filter).includes('card')).map(keyOf);

/** "With mana value less than or equal to the number of lands you control from among them": the cards, not the lands. */
function describedBefore({ description, mentions }: Scope): readonly string[] {
  return description === null ? [] : mentions.filter(({ span }) => contains(description.span, span)).map(keyOf);
}

/** "If one or more creatures died this turn, you gain that much life": so many as did. */
function mentionTally({ span }: Call, [event = null, period = null]: readonly Arg[], scope: Scope): void {
  if (!isTerm(event)) return;
  const at = event.args.findIndex((arg) => isTerm(arg) && arg.op === 'some' && severalOf.includes(arg.args[0] ?? null));
  const several = event.args[at];
  if (!isTerm(several)) return;
  const each = { ...event, args: event.args.with(at, { ...several, args: ['a', null, ...several.args.slice(2)] }) };
  const tally = term('tally', [each, period, 'past'], span);
  scope.mention({
    sort: 'num',
    number: 'singular',
    isDescribed: true,
    span,
    use: (style) => term('sameNumber', [tally, style], span),
  });
}

const severalOf: readonly Arg[] = ['oneOrMore', 'atLeast'];

/** Descriptions by comparison with other things: any of them will do. */
const comparesWithAny: readonly Op[] = ['sameName', 'sharesType', 'sameStat', 'greatest', 'least'];

/** "With the same name as a Room you control", "other than a basic land card": nobody chooses one, any that fits will do. */
function anyOfThose(ast: Ast, scope: Scope): Term | null {
  if (ast.kind === 'NounPhrase' && ast.role === 'set' && (ast.form === 'a' || ast.form === 'another')) {
    if (ast.choice !== 'plain') return null;
    if (ast.form === 'another' && nounsOf(ast.filter).some((noun) => scope.described.includes(noun)))
      throw new BindingGap('ORA0303', ast.span, 'another of the kind that is described');
    return term('all', [scope.unmentioned(() => bindFilter(ast.filter, scope)), 'a'], ast.span);
  }
  if (ast.kind !== 'Call' || ast.op !== 'union') return null;
  const [items, style] = ast.args;
  // "Another" of several is other than the one compared, which no description says.
  const listed = items?.kind === 'List' ? items.items : [];
  if (listed.some((item) => item.kind === 'NounPhrase' && item.form === 'another')) return null;
  const parts = listed.map((item) => anyOfThose(item, scope));
  const all = parts.filter((part) => part !== null);
  if (all.length !== parts.length || style?.kind !== 'EnumName') return null;
  return term('union', [all, style.name], ast.span);
}

/** Mana of an amount that "where x is" defines: "{x}" is {1} that many times. */
function defined(ast: Call, args: readonly Arg[], x: number, scope: Scope): Term {
  const [symbols] = args;
  if (symbols === '{x}') return term(ast.op, ['{1}', term('numRef', [scope.use(x), 'x'], ast.span)], ast.span);
  if (typeof symbols === 'string' && symbols.includes('{x}'))
    throw new BindingGap('ORA0303', ast.span, 'a defined x among other mana');
  return term(ast.op, args, ast.span);
}

export function bindArgument(param: Param, ast: Ast | null, scope: Scope, owner: Call): Arg {
  switch (param.kind) {
    case 'optional':
      return ast === null ? null : bindArgument(param.of, ast, scope, owner);
    case 'list': {
      if (ast === null) return [];
      if (ast.kind === 'Sentence') return scope.binders.exception(ast, scope);
      const items = ast.kind === 'List' ? ast.items : [ast];
      const bind = (): readonly Arg[] => items.map((item) => bindArgument(param.of, item, scope, owner));
      return givesAbilities.includes(owner.op) ? scope.in('granting', bind) : bind();
    }
    case 'operand':
    case 'block':
      if (ast === null) throw new BindingGap('ORA0303', owner.span, `${owner.op} lacks an argument`);
      if (ast.kind === 'Reference' && takesThings.includes(param.sort) && rowOf(owner.op).result === 'effect')
        return withoutActor(scope, () => bindSorted(param.sort, ast, scope, wantedBy(owner, param.sort)));
      if (param.sort === 'num' && rowOf(owner.op).result === 'bool' && owner.args[0] === ast)
        return bindNumber(ast, scope);
      return bindSorted(param.sort, ast, scope, wantedOf(ast, owner, param.sort, scope));
    case 'enum':
    case 'style':
      return ast?.kind === 'EnumName' ? ast.name : (param.of[0] ?? '');
    case 'word':
      return ast?.kind === 'Word' ? ast.text : '';
    case 'int':
      if (ast === null && param.of === 'use')
        return owner.op === 'ofSide' ? sidesChosen(owner.span, scope) : kindSpokenOf(owner.span, scope);
      return ast?.kind === 'Word' ? Number(ast.text) : 0;
    case 'ability':
      if (ast === null) throw new BindingGap('ORA0303', owner.span, `${owner.op} lacks its ability`);
      return scope.binders.ability(ast, scope);
  }
}

/** Instructions that give abilities to things that are there, so that what gave them is known. */
const givesAbilities: readonly Op[] = ['gain', 'become', 'getEmblem'];

/** Instructions whose things may be players as well as objects. */
const takesPlayers: readonly Op[] = [
  'howFarApart',
  'entersAttacking',
  'dealDamage',
  'preventDamage',
  'is',
  'has',
  'forEach',
  'chooseThings',
  'countersAre',
  'putCounters',
  'countersOn',
  'count',
  'union',
  'otherThan',
  'other',
  'isDealtDamage',
  'dealsDamage',
  'attacks',
  'targeting',
  'becomesTarget',
];

/** Instructions whose arguments are players: who owns a zone, who controls a thing. */
const takesOnlyPlayers: readonly Op[] = [
  'zone',
  'libraryPosition',
  'controlledBy',
  'notControlledBy',
  'ownedBy',
  'notOwnedBy',
  'cast',
  'castBy',
  'doneBy',
  'chosenBy',
];

/** What a pronoun in an argument can mean: the owner of a zone is a player, and most instructions are about objects. */
function wantedBy(owner: Call, sort: Sort): 'object' | 'player' | undefined {
  // What was cast before is a spell, whoever cast it.
  if (owner.op === 'castBy' && sort !== 'np') return 'object';
  // No player blocks.
  const [, deed] = owner.op === 'doneBy' ? owner.args : [];
  if (deed?.kind === 'EnumName' && deed.name === 'blocked') return 'object';
  if (takesOnlyPlayers.includes(owner.op) || (owner.op === 'doneThisWay' && sort === 'np')) return 'player';
  // No player remains anything.
  if (owner.op === 'is' && owner.args[2]?.kind === 'EnumName' && owner.args[2].name === 'remains') return 'object';
  return takesPlayers.includes(owner.op) ? undefined : 'object';
}

/** "Each of those players": of what they are one is told by the noun, or by where they stand. */
function wantedOf(ast: Ast, owner: Call, sort: Sort, scope: Scope): 'object' | 'player' | undefined {
  if (owner.op !== 'among' || ast.kind !== 'Reference') return wantedBy(owner, sort);
  const isOfPlayers = scope.isIn('players') || ast.noun === 'player' || ast.noun === 'opponent';
  return isOfPlayers ? 'player' : wantedBy(owner, sort);
}

function bindSorted(sort: Sort, ast: Ast, scope: Scope, wanted: 'object' | 'player' | undefined): Term {
  switch (sort) {
    case 'entities':
      return unscaled(scope, () =>
        scope.binders.phrase(
          ast,
          wanted === undefined ? { sort, role: 'object' } : { sort, role: 'object', wanted },
          scope,
        ),
      );
    case 'np':
      return unscaled(scope, () =>
        scope.binders.phrase(
          ast,
          wanted === 'player' ? { sort, role: 'object', wanted } : { sort, role: 'object' },
          scope,
        ),
      );
    case 'players':
      return unscaled(scope, () => scope.binders.phrase(ast, { sort, role: 'object' }, scope));
    case 'num':
      return scope.in('aside', () => bindNumber(ast, scope));
    case 'bool':
      return scope.binders.condition(ast, scope);
    default:
      if (ast.kind !== 'Call') throw new BindingGap('ORA0303', ast.span, `${ast.kind} cannot be ${sort}`);
      return sort === 'cost' || sort === 'effect' ? scope.binders.cost(ast, scope) : bindCall(ast, scope);
  }
}

/** The sorts of arguments that are objects of a verb. */
const takesThings: readonly Sort[] = ['entities', 'np'];

/** A pronoun that is the object of a verb means something else than its subject and its other objects. */
function withoutActor(scope: Scope, bind: () => Term): Term {
  scope.excluded = [...scope.arguments, ...(scope.actor === null ? [] : [scope.actor])];
  const bound = bind();
  scope.excluded = [];
  return bound;
}

/** A "for each" scales what its verb says how many of, no number in a description. */
export function unscaled<T>(scope: Scope, bind: () => T): T {
  const { per } = scope;
  scope.per = null;
  const bound = bind();
  scope.per = per;
  return bound;
}

/** The term of a number; "that much" is a use of a value, and X is what "where x is" says. */
export function bindNumber(ast: Ast, scope: Scope): Term {
  switch (ast.kind) {
    case 'Reference':
      if (ast.form === 'y') {
        if (scope.y === null) throw new BindingGap('ORA0301', ast.span, 'y');
        return term('numRef', [scope.use(scope.y), 'y'], ast.span);
      }
      if (ast.form === 'difference') return difference(ast, scope);
      return ast.form === 'amountDone' ? amountDone(ast, scope) : resolveNumber(ast, scope);
    case 'Call': {
      if (ast.op === 'x' && scope.x !== null) return term('numRef', [scope.use(scope.x), 'x'], ast.span);
      const bound = bindCall(ast, scope);
      if (ast.op === 'const' && scope.per !== null && bound.args[0] !== 0)
        return term('times', [bound, term('numRef', [scope.use(scope.per), 'per'], ast.span), 'per'], ast.span);
      return bound;
    }
    default:
      throw new BindingGap('ORA0303', ast.span, `${ast.kind} is no number`);
  }
}

/** "the difference" of the numbers that a condition compared. */
function difference({ span }: Reference, { compared }: Scope): Term {
  if (compared === null) throw new BindingGap('ORA0301', span, 'the difference');
  return term('difference', compared, span);
}

/** "other" and "another" exclude a value: what a target phrase named before in the same ability, else the source. */
function bindOther(ast: Call, scope: Scope): Term {
  const [what, style] = ast.args;
  if (what?.kind !== 'Reference' || what.form !== 'than') {
    const whose = what ?? missing(ast);
    const any = ast.op === 'otherThan' ? anyOfThose(whose, scope) : null;
    const than = any ?? scope.binders.phrase(whose, { sort: 'entities', role: 'object' }, scope);
    return term(ast.op, ast.op === 'otherThan' ? [than, nameOf(style) ?? 'otherThan'] : [than, 'plain'], ast.span);
  }
  const than = scope.describes === 'player' ? otherPlayer(what, scope) : excluded(what, scope);
  return term(ast.op, [than, nameOf(style) ?? (ast.op === 'other' ? 'plain' : 'otherThan')], ast.span);
}

function missing(ast: Call): never {
  throw new BindingGap('ORA0303', ast.span, `${ast.op} lacks an argument`);
}
