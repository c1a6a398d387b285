import { rowOf } from '../bytecode/table';
import type { ValueDecl } from '../bytecode/module';
import { isList, term, type Arg, type Term } from '../bytecode/term';
import type { Ast, Call, NounPhrase } from '../syntax/ast';
import { allOf, allOfParts, call, enumName, list, nameOf } from '../syntax/build';
import { bindArgument, bindFilter, bindNumber } from './bind';
import { isSource } from './functions-in';
import { bindPhrase } from './phrases';
import { mentionPossessors } from './possessors';
import { nounsOf, sortOfFilter } from './nouns';
import { BindingGap, keyOf, type Mention, type Scope } from './scope';
import { supposedNumber } from './supposed';
import { isPlural } from './mention-result';

/** Events whose number is a result (CR 706.2). */
const rolls: readonly string[] = ['rollsDice', 'rollsDie'];

/** Events that come with a number: damage, life, counters. */
const amounts: readonly string[] = [
  'dealsDamage',
  'isDealtDamage',
  'damageDealt',
  'gainsLife',
  'losesLife',
  'paysLife',
  'countersPut',
  'countersRemoved',
  'draws',
  'milled',
  'discards',
  'attacksWith',
  ...rolls,
];

/** Binds the event of a trigger or replacement and mentions its participants under the names of their parameters (CR 603.2). */
export function bindEvent(ast: Ast, scope: Scope): Term {
  return scope.in('awaited', () => bindOneEvent(ast, scope));
}

/** Binds an event that a statement waits for: who takes part in it is known when it happens (CR 603.7). */
export function bindAwaited(ast: Ast, scope: Scope): Term {
  return scope.in('waiting', () => bindEvent(ast, scope));
}

/** Where the value of a participant comes from. */
function originIn(scope: Scope, role: string): ValueDecl['origin'] {
  return { kind: scope.isIn('waiting') ? 'awaited' : 'event', role };
}

function bindOneEvent(ast: Ast, scope: Scope): Term {
  if (ast.kind !== 'Call') throw new BindingGap('ORA0303', ast.span, `${ast.kind} is no event`);
  switch (ast.op) {
    case 'anyOfEvents': {
      const [events, style] = ast.args;
      const items = events?.kind === 'List' ? events.items : [];
      const begun = scope.mentions.length;
      const bound = items.map((item) => bindEvent(item, scope));
      speakOfOneEvent(items, bound, begun, scope);
      mentionEither(items, scope);
      return term('anyOfEvents', [bound, style?.kind === 'EnumName' ? style.name : 'or'], ast.span);
    }
    case 'whileTrue': {
      const [event = null, condition = null, style] = ast.args;
      if (event === null || condition === null)
        throw new BindingGap('ORA0303', ast.span, 'an event while something is so');
      const bound = bindEvent(event, scope);
      const state = scope.binders.condition(condition, scope);
      if (bound.op === 'anyOfEvents' && state.op === 'is' && isSource(state.args[0]))
        throw new BindingGap('ORA0303', ast.span, 'a state that may hold for the last of several events only');
      return term('whileTrue', [bound, state, style?.kind === 'EnumName' ? style.name : 'full'], ast.span);
    }
    case 'causes': {
      const [what = null, event = null, style] = ast.args;
      if (what === null || event === null) throw new BindingGap('ORA0303', ast.span, 'a cause and what it causes');
      const by = bindPhrase(what, { sort: 'np', role: 'object' }, scope);
      mentionCause(what, scope);
      return term('causes', [by, bindEvent(event, scope), style?.kind === 'EnumName' ? style.name : 'would'], ast.span);
    }
    case 'stateIs': {
      const [condition = null] = ast.args;
      if (condition === null) throw new BindingGap('ORA0303', ast.span, 'a state');
      return term('stateIs', [scope.binders.condition(condition, scope)], ast.span);
    }
    case 'nthTime': {
      const [event = null, nth = null, period] = ast.args;
      if (event === null || nth === null) throw new BindingGap('ORA0303', ast.span, 'an event that is counted');
      return term(
        'nthTime',
        [bindEvent(event, scope), bindNumber(nth, scope), period?.kind === 'EnumName' ? period.name : 'eachTurn'],
        ast.span,
      );
    }
    default:
      return bindParticipants(ast, scope);
  }
}

