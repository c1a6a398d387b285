import type { Op, Operand } from '../bytecode/table';
import { mentions, type Term } from '../bytecode/term';
import { chosenBefore, choicesOf } from './choices';
import { noChoices, type Context, type Handlers } from './context';
import { isPlayer, type PlayerId, type Entity } from './entity';
import {
  boolOf,
  entitiesOf,
  evalDuration,
  evalEntities,
  intOf,
  listCodeOf,
  numOf,
  optionalInt,
  optionalNum,
  optionalTerm,
  playersOfArg,
  termOf,
  termsOf,
  trap,
  wordOf,
} from './evaluate';
import {
  actorOf,
  bind,
  durationOf,
  replaceTop,
  type Control,
  type Frame,
  type Loop,
  type Request,
  type Round,
  type Run,
} from './frame';
import { pathOf, statementsAt, termAt, type CardPool, type CodePath } from './pool';
import { apart, bindEntities, nothing, type Binding, type Scope } from './scope';
import { argument, numberOf } from './evaluate';
import { isControl } from './control-ops';
import { afterRounds, freshRound, resultsIn, withRound } from './rounds';
import { isSubjectAgain, keepsSubject, speaksOfPlayers, subjectLeftOut, subjectTermOf } from './subjects';

/** What a frame runs on. */
export interface Machine<W> {
  readonly world: W;
  readonly pool: CardPool;
  readonly handlers: Handlers<W>;
}

type Taken = Frame | { readonly frame: Frame; readonly request: Request };

/**
 * Runs a frame until it is finished or needs its host. `given` answers the request it waited for, null at the start.
 * Traps when code is at fault or fuel is used up.
 */
export function run<W>(machine: Machine<W>, start: Frame, given: Binding | null): Run {
  let frame = given === null ? start : resume(machine, start, given);
  for (;;) {
    const top = frame.control.at(-1);
    if (top === undefined) return { kind: 'finished', frame };
    if (frame.fuel <= 0) return trap(contextOf(machine, frame, []), outermost(machine, frame), 'out of fuel');
    const taken = take(machine, { ...frame, fuel: frame.fuel - 1 }, top);
    if ('request' in taken) return { kind: 'waits', ...taken };
    frame = taken;
  }
}

/** The surroundings of one round of the frame's current statement, for the host to evaluate operands in. */
export function contextOfRound<W>(machine: Machine<W>, frame: Frame, statement: Term, round: Round): Context<W> {
  const { actor, subject } = round;
  const made = chosenFor(statement, round.chosen);
  const own = actor === null ? null : subjectTermOf(statement);
  const chosen =
    actor !== null && own !== null && subject?.[0] === actor ? new Map(made).set(own, bindEntities([actor])) : made;
  const context = contextOf(machine, frame, chosen);
  return { ...context, scope: scopeOfRound(frame, statement, actor), actor, subject };
}

/** Where several players carry out one statement and go on with another, each goes on with what they did. */
function scopeOfRound(frame: Frame, statement: Term, actor: PlayerId | null): Scope {
  const isOneOfSeveral = (frame.subject?.length ?? 0) > 1 && isSubjectAgain(subjectTermOf(statement));
  return actor === null || !isOneOfSeveral ? scopeOf(frame) : apart(frame.scope, actor);
}

/** The surroundings of what runs: of one of several players who go on each with their own, those of that player. */
function scopeOf(frame: Frame): Scope {
  const loop = frame.control.findLast(({ kind }) => kind === 'forPlayers');
  if (loop?.kind !== 'forPlayers' || loop.own === undefined) return frame.scope;
  return loop.actor !== null ? apart(frame.scope, loop.actor) : frame.scope;
}

/** The surroundings of the frame's current statement. */
export function contextOf<W>(machine: Machine<W>, frame: Frame, chosen: Context<W>['chosen'] | []): Context<W> {
  return {
    world: machine.world,
    pool: machine.pool,
    handlers: machine.handlers,
    scope: scopeOf(frame),
    candidate: null,
    actor: actorOf(frame),
    subject: frame.subject,
    chosen: Array.isArray(chosen) ? noChoices : chosen,
  };
}

/** Pairs the choices of a statement with what was chosen for them. */
export function chosenFor(statement: Term, chosen: readonly Binding[]): ReadonlyMap<Term, Binding> {
  if (chosen.length === 0) return noChoices;
  return new Map(
    choicesOf(statement).flatMap((term, at) => {
      const binding = chosen[at];
      return binding === undefined ? [] : [[term, binding] as const];
    }),
  );
}

