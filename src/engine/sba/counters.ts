import type { ObjectId } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { finalChapter } from '../characteristics/final-chapter';
import { hasSubtype, hasType } from '../characteristics/has';
import type { GameEvent } from '../events/event';
import { moveTo } from '../events/zones';
import { objectOf } from '../write';
import type { Game } from '../world';

/** Actions about counters: loyalty, defense, lore, and those that cancel out. */
export function counterActions(game: Game, among: readonly ObjectId[]): readonly GameEvent[] {
  return among.flatMap((id): readonly GameEvent[] => {
    const { counters, phasedOut } = objectOf(game, id);
    if (phasedOut) return [];
    const values = characteristicsOf(game, id);
    // CR 704.5i
    if (hasType(values, 'planeswalker') && (counters['loyalty'] ?? 0) <= 0)
      return [moveTo(id, 'graveyard', 'stateBased')];
    // CR 704.5v
    if (hasType(values, 'battle') && (counters['defense'] ?? 0) <= 0 && !hasPendingAbility(game, id))
      return [moveTo(id, 'graveyard', 'stateBased')];
    return [...saga(game, id), ...canceled(id, counters)];
  });
}

/** A +1/+1 and a -1/-1 counter take each other away (CR 704.5q). */
function canceled(id: ObjectId, counters: Readonly<Record<string, number>>): readonly GameEvent[] {
  const count = Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);
  if (count === 0) return [];
  return ['+1/+1', '-1/-1'].map((counter) => ({ kind: 'removeCounters', from: id, counter, count, by: null }));
}

/** A Saga that is through is sacrificed (CR 704.5s). */
function saga(game: Game, id: ObjectId): readonly GameEvent[] {
  const values = characteristicsOf(game, id);
  if (!hasSubtype(values, 'saga')) return [];
  const last = finalChapter(game, id);
  if (last === 0 || (objectOf(game, id).counters['lore'] ?? 0) < last || hasPendingAbility(game, id)) return [];
  return [{ kind: 'sacrifice', object: id, by: values.controller }];
}

/** Is it the source of an ability that has triggered but not yet left the stack? */
function hasPendingAbility(game: Game, id: ObjectId): boolean {
  return (
    game.state.triggered.some(({ source }) => source === id) ||
    game.state.stack.some((on) => {
      const object = game.state.objects[on];
      return object?.origin?.source === id && object.pending?.kind === 'triggered';
    })
  );
}
