import type { ObjectId } from '../../vm/entity';
import { cardOf, pathOf } from '../../vm/pool';
import { givenKeywords } from '../casting/given-ways';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasSubtype, hasType } from '../characteristics/has';
import { preyOfReturned } from '../combat/prey';
import { plainEntry, type Entry, type GameEvent } from '../events/event';
import { moveTo } from '../events/zones';
import type { GameObject } from '../state/object';
import { objectOf } from '../write';
import type { Game } from '../world';

/**
 * The last step of resolving, as events that follow one another: a permanent enters, a card goes to its owner's graveyard,
 * an ability ceases to exist (CR 608.2n, CR 608.3). A spell that does not resolve goes to the graveyard.
 */
export function leaveStack(game: Game, id: ObjectId, cause: 'resolve' | 'countered'): readonly GameEvent[] {
  const object = objectOf(game, id);
  if (object.kind === 'ability') return [{ kind: 'ceaseToExist', object: id }];
  if (cause === 'countered') return [moveTo(id, 'graveyard', cause, { by: object.controller })];
  if (isPermanentSpell(game, id)) return [entering(game, object)];
  return afterResolving(game, object);
}

function isPermanentSpell(game: Game, id: ObjectId): boolean {
  return !hasType(characteristicsOf(game, id), 'instant', 'sorcery');
}

function entering(game: Game, object: GameObject): GameEvent {
  const { id, transformed, faceDown, controller } = object;
  const { cast } = object;
  // Cast by sneak, it enters tapped and attacking what the returned creature attacked (CR 702.190b).
  const sneaks = cast?.way === 'sneak' ? { tapped: true, attacking: preyOfReturned(game) } : {};
  const unlocked = characteristicsOf(game, id).room?.half ?? null;
  const gains = cast === null ? [] : givenWithWay(game, id, cast.way);
  const entry = { ...plainEntry, transformed, faceDown, unlocked, gains, attachedTo: hostOf(game, object), ...sneaks };
  return moveTo(id, 'battlefield', 'resolve', { by: controller, entry });
}

/** The keyword that something gave a spell, and for which it was cast: the permanent has it, too (CR 400.7b, CR 611.3d). */
function givenWithWay(game: Game, id: ObjectId, way: string): Entry['gains'] {
  return givenKeywords(game, id, way).map(({ keyword, context }) => ({
    scope: context.scope,
    content: { kind: 'gainKeyword', keyword: pathOf(game.pool, keyword) },
  }));
}

/** An Aura spell becomes a permanent attached to its target (CR 303.4). */
function hostOf(game: Game, { id, pending }: GameObject): Entry['attachedTo'] {
  if (!hasSubtype(characteristicsOf(game, id), 'aura')) return null;
  return pending?.parts.flatMap(({ scope }) => scope.targets.flat())[0] ?? null;
}

/** Where an instant or sorcery goes when it has resolved. */
function afterResolving(game: Game, object: GameObject): readonly GameEvent[] {
  const { id, controller: by, cast, printed } = object;
  const layout = printed.kind === 'card' && printed.face > 0 ? cardOf(game.pool, printed.card).layout : null;
  // An Adventure goes to exile, from where the rest of the card can be cast (CR 715.3d).
  if (layout === 'adventure') return [moveTo(id, 'exile', 'adventure', { by })];
  // An Omen is shuffled into its owner's library (CR 720.3d).
  if (layout === 'omen') return [moveTo(id, 'library', 'resolve', { by }), { kind: 'shuffle', player: object.owner }];
  // Buyback (CR 702.27a).
  if ((cast?.paid['buyback'] ?? 0) > 0) return [moveTo(id, 'hand', 'resolve', { by })];
  return [moveTo(id, 'graveyard', 'resolve', { by })];
}