function outermost<W>(machine: Machine<W>, frame: Frame): Term {
  const codes = frame.control.flatMap((control) => (control.kind === 'statement' ? [control.code] : []));
  return codes[0] === undefined ? { kind: 'Term', op: 'doAll', args: [] } : termAt(machine.pool, codes[0]);
}

function take<W>(machine: Machine<W>, frame: Frame, top: Control): Taken {
  switch (top.kind) {
    case 'block':
      return takeBlock(machine, frame, top);
    case 'statement':
      return takeStatement(machine, frame, top);
    case 'result':
      return bind(replaceTop(frame), top.value, frame.result);
    case 'orElse':
      return frame.result.by.length > 0 ? replaceTop(frame) : replaceTop(frame, block(top.code));
    case 'lasting':
    case 'starting':
      return replaceTop(frame);
    case 'repeat':
    case 'process':
    case 'forEach':
    case 'forEachKind':
    case 'forPlayers':
      return takeLoop(machine, frame, top);
  }
}

type LoopKind = 'repeat' | 'process' | 'forEach' | 'forEachKind' | 'forPlayers';

/** Begins the next round of a loop, or ends it with what all rounds did together. */
function takeLoop<W>(
  machine: Machine<W>,
  frame: Frame,
  top: Extract<Control, { readonly did: Binding; readonly kind: LoopKind }>,
): Frame {
  const did = merge(top.did, top.kind === 'forPlayers' ? doneBy(top.actor, frame.result) : frame.result);
  const results = resultsIn(statementsAt(machine.pool, top.code));
  const made = top.made === null ? {} : withRound(top.made, frame, results, merge);
  const end = (): Frame => {
    const ended = afterRounds(replaceTop(frame), made);
    return { ...(top.made === null ? leaveOut(machine, ended, top.code) : ended), result: did };
  };
  const fresh = freshRound(frame, results);
  switch (top.kind) {
    case 'repeat':
      return top.left <= 0 ? end() : replaceTop(fresh, { ...top, did, made, left: top.left - 1 }, block(top.code));
    case 'process': {
      if (top.left <= 0) return inRound(end(), null);
      const round = machine.handlers.nextEvent(machine.world);
      return inRound(replaceTop(fresh, { ...top, did, made, left: top.left - 1 }, block(top.code)), round);
    }
    case 'forEach': {
      const [first, ...rest] = top.rest;
      if (first === undefined) return end();
      return bind(replaceTop(fresh, { ...top, did, made, rest }, block(top.code)), top.value, bindEntities([first]));
    }
    case 'forEachKind': {
      const [word, ...rest] = top.rest;
      if (word === undefined) return end();
      const bound: Binding = { ...nothing, word };
      return bind(replaceTop(fresh, { ...top, did, made, rest }, block(top.code)), top.value, bound);
    }
    case 'forPlayers': {
      const [actor, ...rest] = top.rest;
      if (actor === undefined) return end();
      return { ...replaceTop(fresh, { ...top, did, made, actor, rest }, block(top.code)), subject: [actor] };
    }
  }
}

/** What a loop over things or kinds goes through, and the value that is each of them. */
function roundsOf<W>(
  context: Context<W>,
  term: Term,
):
  | { readonly kind: 'forEach'; readonly value: number; readonly rest: readonly Entity[] }
  | { readonly kind: 'forEachKind'; readonly value: number; readonly rest: readonly string[] } {
  const value = intOf(context, term, 'value');
  return term.op === 'forEach'
    ? { kind: 'forEach', value, rest: entitiesOf(context, term, 'what') }
    : { kind: 'forEachKind', value, rest: context.handlers.kindsOf(context, term) };
}

/** What is done "this way" is done in a round of a process that begins with this event, or at any time. */
function inRound(frame: Frame, round: number | null): Frame {
  return { ...frame, scope: { ...frame.scope, follows: { ...frame.scope.follows, round } } };
}

/** Where the next statement shares the subject of what is not carried out, that is the subject all the same. */
function leaveOut<W>(machine: Machine<W>, frame: Frame, code: CodePath): Frame {
  return sharing(machine, frame, nextStatement(machine, frame), statementsAt(machine.pool, code));
}

