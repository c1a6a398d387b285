import type { Term } from '../../../bytecode/term';
import type { ObjectId, PlayerId } from '../../../vm/entity';
import { entitiesOf, optionalNum, optionalTerm, optionalWord } from '../../../vm/evaluate';
import type { EventOf, MoveCause } from '../../events/event';
import { isPermanentType } from '../../characteristics/has';
import { characteristicsOrLast, controllerOf, objectOrLast } from '../../state/last-known';
import type { Zone } from '../../state/object';
import { nextToDraw } from '../../statics/drawing';
import type { EventHandler, GameContext, Occasion, Roles, Rules } from '../../world';
import { fits, fitsEither, isAnywhere, lookingBack, on, ownerOf, placeFits, roles } from './fit';
import { isNth, optionalNth } from './count';

/** Is it the first card that a player draws in the draw step of their turn? */
function isFirstOfDrawStep({ world }: GameContext, { happened }: Occasion, player: PlayerId): boolean {
  const { turn, history } = world.state;
  if (turn.step !== 'draw' || turn.active !== player) return false;
  const begun = history.findLastIndex(({ event }) => event.kind === 'beginStep' && event.step === 'draw');
  return !history.slice(begun + 1).some(({ event, id, became }) => {
    const isEarlier = happened === null || id < happened.id;
    return isEarlier && event.kind === 'draw' && event.player === player && became !== null;
  });
}

/** A change of zones that happened or is proposed. A new token has no zone that it comes from. */
interface ZoneChange {
  readonly old: ObjectId | null;
  readonly now: ObjectId | null;
  readonly from: Zone | null;
  /** Null for what left the game with its owner (CR 800.4a). */
  readonly to: Zone | null;
  readonly owner: PlayerId;
  readonly cause: MoveCause;
  /** Who put it there, where somebody did. */
  readonly by: PlayerId | null;
}

function changeOf(context: GameContext, { event, happened }: Occasion): ZoneChange | null {
  const now = happened?.became ?? null;
  if (event.kind === 'createToken')
    return { old: null, now, from: null, to: 'battlefield', owner: event.player, cause: 'put', by: event.player };
  if (event.kind !== 'move' && event.kind !== 'ceaseToExist') return null;
  const object = objectOrLast(context.world, event.object);
  if (object === undefined) return null;
  const { zone: from, owner } = object;
  const { to, cause, by } = event.kind === 'move' ? { to: event.to.zone, cause: event.cause, by: event.by } : outside;
  return { old: event.object, now, from, to, owner, cause, by };
}

const outside = { to: null, cause: 'stateBased', by: null } as const;

type Test = (context: GameContext, term: Term, change: ZoneChange) => boolean;

/** A pattern over changes of zones. */
function change(test: Test, back: Test): EventHandler {
  return {
    kinds: ['move', 'createToken'],
    looksBack: (context, term, occasion) => {
      const its = changeOf(context, occasion);
      return its !== null && back(context, term, its);
    },
    match: (context, term, occasion) => {
      const its = changeOf(context, occasion);
      if (its === null || !test(context, term, its)) return null;
      const what = back(context, term, its) ? its.old : (its.now ?? its.old);
      const other = what === its.old ? its.now : its.old;
      if (!fitsEither(context, term, 'what', what, other)) return null;
      const under = term.op === 'enters' && its.now !== null ? controllerOf(context.world, its.now) : null;
      return roles({ what, from: null, to: null, under });
    },
  };
}

const always: Test = () => true;
const never: Test = () => false;

/** From the battlefield or a graveyard when the pattern says so, or in sight of all into a hand or library (CR 603.10a). */
const back: Test = (_, term, { from, to }) => {
  const seen = from === 'battlefield' || from === 'graveyard' || from === 'stack' || from === 'exile';
  if (to === 'hand' || to === 'library') return seen;
  const place = optionalTerm(term, 'from');
  // What is put into a graveyard from no place that is named was a permanent.
  if (place === null) return from === 'battlefield';
  // Of a library and a graveyard together there is one time at which it is looked at.
  return !isAnywhere(place) && place.op !== 'eitherPlace' && (from === 'battlefield' || from === 'graveyard');
};

