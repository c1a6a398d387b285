import type { Sort } from '../bytecode/schema';
import type { TargetSlot } from '../bytecode/module';
import type { Op } from '../bytecode/table';
import { isList, isTerm, term, type Arg, type Term } from '../bytecode/term';
import type { Ast, Call, NounPhrase } from '../syntax/ast';
import { allOf, allOfParts, call, enumName, list, nameOf } from '../syntax/build';
import { withSharedPlace } from '../syntax/shared-place';
import { bindCall, bindFilter, bindNumber } from './bind';
import { bindDefinite } from './definite';
import { isExtreme, isLinked, patternQuantity } from './pattern-quantity';
import { bindBoth } from './pairs';
import { mentionPossessors } from './possessors';
import { saysWhere } from '../bytecode/parameters';
import { sortOfFilter } from './nouns';
import { resolve } from './resolve';
import { BindingGap, keyOf, type Mention, type MentionSort, type Scope, type StepDraft } from './scope';
import { mentionResult, isOne, isPlural, isHost, isOfPart } from './mention-result';

/** Where a noun phrase stands: as things (evaluated), as players, or as a pattern (matched). */
export type Place = {
  readonly sort: 'entities' | 'players' | 'np';
  readonly role: Mention['role'];
  /** Narrows what a pronoun can mean here: things that are exiled or tapped are no players. */
  readonly wanted?: MentionSort;
};

export const one = (span: NounPhrase['span']): Term => term('const', [1], span);

/** The term of a phrase that means things or players. */
export function bindPhrase(ast: Ast, place: Place, scope: Scope): Term {
  switch (ast.kind) {
    case 'NounPhrase':
      requireSeveral(ast);
      requireTarget(ast);
      return ast.role === 'set' ? bindSet(ast, place, scope) : bindTarget(ast, place, scope);
    case 'Reference':
      return resolve(ast, place.wanted ?? wantedSort(place.sort), scope);
    case 'Call':
      return bindEntityCall(ast, place, scope);
    default:
      throw new BindingGap('ORA0303', ast.span, `${ast.kind} is no noun phrase`);
  }
}

/** Somebody else is said to choose of targets only. */
function requireTarget({ filter, role, span }: NounPhrase): void {
  if (role === 'set' && allOfParts(filter).some(({ op }) => op === 'chosenBy'))
    throw new BindingGap('ORA0303', span, 'a choice of somebody else');
}

/** One thing alone has nothing in common: "a card with the same name" is compared with what is not said. */
function requireSeveral({ filter, form, span }: NounPhrase): void {
  if (!several.includes(form) && allOfParts(filter).some(({ op }) => op === 'alike'))
    throw new BindingGap('ORA0303', span, 'things that are alike');
}

export const several: readonly NounPhrase['form'][] = [
  'exactly',
  'number',
  'atLeast',
  'upTo',
  'anyNumber',
  'eachOfAny',
];

const wantedSort = (sort: Place['sort']): MentionSort => (sort === 'players' ? 'player' : 'either');

/** "a basic land card or a Gate card": one choice among things of either kind. */
function choiceAmong(ast: Call): NounPhrase | null {
  const [parts, style] = ast.args;
  if (parts?.kind !== 'List' || nameOf(style) !== 'or') return null;
  const phrases = parts.items.filter(
    (item): item is NounPhrase =>
      item.kind === 'NounPhrase' && item.role === 'set' && item.form === 'a' && item.choice === 'plain',
  );
  const [first] = phrases;
  if (first === undefined || phrases.length !== parts.items.length) return null;
  const { kinds, shared } = withSharedPlace(phrases.map((phrase) => phrase.filter));
  const any = call('anyOf', [list(kinds, ast.span), enumName('orEach', ast.span)], ast.span);
  return { ...first, filter: allOf([any, ...shared], ast.span), span: ast.span };
}

/** "A creature card and/or a land card from among them": where the last kind of cards is, the kinds before it are too. */
function placedTogether(items: readonly Ast[]): readonly Ast[] {
  const last = items.at(-1);
  if (last?.kind !== 'NounPhrase') return items;
  const place = allOfParts(last.filter).filter(({ op }) => saysWhere(op));
  return items.map((item) => (item.kind === 'NounPhrase' && isSomewhere(item, place) ? placed(item, place) : item));
}

/** Does nothing say where they are: cards, or things that are taken from among others? */
function isSomewhere({ filter }: NounPhrase, place: readonly Call[]): boolean {
  const parts = allOfParts(filter);
  const isWanted = parts.some(({ op }) => op === 'card') || place.some(({ op }) => op === 'among');
  return isWanted && !parts.some(({ op }) => saysWhere(op));
}

