import { eventRuleOf } from './rules';
import { findReplacements } from '../replacement/find';
import { dropUsedShields } from '../replacement/shields';
import { run, type Given, type Next, type Task, type TaskFunctions } from '../agenda/task';
import { isBarredByCause } from '../statics/causes';
import { controlChanges } from '../statics/expire';
import { takeImmediate } from '../triggers/mana';
import { miracleOffers } from '../triggers/miracle';
import { returnsBy } from '../triggers/returns';
import type { Game } from '../world';
import { applyBatch } from './apply';
import type { Besides, GameEvent, Happened, Proposed } from './event';

/**
 * The one event pipeline: proposed events, all at once, go through replacement and prevention, are applied together,
 * recorded, and offered to triggers. The result is what happened.
 */
export interface ProposeTask {
  readonly kind: 'propose';
  /** Still to be offered to replacement effects. */
  readonly worklist: readonly Proposed[];
  /** Settled, to be applied. */
  readonly ready: readonly Proposed[];
  /** Settled composite events: they happen by their parts and are recorded with them. */
  readonly composite: readonly Proposed[];
  /** What these events lead to one by one: draw after draw. It comes before the batches that follow them all. */
  readonly follow: readonly (readonly Proposed[])[];
  /** Batches that follow one by one. */
  readonly later: readonly (readonly Proposed[])[];
  readonly happened: readonly Happened[];
  readonly stage: 'next' | 'replaced';
}

/** Proposes events that happen at the same time. */
export function propose(...events: readonly GameEvent[]): ProposeTask {
  return {
    kind: 'propose',
    worklist: events.map(asProposed),
    ready: none,
    composite: none,
    follow: none,
    later: none,
    happened: none,
    stage: 'next',
  };
}

/** Proposes batches that follow one another; the result is everything that happened. */
export function inTurn(...batches: readonly (readonly GameEvent[])[]): ProposeTask {
  return { ...propose(), later: batches.map((events) => events.map(asProposed)) };
}

export const proposeFunctions: TaskFunctions<ProposeTask> = { propose: step };

function step(game: Game, task: ProposeTask, given: Given): Next {
  let worklist = task.stage === 'replaced' ? replaced(task.worklist, given) : task.worklist;
  const ready = [...task.ready];
  const composite = [...task.composite];
  const follow = [...task.follow];
  for (let at = 0; ;) {
    const proposed = worklist[at];
    if (proposed === undefined) return settle(game, task, composite, ready, follow);
    at++;
    const { event, replacedBy } = proposed;
    const rule = eventRuleOf(event);
    if (rule.possible?.(game, event) === false || isBarredByCause(game, event)) continue;
    if (findReplacements(game, proposed).length > 0) {
      const rest: Task = { ...task, worklist: worklist.slice(at), ready, composite, follow, stage: 'replaced' };
      return run({ kind: 'replace', proposed, stage: 'find' }, rest);
    }
    for (const led of rule.later?.(game, event) ?? none) follow.push([{ event: led, replacedBy }]);
    // A settled event is replaced by its parts, or is ready.
    const parts = rule.expand?.(game, event) ?? none;
    if (parts.length > 0) {
      const inherited = parts.map((part): Proposed => ({ event: part, replacedBy }));
      worklist = withParts(worklist.slice(at), proposed, inherited);
      at = 0;
    }
    (rule.apply === undefined ? composite : ready).push(proposed);
  }
}

/** What is still to be settled after an event was replaced. */
function replaced(worklist: readonly Proposed[], given: Given): readonly Proposed[] {
  if (given.kind !== 'proposed') return worklist;
  const { events, besides } = given;
  return [...events, ...(besides === undefined ? worklist : worklist.map((each) => withDone(each, besides)))];
}

const none: readonly never[] = [];

/** An effect has done what it does besides for all parts of an event: the other tokens, the other damage to the same. */
function withDone(each: Proposed, { effect, event }: Besides): Proposed {
  const isPart =
    event.kind === 'damage'
      ? each.event.kind === 'damage' && each.event.to === event.to
      : event.kind === 'createTokens' && each.event.kind === 'createTokens' && each.event.player === event.player;
  return isPart ? { ...each, doneBesides: [...(each.doneBesides ?? []), effect] } : each;
}

/** What is still to be settled, with the parts of an event before it. */
function withParts(
  worklist: readonly Proposed[],
  { event: whole }: Proposed,
  parts: readonly Proposed[],
): readonly Proposed[] {
  const isLifelink = ({ event }: Proposed): boolean => whole.kind === 'damage' && event.kind === 'gainLife';
  const others = parts.filter((part) => !isLifelink(part));
  return parts.filter(isLifelink).reduce(withGain, [...others, ...worklist]);
}

/**
 * The life that one source with lifelink causes to be gained at one time is one event, however many it deals damage to;
 * several sources cause one each (CR 702.15e).
 */
function withGain(worklist: readonly Proposed[], gain: Proposed): readonly Proposed[] {
  const { event } = gain;
  if (event.kind !== 'gainLife') return [...worklist, gain];
  const same = worklist.find(
    (each) =>
      each.event.kind === 'gainLife' && each.event.source === event.source && each.event.player === event.player,
  );
  if (same?.event.kind !== 'gainLife') return [...worklist, gain];
  const together = { ...same, event: { ...same.event, amount: same.event.amount + event.amount } };
  return worklist.map((each) => (each === same ? together : each));
}

/** Applies what is settled, then goes on with what follows: mana abilities that triggered, returns, later batches. */
function settle(
  game: Game,
  task: ProposeTask,
  composite: readonly Proposed[],
  ready: readonly Proposed[],
  follow: ProposeTask['follow'],
): Next {
  const batch = applyBatch(game, composite, ready);
  dropUsedShields(game);
  const happened = task.happened.length === 0 ? batch : [...task.happened, ...batch];
  const returned = game.state.returns.length === 0 ? none : returnsBy(game, batch).map(asProposed);
  const control = controlChanges(game).map(asProposed);
  const [next, ...later] =
    control.length + returned.length + follow.length + task.later.length === 0
      ? none
      : [control, returned, ...follow, ...task.later].filter((events) => events.length > 0);
  const immediate =
    game.state.triggered.length === 0
      ? none
      : takeImmediate(game).map((trigger): Task => ({ kind: 'resolveTrigger', trigger }));
  const miracles = miracleOffers(game, batch);
  if (next === undefined && immediate.length + miracles.length === 0)
    return { kind: 'done', result: { kind: 'happened', events: happened } };
  return run(...immediate, ...miracles, { ...propose(), worklist: next ?? none, later, happened });
}

function asProposed(event: GameEvent): Proposed {
  return { event, replacedBy: none };
}