/** Is it a card that can be a permanent (CR 110.4)? */
function isPermanentCard(context: GameContext, id: ObjectId): boolean {
  const values = characteristicsOrLast(context.world, id);
  return objectOrLast(context.world, id)?.kind === 'card' && values !== undefined && isPermanentType(values);
}

const leavesBattlefield: Test = (_, __, { from, to }) => from === 'battlefield' && to !== 'battlefield';

const enters: EventHandler = change((context, term, { now, from, to, owner }) => {
  if (to !== 'battlefield' || now === null || from === 'battlefield') return false;
  const tapped = optionalWord(term, 'tapped');
  if (tapped !== null && (tapped === 'tapped') !== objectOrLast(context.world, now)?.tapped) return false;
  return (
    placeFits(context, term, 'from', from, owner) && fits(context, term, 'under', controllerOf(context.world, now))
  );
}, never);

const leaves: EventHandler = {
  ...change(
    (context, term, its) =>
      leavesBattlefield(context, term, its) &&
      !(optionalWord(term, 'without') !== null && its.to === 'graveyard') &&
      (its.old === null || fits(context, term, 'under', controllerOf(context.world, its.old))),
    always,
  ),
  kinds: ['move', 'ceaseToExist'],
};

const placed = (causes: readonly MoveCause[] | null): EventHandler =>
  change(
    (context, term, { from, to, owner, cause }) =>
      (causes === null || causes.includes(cause)) &&
      placeFits(context, term, 'to', to, owner) &&
      placeFits(context, term, 'from', from, owner),
    back,
  );

/** What a player puts somewhere; onto the battlefield also what enters as their spell resolves or as their land is played. */
const putting: EventHandler = {
  ...change((context, term, { to, from, owner }) => from !== to && placeFits(context, term, 'to', to, owner), never),
  match: (context, term, occasion) => {
    const its = changeOf(context, occasion);
    if (its === null || its.from === its.to || !placeFits(context, term, 'to', its.to, its.owner)) return null;
    const who = its.by ?? (its.now === null ? its.owner : controllerOf(context.world, its.now));
    if (!fits(context, term, 'who', who) || !fitsEither(context, term, 'what', its.now, its.old)) return null;
    return roles({ who, what: its.now ?? its.old, to: null });
  },
};

/** A batch of tokens that would be made is looked at by one of them; whose they are is told under a name. */
const creation = (whose: 'who' | 'under'): EventHandler => ({
  kinds: ['createToken', 'createTokens'],
  looksBack: () => false,
  match: (context, term, { event, happened }) => {
    if (event.kind !== 'createToken' && event.kind !== 'createTokens') return null;
    const what = happened?.became ?? null;
    if (what === null || !fits(context, term, whose, event.player) || !fits(context, term, 'what', what)) return null;
    return roles({ [whose]: event.player, what }, event.kind === 'createTokens' ? event.count : 1);
  },
});

/** The card that a discarded, cycled or milled card has become, else the card. */
function successor(context: GameContext, id: ObjectId): ObjectId {
  return context.world.state.lastKnown[id]?.became ?? id;
}

function cardOf(context: GameContext, term: Term, who: PlayerId, object: ObjectId): Roles | null {
  const what = successor(context, object);
  if (!fits(context, term, 'who', who)) return null;
  return fitsEither(context, term, 'what', what, object) ? roles({ who, what }) : null;
}

function doneTo(context: GameContext, term: Term, object: ObjectId): Roles | null {
  const what = successor(context, object);
  return fitsEither(context, term, 'what', what, object) || fits(context, term, 'what', object)
    ? roles({ what })
    : null;
}

