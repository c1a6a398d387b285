import type { Term } from '../../bytecode/term';
import { withCandidate, type Handlers } from '../../vm/context';
import { isObject, isPlayer, type Entity, type ObjectId, type PlayerId } from '../../vm/entity';
import {
  entitiesOf,
  evalEntities,
  evalPattern,
  filterOf,
  numOf,
  optionalInt,
  optionalNum,
  optionalTerm,
  optionalWord,
  patternOf,
  playersOfArg,
  termOf,
  termsOf,
  wordOf,
} from '../../vm/evaluate';
import { cardOf, pathOf, valuesOf } from '../../vm/pool';
import { holderOf } from '../scope';
import { controllerOf, objectOrLast } from '../state/last-known';
import { opponentsOf, playersFrom } from '../turn/players';
import { maxSpeed, speedOf } from '../turn/speed';
import { playerOf } from '../write';
import type { Game, GameContext } from '../world';
import { compare } from './compare';
import { isEnough } from './enough';
import { fitting, permanents } from './candidates';
import { isAimedAt, targetsOf } from './spells';
import { countTogether } from './kinds-among';
import { partySizeOf } from './party';
import { hasBoon } from '../sba/blessing';

/** Those of the things that fit a pattern. */
function those(context: GameContext, things: readonly Entity[], pattern: Term): readonly Entity[] {
  // In a relative clause the candidate is what the clause is about.
  if (pattern.op === 'candidate') return things.filter((entity) => entity === context.candidate);
  return things.filter((entity) => evalPattern(withCandidate(context, entity), pattern));
}

/** Holds it for the players whom the pattern asks for: any of them, each, or none? */
export function forPlayers(context: GameContext, term: Term, holds: (player: PlayerId) => boolean): boolean {
  const who = termOf(context, term, 'who');
  const players = those(context, playersFrom(context.world, context.scope.controller), who).filter(isPlayer);
  switch (who.op === 'some' ? optionalWord(who, 'quantity') : null) {
    case 'each':
      return players.every(holds);
    case 'a':
    case 'one':
    case 'any':
    case 'bare':
    case 'the':
    case null:
      return players.some(holds);
    default:
      return isEnough(context, who, players.filter(holds).length);
  }
}

function controls(context: GameContext, term: Term, player: PlayerId): boolean {
  const what = termOf(context, term, 'what');
  // "An artifact and an enchantment": one of each.
  const wantsAll = what.op === 'either' && ['and', 'eachNamed'].includes(wordOf(context, what, 'how'));
  return (wantsAll ? termsOf(what, 'parts') : [what]).every((part) => controlsSuch(context, part, player));
}

function controlsSuch(context: GameContext, what: Term, player: PlayerId): boolean {
  const own = permanents(context).filter((id) => !isPlayer(id) && controllerOf(context.world, id) === player);
  return isEnough(context, what, countTogether(context, what, those(context, own, what)));
}

/** Ways to say that something is not so. */
const denials: readonly string[] = ['isnt', 'sNot', 'wasnt', 'doesntHave', 'doesntShare'];

function exists(context: GameContext, term: Term): boolean {
  return areThere(context, term, termOf(context, term, 'what'));
}

function areThere(context: GameContext, term: Term, what: Term): boolean {
  // "An instant card and a sorcery card in your graveyard".
  if (what.op === 'either') {
    const each = termsOf(what, 'parts').map((part) => areThere(context, term, part));
    return optionalWord(what, 'how') === 'and' ? each.every(Boolean) : each.some(Boolean);
  }
  const filter = what.op === 'some' ? optionalTerm(what, 'filter') : null;
  const found = filter === null ? evalEntities(context, what) : fitting(context, filter);
  return isEnough(context, what, countTogether(context, what, found));
}

/** "The exiled card" may be several: what is asked of it has several answers, and one that is yes is enough (CR 607.3). */
function isLinkedSingly({ pool, scope }: GameContext, term: Term): boolean {
  const path = pathOf(pool, term);
  const what = optionalTerm(term, 'what');
  const value = what?.op === 'ref' ? optionalInt(what, 'value') : null;
  if (value === null || holderOf(path) !== scope.ability) return false;
  return valuesOf(pool, scope.ability)[value]?.origin.kind === 'linked';
}

/** "It remains tapped", "it's on the battlefield": what has left is not so any more. */
function saysItIsThere(context: GameContext, term: Term, verb: string | null): boolean {
  if (verb === 'remains') return true;
  const filter = termOf(context, term, 'filter');
  const place = filter.op === 'inZone' ? optionalTerm(filter, 'zone') : null;
  return (verb === 's' || verb === 'is') && place?.op === 'zone' && optionalWord(place, 'zone') === 'battlefield';
}

