import { printedValues } from '../engine/characteristics/printed';
import { controllerOf, copiableOrLast, latest, objectOrLast } from '../engine/state/last-known';
import { kindOf } from '../engine/state/merged';
import { isFused } from '../engine/state/fused';
import type { GameObject } from '../engine/state/object';
import type { Game } from '../engine/world';
import { isPlayer, type Entity, type ObjectId } from '../vm/entity';
import { nameOf } from './names';
import type { Reference } from './schema';
import { abilityTexts, abilityWords, comparable } from './words';
import { playerId, type Script } from './script';

/** Is the object called so? Where no face is up, a card of several parts answers to its whole name, too. */
export function hasName(game: Game, id: ObjectId, name: string): boolean {
  const object = objectOrLast(game, id);
  if (object === undefined) return false;
  if (nameOf(game, id) === name) return true;
  if (object.kind === 'ability') return abilityWords(name) !== name && isCalled(game, id, name);
  if (object.zone === 'stack' && titleOf(game, object) === name.toLowerCase()) return true;
  // Of a card of several parts that lies face down there, it is the front.
  if (object.zone === 'exile' && object.faceDown !== null && printedValues(game.pool, object).name === name)
    return true;
  const whole = object.printed.kind === 'card' ? object.printed.card : null;
  // In exile it is the card that counts, face down or not.
  const isFaceUp = object.zone === 'exile' || object.faceDown === null;
  // A permanent is called as it is now.
  const isHere = object.zone !== 'battlefield' || name.includes(' // ');
  return whole === name && isFaceUp && isHere && !object.transformed && object.merged === null;
}

/** Does what a scenario calls an object on the stack ("Cast …", the words of an ability) contain the text? */
export function isCalled(game: Game, id: ObjectId, text: string): boolean {
  const object = game.state.objects[id];
  if (object === undefined) return false;
  if (object.kind !== 'ability' && titleOf(game, object).includes(text.toLowerCase())) return true;
  const scope = object.pending?.parts[0]?.scope;
  if (scope === undefined) return false;
  const wanted = comparable(game, scope.source, abilityWords(text));
  return abilityTexts(game, scope.ability).some((words) => comparable(game, scope.source, words).includes(wanted));
}

/** What a spell is called on the stack, in lower case. */
function titleOf(game: Game, { id, cast }: GameObject): string {
  return `cast ${isFused(cast?.way) ? 'fused ' : ''}${nameOf(game, id)}`.toLowerCase();
}

/** Face-down things, and copies of them, have no name (CR 708.2a). */
function isNameless(game: Game, id: ObjectId, what: string): boolean {
  const object = objectOrLast(game, id);
  if (object === undefined || (object.faceDown === null && nameOf(game, id) !== '')) return false;
  return what !== 'token' || kindOf(object) === 'token';
}

/** Does the reference mean this entity? Its index is left out of account: `choose` counts. */
export function means(game: Game, script: Script, reference: Reference, entity: Entity): boolean {
  if (typeof reference === 'string') return isPlayer(entity) ? false : called(game, script, reference, entity);
  if ('player' in reference) return entity === playerId(script, reference.player);
  if (isPlayer(entity)) return false;
  const object = objectOrLast(game, entity);
  if (object === undefined) return false;
  if ('faceDown' in reference) return isNameless(game, entity, reference.faceDown);
  if (!called(game, script, reference.name, entity)) return false;
  const { copy, token, controller } = reference;
  if (copy !== undefined && copy !== isCopy(game, object)) return false;
  if (token !== undefined && token !== (kindOf(object) === 'token')) return false;
  return controller === undefined || controllerOf(game, entity) === playerId(script, controller);
}

/** A copy of a spell, a permanent that has become a copy, or a token that is one: it is called like a card. */
function isCopy(game: Game, object: GameObject): boolean {
  const { id, kind, zone, faceDown } = object;
  if (zone !== 'battlefield' || faceDown !== null) return kind === 'copy';
  const name = copiableOrLast(game, id)?.name ?? '';
  if (kindOf(object) === 'token') return !name.endsWith(tokenName);
  return printedValues(game.pool, object).name !== name;
}

/** How the names of tokens end that have no other (CR 111.4). */
const tokenName = ' Token';

function called(game: Game, script: Script, name: string, id: ObjectId): boolean {
  const labelled = script.labels.get(name);
  if (labelled !== undefined) return labelled.some((known) => latest(game, known) === id);
  return hasName(game, id, name);
}

/** The entity among the options that a reference means; null when none fits. */
export function pick(game: Game, script: Script, reference: Reference, options: readonly Entity[]): Entity | null {
  const fitting = options.filter((entity) => means(game, script, reference, entity));
  const index = typeof reference === 'object' && 'index' in reference ? (reference.index ?? 0) : 0;
  return fitting[index] ?? null;
}