/** A card that is or would be drawn. */
function drawsOne(context: GameContext, term: Term, player: PlayerId, occasion: Occasion): Roles | null {
  const { happened } = occasion;
  const what = happened === null ? (nextToDraw(context.world, player) ?? null) : happened.became;
  if (happened !== null && what === null) return null;
  if (!fits(context, term, 'who', player) || !(happened === null || fits(context, term, 'what', what))) return null;
  if (optionalWord(term, 'except') !== null && isFirstOfDrawStep(context, occasion, player)) return null;
  const nth = optionalNth(context, term);
  const earlier =
    nth === null ||
    isNth(
      context,
      occasion,
      nth,
      ({ event, became }) => event.kind === 'draw' && event.player === player && became !== null,
    );
  return earlier ? roles({ who: player, what }) : null;
}

/** Several cards that would be drawn together, if a pattern asks for so many. */
function drawsSeveral(context: GameContext, term: Term, { player, count }: EventOf<'drawCards'>): Roles | null {
  const least = leastOf(context, term);
  if (least === null || count < least || !fits(context, term, 'who', player)) return null;
  return roles({ who: player }, count);
}

/** How many things at least a pattern asks for at once; null where it does not. */
function leastOf(context: GameContext, term: Term): number | null {
  const what = optionalTerm(term, 'what');
  if (what?.op !== 'some' || optionalWord(what, 'quantity') !== 'atLeast') return null;
  return optionalNum(context, what, 'count');
}

/** What a player has done to one thing that fits: it was revealed, destroyed, or moved in the way that is said. */
function handled(
  context: GameContext,
  term: Term,
  { event }: Occasion,
): { readonly by: PlayerId; readonly object: ObjectId } | null {
  const action = optionalWord(term, 'action');
  const fitting = (by: PlayerId | null, objects: readonly ObjectId[]): ReturnType<typeof handled> => {
    const object = objects.find((id) => fitsEither(context, term, 'what', successor(context, id), id));
    return by === null || object === undefined || !fits(context, term, 'who', by) ? null : { by, object };
  };
  switch (event.kind) {
    case 'reveal':
      return action === 'reveal' ? fitting(event.by, event.objects) : null;
    case 'destroy':
      return action === 'destroy' ? fitting(event.by, [event.object]) : null;
    case 'move': {
      const link = optionalTerm(term, 'with');
      if (link !== null && !entitiesOf(context, term, 'with').some((id) => id === event.link?.source)) return null;
      if (event.cause !== action || !placeFits(context, term, 'to', event.to.zone, ownerOf(context, event.object)))
        return null;
      return fitting(event.by, [event.object]);
    }
    default:
      return null;
  }
}

