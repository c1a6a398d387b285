import { flatMapped } from '../../source/flat-mapped';
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
  if (composite.length + ready.length === 0) return [];
  const before = watchingBefore(
    game,
    [...composite, ...ready].map(({ event }) => event.kind),
  );
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
  const excess = excessIn(
    game,
    composite.map(({ event }) => event),
  );
  const whole = composite.map(({ event }) => {
    const happened = record(event, null, eventRuleOf(event).amount?.(event) ?? 1);
    const more = excess.get(event);
    return more === undefined ? happened : { ...happened, excess: more };
  });
  const moved = new Map<ObjectId, ObjectId>();
  const parts = flatMapped(ready, ({ event: proposed }): readonly Happened[] => {
    const event = relocated(proposed, moved);
    const rule = eventRuleOf(event);
    if (rule.possible?.(game, event) === false) return [];
    const result = rule.apply?.(game, event) ?? unchanged;
    if (event.kind === 'move' && result.became !== null) moved.set(event.object, result.became);
    return [record(event, result.became, result.amount)];
  });
  const all = [...whole, ...parts];
  game.state.history.push(...all);
  endBy(game, all);
  collectTriggers(game, all, before);
  return all;
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
