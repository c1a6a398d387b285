import { flatMapped } from '../../source/flat-mapped';
import { rememberedOfCode } from '../../source/remembered';
import type { Op } from '../../bytecode/table';
import { isList, isTerm, type Arg, type Term } from '../../bytecode/term';
import { withCandidate } from '../../vm/context';
import { isPlayer, type Entity } from '../../vm/entity';
import { conjunctsOf, entitiesOf, evalFilter, optionalWord, termsOf, zoneOf } from '../../vm/evaluate';
import { isElsewhere } from '../characteristics/elsewhere';
import { isInGame, playersFrom } from '../turn/players';
import { isInRange } from '../turn/range';
import { objectOrLast } from '../state/last-known';
import { zoneList } from '../write';
import type { Game, GameContext } from '../world';
import { followed } from './effects/follow';
import { arrived, departed, helpersIn, spellsCast, thingsDone, thingsEaten } from './history';

const isOfPlayers = (op: Op): boolean => op === 'player' || op === 'opponent' || op === 'ofSide';

/** The objects and players that a noun phrase looks at (CR 109.2): permanents, unless it names a zone, a spell or players. */
export function candidates(context: GameContext, filter: Term): readonly Entity[] {
  const game = context.world;
  const elsewhere = alternativesOfPlace(filter);
  if (elsewhere.length > 0) return [...new Set(flatMapped(elsewhere, (each) => candidates(context, each)))];
  const players = playersFrom(game, context.scope.controller);
  const inner = instructions(filter);
  // What the source is attached to is one thing, found without looking.
  if (conjunctsOf(filter).some(({ op }) => op === 'host')) return hostOf(context);
  const among = inner.find(({ op }) => op === 'among');
  if (among !== undefined) return setAmong(context, among).filter((entity) => isThere(game, entity));
  // What was done "this way" is spoken of as it was then, although it is gone: a token that was sacrificed.
  const done = inner.find(({ op }) => op === 'doneThisWay');
  if (done !== undefined) return entitiesOf(context, done, 'set');
  if (inner.some(({ op }) => op === 'exiledWith' || op === 'usedToCraft' || op === 'inExile' || op === 'suspended'))
    return game.state.exile;
  const past = inner.find(({ op }) => op === 'castBy');
  if (past !== undefined) return spellsCast(context, past);
  const doneTo = inner.find(({ op }) => op === 'doneBy');
  // What lies in a zone by now is looked for there.
  if (doneTo !== undefined && !inner.some(({ op }) => op === 'inZone')) return thingsDone(context, doneTo);
  const eaten = inner.find(({ op }) => op === 'eatenBy');
  if (eaten !== undefined) return thingsEaten(context, eaten);
  const zoneTerms = inner.filter(({ op }) => op === 'inZone');
  const gone = flatMapped(
    inner.filter(({ op }) => op === 'history'),
    (its) => departed(context, its),
  );
  if (gone.length > 0 && zoneTerms.length === 0) return [...new Set<Entity>(gone)];
  if (inner.some(isElsewhere)) return cardsElsewhere(game);
  // A commander is one wherever it is (CR 903.3).
  if (zoneTerms.length === 0 && inner.some(({ op }) => op === 'yourCommander' || op === 'yourCommanders'))
    return [...cardsElsewhere(game), ...permanents(context), ...game.state.stack];
  const found: Entity[] = flatMapped(inner, (its) => (its.op === 'relative' ? helpersIn(context, its) : []));
  if (inner.some(({ op }) => isOfPlayers(op) || op === 'anyTarget')) found.push(...players);
  if (zoneTerms.length === 0) {
    if (inner.some(({ op }) => op === 'spell' || op === 'abilityNoun' || op === 'copy' || op === 'damageSource'))
      found.push(...game.state.stack);
    if (inner.some(({ op }) => !isOfPlayers(op))) found.push(...permanents(context));
  }
  for (const term of zoneTerms) {
    const place = zoneOf(context, term, 'zone');
    const owners = game.state.order;
    const shared = ['battlefield', 'stack', 'exile', 'command'].includes(place.zone);
    for (const owner of shared ? owners.slice(0, 1) : owners) found.push(...zoneList(game, place.zone, owner));
  }
  // "Spells you cast from your hand": what was cast from there is on the stack.
  if (inner.some(({ op }) => op === 'cast') && zoneTerms.some((term) => optionalWord(term, 'word') === 'from'))
    found.push(...game.state.stack);
  // Nothing outside the range of influence is affected, chosen or counted (CR 801.5a, CR 801.10, CR 801.11).
  return [...new Set(found)].filter((entity) => isInRange(game, context.scope.controller, entity));
}