const placed = (phrase: NounPhrase, place: readonly Call[]): NounPhrase =>
  place.length === 0 ? phrase : { ...phrase, filter: allOf([...allOfParts(phrase.filter), ...place], phrase.span) };

/** All or each of the things described. */
const isWholeSet = ({ op, args: [, style] }: Term): boolean =>
  op === 'all' && (style === 'all' || style === 'each' || style === 'allThe');

/** The parts of a list. "That creature and each other creature": others are other than the one thing spoken of first. */
function bindList(items: readonly Ast[], place: Place, scope: Scope): readonly Term[] {
  const outer = scope.besides;
  const begun = scope.mentions.length;
  const parts = items.map((item, at) => {
    const bound = besidesPlayers(item, begun, scope, () => bindPhrase(item, place, scope));
    const said = scope.mentions.at(-1);
    if (at === 0 && isOneThing(item) && said?.sort === 'object' && said.number === 'singular') scope.besides = said;
    return bound;
  });
  scope.besides = outer;
  return parts;
}

/** "Its controller and that player": somebody else than the players of the list before. */
function besidesPlayers(item: Ast, begun: number, scope: Scope, bind: () => Term): Term {
  if (item.kind !== 'Reference' || item.form !== 'that') return bind();
  const outer = scope.excluded;
  const said = scope.mentions.slice(begun).filter(({ sort }) => sort === 'player');
  scope.excluded = [...outer, ...said.map(keyOf)];
  const bound = bind();
  scope.excluded = outer;
  return bound;
}

/** One thing spoken of again. */
const isOneThing = (item: Ast): boolean =>
  item.kind === 'Reference' && (item.form === 'it' || item.form === 'that' || item.form === 'the');

function bindEntityCall(ast: Call, place: Place, scope: Scope): Term {
  if (ast.op === 'union') {
    const choice = choiceAmong(ast);
    if (choice !== null) return bindSet(choice, place, scope);
    const [listed, style] = ast.args;
    const items = listed?.kind === 'List' ? placedTogether(listed.items) : [];
    if (place.sort === 'np')
      return term('either', [items.map((item) => bindPhrase(item, place, scope)), nameOf(style) ?? 'and'], ast.span);
    const parts = scope.in('list', () => bindList(items, place, scope));
    // "Destroy all lands or all creatures": one of them, as somebody chooses, not both.
    if (nameOf(style) === 'or' && place.role === 'object' && parts.some(isWholeSet) && scope.step !== null)
      throw new BindingGap('ORA0303', ast.span, 'one set of things or another');
    const union = term('union', [parts, nameOf(style) ?? 'and'], ast.span);
    const extent = items.every(isPhraseOfPart) ? 'part' : 'whole';
    mentionResult(ast, scope, { role: place.role, number: 'plural', filter: null, extent });
    return union;
  }
  const [several] = ast.op === 'severally' ? ast.args : [];
  if (several) return bindSeverally(several, ast, place, scope);
  const bound = bindCall(ast, scope);
  const ofZone = inZones.includes(ast.op);
  if (ofZone)
    mentionResult(ast, scope, {
      role: place.role,
      number: ast.op === 'top' || ast.op === 'bottom' ? cardNumber(ast) : 'singular',
      filter: ast.op === 'contents' ? null : (ast.args.find(isFilterCall) ?? cardFilter(ast)),
      // In a condition nothing is done to it: it is the card that is there.
      standing: scope.step === null && ast.op !== 'contents' ? bound : null,
    });
  if (ofZone && ast.op === 'top' && saysActor(bound)) mentionSeveral(ast, place.role, scope);
  // "Reveals their hand. … those cards": nothing else calls them so.
  if (ast.op === 'contents' && scope.step !== null) mentionSeveral(ast, 'counted', scope);
  const draft = scope.step;
  if (saidPlayers.includes(ast.op))
    scope.mention({
      sort: 'player',
      number:
        ast.op === 'opponents' || ast.op === 'opponentsOf' || nameOf(ast.args[1]) === 'many' ? 'plural' : 'singular',
      role: place.role,
      span: ast.span,
      use: (style, noun) => term('again', [afterwards(bound, draft, scope), style, noun], ast.span),
    });
  return bound;
}

/** "Each opponent exiles the top card of their library": as many cards as there are players, in all. */
const saysActor = ({ args: [, who = null] }: Term): boolean =>
  isTerm(who) && who.op === 'again' && isTerm(who.args[0]) && who.args[0].op === 'subject';

