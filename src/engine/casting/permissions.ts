import type { Op } from '../../bytecode/table';
import { termsIn, type Term } from '../../bytecode/term';
import { withCandidate } from '../../vm/context';
import {
  conjunctsOf,
  evalEntities,
  evalFilter,
  numOf,
  optionalTerm,
  optionalWord,
  termsOf,
  zoneOf,
} from '../../vm/evaluate';
import type { ObjectId, PlayerId } from '../../vm/entity';
import type { Scope } from '../../vm/scope';
import { objectOrLast } from '../state/last-known';
import type { Permit } from '../state/object';
import { areInForce, rulesAbout, rulesInForce, type RuleInForce } from '../statics/rules-in-force';
import { objectOf, playerOf } from '../write';
import { contextFor, type Game } from '../world';

/** A permission to cast or play a card from where it is, or as though it had flash (CR 601.3). */
export type Permission = RuleInForce;

/** What a permission is known by once it was used. */
export const permitOf = ({ ability, source, controller }: Scope): Permit => ({ ability, source, controller });

/**
 * The permissions that reach a card where it is and can still be used. Whether the card would be what a permission is
 * about depends on how it is cast: `suits` tells.
 */
export function permissionsFor(game: Game, player: PlayerId, card: ObjectId): readonly Permission[] {
  if (!areInForce(game, 'castCards', 'mayCast')) return [];
  const open = rulesInForce(game, 'castCards').filter((rule) => isFor(rule, player) && isOpen(game, rule, player));
  const named = open.filter((rule) => rule.affected.includes(card) && isFromThere(game, rule, player, card));
  const stated = open.filter((rule) => describes(rule) && reaches(game, rule, player, card));
  const general = rulesAbout(game, player, 'mayCast').filter((rule) => reaches(game, rule, player, card));
  return [...general, ...named, ...stated];
}

/**
 * The permissions to pay another cost that say nothing of where a card is cast from, where the card is out of their own
 * reach: something else has to let it be cast from there.
 */
export function pricesFor(game: Game, player: PlayerId, card: ObjectId): readonly Permission[] {
  if (!areInForce(game, 'castCards')) return [];
  return rulesInForce(game, 'castCards').filter(
    (rule) =>
      termsOf(rule.term, 'cost').length > 0 &&
      optionalTerm(rule.term, 'from') === null &&
      rule.context.subject !== null &&
      isFor(rule, player) &&
      isOpen(game, rule, player) &&
      !isThere(game, rule, player, card),
  );
}

/** Looks at a game that might be. */
export type Look = (test: (world: Game) => boolean) => boolean;

/**
 * Would the card be what the permission is about? Its qualities are looked up in `asThough`, a game in which it is what it
 * would be if it were cast or played so (CR 601.3b, CR 601.3e); its whereabouts are what they are.
 */
export function suits(game: Game, rule: Permission, card: ObjectId, asThough: Look): boolean {
  if (rule.affected.includes(card)) return true;
  const what = optionalTerm(rule.term, 'what');
  if (what === null) return true;
  const descriptions = descriptionsOf(what);
  if (descriptions === null) return evalEntities(rule.context, what).includes(card);
  const holds = (part: Term): boolean => {
    if (part.op === 'spell') return true;
    if (whereabouts.includes(part.op))
      return evalFilter(withCandidate(rule.context, card), part) || isAtSecond(game, rule, card);
    return asThough((world) => evalFilter(withCandidate(contextFor(world, rule.scope), card), part));
  };
  return descriptions.some((parts) => parts.every(holds));
}

/** What is said of a card that is not cast yet, not of the spell that it would be. */
const whereabouts: readonly Op[] = ['inZone', 'exiledWith', 'usedToCraft', 'among'];

/** The parts of each description, one of which has to fit; null where things are named. */
export function descriptionsOf(what: Term): readonly (readonly Term[])[] | null {
  if (what.op === 'either' || what.op === 'union')
    return termsOf(what, 'parts').flatMap((part) => descriptionsOf(part) ?? []);
  const filter = what.op === 'some' || what.op === 'all' || what.op === 'choose' ? optionalTerm(what, 'filter') : null;
  if (filter === null) return null;
  return [conjunctsOf(filter)];
}

/**
 * What a spell uses up that is cast with a permission: the one of its source for this turn ("once each turn"), or the
 * permission ("you may cast a spell from among them"); null where there is no limit.
 */
export function limitOf({ term, source, timestamp }: Permission): string | null {
  if (term.op !== 'castCards') return null;
  if (optionalWord(term, 'limit') !== null) return source;
  const what = optionalTerm(term, 'what');
  const isCounted = what?.op === 'choose' && optionalTerm(what, 'max') !== null;
  return isCounted || optionalWord(term, 'verb') === 'playOrCast' ? `${source} ${timestamp}` : null;
}