/** The parameter that the subject of an event's sentence is: who puts or removes counters stands before what has them. */
function subjectOf({ op, args }: Call): string | undefined {
  const params = Object.keys(rowOf(op).params);
  const by = params.indexOf('by');
  return (op === 'countersPut' || op === 'countersRemoved') && (args[by] ?? null) !== null ? 'by' : params[0];
}

function bindParticipants(ast: Call, scope: Scope): Term {
  if (ast.op === 'beginning' && nameOf(ast.args[2]) === 'thatTurns' && scope.extraTurn === null)
    throw new BindingGap('ORA0301', ast.span, 'that turn');
  const subject = subjectOf(ast);
  const args = Object.entries(rowOf(ast.op).params).map(([name, param], index): Arg => {
    const arg = ast.args[index] ?? null;
    const inner = param.kind === 'optional' ? param.of : param;
    if (arg === null || inner.kind !== 'block' || inner.sort !== 'np') {
      const place = bindArgument(param, arg, scope, ast);
      mentionZoneOwner(arg, ast.args[0] ?? null, scope);
      return place;
    }
    const role = name === subject ? 'subject' : 'object';
    const bind = (): Term => bindPhrase(arg, { sort: 'np', role }, scope);
    // "~ or another creature": whichever it is takes part, and nothing else is spoken of.
    const bound = arg.kind === 'Call' && arg.op === 'union' ? scope.unmentioned(bind) : bind();
    mentionParticipant(arg, name, role, ast, scope);
    return bound;
  });
  if (amounts.includes(ast.op) || ast.args.some(isSeveral) || isNumbered(ast) || looksAtCards(ast))
    mentionAmount(ast, scope);
  // "Is tapped for mana of the chosen color": what is spoken of later is "that color".
  if (ast.op === 'isTappedForMana' && nameOf(ast.args[1]) === 'chosen') scope.choices.add('color');
  const recipient = recipients[ast.op];
  if (recipient !== undefined) scope.recipient = participant(recipient, ast, scope);
  return term(ast.op, args, ast.span);
}

/** "A spell or ability an opponent controls causes you to discard ~": that player is who controls the cause. */
function mentionCause(what: Ast, scope: Scope): void {
  if (what.kind !== 'NounPhrase') return;
  mentionPossessors(what.filter, scope, participant('cause', what, scope));
}

/**
 * "Whenever enchanted artifact becomes tapped or you activate its ability": what only one of several events speaks of is nothing that
 * whichever happened has, but for the source, which is known without it.
 */
function speakOfOneEvent(events: readonly Ast[], bound: readonly Term[], begun: number, scope: Scope): void {
  for (const [at, mention] of scope.mentions.entries()) {
    if (at < begun) continue;
    const { span, isSource } = mention;
    const roles = events.map((event) => roleOf(event, mention));
    const role = roles.find((name) => name !== null) ?? null;
    if (role === null || !roles.includes(null)) continue;
    const isAnother = events.some((event, index) => roles[index] === null && takesPart(event, role));
    if (isSource || isSourceIn(role, roles.indexOf(role), bound))
      scope.mentions[at] = { ...mention, use: () => term('source', ['it'], span) };
    else if (isStandingHost(mention, events)) scope.mentions[at] = standingHost(mention, scope);
    else if (isAnother)
      scope.mentions[at] = {
        ...mention,
        use: () => {
          throw new BindingGap('ORA0301', span, 'what only one of the events speaks of');
        },
      };
  }
}

/** "When you cycle ~ or it dies": the pronoun of one event means the source. */
function isSourceIn(role: string, event: number, bound: readonly Term[]): boolean {
  const { op = null, args = [] } = bound[event] ?? {};
  return op !== null && isSource(args[Object.keys(rowOf(op).params).indexOf(role)]);
}

/** Is it what the source is attached to, and still is after whichever of the events? */
const isStandingHost = ({ filter }: Mention, events: readonly Ast[]): boolean =>
  filter !== null &&
  allOfParts(filter).some(({ op }) => op === 'host') &&
  events.every((event) => event.kind === 'Call' && stationary.includes(event.op));

/** Events by which nothing leaves where it is. */
const stationary: readonly string[] = ['becomesTapped', 'becomesUntapped', 'activates', 'attacks', 'blocks'];