/** Cards that are spoken of as several, whatever their number. */
function mentionSeveral(ast: Call, role: Mention['role'], scope: Scope): void {
  const one = mentionResult(ast, scope, { role, number: 'plural', filter: cardFilter(ast) });
  const last = scope.mentions.pop();
  if (last === undefined) return;
  const together = (style: string, noun: string | null): Term =>
    term('again', [term('union', [[one('that', 'card')], 'and'], ast.span), style, noun], ast.span);
  scope.mentions.push({ ...last, use: together });
}

/** "On top of their owners' libraries, then those players shuffle": of what the statement was about, once it is done. */
function afterwards(bound: Term, draft: StepDraft | null, scope: Scope): Term {
  if (draft === null || draft === scope.step) return bound;
  const said = (arg: Arg): Arg => {
    if (isList(arg)) return arg.map(said);
    if (!isTerm(arg)) return arg;
    if (arg.op === 'acted') return term('ref', [scope.resultOf(draft, 'entities'), ...arg.args.slice(1)], arg.span);
    return { ...arg, args: arg.args.map(said) };
  };
  return { ...bound, args: bound.args.map(said) };
}

/** "Two target creatures each deal damage equal to their power": in that statement, "their" is each one's own. */
function bindSeverally(several: Ast, ast: Call, place: Place, scope: Scope): Term {
  const bound = term('severally', [bindPhrase(several, place, scope)], ast.span);
  const within = scope.acting;
  if (within !== null && place.sort === 'players')
    scope.mention({
      sort: 'player',
      number: 'singular',
      role: place.role,
      span: ast.span,
      within,
      use: (style, noun) => term('again', [term('subject', [], ast.span), style, noun], ast.span),
    });
  if (within !== null && place.sort === 'entities')
    scope.mention({
      sort: 'object',
      number: 'plural',
      role: place.role,
      span: ast.span,
      within,
      use: (style, noun) => term('acted', ['one', style, noun], ast.span),
    });
  return bound;
}

/** Instructions that mean cards by where they lie in a zone. */
const inZones: readonly Op[] = ['top', 'bottom', 'topOfGraveyard', 'contents'];

/** Instructions that mean players who can be spoken of again: one, or those of several things. */
const saidPlayers: readonly Op[] = [
  'controllerOf',
  'ownerOf',
  'defendingPlayer',
  'activePlayer',
  'whoAttacks',
  'neighbor',
  'opponents',
  'opponentsOf',
];

function cardNumber({ args }: Call): Mention['number'] {
  const [count = null, whose = null] = args;
  // "the top card of each player's library": a card for each.
  if (whose?.kind === 'NounPhrase' && whose.role === 'set' && whose.form === 'each') return 'plural';
  return count === null || isOne(count) ? 'singular' : 'plural';
}
const isFilterCall = (ast: Ast | null): ast is Call => ast?.kind === 'Call' && ast.op === 'allOf';
const cardFilter = ({ span }: Call): Call => allOf([call('card', [], span)], span);

/** Declares a target slot and mentions what is chosen for it. */
function bindTarget(ast: NounPhrase, place: Place, scope: Scope): Term {
  const sort = sortOfFilter(ast.filter);
  if (place.sort === 'players' && sort === 'object')
    throw new BindingGap('ORA0303', ast.span, 'players are wanted here');
  const { min, max } = bounds(ast, scope);
  const choices = scope.kindChoices;
  scope.kindChoices = null;
  const filter = bindFilter(ast.filter, scope);
  scope.kindChoices = choices;
  const slot: TargetSlot = { min, max, filter, style: 'target' };
  scope.targets.push(slot);
  const index = scope.targets.length - 1;
  // What is chosen for each player of a loop has no value of its own: it is another thing in each round.
  const isForEach = speaksOfRound(filter, scope);
  let value: number | null = null;
  const use = (style: string, noun: string | null): Term => {
    if (isForEach) return term('again', [term('target', [index, 'plain']), style, noun], ast.span);
    value ??= scope.declare(
      { sort: sort === 'player' ? 'players' : 'entities', origin: { kind: 'target', slot: index } },
      ast.span,
    );
    return term('ref', [scope.use(value), style, noun], ast.span);
  };
  scope.mention({
    sort,
    number: isPlural(ast) ? 'plural' : 'singular',
    filter: ast.filter,
    role: place.role,
    span: ast.span,
    use,
  });
  mentionPossessors(ast.filter, scope, () => use('it', null));
  return term('target', [index, ast.role === 'eachTarget' ? 'each' : 'plain'], ast.span);
}

