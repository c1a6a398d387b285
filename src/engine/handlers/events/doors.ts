import type { ObjectId, PlayerId } from '../../../vm/entity';
import { faceOfPath } from '../../../vm/pool';
import { unlockedHalves, unlockedName } from '../../characteristics/doors';
import { controllerOf, objectOrLast } from '../../state/last-known';
import type { EventHandler, GameContext, Occasion, Rules } from '../../world';
import { fits, roles } from './fit';

/** A half of a permanent that is unlocked: as it enters, or after (CR 709.5h). */
interface Unlocking {
  readonly object: ObjectId;
  readonly half: string;
  readonly by: PlayerId;
}

function unlockingOf({ world }: GameContext, { event, happened }: Occasion): Unlocking | null {
  if (event.kind === 'designate' && event.value > 0 && typeof event.entity === 'string') {
    const object = world.state.objects[event.entity as ObjectId];
    const isHalf = event.name === unlockedName(0) || event.name === unlockedName(1);
    return object === undefined || !isHalf
      ? null
      : { object: object.id, half: event.name, by: event.by ?? controllerOf(world, object.id) };
  }
  const entered = happened?.became ?? null;
  if (event.kind !== 'move' || event.entry.unlocked === null || entered === null) return null;
  return { object: entered, half: unlockedName(event.entry.unlocked), by: controllerOf(world, entered) };
}

const unlocking = (match: EventHandler['match']): EventHandler => ({
  kinds: ['designate', 'move'],
  looksBack: () => false,
  match,
});

/** Doors of Rooms (CR 709.5). */
export const doorEvents: Rules['events'] = {
  /** "This door" is the half that the ability is printed on. */
  unlocksDoor: unlocking((context, term, occasion) => {
    const its = unlockingOf(context, occasion);
    const { source, ability } = context.scope;
    const isThis = its?.object === source && its.half === unlockedName(faceOfPath(ability) ?? 0);
    return isThis && fits(context, term, 'who', its.by) ? roles({ who: its.by, what: source }) : null;
  }),
  fullyUnlocks: unlocking((context, term, occasion) => {
    const its = unlockingOf(context, occasion);
    const object = its === null ? undefined : objectOrLast(context.world, its.object);
    if (its === null || object === undefined || unlockedHalves(object).length < 2) return null;
    return fits(context, term, 'who', its.by) && fits(context, term, 'what', its.object)
      ? roles({ who: its.by, what: its.object })
      : null;
  }),
};