/** An option may share the subject of those before it, which are not carried out: "~ gets +1/-1 or -1/+1". */
function optionOf<W>(machine: Machine<W>, frame: Frame, term: Term, chosen: number): Frame {
  const options = statementsAt(machine.pool, listCodeOf(contextOf(machine, frame, []), term, 'options'));
  return sharing(machine, frame, options[chosen] ?? null, options.slice(0, chosen));
}

/** The frame with the subject that a statement shares with those that are not carried out before it. */
function sharing<W>(machine: Machine<W>, frame: Frame, statement: Term | null, leftOut: readonly Term[]): Frame {
  if (statement === null || !mentions(statement, 'subject')) return frame;
  const subject = subjectLeftOut(contextOf(machine, frame, []), leftOut);
  return subject === null ? frame : { ...frame, subject };
}

/** The statement that comes after the one that runs. */
function nextStatement<W>(machine: Machine<W>, frame: Frame): Term | null {
  const blocks = frame.control.flatMap((control) => (control.kind === 'block' ? [control] : []));
  const rest = blocks.findLast(({ code, next }) => next < statementsAt(machine.pool, code).length);
  return rest === undefined ? null : (statementsAt(machine.pool, rest.code)[rest.next] ?? null);
}

/** What a player has done is done by that player, whoever carries it out (CR 608.2d). */
function doneBy(actor: PlayerId | null, result: Binding): Binding {
  return actor === null || result.by.length === 0 ? result : { ...result, by: [actor] };
}

function block(code: CodePath): Control {
  return { kind: 'block', code, next: 0, did: nothing };
}

function takeBlock<W>(machine: Machine<W>, frame: Frame, top: Control & { readonly kind: 'block' }): Frame {
  const did = top.next === 0 ? nothing : merge(top.did, frame.result);
  if (top.next >= statementsAt(machine.pool, top.code).length) return { ...replaceTop(frame), result: did };
  const begun: Control = {
    kind: 'statement',
    code: `${top.code}.${top.next}`,
    actors: null,
    chosen: [],
    waits: 'choice',
  };
  return { ...replaceTop(frame, { ...top, next: top.next + 1, did }, begun), result: nothing };
}

/** What two statements did together. */
export function merge(left: Binding, right: Binding): Binding {
  return {
    entities: [...new Set([...left.entities, ...right.entities])],
    num: left.num + right.num,
    by: [...new Set([...left.by, ...right.by])],
    word: right.word ?? left.word,
    ...foundIn(left, right),
    ...sharesOf(left, right),
    ...ownOf(left, right),
  };
}

/** What each of several players has done both statements to. */
function ownOf(left: Binding, right: Binding): Pick<Binding, 'own'> {
  const by = [...new Set([...left.by, ...right.by])];
  if (by.length < 2 && left.own === undefined && right.own === undefined) return {};
  const part = (of: Binding, player: PlayerId): readonly Entity[] =>
    of.own === undefined ? (of.by.includes(player) ? of.entities : []) : (of.own[player] ?? []);
  const both = (player: PlayerId): readonly Entity[] => [...new Set([...part(left, player), ...part(right, player)])];
  return { own: Object.fromEntries(by.map((player) => [player, both(player)])) };
}

/** What each of several players has done in both statements. */
function sharesOf(left: Binding, right: Binding): Pick<Binding, 'shares'> {
  const by = [...new Set([...left.by, ...right.by])];
  if (by.length < 2 && left.shares === undefined && right.shares === undefined) return {};
  const share = (of: Binding, player: PlayerId): number =>
    of.shares === undefined ? (of.by.includes(player) ? of.num : 0) : (of.shares[player] ?? 0);
  return { shares: Object.fromEntries(by.map((player) => [player, share(left, player) + share(right, player)])) };
}

function foundIn(left: Binding, right: Binding): Pick<Binding, 'found'> {
  if (left.found === undefined && right.found === undefined) return {};
  return { found: [...new Set([...(left.found ?? []), ...(right.found ?? [])])] };
}

