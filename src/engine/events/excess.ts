import { isPlayer, type ObjectId } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword, hasType } from '../characteristics/has';
import { characteristicsOrLast } from '../state/last-known';
import { damageLimit } from '../statics/restrictions';
import type { Game } from '../world';
import type { EventOf, GameEvent } from './event';

type Damage = EventOf<'damage'>;

const noExcess: ReadonlyMap<GameEvent, number> = new Map();

/**
 * The excess damage that permanents are dealt by events that happen together (CR 120.10), told of the last of the events
 * that deal it. Looks at the state before them.
 */
export function excessIn(game: Game, events: readonly GameEvent[]): ReadonlyMap<GameEvent, number> {
  if (!events.some(({ kind }) => kind === 'damage')) return noExcess;
  const found = new Map<GameEvent, number>();
  const byPermanent = new Map<ObjectId, Damage[]>();
  for (const event of events) {
    if (event.kind !== 'damage' || isPlayer(event.to)) continue;
    const dealt = byPermanent.get(event.to);
    if (dealt === undefined) byPermanent.set(event.to, [event]);
    else dealt.push(event);
  }
  for (const [permanent, dealt] of byPermanent) {
    const excess = excessOver(game, permanent, dealt);
    const last = dealt.at(-1);
    if (last !== undefined && excess > 0) found.set(last, excess);
  }
  return found;
}

/** How much of the damage is more than a permanent can take: by each of its types, the greatest of them. */
export function excessOver(game: Game, permanent: ObjectId, dealt: readonly Damage[]): number {
  const object = game.state.objects[permanent];
  if (object === undefined) return 0;
  const values = characteristicsOf(game, permanent);
  const total = dealt.reduce((sum, { amount }) => sum + amount, 0);
  const isDeadly = dealt.some(({ source }) => hasKeyword(characteristicsOrLast(game, source), 'deathtouch'));
  const lethal = Math.max((damageLimit(game, permanent) ?? 0) - object.damage, 0);
  const limits = [
    ...(hasType(values, 'creature') ? [isDeadly ? Math.min(lethal, 1) : lethal] : []),
    ...(hasType(values, 'planeswalker') ? [object.counters['loyalty'] ?? 0] : []),
    ...(hasType(values, 'battle') ? [object.counters['defense'] ?? 0] : []),
  ];
  return limits.length === 0 ? 0 : Math.max(total - Math.min(...limits), 0);
}
