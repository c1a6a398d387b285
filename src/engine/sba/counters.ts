import { flatMapped } from '../../source/flat-mapped';
import { isPlayer, type ObjectId } from '../../vm/entity';
import { numOf, wordOf } from '../../vm/evaluate';
import { characteristicsOf } from '../characteristics/characteristics';
import { finalChapter } from '../characteristics/final-chapter';
import { hasSubtype, hasType } from '../characteristics/has';
import type { GameEvent } from '../events/event';
import { countersOn } from '../events/permanents';
import { moveTo } from '../events/zones';
import { areInForce, rulesInForce } from '../statics/rules-in-force';
import { objectOf } from '../write';
import type { Game } from '../world';

/** Actions about counters: loyalty, defense, lore, and those that cancel out. */
export function counterActions(game: Game, among: readonly ObjectId[]): readonly GameEvent[] {
  return flatMapped(among, (id): readonly GameEvent[] => {
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

/** Of counters of which a permanent can't have more than a number, all but that number are removed (CR 704.5r). */
export function excessCounters(game: Game): readonly GameEvent[] {
  if (!areInForce(game, 'counterLimit')) return [];
  return rulesInForce(game, 'counterLimit').flatMap(({ term, context, affected }) => {
    const counter = wordOf(context, term, 'counter');
    const most = numOf(context, term, 'most');
    return affected.flatMap((from): readonly GameEvent[] => {
      const count = isPlayer(from) ? 0 : countersOn(game, from, counter) - most;
      return isPlayer(from) || count <= 0 ? [] : [{ kind: 'removeCounters', from, counter, count, by: null }];
    });
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