function takeStatement<W>(machine: Machine<W>, frame: Frame, top: Control & { readonly kind: 'statement' }): Taken {
  const term = termAt(machine.pool, top.code);
  const choices = choicesOf(term);
  const own = subjectTermOf(term);
  const before = own === null ? 0 : choicesOf(own).length;
  if (top.actors === null && top.chosen.length >= before) {
    const actors = actorsOf(contextOf(machine, frame, chosenFor(term, top.chosen)), frame, term, own, before);
    return replaceTop(frame, { ...top, actors });
  }
  const actors = top.actors ?? [];
  const at = top.chosen.length;
  const open = choices[at % Math.max(choices.length, 1)];
  if (open === undefined || at >= choices.length * Math.max(actors.length, 1)) return begin(machine, term, frame, top);
  const round = Math.floor(at / choices.length);
  const { actor, subject, chosen } = roundOf(machine, frame, top, round);
  const taken = chosenBefore(term, open).flatMap((before) => chosen[choices.indexOf(before)]?.entities ?? []);
  const scope = scopeOfRound(frame, term, actor);
  return { frame, request: { kind: 'choose', code: pathOf(machine.pool, open), scope, actor, subject, taken } };
}

/** The players of an effect that several players do, each for themselves (CR 101.4); empty for any other statement. */
function actorsOf<W>(
  context: Context<W>,
  frame: Frame,
  term: Term,
  own: Term | null,
  before: number,
): readonly PlayerId[] {
  if (own === null || before > 0 || isControl(term) || !speaksOfPlayers(term)) return [];
  if (joint.has(term.op)) return [];
  const players = evalEntities(context, own).filter(isPlayer);
  return players.length > 1 ? inTurn(context, frame, players) : [];
}

/** Those who are asked: in the order in which they act, where the text says who is first. */
function asked<W>(context: Context<W>, frame: Frame, players: readonly PlayerId[]): readonly PlayerId[] {
  return frame.control.some(({ kind }) => kind === 'starting') ? inTurn(context, frame, players) : players;
}

/** Players in the order in which they act: the active player first, or who the text says (CR 101.4). */
function inTurn<W>(
  { handlers, world, scope }: Context<W>,
  frame: Frame,
  players: readonly PlayerId[],
): readonly PlayerId[] {
  const starting = frame.control.findLast(({ kind }) => kind === 'starting');
  return handlers.inOrder(
    world,
    players,
    starting?.kind === 'starting' ? { from: starting.from, you: scope.controller } : null,
  );
}

/** What several players do with each other, not each for themselves. */
const joint: ReadonlySet<string> = new Set<Op>(['exchangeLife', 'vote']);

/** What is chosen, who acts and who is the subject in one round of a statement. */
function roundOf<W>(
  machine: Machine<W>,
  frame: Frame,
  top: Control & { readonly kind: 'statement' },
  round: number,
): Round {
  const term = termAt(machine.pool, top.code);
  const count = choicesOf(term).length;
  const chosen = top.chosen.slice(round * count, (round + 1) * count);
  const actor = top.actors?.[round];
  if (actor !== undefined) return { actor, subject: [actor], chosen };
  const own = top.actors === null ? null : subjectTermOf(term);
  const context = contextOf(machine, frame, chosenFor(term, chosen));
  return { actor: actorOf(frame), subject: own === null ? frame.subject : evalEntities(context, own), chosen };
}

