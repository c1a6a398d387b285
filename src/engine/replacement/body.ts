import { termsIn, type Term } from '../../bytecode/term';
import { isObject } from '../../vm/entity';
import { boolOf, entitiesOf, numOf, optionalNum, optionalTerm, optionalWord, wordOf, wordsOf } from '../../vm/evaluate';
import type { Request } from '../../vm/frame';
import { abilityAt, termAt, valuesOf } from '../../vm/pool';
import { contextOfRound, run as runFrame, type Machine } from '../../vm/run';
import { bindNum, nothing, type Binding } from '../../vm/scope';
import { run, type Given, type Next, type Task, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import { eventRuleOf } from '../events/rules';
import { intended } from '../events/summary';
import type { EnteringEvent, Entry, EventOf, GameEvent, Happened } from '../events/event';
import { entryWith } from '../handlers/effects/entry';
import { asCopy, copyValues } from '../handlers/effects/copy';
import { timesPaid } from '../handlers/spells';
import { choiceName, exceptedWord, highestNumber, listedTypes, withChoice } from '../actions/choose-value';
import { resultOf, outcomeOf } from '../stack/frame';
import type { EffectContext, EffectOutcome, Game } from '../world';
import { isSame } from '../same';
import { objectOf } from '../write';
import { enteringOf } from './entering';
import { producedInstead } from './produced';
import { redirectedTo, withPrevented } from './prevent';
import { proposedInstead, regeneration } from './replace';

type Body = TaskOf<'replaceBody'>;
type EffectRequest = Request & { readonly kind: 'effect' };

/** What a statement of a replacement effect comes to: the task with its changes and the result, or tasks to run first. */
type Done =
  | { readonly kind: 'value'; readonly task: Body; readonly binding: Binding }
  | { readonly kind: 'tasks'; readonly task: Body; readonly tasks: readonly Task[] };

/** Runs the statements of a replacement effect until they are done or somebody has to choose. */
export function replaceBody(game: Game, start: Body, given: Given): Next {
  const machine: Machine<Game> = { world: game, pool: game.pool, handlers: game.rules.expressions };
  let task = start;
  let answer: Binding | null = null;
  if (task.waits === 'choice') {
    answer = given.kind === 'binding' ? given.binding : nothing;
    task = chosenAsEnters(game, task, answer);
  } else if (task.waits === 'request') answer = resultOf(given, task.frame.scope.controller);
  for (;;) {
    const result = runFrame(machine, task.frame, answer);
    task = { ...task, frame: result.frame };
    if (result.kind === 'finished')
      return proposedInstead(
        finished(task),
        task.besides === 'yes' ? { effect: effectOf(task), event: task.proposed.event } : undefined,
      );
    const { request } = result;
    const done = request.kind === 'effect' ? perform(machine, task, request) : asked(machine, task, request);
    if (done.kind === 'tasks') return run(...done.tasks, done.task);
    task = done.task;
    answer = done.binding;
  }
}

/** What is proposed in the end: the event as it is now, and what was collected in its place. */
function finished({ event, collected, acted, proposed, form }: Body): readonly Body['proposed'][] {
  const events =
    form === 'instead' && acted === 'no' ? [proposed.event] : [...(event === null ? [] : [event]), ...collected];
  return events.map((each) => ({ ...proposed, event: each }));
}

function asked(machine: Machine<Game>, task: Body, request: Exclude<Request, EffectRequest>): Done {
  return waitFor(task, outcomeOf(machine, task.frame, request));
}

function waitFor(task: Body, outcome: EffectOutcome): Done {
  switch (outcome.kind) {
    case 'value':
      return { kind: 'value', task, binding: outcome.binding };
    case 'events':
      return { kind: 'tasks', task: { ...task, waits: 'request' }, tasks: [propose(...outcome.events)] };
    case 'tasks':
      return { kind: 'tasks', task: { ...task, waits: 'request' }, tasks: outcome.tasks };
  }
}

/** The effect that is applied. */
const effectOf = ({ proposed }: Body): string => proposed.replacedBy.at(-1) ?? '';

/**
 * What the effect does besides, once for an event however many parts it has: tokens of several kinds that are created
 * together, damage that several sources deal at the same time (CR 614.5, CR 615.5).
 */
function doneOnce(task: Body, events: readonly GameEvent[]): Body {
  if (events.length === 0 || task.proposed.doneBesides?.includes(effectOf(task)) === true) return task;
  return { ...task, collected: [...task.collected, ...events], besides: 'yes' };
}

/** Does a statement speak of a number that is another one for each part of the event: "that much", "damage prevented this way"? */
function speaksOfAmount({ pool, scope }: EffectContext, statement: Term): boolean {
  const values = valuesOf(pool, scope.ability);
  return termsIn(statement).some(
    ({ op, args: [at] }) => (op === 'ref' || op === 'numRef') && values[Number(at)]?.sort === 'num',
  );
}

/** Carries out a statement: what it would do is collected, unless it speaks of the event itself. */
function perform(machine: Machine<Game>, before: Body, request: EffectRequest): Done {
  const term = termAt(machine.pool, request.code);
  const [round] = request.rounds;
  if (round === undefined) throw new Error('a statement that nobody carries out');
  const context: EffectContext = { ...contextOfRound(machine, before.frame, term, round), duration: request.duration };
  const task: Body = { ...before, acted: before.acted === 'inVain' ? 'inVain' : 'yes' };
  const own = aboutEvent(context, term, task);
  if (own !== null) return own;
  const outcome = outcomeOf(machine, task.frame, request);
  // What is done instead of an action is done step by step, not as one event.
  const isDoing = task.proposed.event.kind === 'undertake';
  if (task.form === 'enters' || isDoing || outcome.kind !== 'events') return waitFor(replaced(task), outcome);
  const events = outcome.events.map((event) => like(task.proposed.event, event));
  const binding = intended(events.map(asIfHappened), context.scope.controller);
  if (task.proposed.event.kind === 'damage' && !speaksOfAmount(context, term))
    return { kind: 'value', task: doneOnce(replaced(task), events), binding };
  return { kind: 'value', task: { ...replaced(task), collected: [...task.collected, ...events] }, binding };
}

/** Something else happens instead; damage that was prevented only in part still is dealt. */
function replaced(task: Body): Body {
  if (task.form === 'enters' || task.acted === 'inVain') return task;
  return isSame(task.event, task.proposed.event) ? { ...task, event: null } : task;
}

/** A changed event keeps what its description does not speak of: combat damage stays combat damage (CR 614.6). */
function like(original: GameEvent, event: GameEvent): GameEvent {
  if (event.kind === 'damage' && original.kind === 'damage')
    return { ...event, combat: original.combat, preventable: original.preventable };
  if (event.kind === 'putCounters' && original.kind === 'putCounters')
    return {
      ...event,
      by: original.by,
      source: original.source,
      ...(original.entering === undefined ? {} : { entering: original.entering }),
    };
  return event;
}

function asIfHappened(event: GameEvent): Happened {
  const amount =
    eventRuleOf(event).amount?.(event) ?? ('amount' in event ? event.amount : 'count' in event ? event.count : 1);
  return { id: 0, batch: 0, event, became: null, amount };
}

/** Statements that speak of the event: how a permanent enters, damage that is prevented, regeneration. */
function aboutEvent(context: EffectContext, term: Term, task: Body): Done | null {
  const done = bindNum(1, [context.scope.controller]);
  const value = (changed: Body, binding: Binding = done): Done => ({ kind: 'value', task: changed, binding });
  switch (term.op) {
    case 'entersWith': {
      const unless = optionalTerm(term, 'unless');
      if (unless !== null && boolOf(context, term, 'unless')) return value(task);
      if (optionalWord(term, 'how') !== null && !hasEscaped(context, task)) return value(task);
      return value(withEntry(task, (entry, object) => entryWith(context, term, entry, object)));
    }
    case 'putCounters':
      return withMoreCounters(context, term, task, value);
    case 'entersAsCopy': {
      const [object] = entitiesOf(context, term, 'of').filter(isObject);
      if (object === undefined) return value(task, nothing);
      const copyOf = copyValues(context, term, object);
      return value(
        withEntry(task, (entry, own) => asCopy(context, term, entryWith(context, term, entry, own), copyOf)),
      );
    }
    case 'chooseAsEnters': {
      return {
        kind: 'tasks',
        task: { ...task, waits: 'choice', choice: choiceName(wordOf(context, term, 'what')) },
        tasks: [choiceOf(context, term)],
      };
    }
    case 'preventDamage': {
      const { event } = task;
      const scope = wordOf(context, term, 'scope');
      if ((scope !== 'that' && scope !== 'allBut') || event?.kind !== 'damage') return null;
      const amount = optionalNum(context, term, 'amount');
      const most = scope === 'allBut' ? Math.max(event.amount - (amount ?? 0), 0) : amount;
      const { event: rest, prevented } = withPrevented(context.world, event, most);
      const acted = prevented > 0 ? task.acted : 'inVain';
      return value({ ...task, event: rest, acted }, bindNum(prevented, [context.scope.controller]));
    }
    case 'putThose': {
      const { event } = task;
      if (event?.kind !== 'putCounters') return null;
      const count = numOf(context, term, 'count');
      const instead = count > 0 ? { ...event, count } : null;
      return value({ ...task, event: instead }, bindNum(count, [context.scope.controller]));
    }
    case 'produceMore':
    case 'produceOther': {
      const { event } = task;
      if (event?.kind !== 'addMana') return null;
      return value({ ...task, event: { ...event, symbols: producedInstead(context, term, event.symbols) } });
    }
    case 'redirectDamage': {
      const { event } = task;
      if (wordOf(context, term, 'scope') !== 'that' || event?.kind !== 'damage') return null;
      const onto = redirectedTo(context, term);
      return value(onto === null ? task : { ...task, event: { ...event, to: onto } });
    }
    case 'skipDraw':
      return value(task.event?.kind === 'draw' ? { ...task, event: null } : task);
    case 'rollMore':
    case 'flipMore': {
      const event = withMoreChances(context, term, task.event);
      return event === null ? null : value({ ...task, event });
    }
    case 'createThose': {
      const { event } = task;
      if (event?.kind !== 'createTokens' && event?.kind !== 'createToken') return null;
      const many = manyOf(event, optionalNum(context, term, 'count'));
      return value(doneOnce({ ...task, event: many }, createdBesides(context, term)));
    }
    case 'regenerate': {
      const { event } = task;
      if (event?.kind !== 'destroy') return null;
      const events = event.regeneration === 'allowed' ? regeneration(context.world, event.object) : [event];
      return value({ ...task, event: null, collected: [...task.collected, ...events] });
    }
    default:
      return null;
  }
}

/** More dice than would be rolled, of which the lowest counts for nothing; several coins for each, of which one counts. */
function withMoreChances(context: EffectContext, term: Term, event: GameEvent | null): GameEvent | null {
  switch (event?.kind) {
    case 'rollDice':
      return { ...event, count: event.count + numOf(context, term, 'more'), ignored: event.ignored + 1 };
    case 'undertake':
      return { ...event, amount: event.amount * numOf(context, term, 'coins') };
    default:
      return null;
  }
}

/** What is chosen as something enters (CR 614.12). */
function choiceOf(context: EffectContext, term: Term): Task {
  const player = entitiesOf(context, term, 'who').find((who): who is `p${number}` => who.startsWith('p'));
  return {
    kind: 'chooseValue',
    player: player ?? context.scope.controller,
    what: wordOf(context, term, 'what'),
    except: exceptedWord(optionalTerm(term, 'except')),
    least: 0,
    most: highestNumber,
    among: anchorWords(context, term) ?? listedTypes(optionalTerm(term, 'of')),
    keep: null,
    source: context.scope.source,
    ability: context.scope.ability,
    stage: 'ask',
  };
}

/** The anchor words that are offered, for a choice among such (CR 614.12c). */
function anchorWords(context: EffectContext, term: Term): readonly string[] | null {
  return wordOf(context, term, 'what') === 'anchor' ? wordsOf(term, 'words') : null;
}

/** So many tokens as would be created, or another number of them. */
function manyOf(event: EventOf<'createTokens'> | EventOf<'createToken'>, count: number | null): GameEvent {
  if (count === null) return event;
  const { player, values, entry, source } = event;
  return { kind: 'createTokens', player, count, values, entry, source };
}

/** The tokens that are created with those that would be created anyway. */
function createdBesides(context: EffectContext, term: Term): readonly GameEvent[] {
  const plus = optionalTerm(term, 'plus');
  const outcome = plus === null ? undefined : context.world.rules.effects[plus.op]?.(context, plus);
  return outcome?.kind === 'events' ? outcome.events : [];
}

/** Was what enters cast with an escape ability (CR 702.138b)? */
function hasEscaped({ world }: EffectContext, task: Body): boolean {
  const entering = task.event === null ? null : enteringOf(task.event);
  return entering?.kind === 'move' && timesPaid(objectOf(world, entering.object).cast, 'escape') > 0;
}

function withEntry(task: Body, change: (entry: Entry, object: `o${number}` | null) => Entry): Body {
  const entering = task.event === null ? null : enteringOf(task.event);
  if (entering === null || task.event?.kind !== entering.kind) return task;
  const object = entering.kind === 'move' ? entering.object : null;
  const changed: EnteringEvent = { ...entering, entry: change(entering.entry, object) };
  return { ...task, event: changed };
}

/** Counters that a permanent gets as it enters are counters that it enters with. */
function withMoreCounters(context: EffectContext, term: Term, task: Body, done: (task: Body) => Done): Done | null {
  const entering = task.event === null ? null : enteringOf(task.event);
  if (task.form !== 'enters' || entering?.kind !== 'move') return null;
  if (!entitiesOf(context, term, 'on').includes(entering.object)) return null;
  const [kind, count] = [wordOf(context, term, 'counter'), numOf(context, term, 'count')];
  const more = (has: Entry['counters']): Entry['counters'] => ({ ...has, [kind]: (has[kind] ?? 0) + count });
  return done(withEntry(task, (entry) => ({ ...entry, counters: more(entry.counters) })));
}

/** A choice made as a permanent enters stays with it, for the abilities that are linked to it (CR 607.2d). */
function chosenAsEnters(game: Game, task: Body, binding: Binding): Body {
  const { item } = abilityAt(game.pool, task.frame.scope.ability);
  return withEntry(task, (entry) => ({ ...entry, chosen: withChoice(entry.chosen, item, task.choice, binding) }));
}