/** "Whenever enchanted artifact becomes tapped or a player activates an ability of it": which one it is needs no event. */
function standingHost(mention: Mention, scope: Scope): Mention {
  const { filter, span } = mention;
  if (filter === null) return mention;
  const host = scope.unmentioned(() => term('all', [bindFilter(filter, scope), 'bare'], span));
  return { ...mention, use: (style, noun) => term('again', [host, style, noun], span) };
}

/** As what something takes part in an event. */
function roleOf(event: Ast, { span }: Mention): string | null {
  if (event.kind !== 'Call') return null;
  const at = event.args.findIndex((arg) => arg?.span.start === span.start && arg.span.end === span.end);
  return Object.keys(rowOf(event.op).params)[at] ?? null;
}

/** Is there somebody or something in such a role of the event? */
const takesPart = (event: Ast, role: string): boolean =>
  event.kind === 'Call' && (event.args[Object.keys(rowOf(event.op).params).indexOf(role)] ?? null) !== null;

/** "Whenever ~ saddles a Mount or crews a Vehicle, that Mount or Vehicle …": whichever of them takes part. */
function mentionEither(events: readonly Ast[], scope: Scope): void {
  const calls = events.flatMap((event) => (event.kind === 'Call' ? [event] : []));
  const objects = calls.map(objectOf);
  const [first, ...rest] = objects.includes(null) ? ownSubjects(calls) : objects;
  if (first === null || first === undefined || rest.length === 0) return;
  const others = rest.flatMap((other) => (other !== null && other.role === first.role ? [other] : []));
  if (others.length !== rest.length) return;
  const { span } = first.what;
  const kinds = [first, ...others].map(({ what }) => what.filter);
  // An ability is not what it is an ability of.
  if (kinds.some(isOfAbilities) && !kinds.every((kind) => isOfAbilities(kind) || nounsOf(kind).includes('spell')))
    return;
  let value: number | null = null;
  scope.mention({
    sort: 'object',
    number: 'singular',
    role: 'counted',
    isJoint: true,
    filter: allOf([call('anyOf', [list(kinds, span), enumName('orEach', span)], span)], span),
    span: { start: first.what.span.start, end: others.at(-1)?.what.span.end ?? span.end },
    use: (style, noun) => {
      value ??= scope.declare({ sort: 'entities', origin: { kind: 'event', role: first.role } }, span);
      return term('ref', [scope.use(value), style, noun], span);
    },
  });
}

/** "A creature would die or a card would be put into a graveyard": the subjects of events that have one each. */
function ownSubjects(events: readonly Call[]): readonly (Described | null)[] {
  const starts = new Set(events.map(({ args: [subject] }) => subject?.span.start));
  return starts.size < events.length ? [] : events.map((event) => describedAt(event, 0));
}

const isOfAbilities = (filter: Call): boolean => nounsOf(filter).includes('ability');

/** A described participant of an event, and its role. */
interface Described {
  readonly role: string;
  readonly what: NounPhrase;
}

/** The described object of an event's verb. */
function objectOf(event: Call): Described | null {
  return describedAt(
    event,
    event.args.findIndex((arg, index) => index > 0 && arg?.kind === 'NounPhrase' && arg.form === 'a'),
  );
}

function describedAt(event: Call, at: number): Described | null {
  const what = event.args[at];
  const role = Object.keys(rowOf(event.op).params)[at];
  const isThing = what?.kind === 'NounPhrase' && what.form === 'a' && sortOfFilter(what.filter) === 'object';
  return isThing && role !== undefined ? { role, what } : null;
}

/** Which participant of an event damage is dealt to. */
const recipients: Readonly<Partial<Record<Call['op'], string>>> = {
  dealsDamage: 'to',
  damageDealt: 'to',
  isDealtDamage: 'what',
};

/** A participant by its role, whether it is described or not. */
function participant(role: string, ast: Pick<Ast, 'span'>, scope: Scope): () => Term {
  let value: number | null = null;
  const origin = originIn(scope, role);
  return () => {
    value ??= scope.declare({ sort: 'entities', origin }, ast.span);
    return term('ref', [scope.use(value), 'it', null], ast.span);
  };
}

/** "Scry a number of cards": a keyword action whose number can be spoken of. */
const isNumbered = (event: Call): boolean => event.op === 'performsAction' && event.args.length > 2;