/** Begins a statement whose choices are made: structured control here, effects by the host. */
function begin<W>(machine: Machine<W>, term: Term, frame: Frame, top: Control & { readonly kind: 'statement' }): Taken {
  const context = contextOf(machine, frame, chosenFor(term, top.chosen));
  const list = (name: Operand): CodePath => listCodeOf(context, term, name);
  const loop = (): Loop => ({ code: list('body'), did: nothing, made: null });
  const wait = (request: Request): Taken => {
    const own = keepsSubject(term) ? null : subjectTermOf(term);
    const subject = own === null ? frame.subject : evalEntities(context, own);
    return { frame: { ...replaceTop(frame, { ...top, waits: 'host' }), subject }, request };
  };
  switch (term.op) {
    case 'step': {
      const inner: Control = {
        kind: 'statement',
        code: pathOf(context.pool, termOf(context, term, 'effect')),
        actors: null,
        chosen: [],
        waits: 'choice',
      };
      const value = optionalInt(term, 'result');
      return value === null ? replaceTop(frame, inner) : replaceTop(frame, { kind: 'result', value }, inner);
    }
    case 'doAll':
      return replaceTop(frame, block(list('body')));
    case 'if':
      return branchOf(machine, context, frame, term);
    case 'unless':
      return boolOf(context, term, 'condition')
        ? leaveOut(machine, replaceTop(frame), list('body'))
        : replaceTop(frame, block(list('body')));
    case 'instead': {
      const [body, replaced] = [list('body'), list('replaced')];
      if (!boolOf(context, term, 'condition')) return replaceTop(frame, block(replaced));
      // "If it's red, you may put it on the bottom instead": who does not goes on as before.
      return isOptional(machine, body)
        ? replaceTop(frame, { kind: 'orElse', code: replaced }, block(body))
        : replaceTop(frame, block(body));
    }
    case 'lasting': {
      const duration = evalDuration(context, termOf(context, term, 'duration'));
      return replaceTop(frame, { kind: 'lasting', duration }, block(list('body')));
    }
    case 'startingWith': {
      const from = wordOf(context, term, 'from') === 'you' ? 'you' : 'nextOpponent';
      return replaceTop(frame, { kind: 'starting', from }, block(list('body')));
    }
    case 'forEach':
    case 'forEachKind':
      return replaceTop(frame, { ...roundsOf(context, term), ...loop() });
    case 'letNum':
      return bind(
        replaceTop(frame, block(list('body'))),
        intOf(context, term, 'value'),
        numberOf(context, termOf(context, term, 'num')),
      );
    case 'repeat':
      return replaceTop(frame, { kind: 'repeat', left: numOf(context, term, 'times'), ...loop() });
    case 'process':
      return replaceTop(frame, { kind: 'process', left: 1, rounds: 'open', ...loop() });
    case 'repeatProcess':
      return (
        withMoreRounds(machine, replaceTop(frame), optionalNum(context, term, 'times')) ??
        trap(context, term, 'no process')
      );
    case 'may':
      return wait({ kind: 'may', players: asked(context, frame, playersOfArg(context, term, 'who')), code: top.code });
    case 'unlessPays':
      return wait({ kind: 'mayPay', players: playersOfArg(context, term, 'who'), cost: list('cost') });
    case 'pay':
      return wait({ kind: 'pay', players: playersOfArg(context, term, 'who'), cost: list('cost') });
    case 'eitherOr':
      return wait({ kind: 'option', player: firstPlayer(context, term), code: top.code, count: optionsOf(term) });
    default: {
      const count = Math.max(top.actors?.length ?? 0, 1);
      const rounds = Array.from({ length: count }, (_, round) => roundOf(machine, frame, top, round));
      return wait({ kind: 'effect', code: top.code, rounds, duration: durationOf(frame) });
    }
  }
}

/**
 * Where several players go on with what each of them has done ("each player reveals the top card of their library, then puts
 * it onto the battlefield if it's a permanent card"), the condition is asked of each.
 */
function branchOf<W>(machine: Machine<W>, context: Context<W>, frame: Frame, term: Term): Frame {
  const [yes, no] = [listCodeOf(context, term, 'then'), listCodeOf(context, term, 'otherwise')];
  const players = (frame.subject ?? []).filter(isPlayer);
  const isOfEach = players.length > 1 && termsOf(term, 'then').some(goesOn);
  const holds = (player: PlayerId): boolean => {
    const scope = apart(frame.scope, player);
    return boolOf({ ...context, scope, actor: player, subject: [player] }, term, 'condition');
  };
  const those = isOfEach ? players.filter(holds) : [];
  if (those.length > 0 && those.length < players.length) {
    const others = players.filter((player) => !those.includes(player));
    const loop = (code: CodePath, rest: readonly PlayerId[]): Control => ({
      kind: 'forPlayers',
      code,
      rest,
      actor: null,
      own: 'own',
      did: nothing,
      made: null,
    });
    // What several do in one statement happens at the same time (CR 101.4).
    if (termsOf(term, 'otherwise').length === 0 && those.length > 1)
      return { ...replaceTop(frame, block(yes)), subject: those };
    return replaceTop(frame, loop(no, others), loop(yes, those));
  }
  const isSo = isOfEach ? those.length > 0 : boolOf(context, term, 'condition');
  return isSo ? replaceTop(frame, block(yes)) : replaceTop(leaveOut(machine, frame, yes), block(no));
}

/** Does a statement go on with the subject of the one before it? */
function goesOn(statement: Term): boolean {
  const effect = statement.op === 'step' ? optionalTerm(statement, 'effect') : null;
  return effect !== null && isSubjectAgain(subjectTermOf(effect));
}

