import { canAttach } from '../../sba/attachment';
import type { Rules } from '../../world';
import { objectsToMove, thingsToAffect } from './follow';

/** Attaching (CR 701.3). What cannot be attached stays where it is (CR 701.3b). */
export const attachEffects: Rules['effects'] = {
  attach: (context, term) => {
    const { world } = context;
    const [to] = thingsToAffect(context, term, 'to');
    const what = objectsToMove(context, term, 'what');
    return {
      kind: 'events',
      events: what.flatMap((object) =>
        to === undefined || world.state.objects[object]?.attachedTo === to || !canAttach(world, object, to)
          ? []
          : [{ kind: 'attach', object, to }],
      ),
    };
  },
  /** CR 701.3d */
  unattach: (context, term) => ({
    kind: 'events',
    events: objectsToMove(context, term, 'what')
      .filter((object) => (context.world.state.objects[object]?.attachedTo ?? null) !== null)
      .map((object) => ({ kind: 'unattach', object })),
  }),
  transform: (context, term) => ({
    kind: 'events',
    events: objectsToMove(context, term, 'what').map((object) => ({ kind: 'transform', object })),
  }),
};
