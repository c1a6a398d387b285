import type { Term } from '../../bytecode/term';
import { choiceAmong } from '../../vm/choices';
import { withCandidate } from '../../vm/context';
import { isObject, isPlayer, type Entity, type ObjectId, type PlayerId } from '../../vm/entity';
import {
  conjunctsOf,
  evalEntities,
  evalFilter,
  numOf,
  optionalTerm,
  optionalWord,
  playersOfArg,
  termOf,
  termsOf,
  wordOf,
  zoneOf,
} from '../../vm/evaluate';
import { findNode, termAt, type CodePath } from '../../vm/pool';
import { fitsAsSpell } from './spells';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasType } from '../characteristics/has';
import { keywordAround } from '../characteristics/keyword-names';
import type { Purpose } from '../decision';
import { candidates, permanents } from './candidates';
import { controllerOf } from '../state/last-known';
import { isBarredByCause } from '../statics/causes';
import { isBarredPayment, isForbidden, isPlayerForbidden } from '../statics/restrictions';
import { playerOf, zoneList } from '../write';
import type { Game, GameContext } from '../world';

/**
 * The options of the `choose` instruction at a path, for one chooser: what fits its description, where the statement that
 * it belongs to looks, but for what was taken together with it. Players sacrifice permanents they control (CR 701.21a) and discard cards of their hand (CR 701.9a).
 */
export function choosable(
  context: GameContext,
  code: CodePath,
  chooser: PlayerId,
  taken: readonly Entity[] = [],
): readonly Entity[] {
  const statement = enclosing(context, code);
  const options = new Set(alternatives(context, code).flatMap((part) => optionsOf(context, statement, part, chooser)));
  // Something is done once to each thing, but one thing can be what is chosen twice: an artifact creature is both.
  if (statement?.op !== 'chooseThings') for (const entity of taken) options.delete(entity);
  return [...options];
}

/** The instruction itself, or all the alternatives that it chooses among: "another creature or an enchantment". */
function alternatives(context: GameContext, code: CodePath): readonly Term[] {
  const term = termAt(context.pool, code);
  const around = parent(context, code);
  return around !== null && choiceAmong(around) === term ? termsOf(around, 'parts') : [term];
}

function optionsOf(context: GameContext, statement: Term | null, part: Term, chooser: PlayerId): readonly Entity[] {
  if (part.op !== 'choose') return evalEntities(context, part);
  const filter = termOf(context, part, 'filter');
  const options = lookedAt(context, statement, filter, chooser);
  if (statement?.op !== 'castCards')
    return options.filter((entity) => evalFilter(withCandidate(context, entity), filter));
  // "A spell" that is to be cast is a card yet, and no land (CR 601.1a, CR 305.9).
  return options.filter(
    (entity) =>
      fitsAsSpell(context, filter, entity) &&
      (wordOf(context, statement, 'verb') === 'play' || !isLand(context, entity)),
  );
}

function isLand({ world }: GameContext, entity: Entity): boolean {
  return isObject(entity) && hasType(characteristicsOf(world, entity), 'land');
}

/**
 * The fewest that must be chosen: as many as the instruction says; of a search for cards with a stated quality none need be
 * found (CR 701.23b); of what is joined by "and/or", any one will do.
 */
export function fewest(context: GameContext, code: CodePath, taken: readonly Entity[]): number {
  const term = termAt(context.pool, code);
  const around = parent(context, code);
  const isAnyOf = around?.op === 'union' && optionalWord(around, 'how') === 'andOr';
  if (isAnyOf && (taken.length > 0 || termsOf(around, 'parts').at(-1) !== term)) return 0;
  const filter = termOf(context, term, 'filter');
  const parts = conjunctsOf(filter);
  const isSearch = enclosing(context, code)?.op === 'search';
  return isSearch && parts.some(({ op }) => op !== 'card') ? 0 : numOf(context, term, 'min');
}

