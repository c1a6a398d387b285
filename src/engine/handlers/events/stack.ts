import { coinFlip } from '../../actions/coin-flip';
import { theRingTempts } from '../../actions/ring';
import type { Term } from '../../../bytecode/term';
import { entitiesOf, numOf, optionalTerm, optionalWord, wordOf } from '../../../vm/evaluate';
import { symbolsOf } from '../../characteristics/mana-cost';
import { chaptersOf, finalChapter } from '../../characteristics/final-chapter';
import { keywordAround } from '../../characteristics/keyword-names';
import { isPlayer, objectsOf, type Entity, type ObjectId, type PlayerId } from '../../../vm/entity';
import { abilityAt, type AbilityPath } from '../../../vm/pool';
import { commanderOf } from '../../state/merged';
import { asEntered, controllerOf, latest, objectOrLast, settled } from '../../state/last-known';
import type { EventHandler, Game, GameContext, Roles, Rules } from '../../world';
import { opponentsOf } from '../../turn/players';
import { chosenColors } from '../chosen-color';
import { symbolOf } from '../mana';
import { isNth, optionalNth } from './count';
import { amountOf, fits, fitsEither, knowing, lookingBack, on, ownerOf, placeFits, roles } from './fit';

function isCrime(game: Game, entity: Entity, by: PlayerId): boolean {
  if (isPlayer(entity)) return entity !== by;
  const object = objectOrLast(game, entity);
  if (object === undefined) return false;
  if (object.zone === 'graveyard') return object.owner !== by;
  return (object.zone === 'battlefield' || object.zone === 'stack') && controllerOf(game, entity) !== by;
}

/** Is it the keyword action that a pattern names? A coin that was flipped was won or lost. */
function isSameAction(asked: string, action: string): boolean {
  return asked === action || (asked === coinFlip.made && (action === coinFlip.won || action === coinFlip.lost));
}

/** Is it the turn of an opponent of the player? */
const isOpponentsTurn = ({ world }: GameContext, player: PlayerId): boolean =>
  opponentsOf(world, player).includes(world.state.turn.active);

/** "This ability": the same ability of the same object, each time that it is on the stack. */
function isThisAbility({ scope }: GameContext, term: Term, source: ObjectId, ability: AbilityPath): boolean {
  return optionalTerm(term, 'what')?.op === 'thisAbility' && scope.source === source && scope.ability === ability;
}

/** A commander that is spoken of is the same one whatever objects it has been (CR 903.3). */
function isSameCommander(context: GameContext, term: Term, cast: ObjectId): boolean {
  const what = optionalTerm(term, 'what');
  const which = markOf(context.world, cast);
  if (what === null || what.op === 'some' || what.op === 'either' || which === null) return false;
  return objectsOf(entitiesOf(context, term, 'what')).some((id) => markOf(context.world, id) === which);
}

function markOf(game: Game, id: ObjectId): string | null {
  const object = objectOrLast(game, id);
  return object === undefined ? null : commanderOf(object);
}

/** Is there any such mana among what a permanent is tapped for (CR 106.12a)? */
function isOfSort(context: GameContext, term: Term, symbols: readonly string[]): boolean {
  const wanted = symbolsOf(wordOf(context, term, 'mana'));
  return symbols.some((symbol) => wanted.includes(symbol));
}

/** What was tapped remembers which mana came of it. */
function tappedFor(found: Roles, symbols: readonly string[]): Roles {
  const { what } = found;
  return what === undefined ? found : { ...found, what: { ...what, word: symbols.join('') } };
}

/** The card that is played as it was before: a land has been put onto the battlefield, any other onto the stack (CR 701.18b). */
function asPlayed(
  { world }: GameContext,
  { kind, object }: { readonly kind: 'playLand' | 'cast'; readonly object: ObjectId },
): ObjectId {
  return kind === 'cast' ? (objectOrLast(world, object)?.previous ?? object) : object;
}

interface Tapping {
  readonly object: ObjectId;
  readonly player: PlayerId;
  readonly symbols: readonly string[];
}

/** A permanent is tapped for mana: told of once it is, and replaced as the mana is added (CR 106.12b). */
function tapping(match: (context: GameContext, term: Term, event: Tapping) => Roles | null): EventHandler {
  return {
    kinds: ['tapForMana', 'addMana'],
    looksBack: () => false,
    match: (context, term, { event, happened }) => {
      if (event.kind === 'tapForMana' && happened !== null) return match(context, term, event);
      if (event.kind !== 'addMana' || happened !== null || event.tapped === 'no' || event.source === null) return null;
      return match(context, term, { ...event, object: event.source });
    },
  };
}

