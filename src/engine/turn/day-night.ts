import type { ObjectId } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword } from '../characteristics/has';
import type { GameEvent } from '../events/event';
import { objectOf, set } from '../write';
import type { Game } from '../world';

/** Day, night, or neither yet (CR 730.1). */
export function dayOrNight(game: Game): 'day' | 'night' | null {
  const value = game.state.designations['night'];
  if (value === undefined) return null;
  return value === '0' ? 'day' : 'night';
}

/** Makes it day or night as a game is set up: nothing happens, nothing triggers. */
export function beginAs(game: Game, now: 'day' | 'night'): void {
  set(game, 'designations', { ...game.state.designations, night: now === 'night' ? '1' : '0' });
}

/** It becomes day or night. */
export function become(what: 'day' | 'night'): GameEvent {
  return { kind: 'designate', entity: null, name: 'night', value: what === 'night' ? 1 : 0, by: null };
}

/** As a turn begins: no spells by the player whose turn it was make it night, two or more make it day (CR 730.2). */
export function dayTurns(game: Game): readonly GameEvent[] {
  const now = dayOrNight(game);
  if (now === null) return [];
  const { lastTurn } = game.state;
  const began = lastTurn.find(({ event }) => event.kind === 'beginTurn');
  const previous = began?.event.kind === 'beginTurn' ? began.event.player : null;
  const cast = lastTurn.filter(({ event }) => event.kind === 'cast' && event.player === previous).length;
  if (now === 'day') return previous !== null && cast === 0 ? [become('night')] : [];
  return cast >= 2 ? [become('day')] : [];
}

/** It becomes day or night, and permanents follow (CR 702.145c, CR 702.145d, CR 702.145f, CR 702.145g). */
export function dayboundActions(game: Game, among: readonly ObjectId[]): readonly GameEvent[] {
  const now = dayOrNight(game);
  const has = (id: ObjectId, name: 'daybound' | 'nightbound'): boolean => hasKeyword(characteristicsOf(game, id), name);
  const here = among.filter((id) => !objectOf(game, id).phasedOut);
  if (now === null) {
    if (here.some((id) => has(id, 'daybound'))) return [become('day')];
    return here.some((id) => has(id, 'nightbound')) ? [become('night')] : [];
  }
  const turning = now === 'night' ? 'daybound' : 'nightbound';
  return here.filter((id) => has(id, turning)).map((object) => ({ kind: 'transform', object }));
}