/** While a spell is cast or an ability is activated, what is sacrificed is a cost of it. */
function isBarredNow(game: Game, player: PlayerId, id: ObjectId): boolean {
  return game.state.checkpoint !== null && isBarredPayment(game, player, 'action', id);
}

/** What a choice is for, by the statement that it belongs to. */
export function purposeOf(context: GameContext, code: CodePath): Purpose {
  const op = enclosing(context, code)?.op;
  switch (op) {
    case 'search':
    case 'sacrifice':
    case 'discard':
      return op;
    case 'entersAsCopy':
      return 'copy';
    default:
      return 'effect';
  }
}

/** The statement whose operand, alone or as one of several, a piece of code is. */
function enclosing(context: GameContext, code: CodePath): Term | null {
  const node = parent(context, code);
  return node?.op === 'union' ? enclosing(context, parentCode(code)) : node;
}

function parentCode(code: CodePath): CodePath {
  return code.slice(0, Math.max(code.lastIndexOf('.args.'), 0));
}

function parent(context: GameContext, code: CodePath): Term | null {
  const node = findNode(context.pool, parentCode(code));
  return node !== undefined && 'op' in node ? node : null;
}

function lookedAt(context: GameContext, statement: Term | null, filter: Term, chooser: PlayerId): readonly Entity[] {
  const game = context.world;
  const acting = context.subject?.find(isPlayer) ?? chooser;
  const named = statement === null ? null : placeNamed(context, statement);
  if (named !== null) return named;
  switch (statement?.op) {
    case 'discard':
      return playerOf(game, acting).hand;
    case 'search':
      return searched(context, statement, acting);
    case 'sacrifice':
      return permanents(context)
        .filter(isObject)
        .filter(
          (id) =>
            controllerOf(game, id) === acting &&
            !isForbidden(game, 'beSacrificed', id) &&
            !isBarredByCause(game, { kind: 'sacrifice', object: id, by: acting }) &&
            !isBarredNow(game, acting, id),
        );
    case 'tap': {
      const isToCrew = keywordAround(context.pool, context.scope.ability) === 'crew';
      return candidates(context, filter).filter((id) => !isToCrew || !isForbidden(game, 'crewVehicles', id));
    }
    case 'chooseCounter':
      return candidates(context, filter).filter((id) => hasCounters(context, id));
    case 'reveal':
      return [...candidates(context, filter), ...playerOf(game, chooser).hand];
    default:
      return candidates(context, filter);
  }
}

const hasCounters = ({ world }: GameContext, entity: Entity): boolean =>
  Object.values(isPlayer(entity) ? {} : (world.state.objects[entity]?.counters ?? {})).some((count) => count > 0);

/** The libraries that are searched, if the player can search (CR 701.23a). */
export function searched(context: GameContext, statement: Term, player: PlayerId): readonly Entity[] {
  const game = context.world;
  if (isPlayerForbidden(game, 'search', player)) return [];
  return playersOfArg(context, statement, 'whose').flatMap((whose) => {
    const { library, graveyard, hand } = playerOf(game, whose);
    switch (optionalWord(statement, 'zones')) {
      case null:
        return library;
      case 'libraryOrGraveyard':
      case 'libraryAndGraveyard':
        return [...library, ...graveyard];
      default:
        return [...library, ...graveyard, ...hand];
    }
  });
}

/** "… from your graveyard", "… from your hand": the zone that the statement takes things from. */
function placeNamed(context: GameContext, statement: Term): readonly Entity[] | null {
  switch (statement.op) {
    case 'exile':
    case 'return':
    case 'put':
    case 'reveal': {
      if (optionalTerm(statement, 'from') === null) return null;
      const { zone, players } = zoneOf(context, statement, 'from');
      const owners = players ?? context.world.state.order;
      return [...new Set(owners.flatMap((owner) => zoneList(context.world, zone, owner)))];
    }
    default:
      return null;
  }
}
