import { eventRuleOf } from './rules';
import { snapshot } from '../state/last-known';
import { findReplacements } from '../replacement/find';
import { collectTriggers } from '../triggers/collect';
import { run, type Given, type Next, type TaskFunctions } from '../agenda/task';
import { set } from '../write';
import type { Game } from '../world';
import type { GameEvent, Happened, Proposed } from './event';
import { unchanged } from './rule';

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
  /** Batches that follow one by one. */
  readonly later: readonly Proposed[];
  readonly happened: readonly Happened[];
  readonly stage: 'next' | 'replaced';
}

/** Proposes events that happen at the same time. */
export function propose(...events: readonly GameEvent[]): ProposeTask {
  const worklist = events.map((event): Proposed => ({ event, replacedBy: [] }));
  return { kind: 'propose', worklist, ready: [], composite: [], later: [], happened: [], stage: 'next' };
}

export const proposeFunctions: TaskFunctions<ProposeTask> = { propose: step };

function step(game: Game, task: ProposeTask, given: Given): Next {
  if (task.stage === 'replaced') {
    const events = given.kind === 'proposed' ? given.events : [];
    return run({ ...task, worklist: [...events, ...task.worklist], stage: 'next' });
  }
  const [first, ...rest] = task.worklist;
  if (first === undefined) return settle(game, task);
  if (!isPossible(game, first.event)) return run({ ...task, worklist: rest });
  if (findReplacements(game, first).length > 0)
    return run(
      { kind: 'replace', proposed: first, options: [], stage: 'find' },
      { ...task, worklist: rest, stage: 'replaced' },
    );
  return run(place(game, { ...task, worklist: rest }, first));
}

function isPossible(game: Game, event: GameEvent): boolean {
  return eventRuleOf(event).possible?.(game, event) ?? true;
}

/** A settled event is replaced by its parts, or is ready. */
function place(game: Game, task: ProposeTask, proposed: Proposed): ProposeTask {
  const rule = eventRuleOf(proposed.event);
  const inherit = (event: GameEvent): Proposed => ({ event, replacedBy: proposed.replacedBy });
  const later = [...task.later, ...(rule.later?.(game, proposed.event) ?? []).map(inherit)];
  if (rule.apply !== undefined) return { ...task, later, ready: [...task.ready, proposed] };
  const parts = (rule.expand?.(game, proposed.event) ?? []).map(inherit);
  return { ...task, later, worklist: [...parts, ...task.worklist], composite: [...task.composite, proposed] };
}

/** Applies what is settled, then goes on with what follows. */
function settle(game: Game, task: ProposeTask): Next {
  const happened = [...task.happened, ...applyBatch(game, task.composite, task.ready)];
  const [next, ...later] = task.later;
  if (next === undefined) return { kind: 'done', result: { kind: 'happened', events: happened } };
  return run({ ...propose(), worklist: [next], later, happened });
}

/** Applies a batch at once, records it, and collects what triggers on it. */
function applyBatch(game: Game, composite: readonly Proposed[], ready: readonly Proposed[]): readonly Happened[] {
  if (composite.length + ready.length === 0) return [];
  for (const { event } of ready)
    eventRuleOf(event)
      .leaves?.(game, event)
      .forEach((id) => snapshot(game, id));
  const batch = game.state.nextEvent;
  const record = (event: GameEvent, became: Happened['became'], amount: number): Happened => {
    const happened = { id: game.state.nextEvent, batch, event, became, amount };
    set(game, 'nextEvent', happened.id + 1);
    return happened;
  };
  const whole = composite.map(({ event }) => record(event, null, eventRuleOf(event).amount?.(event) ?? 1));
  const parts = ready.map(({ event }) => {
    const result = eventRuleOf(event).apply?.(game, event) ?? unchanged;
    return record(event, result.became, result.amount);
  });
  const all = [...whole, ...parts];
  game.state.history.push(...all);
  collectTriggers(game, all);
  return all;
}
