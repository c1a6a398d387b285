import { isList, isTerm, type Term } from '../../../bytecode/term';
import { rememberedOfCode } from '../../../source/remembered';
import { withCandidate } from '../../../vm/context';
import type { Entity } from '../../../vm/entity';
import { evalPattern, numOf, optionalWord, termOf, wordOf } from '../../../vm/evaluate';
import { isByEffect } from '../../events/by-effect';
import { countersOn } from '../../events/permanents';
import { controllerOf, objectOrLast } from '../../state/last-known';
import type { Rules } from '../../world';
import { optionalNth } from './count';
import { amountOf, fits, fitsEither, knowing, on, roles } from './fit';

/** A description without the word that is true of everything that is about to be tapped. */
const withoutUntapped = rememberedOfCode((pattern: Term): Term => ({
  ...pattern,
  args: pattern.args.map((arg) => {
    if (!isTerm(arg) || arg.op !== 'allOf') return arg;
    const [parts] = arg.args;
    return isList(parts) ? { ...arg, args: [parts.filter((part) => !isTerm(part) || part.op !== 'untapped')] } : arg;
  }),
}));

/** Changes of permanents. */
export const permanentEvents: Rules['events'] = {
  becomesTapped: on('tap', (context, term, { object }) =>
    fits(context, term, 'what', object) ? roles({ what: object }) : null,
  ),
  /** What is tapped was untapped, so that need not be asked for. */
  taps: on('tap', (context, term, { object, by }) => {
    const who = by ?? controllerOf(context.world, object);
    const pattern = withoutUntapped(termOf(context, term, 'what'));
    return fits(context, term, 'who', who) && evalPattern(withCandidate(context, object), pattern)
      ? roles({ who, what: object })
      : null;
  }),
  becomesUntapped: on('untap', (context, term, { object }) =>
    fits(context, term, 'what', object) ? roles({ what: object }) : null,
  ),
  /** Counters with which a permanent enters are put on it, too (CR 122.6). */
  countersPut: on('putCounters', (context, term, { on: what, counter, by }, occasion) => {
    const amount = amountOf(occasion);
    const kind = optionalWord(term, 'counter');
    if (kind !== null && kind !== counter) return null;
    if (optionalWord(term, 'through') !== null && !isByEffect(context.world, occasion.event)) return null;
    if (!fits(context, term, 'what', what) || !fits(context, term, 'by', by)) return null;
    if (wordOf(context, term, 'quantity') === 'nth') {
      // CR 122.7: fewer before, as many or more after.
      const nth = optionalNth(context, term) ?? 1;
      const after = countersOn(context.world, what, counter);
      if (after < nth || after - amount >= nth) return null;
    }
    return roles({ what, by }, amount);
  }),
  countersRemoved: on('removeCounters', (context, term, { from, counter, by }, occasion) => {
    const kind = optionalWord(term, 'counter');
    if ((kind !== null && kind !== counter) || !fits(context, term, 'what', from)) return null;
    if (!fits(context, term, 'by', by)) return null;
    if (wordOf(context, term, 'quantity') === 'last' && countersOn(context.world, from, counter) > 0) return null;
    return roles({ what: from, by }, amountOf(occasion));
  }),
  becomesDesignated: on('designate', (context, term, { entity, name, value }) =>
    value > 0 && name === wordOf(context, term, 'as') && fits(context, term, 'what', entity)
      ? roles({ what: entity }, value)
      : null,
  ),
  becomesLevel: on('designate', (context, term, { entity, name, value }) =>
    name === 'level' && value === numOf(context, term, 'level') && fits(context, term, 'what', entity)
      ? roles({ what: entity }, value)
      : null,
  ),
  turnsFaceUp: on('turnFaceUp', (context, term, { object, by }) =>
    fits(context, term, 'who', by) && fits(context, term, 'what', object) ? roles({ who: by, what: object }) : null,
  ),
  choosesRingBearer: on('designate', (context, term, { entity, name, value, by }) =>
    name === 'ringBearer' && value > 0 && fits(context, term, 'who', by) && fits(context, term, 'what', entity)
      ? roles({ who: by, what: entity })
      : null,
  ),
  solves: on('designate', (context, term, { entity, name, value, by }) =>
    name === 'solved' && value > 0 && fits(context, term, 'who', by) && fits(context, term, 'what', entity)
      ? roles({ who: by, what: entity })
      : null,
  ),
  foretells: on('move', (context, term, { object, to, by, entry }) =>
    to.zone === 'exile' &&
    entry.faceDown === 'foretold' &&
    fits(context, term, 'who', by ?? null) &&
    fits(context, term, 'what', object)
      ? roles({ who: by ?? null, what: object })
      : null,
  ),
  turnedFaceUp: on('turnFaceUp', (context, term, { object }) =>
    fits(context, term, 'what', object) ? roles({ what: object }) : null,
  ),
  /** What phases out was there before (CR 603.10a). */
  phases: {
    kinds: ['phaseIn', 'phaseOut'],
    looksBack: (_context, term) => wordOf(_context, term, 'way') === 'out',
    match: (context, term, { event }) =>
      (event.kind === 'phaseIn' || event.kind === 'phaseOut') &&
      event.kind === (wordOf(context, term, 'way') === 'in' ? 'phaseIn' : 'phaseOut') &&
      fits(context, term, 'what', event.object)
        ? roles({ what: event.object })
        : null,
  },
  regenerates: on('regenerated', (context, term, { object }) =>
    fits(context, term, 'what', object) ? roles({ what: object }) : null,
  ),
  /** CR 603.10d: who lost it controlled it before, as what has left the battlefield did. */
  losesControl: {
    kinds: ['changeControl', 'move', 'ceaseToExist'],
    looksBack: () => true,
    match: (context, term, { event, happened }) => {
      if (event.kind !== 'changeControl' && event.kind !== 'move' && event.kind !== 'ceaseToExist') return null;
      const { object } = event;
      if (event.kind !== 'changeControl' && objectOrLast(context.world, object)?.zone !== 'battlefield') return null;
      const who = event.kind === 'changeControl' ? event.from : controllerOf(context.world, object);
      return fits(context, term, 'who', who) && fitsEither(context, term, 'what', object, happened?.became ?? null)
        ? roles({ who, what: object })
        : null;
    },
  },
  fights: on('action', (context, term, { action, object }) =>
    action === 'fight' && fits(context, term, 'what', object) ? roles({ what: object }) : null,
  ),
  transforms: on('transform', (context, term, { object }) =>
    fits(context, term, 'what', object) && fits(context, term, 'into', object)
      ? roles({ what: object, into: object })
      : null,
  ),
  becomesAttached: {
    kinds: ['attach', 'move', 'createToken'],
    looksBack: () => false,
    match: (around, term, { event, happened }) => {
      const what = event.kind === 'attach' ? event.object : (happened?.became ?? null);
      let to: Entity | null = null;
      if (event.kind === 'attach') to = event.to;
      else if (event.kind === 'move' || event.kind === 'createToken') to = event.entry.attachedTo;
      if (what === null || to === null) return null;
      const context = knowing(around, term, roles({ what }));
      return fits(context, term, 'what', what) && fits(context, term, 'to', to) ? roles({ what, to }) : null;
    },
  },
};