/** The process around what runs goes on: with one more round, or with so many that do not repeat it. Null where there is none. */
function withMoreRounds<W>({ handlers, world }: Machine<W>, frame: Frame, times: number | null): Frame | null {
  const at = frame.control.findLastIndex(({ kind }) => kind === 'process');
  const process = frame.control[at];
  if (process?.kind !== 'process') return null;
  if (process.rounds === 'counted') return frame;
  // A round in which nothing happened would be the same again, for ever.
  if (times === null && frame.scope.follows.round === handlers.nextEvent(world)) return frame;
  const more: Control = { ...process, left: process.left + (times ?? 1), rounds: times === null ? 'open' : 'counted' };
  return { ...frame, control: frame.control.with(at, more) };
}

function firstPlayer<W>(context: Context<W>, term: Term): PlayerId {
  return entitiesOf(context, term, 'who').find(isPlayer) ?? trap(context, term, 'nobody to choose');
}

function optionsOf(term: Term): number {
  const options = argument(term, 'options');
  return Array.isArray(options) ? options.length : 0;
}

/** Is a body one statement that does something itself? */
function isOneEffect<W>(machine: Machine<W>, code: CodePath): boolean {
  const [only, more] = statementsAt(machine.pool, code);
  const effect = only === undefined || more !== undefined ? null : optionalTerm(only, 'effect');
  if (effect === null || isControl(effect)) return false;
  // "Any player may have ~ deal 6 damage to them": something else does it, to each of them in turn.
  return subjectTermOf(effect)?.op === 'subject' || !mentions(effect, 'actedPlayer');
}

/** Is a body one statement that may be done or not? */
function isOptional<W>(machine: Machine<W>, code: CodePath): boolean {
  const [only, more] = statementsAt(machine.pool, code);
  return only !== undefined && more === undefined && optionalTerm(only, 'effect')?.op === 'may';
}

/** "Each opponent discards a card unless they pay {1}": the statement is about those who may pay. */
function isSaidOfPayers<W>(machine: Machine<W>, code: CodePath): boolean {
  const [first] = statementsAt(machine.pool, code);
  const effect = first === undefined ? null : optionalTerm(first, 'effect');
  return effect !== null && subjectTermOf(effect)?.op === 'subject';
}

/** The result of what several players were to do, whether or not each of them did it. */
function shared(result: Binding): Binding {
  return { shares: Object.fromEntries(result.by.map((player) => [player, result.num])), ...result };
}

/** Takes up a frame with the host's answer to its request. */
function resume<W>(machine: Machine<W>, frame: Frame, given: Binding): Frame {
  const top = frame.control.at(-1);
  if (top?.kind !== 'statement') throw new Error('a frame that waits for nothing was resumed');
  // "Tap X untapped creatures": how many were chosen is X from here on, where nothing has said it before.
  const scope = given.x === undefined ? frame.scope : { ...frame.scope, x: given.x };
  if (top.waits === 'choice') return replaceTop({ ...frame, scope }, { ...top, chosen: [...top.chosen, given] });
  const term = termAt(machine.pool, top.code);
  const context = contextOf(machine, frame, chosenFor(term, top.chosen));
  const doneByEach = (players: readonly PlayerId[]): Frame => {
    const code = listCodeOf(context, term, 'body');
    // What several do in one statement happens at the same time (CR 101.4).
    if (players.length > 1 && isOneEffect(machine, code))
      return { ...replaceTop(frame, block(code)), subject: players };
    return replaceTop(frame, { kind: 'forPlayers', code, rest: players, actor: null, did: nothing, made: null });
  };
  switch (term.op) {
    case 'may':
      return doneByEach(given.by);
    case 'unlessPays':
      // Who may pay is who does it otherwise: each for themselves.
      if (isSaidOfPayers(machine, listCodeOf(context, term, 'body')))
        return doneByEach(playersOfArg(context, term, 'who').filter((player) => !given.by.includes(player)));
      return given.by.length > 0
        ? leaveOut(machine, replaceTop(frame), listCodeOf(context, term, 'body'))
        : replaceTop(frame, block(listCodeOf(context, term, 'body')));
    case 'eitherOr':
      return replaceTop(optionOf(machine, frame, term, given.num), {
        kind: 'statement',
        code: `${listCodeOf(context, term, 'options')}.${given.num}`,
        actors: null,
        chosen: [],
        waits: 'choice',
      });
    case 'pay':
      return { ...replaceTop({ ...frame, scope: { ...frame.scope, x: given.x ?? frame.scope.x } }), result: given };
    default:
      return { ...replaceTop(frame), result: (top.actors?.length ?? 0) > 1 ? shared(given) : given };
  }
}
