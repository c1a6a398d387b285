import type { Handlers } from '../../vm/context';
import { cardOf } from '../../vm/pool';
import { colors } from '../../vocabulary/colors';
import { hasSubtype } from '../characteristics/has';
import type { GameObject } from '../state/object';
import type { Game } from '../world';
import { about } from './filters';
import { doneThisWay } from './history';

const outlaws = ['assassin', 'mercenary', 'pirate', 'rogue', 'warlock'] as const;
const doubleFaced: readonly string[] = ['transform', 'modal_dfc', 'meld'];

/** Has it two faces (CR 712.1)? What was made has those of what it copies. */
function isDoubleFaced({ pool }: Game, { printed, merged }: GameObject): boolean {
  if (merged !== null || printed.kind === 'none') return false;
  if (printed.kind === 'made') return (printed.values.back ?? null) !== null;
  return doubleFaced.includes(cardOf(pool, printed.card).layout);
}

/** Is the back face of a double-faced permanent up (CR 701.27g)? Of a modal one, it is the face that was played. */
function isBackUp(game: Game, object: GameObject): boolean {
  if (object.zone !== 'battlefield' || object.faceDown !== null || !isDoubleFaced(game, object)) return false;
  return object.transformed || (object.printed.kind === 'card' && object.printed.face > 0);
}

/** Predicates about the faces of cards, and about what was done with cards as they were cast. */
export const sides: Handlers<Game>['filter'] = {
  outlaw: about(({ values }) => outlaws.some((type) => hasSubtype(values, type))),
  allColors: about(({ values }) => colors.every((color) => values.colors.includes(color))),
  doubleFaced: about(({ object }, { world }) => isDoubleFaced(world, object)),
  transformed: about(({ object }, { world }) => isBackUp(world, object)),
  yourRingBearer: about(
    ({ object, values }, { scope }) =>
      object.zone === 'battlefield' &&
      (object.designations['ringBearer'] ?? 0) > 0 &&
      values.controller === scope.controller,
  ),
  foretold: about(({ object }) => object.zone === 'exile' && object.faceDown === 'foretold'),
  withModes: about(({ object }) => object.cast !== null && object.cast.modes.length > 0),
  /** A card that is cast becomes another object, the spell (CR 400.7). */
  notCast: (context) =>
    !doneThisWay(context).some(({ event }) => {
      if (event.kind !== 'cast') return false;
      const spell = context.world.state.objects[event.object] ?? context.world.state.lastKnown[event.object]?.object;
      return event.object === context.candidate || spell?.previous === context.candidate;
    }),
};