/** "One or more creatures": how many there were can be spoken of. */
const isSeveral = (arg: Ast | null): boolean =>
  arg?.kind === 'NounPhrase' && (arg.form === 'oneOrMore' || arg.form === 'atLeast');

/** "One or more creatures"; of those with whom a player attacks, also "two or more creatures" and "creatures". */
function areSeveral(ast: Ast, event: Call): boolean {
  // "~ and/or one or more other creatures".
  if (ast.kind === 'Call' && ast.op === 'union' && nameOf(ast.args[1]) === 'andOr') {
    const [parts] = ast.args;
    return parts?.kind === 'List' && parts.items.some((part) => areSeveral(part, event));
  }
  if (ast.kind !== 'NounPhrase') return false;
  if (ast.form === 'oneOrMore') return true;
  return event.op === 'attacksWith' && (ast.form === 'atLeast' || ast.form === 'bare') && isPlural(ast);
}

/** The participant becomes a value of the ability when it is first referred to. */
function mentionParticipant(ast: Ast, role: string, as: Mention['role'], event: Call, scope: Scope): void {
  const filter =
    ast.kind === 'NounPhrase' ? ast.filter : ast.kind === 'Call' && ast.op === 'union' ? unionFilter(ast) : null;
  const isSource = ast.kind === 'Reference' && ast.form === 'self';
  if (ast.kind === 'Reference' && ast.form === 'you') return;
  // "Enchanted creature's controller": the phrase itself speaks of the player, and of the creature.
  if (ast.kind === 'Call' && (ast.op === 'controllerOf' || ast.op === 'ownerOf')) return;
  const sort = isMixed(ast) ? 'either' : filter === null ? 'object' : sortOfFilter(filter);
  let value: number | null = null;
  const origin = originIn(scope, role);
  const use = (style: string, noun: string | null): Term => {
    // In words of the event itself, such as a second event, it has not happened yet.
    if (isSource && scope.isIn('awaited')) return term('source', ['it'], ast.span);
    value ??= scope.declare({ sort: sort === 'player' ? 'players' : 'entities', origin }, ast.span);
    return term('ref', [scope.use(value), style, noun], ast.span);
  };
  scope.participants.add(keyOf({ isSource, sort, span: ast.span }));
  scope.mention({
    sort,
    number: areSeveral(ast, event) ? 'plural' : 'singular',
    filter,
    role: as,
    isSource,
    isPartlyYou: isPartlyYou(ast),
    span: ast.span,
    use,
  });
  const done = role === 'what' && areSeveral(ast, event) ? doneBy[event.op] : undefined;
  if (done !== undefined) scope.mention({ sort, number: 'plural', participles: [done], role: as, span: ast.span, use });
  if (filter !== null) mentionPossessors(filter, scope, () => use('it', null));
  if (filter !== null) mentionTargets(filter, scope, () => use('it', null));
  if (filter !== null && sort === 'object') supposeMeasure(filter, scope, () => use('it', null));
}

/** What is said of the things to which an event was done: "for each card discarded this way". */
const doneBy: Readonly<Partial<Record<string, string>>> = {
  discards: 'discarded',
  sacrifices: 'sacrificed',
  milled: 'milled',
};

/** "A creature with one or more counters on it", "a spell with mana value equal to …": "that many" is how many there are. */
function supposeMeasure(filter: Call, scope: Scope, what: () => Term): void {
  for (const { op, args, span } of allOfParts(filter)) {
    const [first, second, third = null] = args;
    if (op === 'withCounter' && nameOf(first) === 'atLeast') {
      const counter = third?.kind === 'Word' ? third.text : null;
      scope.supposedNumber = supposedNumber(span, scope, () => term('countersOn', [counter, what(), 'on'], span));
    }
    if (op === 'anyTargets')
      scope.supposedNumber = supposedNumber(span, scope, () => term('targetsOf', [what()], span));
    if (op === 'compare' && nameOf(second) === 'equal')
      scope.supposedNumber = supposedNumber(span, scope, () =>
        term('stat', [nameOf(first) ?? 'power', what(), 'whose'], span),
      );
  }
}

