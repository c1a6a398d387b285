import type { Handlers } from '../../vm/context';
import { colors } from '../../vocabulary/colors';
import { hasSubtype } from '../characteristics/has';
import { isDoubleFaced } from '../state/double-faced';
import { isForetold } from '../state/foretold';
import type { GameObject } from '../state/object';
import type { Game } from '../world';
import { about } from './filters';
import { doneThisWay } from './history';

const outlaws = ['assassin', 'mercenary', 'pirate', 'rogue', 'warlock'] as const;

/** Is the back face of a double-faced permanent up (CR 701.27g)? Of a modal one, it is the face that was played. */
function isBackUp(game: Game, object: GameObject): boolean {
  if (object.zone !== 'battlefield' || object.faceDown !== null || !isDoubleFaced(game.pool, object)) return false;
  return object.transformed || (object.printed.kind === 'card' && object.printed.face > 0);
}

/** Predicates about the faces of cards, and about what was done with cards as they were cast. */
export const sides: Handlers<Game>['filter'] = {
  outlaw: about(({ values }) => outlaws.some((type) => hasSubtype(values, type))),
  allColors: about(({ values }) => colors.every((color) => values.colors.includes(color))),
  doubleFaced: about(({ object }, { world }) => isDoubleFaced(world.pool, object)),
  transformed: about(({ object }, { world }) => isBackUp(world, object)),
  yourRingBearer: about(
    ({ object, values }, { scope }) =>
      object.zone === 'battlefield' &&
      (object.designations['ringBearer'] ?? 0) > 0 &&
      values.controller === scope.controller,
  ),
  foretold: about(({ object }) => isForetold(object)),
  withModes: about(({ object }) => object.cast !== null && object.cast.modes.length > 0),
  /** A card that is cast becomes another object, the spell (CR 400.7). */
  notCast: (context) =>
    !doneThisWay(context).some(({ event }) => {
      if (event.kind !== 'cast') return false;
      const spell = context.world.state.objects[event.object] ?? context.world.state.lastKnown[event.object]?.object;
      return event.object === context.candidate || spell?.previous === context.candidate;
    }),
};
