import type { Entity, ObjectId, PlayerId } from '../../../vm/entity';
import { optionalTerm } from '../../../vm/evaluate';
import { controllerOf, objectOrLast } from '../../state/last-known';
import type { GameContext, Occasion, Rules } from '../../world';
import { fits, roles } from './fit';

/** A permanent that another player controls from then on, or that nobody does, since it has left the battlefield (CR 108.4). */
interface Change {
  readonly object: ObjectId;
  readonly from: PlayerId;
  readonly to: PlayerId | null;
}

function changeOf({ world }: GameContext, { event }: Occasion): Change | null {
  if (event.kind === 'changeControl') return { object: event.object, from: event.from, to: event.to };
  if (event.kind !== 'move' && event.kind !== 'ceaseToExist') return null;
  const object = objectOrLast(world, event.object);
  const isLeaving = object?.zone === 'battlefield' && !(event.kind === 'move' && event.to.zone === 'battlefield');
  return isLeaving ? { object: event.object, from: controllerOf(world, event.object), to: null } : null;
}

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
  losesControl: {
    kinds: ['changeControl', 'move', 'ceaseToExist'],
    looksBack: () => true,
    match: (context, term, occasion) => {
      const change = changeOf(context, occasion);
      return change !== null && fits(context, term, 'who', change.from) && fits(context, term, 'what', change.object)
        ? roles({ who: change.from, what: change.object })
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