/** Does a description speak of what a loop goes through, or of what was done before? */
function speaksOfRound(arg: Arg, scope: Scope): boolean {
  if (isList(arg)) return arg.some((each) => speaksOfRound(each, scope));
  if (!isTerm(arg)) return false;
  const [value] = arg.args;
  if (arg.op === 'ref' && typeof value === 'number') return scope.values[value]?.declaration.origin.kind === 'local';
  return speaksOfRound(arg.args, scope);
}

/** How many may be chosen (CR 115.1a): `max` null is any number. */
function bounds(ast: NounPhrase, scope: Scope): { readonly min: Term; readonly max: Term | null } {
  const n = (value: number): Term => term('const', [value], ast.span);
  const count = (): Term => (ast.count === null ? one(ast.span) : bindNumber(ast.count, scope));
  switch (ast.form) {
    case 'exactly':
    case 'number': {
      const c = count();
      return { min: c, max: c };
    }
    case 'upTo':
      return { min: n(0), max: count() };
    case 'anyNumber':
    case 'eachOfAny':
      return { min: n(0), max: null };
    case 'oneOrMore':
      return { min: n(1), max: null };
    case 'oneOrTwo':
      return { min: n(1), max: n(2) };
    case 'oneToThree':
      return { min: n(1), max: n(3) };
    case 'one':
    case 'a':
    case 'another':
    case 'any':
    case 'either':
      return { min: n(1), max: n(1) };
    case 'atLeast':
      return { min: count(), max: null };
    default:
      throw new BindingGap('ORA0303', ast.span, `"${ast.form}" is no number of things to choose`);
  }
}

/** Quantifiers that mean all of a set. */
const wholeSets: readonly NounPhrase['form'][] = [
  'each',
  'all',
  'allThe',
  'eachOfThe',
  'both',
  'bare',
  'the',
  'theOne',
];

/** "The tokens" are no set of their own: what says nothing but a noun means some that were spoken of. */
const isNoun = (op: string): boolean => ['token', 'card', 'permanent', 'spell', 'type'].includes(op);

function bindSet(ast: NounPhrase, place: Place, scope: Scope): Term {
  if (place.sort === 'players' && isAmongOnly(ast.filter) && !scope.isIn('players'))
    return scope.in('players', () => bindSet(ast, place, scope));
  const sort = sortIn(ast.filter, place);
  if (place.sort === 'players' && sort === 'object')
    throw new BindingGap('ORA0303', ast.span, 'players are wanted here');
  if (ast.form === 'the' && sort === 'object' && allOfParts(ast.filter).every(({ op }) => isNoun(op)))
    throw new BindingGap('ORA0301', ast.span, 'which ones');
  if (ast.form === 'theOne' && !isLinked(ast) && !(place.sort === 'np' && isExtreme(ast)))
    return bindDefinite(ast, scope);
  if (ast.form === 'nth' && place.sort === 'entities') return bindNthCast(ast, scope);
  // "All players' hands": whose they are, together.
  if (place.sort === 'np' && place.wanted === 'player' && ast.form === 'all')
    return term('all', [bindFilter(ast.filter, scope), 'all'], ast.span);
  if (place.sort === 'np' || ast.form === 'nth') return bindPattern(ast, scope);
  if (ast.form === 'both' && !isAmongOnly(ast.filter)) return bindBoth(ast, scope);
  // "Any player may …": each of them may, one after the other (CR 101.4).
  if (
    wholeSets.includes(ast.form) ||
    isAnyCastSo(ast) ||
    (ast.form === 'any' && sort === 'player' && place.role === 'subject')
  ) {
    const filter = bindFilter(ast.filter, scope);
    const all = term('all', [filter, ast.form], ast.span);
    mentionResult(ast, scope, {
      role: place.role,
      number: isPlural(ast) || ast.form === 'each' ? 'plural' : 'singular',
      filter: ast.filter,
      standing: standingTerm(ast, place, filter),
      whole: all,
      fitting: all,
      sort,
    });
    if (ast.form === 'each') mentionEach(ast, all, place, scope);
    return all;
  }
  if (ast.form === 'any' && sort === 'player') throw new BindingGap('ORA0303', ast.span, 'one of several players');
  const { min, max } = bounds(ast, scope);
  const filter = bindFilter(ast.filter, scope);
  const use = mentionResult(ast, scope, {
    role: place.role,
    number: isPlural(ast) ? 'plural' : 'singular',
    filter: ast.filter,
    sort,
    fitting: term('all', [filter, 'bare'], ast.span),
    order: scope.step?.chooses === sort && !scope.isIn('list') ? 'second' : 'first',
  });
  if (scope.step !== null) scope.step.chooses = sort;
  if (!isPlural(ast)) mentionPossessors(ast.filter, scope, () => use('it', null), scope.step);
  const manner = mannerOf(ast);
  return term('choose', [scope.chooser, min, max, filter, manner], ast.span);
}