/** Casting, activating, targets, mana, special actions and keyword actions. */
/** Is there mana of the chosen color in it, where that is asked for? */
function isOfChosenColor(context: GameContext, term: Term, symbols: readonly string[]): boolean {
  return (
    optionalWord(term, 'color') === null || chosenColors(context).some((color) => symbols.includes(symbolOf(color)))
  );
}

export const stackEvents: Rules['events'] = {
  casts: on('cast', (around, term, { object, player, from }, occasion) => {
    const context = knowing(around, term, roles({ who: player }));
    // "It", after it has resolved, is what the spell has become; before it was cast, the card (CR 400.7h).
    const now = settled(context.world, object);
    const before = asPlayed(context, { kind: 'cast', object });
    const isIt = [now, before].some((its) => fitsEither(context, term, 'what', object, its));
    if (!fits(context, term, 'who', player) || !isIt) return null;
    if (!placeFits(context, term, 'from', from, ownerOf(context, object))) return null;
    if (optionalWord(term, 'during') !== null && !isOpponentsTurn(context, player)) return null;
    const nth = optionalNth(context, term);
    const counted = (its: typeof occasion.event): boolean =>
      its.kind === 'cast' && its.player === player && fits(context, term, 'what', its.object);
    if (nth !== null && !isNth(context, occasion, nth, ({ event }) => counted(event))) return null;
    return roles({ who: player, what: object });
  }),
  copies: on('copySpell', (context, term, { object, by }, { happened }) => {
    const what = happened?.became ?? object;
    return fits(context, term, 'who', by) && fits(context, term, 'what', what) ? roles({ who: by, what }) : null;
  }),
  isCast: on('cast', (context, term, { object, player, from }) =>
    (fitsEither(context, term, 'what', object, settled(context.world, object)) ||
      isSameCommander(context, term, object)) &&
    placeFits(context, term, 'from', from, ownerOf(context, object))
      ? roles({ what: object, who: player })
      : null,
  ),
  activates: on('activate', (around, term, { object, source, player }) => {
    const context = knowing(around, term, roles({ who: player }));
    const its = fits(context, term, 'what', object) || fits(context, term, 'what', source);
    return its && fits(context, term, 'who', player) ? roles({ who: player, what: object }) : null;
  }),
  helps: on('action', (context, term, { action, object, whom }) => {
    const now = whom === undefined ? null : settled(context.world, whom);
    return action === wordOf(context, term, 'action') &&
      fitsEither(context, term, 'what', object, object === null ? null : asEntered(context.world, object)) &&
      fitsEither(context, term, 'whom', whom ?? null, now)
      ? roles({ what: object, whom: now })
      : null;
  }),
  expends: on('cast', (context, term, { object, player }, occasion) => {
    if (!fits(context, term, 'who', player)) return null;
    const spent = (its: ObjectId): number => objectOrLast(context.world, its)?.cast?.manaSpent.length ?? 0;
    const before = context.world.state.history.reduce(
      (sum, { id, event }) =>
        event.kind === 'cast' && event.player === player && id !== occasion.happened?.id && event.object !== object
          ? sum + spent(event.object)
          : sum,
      0,
    );
    const count = numOf(context, term, 'count');
    return before < count && before + spent(object) >= count ? roles({ who: player }) : null;
  }),
  isActivated: on('activate', (context, term, { object, source, ability, player }) =>
    isThisAbility(context, term, source, ability) ||
    fits(context, term, 'what', object) ||
    fits(context, term, 'what', source)
      ? roles({ who: player, what: object })
      : null,
  ),
  resolves: on('resolveAbility', (context, term, { object, source, ability }) =>
    isThisAbility(context, term, source, ability) || fits(context, term, 'what', object)
      ? roles({ what: object })
      : null,
  ),
  /** The last chapter ability of a Saga, which may be gone by then (CR 714.2d). */
  finalChapterResolves: on('resolveAbility', (context, term, { source, ability }) => {
    const its = abilityAt(context.pool, ability);
    const isFinal = its.kind === 'triggered' && chaptersOf(its.event).includes(finalChapter(context.world, source));
    return isFinal && fits(context, term, 'of', source) ? roles({ of: source }) : null;
  }),
  becomesCrewed: on('resolveAbility', (context, term, { source, ability }) =>
    keywordAround(context.pool, ability) === 'crew' && fits(context, term, 'what', source)
      ? roles({ what: source })
      : null,
  ),
  becomesTarget: on('becomeTarget', (context, term, { entity, of }) =>
    fits(context, term, 'what', entity) && fits(context, term, 'of', of) ? roles({ what: entity, of }) : null,
  ),
  /** Targeting an opponent, what an opponent controls or a card in an opponent's graveyard (CR 700.13). */
  commitsCrime: on('becomeTarget', (context, term, { entity, by }) =>
    isCrime(context.world, entity, by) && fits(context, term, 'who', by) ? roles({ who: by }) : null,
  ),
  tappedForMana: tapping((context, term, { object, player, symbols }) =>
    fits(context, term, 'who', player) && fits(context, term, 'what', object)
      ? tappedFor(roles({ who: player, what: object }, symbols.length), symbols)
      : null,
  ),
  tappedFor: tapping((context, term, { object, player, symbols }) =>
    fits(context, term, 'who', player) && fits(context, term, 'what', object) && isOfSort(context, term, symbols)
      ? tappedFor(roles({ who: player, what: object }, symbols.length), symbols)
      : null,
  ),
  isTappedForMana: tapping((context, term, { object, player, symbols }) =>
    fits(context, term, 'what', object) && isOfChosenColor(context, term, symbols)
      ? tappedFor(roles({ who: player, what: object }, symbols.length), symbols)
      : null,
  ),
  plays: {
    kinds: ['playLand', 'cast'],
    looksBack: () => false,
    match: (context, term, { event }) => {
      if (event.kind !== 'playLand' && event.kind !== 'cast') return null;
      const { object, player } = event;
      return fits(context, term, 'who', player) && fits(context, term, 'what', asPlayed(context, event))
        ? roles({ who: player, what: latest(context.world, object) ?? object })
        : null;
    },
  },
  /** Looked at as mana is spent, never afterwards. */
  spendsMana: { kinds: [], looksBack: () => false, match: () => null },
  tempts: on('action', (context, term, { action, player }) =>
    action === theRingTempts && fits(context, term, 'who', player) ? roles({ who: player }) : null,
  ),
  exerts: on('action', (context, term, { action, player, object }) =>
    action === 'exert' && fits(context, term, 'who', player) && fits(context, term, 'what', object)
      ? roles({ who: player, what: object })
      : null,
  ),
  exerted: on('action', (context, term, { action, player, object }) =>
    action === 'exert' && fits(context, term, 'what', object) ? roles({ who: player, what: object }) : null,
  ),
  doesSo: on('action', (context, term, { action, player, object }) =>
    action === 'exertAsAttacks' && fits(context, term, 'who', player) && fits(context, term, 'what', object)
      ? roles({ who: player, what: object })
      : null,
  ),
  performsAction: {
    kinds: ['action', 'undertake'],
    match: (context, term, occasion) => {
      const { event, happened } = occasion;
      // Before it is done it is about to be, afterwards it was.
      if (event.kind !== (happened === null ? 'undertake' : 'action')) return null;
      const { player, object } = event;
      if (!isSameAction(wordOf(context, term, 'action'), event.action)) return null;
      const who = fits(context, term, 'who', player) ? player : object;
      if (who === object && !fits(context, term, 'who', object)) return null;
      return roles({ who, what: object }, happened === null ? event.amount : amountOf(occasion));
    },
    // What exploits itself is gone by then.
    looksBack: (context, term) => wordOf(context, term, 'action') === 'exploit',
  },
  /** The card that was revealed may be in a hand or a graveyard by now (CR 701.44a). */
  explores: on('action', (context, term, { action, object, whom }) =>
    action === 'explore' && fits(context, term, 'what', object) && fits(context, term, 'whom', whom ?? null)
      ? roles({ what: object, whom: whom ?? null })
      : null,
  ),
  /** A creature can exploit itself: it is looked at as it was (CR 702.110b, CR 603.10). */
  exploits: lookingBack(
    on('action', (context, term, { action, object, whom }) =>
      action === 'exploit' && fits(context, term, 'what', object) && fits(context, term, 'whom', whom ?? null)
        ? roles({ what: object, whom: whom ?? null })
        : null,
    ),
  ),
};