/** The cards in all zones but the battlefield and the stack, where cards are permanents and spells. */
function cardsElsewhere({ state }: Game): readonly Entity[] {
  const owned = state.order.flatMap((id) => {
    const player = state.players[id];
    return player === undefined ? [] : [...player.hand, ...player.graveyard, ...player.library];
  });
  return [...owned, ...state.exile, ...state.command];
}

/** The things of a set named before, as what they have become. */
export function setAmong(context: GameContext, among: Term): readonly Entity[] {
  return entitiesOf(context, among, 'set').map((entity) =>
    isPlayer(entity) ? entity : (followed(context, entity) ?? entity),
  );
}

/** Alternatives of which only some name a zone: "an artifact you control or an artifact card from your graveyard". */
const alternativesOfPlace = rememberedOfCode(findAlternatives);

function findAlternatives(filter: Term): readonly Term[] {
  const parts = conjunctsOf(filter);
  const namesZone = (term: Term): boolean =>
    instructions(term).some((part) => part.op === 'inZone' || part.op === 'suspended' || isElsewhere(part));
  if (parts.some((part) => part.op === 'inZone')) return [];
  const mixed = parts.find((part) => {
    const each = part.op === 'anyOf' ? termsOf(part, 'parts') : [];
    return each.some(namesZone) && !each.every(namesZone);
  });
  return mixed === undefined ? [] : termsOf(mixed, 'parts');
}

function isThere(game: Game, entity: Entity): boolean {
  return isPlayer(entity) ? isInGame(game, entity) : game.state.objects[entity] !== undefined;
}

function hostOf({ world, scope }: GameContext): readonly Entity[] {
  const host = objectOrLast(world, scope.source)?.attachedTo ?? null;
  return host === null ? [] : [host];
}

/** Those of them that fit. */
export function fitting(context: GameContext, filter: Term): readonly Entity[] {
  return candidates(context, filter).filter((entity) => evalFilter(withCandidate(context, entity), filter));
}

/** Those that fit, for a number: of "creatures that entered this turn" also those that are gone by now (CR 608.2i). */
export function fittingEver(context: GameContext, filter: Term): readonly Entity[] {
  const now = fitting(context, filter);
  if (!speaksOfThePast(filter)) return now;
  const gone = flatMapped(
    instructions(filter).filter(({ op }) => op === 'history'),
    (its) => arrived(context, its),
  ).filter((id) => !now.includes(id) && context.world.state.objects[id] === undefined);
  return [...now, ...gone.filter((id) => evalFilter(withCandidate(context, id), filter))];
}

/** Does a description say of things only what they are and what happened to them, nothing of where or whose they are now? */
const speaksOfThePast = rememberedOfCode((filter: Term): boolean =>
  instructions(filter).every(({ op }) => op === 'non' || ofThePast.includes(op)),
);

const ofThePast: readonly string[] = [
  'allOf',
  'anyOf',
  'history',
  'type',
  'subtype',
  'supertype',
  'color',
  'token',
  'other',
];

/** Permanents that are phased in (CR 702.26d). */
export function permanents(context: GameContext): readonly Entity[] {
  const { state } = context.world;
  return state.battlefield.filter((id) => state.objects[id]?.phasedOut === false);
}

/** A filter and its parts, not the code nested in their arguments. */
const instructions = rememberedOfCode(findInstructions);

function findInstructions(filter: Term): readonly Term[] {
  const parts = filter.args.flatMap((arg: Arg) => (isTerm(arg) ? [arg] : isList(arg) ? arg.filter(isTerm) : []));
  switch (filter.op) {
    case 'allOf':
    case 'anyOf':
    case 'thatIs':
    case 'nextCast':
    case 'nthCast':
    case 'nthCastInTurn':
      return [filter, ...parts.flatMap(instructions)];
    default:
      return [filter];
  }
}