/** Conditions about what there is. */
export const existence: Handlers<Game>['bool'] = {
  controls: (context, term) => forPlayers(context, term, (player) => controls(context, term, player)),
  doesntControl: (context, term) => forPlayers(context, term, (player) => !controls(context, term, player)),
  exists,
  haveThings: exists,
  owns: (context, term) =>
    forPlayers(context, term, (player) => {
      const what = termOf(context, term, 'what');
      const filter = what.op === 'some' ? optionalTerm(what, 'filter') : null;
      const found = filter === null ? entitiesOf(context, term, 'what') : fitting(context, filter);
      const own = found.filter((entity) => isObject(entity) && objectOrLast(context.world, entity)?.owner === player);
      return isEnough(context, what, countTogether(context, what, own));
    }),
  bothOwnAndControl: (context, term) =>
    forPlayers(context, term, (player) => {
      const isTheirs = (entity: Entity): boolean =>
        isObject(entity) &&
        context.world.state.objects[entity]?.owner === player &&
        controllerOf(context.world, entity) === player;
      const filter = termOf(context, termOf(context, term, 'other'), 'filter');
      const isThere = entitiesOf(context, term, 'what').some(isTheirs);
      return isThere && fitting(context, filter).some(isTheirs);
    }),
  hadControl: (context, term) => {
    const things = entitiesOf(context, term, 'what').filter(isObject);
    // "A creature destroyed this way": one of those that are described is enough.
    const isAny = termOf(context, term, 'what').op === 'all';
    const had = (player: PlayerId): boolean => {
      const controlled = (id: ObjectId): boolean =>
        controllerOf(context.world, whereControlled(context, id)) === player;
      return isAny ? things.some(controlled) : things.every(controlled);
    };
    return things.length > 0 && forPlayers(context, term, had);
  },
  hasBlessing: (context, term) =>
    playersOfArg(context, term, 'who').some((player) => hasBoon(context.world, player, 'blessing')),
  hasStory: (context, term) =>
    playersOfArg(context, term, 'who').some((player) => hasBoon(context.world, player, 'story')),
  fullParty: (context, term) => playersOfArg(context, term, 'who').some((player) => partySizeOf(context, player) === 4),
  lacksMaxSpeed: (context, term) => forPlayers(context, term, (player) => speedOf(context.world, player) !== maxSpeed),
  maxSpeed: (context, term) => forPlayers(context, term, (player) => speedOf(context.world, player) === maxSpeed),
  is: (context, term) => {
    const things = entitiesOf(context, term, 'what');
    const verb = optionalWord(term, 'verb');
    const isSo = (entity: Entity): boolean =>
      (!saysItIsThere(context, term, verb) || isPlayer(entity) || context.world.state.objects[entity] !== undefined) &&
      filterOf(withCandidate(context, entity), term, 'filter');
    const fits = things.length > 0 && (isLinkedSingly(context, term) ? things.some(isSo) : things.every(isSo));
    return denials.includes(verb ?? '') ? !fits : fits;
  },
  hasAdventure: (context, term) =>
    entitiesOf(context, term, 'what')
      .filter(isObject)
      .some((id) => {
        const printed = objectOrLast(context.world, id)?.printed;
        return printed?.kind === 'card' && cardOf(context.pool, printed.card).layout === 'adventure';
      }),
  targets: (context, term) =>
    entitiesOf(context, term, 'what')
      .filter(isObject)
      .some((id) =>
        isAimedAt(
          targetsOf(objectOrLast(context.world, id)),
          optionalWord(term, 'only'),
          (target) => patternOf(withCandidate(context, target), term, 'whom'),
          (count) => isEnough(context, termOf(context, term, 'whom'), count),
        ),
      ),
  handHas: (context, term) =>
    forPlayers(context, term, (player) => {
      const what = termOf(context, term, 'what');
      const held = playerOf(context.world, player);
      const zone = optionalWord(term, 'zone');
      const cards = zone === 'graveyard' || zone === 'library' ? held[zone] : held.hand;
      return isEnough(context, what, those(context, cards, what).length);
    }),
  lifeOverStart: (context, term) =>
    forPlayers(context, term, (player) => {
      const { life, startingLife } = playerOf(context.world, player);
      return life >= startingLife + numOf(context, term, 'count');
    }),
  hasOpponents: (context, term) =>
    forPlayers(context, term, (player) => opponentsOf(context.world, player).length >= numOf(context, term, 'count')),
  hasCounters: (context, term) =>
    forPlayers(context, term, (player) => {
      const { counters } = playerOf(context.world, player);
      const count = counters[optionalWord(term, 'counter') ?? ''] ?? 0;
      const asked = optionalNum(context, term, 'count') ?? 1;
      switch (optionalWord(term, 'quantity')) {
        case 'no':
          return count === 0;
        case 'exactly':
          return count === asked;
        case 'atMost':
          return count <= asked;
        case 'fewerThan':
          return count < asked;
        case 'atLeast':
          return count >= asked;
        default:
          return count > 0;
      }
    }),
  lifeIs: (context, term) =>
    forPlayers(context, term, (player) =>
      compare(playerOf(context.world, player).life, wordOf(context, term, 'how'), numOf(context, term, 'count')),
    ),
};

/** A card that was returned to a hand was a permanent before, whose controller is known (CR 608.2h). */
function whereControlled({ world }: GameContext, id: ObjectId): ObjectId {
  const { zone, previous } = world.state.objects[id] ?? {};
  if (zone === undefined || zone === 'battlefield' || zone === 'stack' || !previous) return id;
  return world.state.lastKnown[previous] === undefined ? id : previous;
}
