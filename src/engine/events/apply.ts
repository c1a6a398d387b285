import { isPlayer, type Entity, type ObjectId } from '../../vm/entity';
import { snapshot } from '../state/last-known';
import { collectTriggers, watchingBefore } from '../triggers/collect';
import { endBy } from '../statics/expire';
import { set } from '../write';
import type { Game } from '../world';
import type { GameEvent, Happened, Proposed } from './event';
import { excessIn } from './excess';
import { eventRuleOf } from './rules';
import { unchanged } from './rule';

/**
 * Applies a batch at once: what leaves is remembered first, all events change the state, they are recorded, and what
 * triggers on them is collected. An event that is no longer possible because of one before it in the batch is left out.
 */
export function applyBatch(
  game: Game,
  composite: readonly Proposed[],
  ready: readonly Proposed[],
): readonly Happened[] {
  if (composite.length + ready.length === 0) return none;
  const before = watchingBefore(game, composite, ready);
  for (const { event } of ready) for (const id of eventRuleOf(event).leaves?.(game, event) ?? none) snapshot(game, id);
  const batch = game.state.nextEvent;
  const all: Happened[] = [];
  if (composite.length > 0) recordWhole(game, composite, batch, all);
  const moved = new Map<ObjectId, ObjectId>();
  for (const { event: proposed } of ready) {
    const event = relocated(proposed, moved);
    const rule = eventRuleOf(event);
    if (rule.possible?.(game, event) === false) continue;
    const result = rule.apply?.(game, event) ?? unchanged;
    if (event.kind === 'move' && result.became !== null) moved.set(event.object, result.became);
    all.push(recorded(game, batch, event, result.became, result.amount));
  }
  for (const happened of all) game.state.history.push(happened);
  endBy(game, all);
  collectTriggers(game, all, before);
  return all;
}

const none: readonly never[] = [];

function recorded(game: Game, batch: number, event: GameEvent, became: Happened['became'], amount: number): Happened {
  const id = game.state.nextEvent;
  set(game, 'nextEvent', id + 1);
  return { id, batch, event, became, amount };
}

/** Composite events are recorded with what of their damage was too much (CR 120.10). */
function recordWhole(game: Game, composite: readonly Proposed[], batch: number, all: Happened[]): void {
  const excess = excessIn(
    game,
    composite.map(({ event }) => event),
  );
  for (const { event } of composite) {
    const happened = recorded(game, batch, event, null, eventRuleOf(event).amount?.(event) ?? 1);
    const more = excess.get(event);
    all.push(more === undefined ? happened : { ...happened, excess: more });
  }
}

/** What happens to an object together with its change of zones happens to what it becomes: counters it enters with, say. */
function relocated(event: GameEvent, moved: ReadonlyMap<ObjectId, ObjectId>): GameEvent {
  if (moved.size === 0) return event;
  const now = <E extends Entity>(entity: E): E | ObjectId =>
    isPlayer(entity) ? entity : (moved.get(entity) ?? entity);
  switch (event.kind) {
    case 'putCounters':
      return { ...event, on: now(event.on) };
    case 'attach':
      return { ...event, object: now(event.object), to: now(event.to) };
    case 'designate':
      return event.entity === null ? event : { ...event, entity: now(event.entity) };
    case 'beginEffect': {
      const effects = event.effects.map((effect) => ({ ...effect, affected: effect.affected?.map(now) ?? null }));
      return { ...event, objects: event.objects.map(now), effects };
    }
    default:
      return event;
  }
}