/** Zone changes and what leads to them. */
export const zoneEvents: Rules['events'] = {
  enters,
  leaves,
  dies: change(
    (context, term, its) =>
      leavesBattlefield(context, term, its) &&
      its.to === 'graveyard' &&
      its.old !== null &&
      fits(context, term, 'under', controllerOf(context.world, its.old)),
    always,
  ),
  descends: on('move', (context, term, { object, to }) => {
    const who = ownerOf(context, object);
    return to.zone === 'graveyard' && fits(context, term, 'who', who) && isPermanentCard(context, object)
      ? roles({ who })
      : null;
  }),
  leavesZone: change(
    (context, term, { from, to, owner }) => from !== to && placeFits(context, term, 'zone', from, owner),
    always,
  ),
  puts: putting,
  putInto: change(
    (context, term, { from, to, owner, cause }) =>
      (optionalWord(term, 'as') === null || cause === 'resolve') &&
      placeFits(context, term, 'to', to, owner) &&
      placeFits(context, term, 'from', from, owner),
    back,
  ),
  returned: placed(['return', 'put']),
  exiled: change(
    (context, term, { from, to, owner }) => to === 'exile' && placeFits(context, term, 'from', from, owner),
    back,
  ),
  doesTo: {
    kinds: ['move', 'reveal', 'destroy'],
    looksBack: () => false,
    match: (context, term, occasion) => {
      const what = handled(context, term, occasion);
      return what === null ? null : roles({ who: what.by, what: what.object });
    },
  },
  destroyed: lookingBack(
    on('destroy', (context, term, { object }) =>
      fits(context, term, 'what', object) ? roles({ what: object }) : null,
    ),
  ),
  sacrifices: lookingBack(
    on('sacrifice', (context, term, { object, by }) =>
      fits(context, term, 'who', by) && fits(context, term, 'what', object) ? roles({ who: by, what: object }) : null,
    ),
  ),
  countered: lookingBack(
    on('counterSpell', (context, term, { object }) =>
      fits(context, term, 'what', object) ? roles({ what: object }) : null,
    ),
  ),
  /** What resolves counters it. */
  counters: lookingBack(
    on('counterSpell', (context, term, { object }) => {
      const resolving = context.world.state.stack.at(-1) ?? null;
      if (resolving === null || !fits(context, term, 'what', resolving) || !fits(context, term, 'whom', object))
        return null;
      return roles({ what: resolving, whom: object });
    }),
  ),
  discards: on('discard', (context, term, { object, by }) => cardOf(context, term, by, object)),
  /** Cards that were milled, one by one; what would be milled is looked at as a whole. */
  milled: {
    kinds: ['move', 'mill'],
    looksBack: () => false,
    match: (context, term, { event, happened }) => {
      if (event.kind === 'mill')
        return happened === null && fits(context, term, 'who', event.player)
          ? roles({ who: event.player }, event.count)
          : null;
      if (event.kind !== 'move' || event.cause !== 'mill' || happened === null) return null;
      return cardOf(context, term, ownerOf(context, event.object), event.object);
    },
  },
  /** A card that is milled or discarded, a spell that is cast for its warp cost: whoever did it. */
  isDone: {
    kinds: ['move', 'discard', 'cast', 'reveal', 'sacrifice'],
    looksBack: () => false,
    match: (context, term, { event, happened }) => {
      switch (optionalWord(term, 'action')) {
        case 'revealed': {
          const shown = event.kind === 'reveal' ? event.objects : [];
          return shown.map((object) => doneTo(context, term, object)).find((roles) => roles !== null) ?? null;
        }
        case 'sacrificed':
          return event.kind === 'sacrifice' ? doneTo(context, term, event.object) : null;
        case 'milled':
          return event.kind === 'move' && event.cause === 'mill' && happened !== null
            ? doneTo(context, term, event.object)
            : null;
        case 'returned':
          return event.kind === 'move' && event.cause === 'return' && happened !== null
            ? doneTo(context, term, event.object)
            : null;
        case 'discarded':
          return event.kind === 'discard' ? doneTo(context, term, event.object) : null;
        default:
          return event.kind === 'cast' && objectOrLast(context.world, event.object)?.cast?.way === 'warp'
            ? doneTo(context, term, event.object)
            : null;
      }
    },
  },
  cycles: on('action', (context, term, { action, object, player }) =>
    action === 'cycle' && object !== null ? cardOf(context, term, player, object) : null,
  ),
  /** "Draw two or more cards" is the whole of a draw before it is parted (CR 121.2). */
  draws: {
    kinds: ['draw', 'drawCards'],
    looksBack: () => false,
    match: (context, term, occasion) => {
      const { event, happened } = occasion;
      if (event.kind === 'drawCards') return happened === null ? drawsSeveral(context, term, event) : null;
      if (event.kind !== 'draw' || (happened === null && leastOf(context, term) !== null)) return null;
      return drawsOne(context, term, event.player, occasion);
    },
  },
  shuffles: on('shuffle', (context, term, { player }) =>
    fits(context, term, 'who', player) ? roles({ who: player }) : null,
  ),
  searches: on('search', (context, term, { player }) =>
    fits(context, term, 'who', player) ? roles({ who: player }) : null,
  ),
  tokensCreated: creation('who'),
  created: creation('under'),
  effectCreates: creation('under'),
};