/** How a choice is said, where that is another way than usual. */
function mannerOf(ast: NounPhrase): string {
  if (ast.form === 'any' || ast.form === 'either') return ast.form;
  if (ast.form === 'eachOfAny') return 'eachOf';
  return saysOne(ast) ? 'one' : ast.choice;
}

/** "One creature they control", in other words than "a creature". */
const saysOne = ({ form, count, choice, filter }: NounPhrase): boolean =>
  form === 'number' && choice === 'plain' && isOne(count) && !isAmongOnly(filter);

/** "Each of them", where players are wanted: players. */
const sortIn = (filter: Call, { sort }: Place): 'object' | 'player' | 'either' =>
  sort === 'players' && isAmongOnly(filter) ? 'player' : sortOfFilter(filter);

/** "A spell cast this way": whichever is, none that is chosen now. */
const isAnyCastSo = ({ form, filter }: NounPhrase): boolean =>
  form === 'a' && allOfParts(filter).some(({ op }) => op === 'castThisWay');

/** "It", "that player": each of several that a statement is about, while it is; in a list, all of them. */
function mentionEach(ast: NounPhrase, all: Term, place: Place, scope: Scope): void {
  const sort = sortIn(ast.filter, place);
  const within = scope.acting;
  if (within === null || scope.mentions.some((mention) => mention.within === within)) return;
  const isListed = scope.isIn('list');
  scope.mention({
    sort,
    number: 'singular',
    filter: ast.filter,
    span: ast.span,
    within,
    use: (style, noun) => {
      if (isListed) return term('again', [all, style, noun], ast.span);
      if (place.sort === 'players' && place.role === 'subject')
        return term('again', [term('subject', [], ast.span), style, noun], ast.span);
      if (sort === 'player') return term('actedPlayer', [style, noun], ast.span);
      return term('acted', ['one', style, noun], ast.span);
    },
  });
}

/** What a set can be called again by without a value: the enchanted creature; each player in turn, acting (CR 608.2e). */
function standingTerm(ast: NounPhrase, place: Place, filter: Term): Term | null {
  // "Return enchanted creature card to the battlefield": it is somewhere else from then on.
  if (isHost(ast.filter) && !allOfParts(ast.filter).some(({ op }) => op === 'card'))
    return term('all', [filter, 'bare'], ast.span);
  if (place.sort === 'players' && place.role === 'subject') return term('subject', [], ast.span);
  return place.role === 'counted' ? term('all', [filter, ast.form], ast.span) : null;
}

const isAmongOnly = (filter: Call): boolean => allOfParts(filter).every((part) => part.op === 'among');

const isPhraseOfPart = (ast: Ast): boolean => ast.kind === 'NounPhrase' && isOfPart(ast.filter);

/** "The first artifact spell you cast each turn", where it is meant as a thing. */
function bindNthCast(ast: NounPhrase, scope: Scope): Term {
  const nth = ast.count === null ? one(ast.span) : bindNumber(ast.count, scope);
  const cast = term('nthCast', [nth, bindFilter(ast.filter, scope), 'eachTurn'], ast.span);
  return term('all', [term('allOf', [[cast]], ast.span), 'bare'], ast.span);
}

/** "a source of your choice" in a pattern: chosen when the effect begins, and meant from then on. */
function bindChoice(ast: NounPhrase, scope: Scope): Term {
  const { min, max } = bounds(ast, scope);
  return term('choose', [scope.chooser, min, max, bindFilter(ast.filter, scope), ast.choice], ast.span);
}

/** A pattern: something that is matched or counted. */
function bindPattern(ast: NounPhrase, scope: Scope): Term {
  if (ast.choice !== 'plain') return bindChoice(ast, scope);
  const filter = bindFilter(ast.filter, scope);
  // What the source is attached to is one thing, wherever it is spoken of; of an event it is a participant.
  if (isHost(ast.filter) && !scope.isIn('awaited'))
    mentionResult(ast, scope, {
      role: 'object',
      number: 'singular',
      filter: ast.filter,
      standing: term('all', [filter, 'bare'], ast.span),
    });
  const count = ast.count === null ? null : bindNumber(ast.count, scope);
  const quantity = patternQuantity(ast);
  return term('some', [quantity, count, filter], ast.span);
}

export type { Sort };