/** Can a permission still be used: this turn if it comes again each turn, or else as long as it lasts? */
function isOpen(game: Game, rule: Permission, player: PlayerId): boolean {
  const limit = limitOf(rule);
  if (limit === null) return true;
  const { turn, history, lastTurn, earlier } = game.state;
  const isOfTurns = optionalWord(rule.term, 'limit') !== null;
  if (optionalWord(rule.term, 'limit') === 'yourTurns' && turn.active !== rule.scope.controller) return false;
  const what = optionalTerm(rule.term, 'what');
  const most = !isOfTurns && what?.op === 'choose' ? numOf(rule.context, what, 'max') : 1;
  const used = (isOfTurns ? [history] : [...earlier, lastTurn, history]).flatMap((events) =>
    events.filter(({ event }) => {
      if (event.kind === 'playLand') return event.player === player && event.permittedBy === limit;
      return (
        event.kind === 'cast' &&
        event.player === player &&
        objectOrLast(game, event.object)?.cast?.permittedBy === limit
      );
    }),
  );
  return used.length < most;
}

/** Those who may: the subject of a static ability, or those whom an effect affects with the cards that it names. */
function isFor({ context, affected }: Permission, player: PlayerId): boolean {
  return context.subject?.includes(player) ?? affected.includes(player);
}

/** Is it about whatever fits its description at any time? An effect that names no place has fixed which cards it is about. */
function describes({ term, context }: Permission): boolean {
  return context.subject !== null || optionalTerm(term, 'from') !== null || isOfPlace(term);
}

/** Places of one's own or of everybody, where cards come and go while a permission lasts. */
const places: readonly string[] = ['hand', 'graveyard', 'library'];

/**
 * Does it speak of the cards in such a place, whatever is there at the time ("spells from your graveyard", "a creature spell
 * from that player's graveyard", CR 611.2c)? Which one is cast is said when the permission is used (CR 601.3).
 */
export function isOfPlace(permission: Term): boolean {
  const what = optionalTerm(permission, 'what');
  const filter = what?.op === 'all' || what?.op === 'choose' ? optionalTerm(what, 'filter') : null;
  const parts = filter === null ? [] : conjunctsOf(filter);
  const isNamed = ({ op }: Term): boolean => op === 'ref' || op === 'subject' || op === 'among';
  const isOfWhose = (part: Term): boolean => part.op === 'inZone' && !termsIn(part).some(({ op }) => op === 'subject');
  if (parts.some((part) => !isOfWhose(part) && termsIn(part).some(isNamed))) return false;
  return parts.some((part) => {
    const zone = part.op === 'inZone' ? optionalTerm(part, 'zone') : null;
    return zone?.op === 'zone' && places.includes(optionalWord(zone, 'zone') ?? '');
  });
}

/** Cards are in the zone that the permission names, or among what it names; if it does not say where, in the hand of who may cast them, or as commanders (CR 903.8). */
function isThere(game: Game, { term }: Permission, player: PlayerId, card: ObjectId): boolean {
  const what = optionalTerm(term, 'what');
  const descriptions = what === null ? null : descriptionsOf(what);
  if (descriptions === null || descriptions.flat().some(({ op }) => op === 'inZone' || op === 'among')) return true;
  const { zone, owner, commander } = objectOf(game, card);
  if (owner !== player) return false;
  return zone === 'hand' || (zone === 'command' && commander !== null && game.state.options.commander !== 'none');
}

/** Is a card that is named in the zone that the permission names, if it names one? */
function isFromThere(game: Game, rule: Permission, player: PlayerId, card: ObjectId): boolean {
  return optionalTerm(rule.term, 'from') === null || reaches(game, rule, player, card);
}

/** Does it reach the card where it is? One without a zone reaches what is named, or else the hand. */
function reaches(game: Game, rule: Permission, player: PlayerId, card: ObjectId): boolean {
  if (isAboutTime(rule)) return true;
  if (isAtSecond(game, rule, card)) return true;
  return optionalTerm(rule.term, 'from') === null ? isThere(game, rule, player, card) : isAt(game, rule, 'from', card);
}

/** "… or the top of your library": is it in the other place that the permission names? */
function isAtSecond(game: Game, rule: Permission, card: ObjectId): boolean {
  return rule.term.op === 'castCards' && isAt(game, rule, 'orFrom', card);
}

/** Is a card in the place that a parameter names, if it names one? */
function isAt(game: Game, { term, context }: Permission, name: 'from' | 'orFrom', card: ObjectId): boolean {
  if (optionalTerm(term, name) === null) return false;
  const object = objectOf(game, card);
  const { zone, players, position } = zoneOf(context, term, name);
  if (object.zone !== zone || (players !== null && !players.includes(object.owner))) return false;
  return zone !== 'library' || position !== 0 || playerOf(game, object.owner).library[0] === card;
}

/** Does it say when a spell can be cast, and nothing about from where (CR 601.3b)? */
export function isAboutTime(rule: Permission): boolean {
  return rule.term.op === 'mayCast' && givesFlash(rule) && optionalTerm(rule.term, 'from') === null;
}

/** Does it allow to cast spells as though they had flash? */
export function givesFlash({ term }: Pick<Permission, 'term'>): boolean {
  if (term.op === 'castCards') return optionalWord(term, 'how') === 'flash';
  return term.op === 'mayCast' && optionalWord(term, 'asThough') !== null;
}

/** Does it allow to play lands, too (CR 305.1)? */
export function allowsLands({ term }: Permission): boolean {
  return optionalWord(term, 'verb') !== 'cast';
}
