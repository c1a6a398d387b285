import type { Entity, ObjectId } from '../../../vm/entity';
import { playersOfArg } from '../../../vm/evaluate';
import { canAttach } from '../../sba/attachment';
import { asThoughTurned } from '../../replacement/turned';
import { isOfEntering } from '../../statics/affected';
import type { EffectContext, Game, Rules } from '../../world';
import { objectsToMove, thingsToAffect } from './follow';

/** What is attached as it is turned is attached as what it becomes (CR 708.8). */
function asItWillBe({ world, scope }: EffectContext, id: ObjectId): Game {
  const object = world.state.objects[id];
  const isTurned = id === scope.source && object?.zone === 'battlefield' && isOfEntering(world, scope);
  return isTurned ? asThoughTurned(world, object) : world;
}

/** Attaching (CR 701.3). What cannot be attached stays where it is (CR 701.3b). */
export const attachEffects: Rules['effects'] = {
  attach: (context, term) => {
    const { world } = context;
    const [to] = thingsToAffect(context, term, 'to');
    const what = objectsToMove(context, term, 'what');
    return {
      kind: 'events',
      events: what.flatMap((object) =>
        to === undefined ||
        world.state.objects[object]?.attachedTo === to ||
        !canAttach(asItWillBe(context, object), object, to)
          ? []
          : [{ kind: 'attach', object, to, from: hostOf(context, object) }],
      ),
    };
  },
  /** CR 702.95a */
  pair: (context, term) => {
    const [by] = playersOfArg(context, term, 'who');
    const [object] = objectsToMove(context, term, 'what');
    const [other] = objectsToMove(context, term, 'with');
    if (by === undefined || object === undefined || other === undefined) return { kind: 'events', events: [] };
    return { kind: 'events', events: [{ kind: 'pair', object, with: other, by }] };
  },
  /** CR 701.3d */
  unattach: (context, term) => ({
    kind: 'events',
    events: objectsToMove(context, term, 'what')
      .filter((object) => hostOf(context, object) !== null)
      .map((object) => ({ kind: 'unattach', object, from: hostOf(context, object) })),
  }),
  solve: (context, term) => ({
    kind: 'events',
    events: objectsToMove(context, term, 'what').map((entity) => ({
      kind: 'designate',
      entity,
      name: 'solved',
      value: 1,
      by: context.scope.controller,
    })),
  }),
  flip: (context, term) => ({
    kind: 'events',
    events: objectsToMove(context, term, 'what').map((object) => ({ kind: 'flip', object })),
  }),
  transform: (context, term) => ({
    kind: 'events',
    events: objectsToMove(context, term, 'what')
      .filter((object) => !hasTransformed(context, object))
      .map((object) => ({ kind: 'transform', object })),
  }),
};

/** What something is attached to. */
const hostOf = ({ world }: EffectContext, object: ObjectId): Entity | null =>
  world.state.objects[object]?.attachedTo ?? null;

/** An ability of a permanent transforms it only if it has not transformed since the ability came to be (CR 701.27f). */
function hasTransformed({ world, scope }: EffectContext, object: ObjectId): boolean {
  const { made } = scope;
  if (object !== scope.source || made === undefined) return false;
  return world.state.history.some(
    ({ id, event }) => id > made && event.kind === 'transform' && event.object === object,
  );
}
