import type { Entity, ObjectId } from '../../../vm/entity';
import { optionalTerm } from '../../../vm/evaluate';
import { objectOrLast } from '../../state/last-known';
import type { GameContext, Occasion, Rules } from '../../world';
import { fits, roles } from './fit';

/** Who or what something comes off that was attached: by itself, onto something else, or as it leaves the battlefield (CR 701.3d). */
function hostLeft(
  { world }: GameContext,
  { event }: Occasion,
): { readonly what: ObjectId; readonly from: Entity } | null {
  switch (event.kind) {
    case 'attach':
    case 'unattach':
      return event.from === null ? null : { what: event.object, from: event.from };
    case 'move':
    case 'ceaseToExist': {
      const from = objectOrLast(world, event.object)?.attachedTo ?? null;
      return from === null ? null : { what: event.object, from };
    }
    default:
      return null;
  }
}

/** Patterns over control of permanents and over what comes off them; they look back in time (CR 603.10c, CR 603.10d). */
export const controlEvents: Rules['events'] = {
  becomesUnattached: {
    kinds: ['attach', 'unattach', 'move', 'ceaseToExist'],
    looksBack: () => true,
    match: (context, term, occasion) => {
      const left = hostLeft(context, occasion);
      return left !== null && fits(context, term, 'what', left.what) && fits(context, term, 'from', left.from)
        ? roles({ what: left.what, from: left.from })
        : null;
    },
  },
  gainsControl: {
    kinds: ['changeControl'],
    // From "you", who may not control the source any more.
    looksBack: (_context, term) => optionalTerm(term, 'from')?.op === 'you',
    match: (context, term, { event }) => {
      if (event.kind !== 'changeControl' || !fits(context, term, 'who', event.to)) return null;
      const { object, from, to } = event;
      return fits(context, term, 'what', object) && fits(context, term, 'from', from)
        ? roles({ who: to, what: object, from })
        : null;
    },
  },
};
