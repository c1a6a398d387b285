import { asThoughObject } from '../casting/shadow';
import { turnedOver } from '../events/permanents';
import type { GameObject } from '../state/object';
import type { Game } from '../world';

/** The game as it would be with a permanent turned: face up, or with its other face up. */
export function asThoughTurned(game: Game, object: GameObject): Game {
  const turned = object.faceDown === null ? turnedOver(game, object) : { faceDown: null };
  return asThoughObject(game, { ...object, ...turned });
}