/** "A spell that targets one or more creatures you control": those of its targets that are such (CR 115.1). */
function mentionTargets(filter: Call, scope: Scope, spell: () => Term): void {
  const [what = null] = allOfParts(filter).find(({ op }) => op === 'targeting')?.args ?? [];
  if (what?.kind !== 'NounPhrase' || what.role !== 'set' || sortOfFilter(what.filter) !== 'object') return;
  const { span } = what;
  const targets = (): Term => {
    const parts = bindFilter(what.filter, scope).args[0];
    const both = term('allOf', [[...(isList(parts) ? parts : []), term('targetOf', [spell()], span)]], span);
    return term('all', [both, isPlural(what) ? 'bare' : 'a'], span);
  };
  scope.mention({
    sort: 'object',
    number: isPlural(what) ? 'plural' : 'singular',
    filter: what.filter,
    role: 'counted',
    span,
    use: (style, noun) => term('again', [targets(), style, noun], span),
  });
  if (isSeveral(what))
    scope.mention({
      sort: 'num',
      number: 'singular',
      span,
      use: (style) => term('sameNumber', [term('count', [targets(), 'bare'], span), style], span),
    });
}

/** "Put into an opponent's graveyard": "that player" is then whose graveyard it is, the owner (CR 400.3). */
function mentionZoneOwner(zone: Ast | null, what: Ast | null, scope: Scope): void {
  const owner = zone?.kind === 'Call' && zone.op === 'zone' ? (zone.args[1] ?? null) : null;
  if (owner?.kind !== 'NounPhrase' || owner.role !== 'set' || owner.form !== 'a' || what === null) return;
  const things = scope.mentions.findLast((mention) => mention.span.start === what.span.start);
  if (things === undefined || things.number === 'plural') return;
  scope.mention({
    sort: 'player',
    number: 'singular',
    filter: owner.filter,
    span: owner.span,
    use: (style, noun) => {
      // Where else it comes from in the event itself: a card has one owner.
      const whose = scope.isIn('awaited')
        ? term('all', [bindFilter(owner.filter, scope), 'a'], owner.span)
        : term('ownerOf', [things.use('it', null), 'one', 'possessive']);
      return term('again', [whose, style, noun], owner.span);
    },
  });
}

/** "Whenever you scry": cards are looked at, so many as there are. */
const looksAtCards = ({ op, args: [, action] }: Call): boolean =>
  op === 'performsAction' && action?.kind === 'Word' && (action.text === 'scry' || action.text === 'surveil');

/** What an event came to is called: "the amount of life you gained" of an event of yours, "the result" of a roll. */
function amountNames(event: Call): readonly string[] {
  if (rolls.includes(event.op)) return ['result'];
  if (looksAtCards(event)) return ['cardsLookedAt'];
  const [who] = event.args;
  if (who?.kind !== 'Reference' || who.form !== 'you') return [];
  return event.op === 'gainsLife' ? ['lifeYouGained'] : event.op === 'losesLife' ? ['lifeYouLost'] : [];
}

/** "An opponent or a permanent an opponent controls": a player or a thing. */
function isMixed(ast: Ast): boolean {
  const [parts] = ast.kind === 'Call' && ast.op === 'union' ? ast.args : [];
  const items = parts?.kind === 'List' ? parts.items : [];
  const sorts = items.flatMap((item) =>
    item.kind === 'NounPhrase' ? [sortOfFilter(item.filter)] : isYou(item) ? ['player' as const] : [],
  );
  return sorts.includes('player') && sorts.includes('object');
}

const isYou = (ast: Ast): boolean => ast.kind === 'Reference' && ast.form === 'you';

/** "You or a planeswalker you control" */
function isPartlyYou(ast: Ast): boolean {
  const [parts] = ast.kind === 'Call' && ast.op === 'union' ? ast.args : [];
  return parts?.kind === 'List' && parts.items.some(isYou);
}

/** "~ or another creature": the description of the other kinds of things. */
function unionFilter(ast: Call): Call | null {
  const [parts] = ast.args;
  const described = parts?.kind === 'List' ? parts.items.find((item) => item.kind === 'NounPhrase') : undefined;
  return described?.kind === 'NounPhrase' ? described.filter : null;
}

function mentionAmount(ast: Call, scope: Scope): void {
  let value: number | null = null;
  const origin = originIn(scope, 'amount');
  scope.mention({
    sort: 'num',
    number: 'singular',
    participles: amountNames(ast),
    span: ast.span,
    use: (style) => {
      value ??= scope.declare({ sort: 'num', origin }, ast.span);
      return term('numRef', [scope.use(value), style], ast.span);
    },
  });
}
