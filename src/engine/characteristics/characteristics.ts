import type { ObjectId } from '../../vm/entity';
import { objectOf } from '../write';
import type { Game } from '../world';
import { untouched } from './counters';
import { printedValues, startingValues } from './printed';
import type { BaseCharacteristics, Characteristics } from './types';

/**
 * What an object is now, in whatever zone (CR 109.3, CR 613): the only authority. Cached until something changes
 * that it depends on; always equal to a computation from nothing. While the layers are being worked out, it is what they have come to.
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

/** Makes the cache that of the state as it is. While the layers are being worked out there is nothing to do. */
export function refresh(game: Game): void {
  const { cache } = game;
  if (cache.fresh || cache.sofar !== null) return;
  cache.sources = game.rules.sources(game);
  const { values, copiable, reads, extent } = game.rules.layers(game);
  cache.layered = new Set(values.keys());
  cache.characteristics = new Map(values);
  cache.copiable = copiable;
  cache.reads = reads;
  cache.extent = extent;
  cache.epoch++;
  cache.fresh = true;
}
