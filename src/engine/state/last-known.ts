import { characteristicsOf, copiableValuesOf } from '../characteristics/characteristics';
import { printedValues } from '../characteristics/printed';
import type { BaseCharacteristics, Characteristics } from '../characteristics/types';
import { objectOf, set, setLastKnown, setObject } from '../write';
import type { Game } from '../world';
import type { ObjectId } from '../../vm/entity';
import type { GameObject } from './object';
import type { LastKnownCombat } from './state';

/** Keeps what an object is, right before it leaves its zone (CR 608.2h). */
export function snapshot(game: Game, id: ObjectId): void {
  const object = game.state.objects[id];
  if (object === undefined) return;
  setLastKnown(game, id, {
    object,
    characteristics: characteristicsOf(game, id),
    copiable: game.cache.copiable.get(id) ?? null,
    combat: object.zone === 'battlefield' ? combatOf(game, id) : null,
    attached:
      object.zone === 'battlefield'
        ? game.state.battlefield.filter((other) => game.state.objects[other]?.attachedTo === id)
        : [],
    became: null,
    batch: game.state.nextEvent,
  });
}

function combatOf({ state: { combat } }: Game, id: ObjectId): LastKnownCombat | null {
  if (combat === null) return null;
  const attacker = combat.attackers.find(({ object }) => object === id) ?? null;
  const blocker = combat.blockers.find(({ object }) => object === id) ?? null;
  if (attacker === null && blocker === null) return null;
  const blockedBy = combat.blockers.filter(({ attackers }) => attackers.includes(id)).map(({ object }) => object);
  const alone = (attacker === null ? combat.blockers : combat.attackers).length === 1 ? 'yes' : 'no';
  return { attacker, blocker, blockedBy, alone };
}

/** Says what a left object has become. */
export function linkSuccessor(game: Game, id: ObjectId, became: ObjectId): void {
  const known = game.state.lastKnown[id];
  if (known === undefined) snapshot(game, id);
  const last = game.state.lastKnown[id];
  if (last !== undefined) setLastKnown(game, id, { ...last, became });
  set(game, 'lastKnown', game.state.lastKnown);
}

/** Changes what is known of an object, also when it is gone: of a source that was sacrificed as a cost. */
export function patchKnown(game: Game, id: ObjectId, patch: Partial<Pick<GameObject, 'chosen' | 'linked'>>): void {
  const last = game.state.lastKnown[id];
  if (game.state.objects[id] !== undefined) setObject(game, id, patch);
  else if (last !== undefined) {
    setLastKnown(game, id, { ...last, object: { ...last.object, ...patch } });
    set(game, 'lastKnown', game.state.lastKnown);
  }
}

/** The object, as it is or as it last was; undefined for an id that was never there. */
export function objectOrLast(game: Game, id: ObjectId): GameObject | undefined {
  return game.state.objects[id] ?? game.state.lastKnown[id]?.object;
}

/** The characteristics of an object, as they are or as they last were. */
export function characteristicsOrLast(game: Game, id: ObjectId): Characteristics | undefined {
  return game.state.objects[id] === undefined ? game.state.lastKnown[id]?.characteristics : characteristicsOf(game, id);
}

/** What a copy of an object copies, as it is or as it last was (CR 707.2); undefined for an id that was never there. */
export function copiableOrLast(game: Game, id: ObjectId): BaseCharacteristics | undefined {
  if (game.state.objects[id] !== undefined) return copiableValuesOf(game, id);
  const known = game.state.lastKnown[id];
  return known === undefined ? undefined : (known.copiable ?? printedValues(game.pool, known.object));
}

/** The object that a physical card has become since, following every zone change. */
export function latest(game: Game, id: ObjectId): ObjectId | null {
  if (game.state.objects[id] !== undefined) return id;
  const became = game.state.lastKnown[id]?.became ?? null;
  return became === null ? null : latest(game, became);
}

/** What a spell has become as it left the stack (CR 400.7d); for anything else the object itself. */
export function settled(game: Game, id: ObjectId): ObjectId {
  const known = game.state.lastKnown[id];
  return game.state.objects[id] === undefined && known?.object.zone === 'stack' ? (known.became ?? id) : id;
}

/** The permanent that something has become: what devours does so before it is on the battlefield (CR 702.82b). */
export function asEntered(game: Game, id: ObjectId): ObjectId {
  const became = game.state.objects[id] === undefined ? (game.state.lastKnown[id]?.became ?? id) : id;
  return objectOrLast(game, became)?.zone === 'battlefield' ? became : id;
}

/** Controller of an object, or its owner where it has no controller (CR 108.4a). */
export function controllerOf(game: Game, id: ObjectId): GameObject['owner'] {
  return characteristicsOrLast(game, id)?.controller ?? objectOf(game, id).controller;
}
