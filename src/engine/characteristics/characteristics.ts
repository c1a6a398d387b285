import type { ObjectId } from '../../vm/entity';
import { objectOf } from '../write';
import type { Game } from '../world';
import { untouched } from './counters';
import { printedValues, startingValues } from './printed';
import type { BaseCharacteristics, Characteristics } from './types';

/**
 * What an object is now, in whatever zone (CR 109.3, CR 613): the only authority. Cached for one version of the game;
 * always equal to a computation from nothing. While the layers are being worked out, it is what they have come to.
 */
export function characteristicsOf(game: Game, id: ObjectId): Characteristics {
  if (game.cache.sofar !== null) return game.cache.sofar(id);
  refresh(game);
  const known = game.cache.characteristics.get(id);
  if (known !== undefined) return known;
  // No effect of another object and no lasting effect touches it.
  const object = objectOf(game, id);
  const values = untouched(game.pool, object, startingValues(game.pool, object));
  game.cache.characteristics.set(id, values);
  return values;
}

/** What a copy of the object copies (CR 707.2). */
export function copiableValuesOf(game: Game, id: ObjectId): BaseCharacteristics {
  refresh(game);
  return game.cache.copiable.get(id) ?? printedValues(game.pool, objectOf(game, id));
}

/** The characteristics worked out so far for the game as it is, with all that continuous effects may change. */
export function knownCharacteristics(game: Game): ReadonlyMap<ObjectId, Characteristics> {
  refresh(game);
  return game.cache.characteristics;
}

function refresh(game: Game): void {
  const { cache, version } = game;
  if (cache.version === version) return;
  cache.characteristics.clear();
  cache.copiable.clear();
  const { values, copiable } = game.rules.layers(game);
  values.forEach((value, id) => cache.characteristics.set(id, value));
  copiable.forEach((value, id) => cache.copiable.set(id, value));
  cache.version = version;
}
