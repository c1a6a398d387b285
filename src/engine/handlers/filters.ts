import type { Term } from '../../bytecode/term';
import { withCandidate, type Handler, type Handlers } from '../../vm/context';
import { isObject, isPlayer, type Entity, type ObjectId, type PlayerId } from '../../vm/entity';
import {
  boolOf,
  entitiesOf,
  evalFilter,
  filterOf,
  intOf,
  optionalWord,
  patternOf,
  termOf,
  termsOf,
  wordOf,
} from '../../vm/evaluate';
import { hasKeyword, hasType, isPermanentType } from '../characteristics/has';
import type { Characteristics } from '../characteristics/types';
import { cardOf } from '../../vm/pool';
import type { GameObject } from '../state/object';
import { characteristicsOrLast, controllerOf, objectOrLast, settled } from '../state/last-known';
import { commanderOf, kindOf } from '../state/merged';
import type { Game, GameContext } from '../world';
import { isInGame } from '../turn/players';
import { setAmong } from './candidates';
import { zoneFilters } from './zones';
import { objectsToMove } from './effects/follow';

interface Thing {
  readonly id: ObjectId;
  readonly object: GameObject;
  readonly values: Characteristics;
}

/** The candidate as an object, as it is or last was; null for players and unknown things. */
export function thingOf(context: GameContext): Thing | null {
  const { candidate, world } = context;
  if (candidate === null || isPlayer(candidate)) return null;
  const object = objectOrLast(world, candidate);
  const values = characteristicsOrLast(world, candidate);
  return object === undefined || values === undefined ? null : { id: candidate, object, values };
}

/** A predicate about objects: players do not fit. */
export function about(test: (thing: Thing, context: GameContext, term: Term) => boolean): Handler<Game, boolean> {
  return (context, term) => {
    const thing = thingOf(context);
    return thing !== null && test(thing, context, term);
  };
}

/** Something else: neither what it excludes, nor the spell that became it, nor what an effect has moved it to (CR 400.7j). */
function isOther(context: GameContext, term: Term): boolean {
  const { candidate, world } = context;
  if (candidate === null) return false;
  // "Other than a basic land card": whatever fits that, wherever it is.
  const than = termOf(context, term, 'than');
  if (than.op === 'all') return !filterOf(context, than, 'filter');
  const excluded = entitiesOf(context, term, 'than');
  if (excluded.includes(candidate)) return false;
  if (isPlayer(candidate)) return true;
  const now = settled(world, candidate);
  const same = excluded.filter(isObject);
  return !same.some((id) => settled(world, id) === now) && !objectsToMove(context, term, 'than').includes(candidate);
}

/** What the abilities of an object, as it is or was before it moved, have exiled (CR 607.2a). */
function linkedTo({ world }: GameContext, source: ObjectId): readonly Entity[] {
  const object = objectOrLast(world, source);
  const before = object?.previous ?? null;
  const own = Object.values(object?.linked ?? {}).flat();
  return own.length > 0 || before === null ? own : Object.values(objectOrLast(world, before)?.linked ?? {}).flat();
}

/** It is in this zone, put there by an ability of a source (CR 607.2a). */
function linkedIn(zone: GameObject['zone']): Handler<Game, boolean> {
  return about(
    ({ id, object }, context, term) =>
      object.zone === zone &&
      entitiesOf(context, term, 'source')
        .filter(isObject)
        .some((source) => linkedTo(context, source).includes(id)),
  );
}

/**
 * It was exiled to pay for the craft ability by which a permanent came onto the battlefield (CR 702.167c): linked to that
 * ability of the permanent as it was before the two zone changes.
 */
const usedToCraft = about(({ id, object }, context, term) => {
  if (object.zone !== 'exile') return false;
  return entitiesOf(context, term, 'what')
    .filter(isObject)
    .some((crafted) => {
      const card = objectOrLast(context.world, crafted)?.previous ?? null;
      const before = card === null ? null : (objectOrLast(context.world, card)?.previous ?? null);
      const old = before === null ? undefined : objectOrLast(context.world, before);
      return old !== undefined && craftItems(context, old).some((item) => old.linked[item]?.includes(id) === true);
    });
});

/** The items of the craft abilities that are printed on an object. */
function craftItems({ pool }: GameContext, { printed }: GameObject): readonly number[] {
  const faces = printed.kind === 'card' ? cardOf(pool, printed.card).faces : [];
  return faces
    .flatMap(({ abilities }) => abilities)
    .flatMap((ability) => (ability.kind === 'keyword' && ability.keyword.op === 'craft' ? [ability.item] : []));
}

/** Predicates over one candidate (CR 109.2). */
export const filters: Handlers<Game>['filter'] = {
  ...zoneFilters,
  allOf: (context, term) => termsOf(term, 'parts').every((part) => evalFilter(context, part)),
  anyOf: (context, term) => termsOf(term, 'parts').some((part) => evalFilter(context, part)),
  non: (context, term) => !filterOf(context, term, 'part'),
  not: (context, term) => !filterOf(context, term, 'part'),
  type: about(({ values }, context, term) => values.types.includes(wordOf(context, term, 'type'))),
  supertype: about(({ values }, context, term) => values.supertypes.includes(wordOf(context, term, 'supertype'))),
  subtype: about(({ values }, context, term) => values.subtypes.includes(wordOf(context, term, 'subtype'))),
  color: about(({ values }, context, term) => values.colors.includes(wordOf(context, term, 'color'))),
  colorless: about(({ values }) => values.colors.length === 0),
  colored: about(({ values }) => values.colors.length > 0),
  multicolored: about(({ values }) => values.colors.length > 1),
  monocolored: about(({ values }) => values.colors.length === 1),
  permanent: about(({ object, values }) => object.zone === 'battlefield' || isPermanentType(values)),
  card: about(({ object }) => kindOf(object) === 'card'),
  spell: about(({ object }) => object.zone === 'stack' && object.kind !== 'ability'),
  token: about(({ object }) => kindOf(object) === 'token'),
  player: ({ candidate }) => candidate !== null && isPlayer(candidate),
  inTheGame: ({ candidate, world }) => candidate !== null && isPlayer(candidate) && isInGame(world, candidate),
  youHave: ({ candidate, scope }) => candidate !== null && isPlayer(candidate) && candidate !== scope.controller,
  opponent: ({ candidate, scope }) => candidate !== null && isPlayer(candidate) && candidate !== scope.controller,
  ofSide: (context, term) => {
    const { candidate, scope } = context;
    const chosen = scope.values[intOf(context, term, 'value')] ?? null;
    if (candidate === null || chosen === null || !isPlayer(candidate)) return false;
    return chosen.entities.includes(candidate) === (wordOf(context, term, 'side') === 'friend');
  },
  anyTarget: (context) => {
    const { candidate } = context;
    if (candidate !== null && isPlayer(candidate)) return true;
    const thing = thingOf(context);
    return (
      thing !== null &&
      thing.object.zone === 'battlefield' &&
      hasType(thing.values, 'creature', 'planeswalker', 'battle')
    );
  },
  suspended: about(
    ({ object, values }) =>
      object.zone === 'exile' && (object.counters['time'] ?? 0) > 0 && hasKeyword(values, 'suspend'),
  ),
  notOnBattlefield: about(({ object }) => object.zone !== 'battlefield'),
  inExile: about(({ object }) => object.zone === 'exile'),
  commander: about(({ object }) => commanderOf(object) !== null),
  yourCommanders: about(({ object }, { scope }) => commanderOf(object) !== null && object.owner === scope.controller),
  yourCommander: about(({ object }, { scope }) => commanderOf(object) !== null && object.owner === scope.controller),
  tapped: about(({ object }) => object.tapped),
  untapped: about(({ object }) => !object.tapped),
  exiledWith: linkedIn('exile'),
  usedToCraft,
  putWith: linkedIn('battlefield'),
  createdWith: about(
    ({ object }, context, term) =>
      object.createdBy !== null && entitiesOf(context, term, 'source').includes(object.createdBy),
  ),
  other: isOther,
  otherThan: isOther,
  asActivated: (context, term) => {
    const { candidate, scope } = context;
    const isChosen = candidate !== null && scope.targets.some((those) => those.includes(candidate));
    return isChosen || boolOf(context, term, 'condition');
  },
  relative: (context, term) => boolOf(context, term, 'condition'),
  among: (context, term) => {
    const { candidate } = context;
    if (candidate === null) return false;
    return entitiesOf(context, term, 'set').includes(candidate) || setAmong(context, term).includes(candidate);
  },
  thatIs: (context, term) => {
    const verb = optionalWord(term, 'verb');
    return filterOf(context, term, 'part') !== (verb === 'isnt' || verb === 'arent');
  },
  same: (context, term) => context.candidate !== null && entitiesOf(context, term, 'as').includes(context.candidate),
  controlledBy: about(({ id }, context, term) => fits(context, term, controllerOf(context.world, id))),
  notControlledBy: about(({ id }, context, term) => !fits(context, term, controllerOf(context.world, id))),
  // It is about all that are chosen together (`stack/kinship.ts`).
  controllers: about(() => true),
  // So is this.
  byChance: () => true,
  // It says who chooses, not what (`stack/announce.ts`).
  chosenBy: (context, term) => {
    if (optionalWord(term, 'own') === null) return true;
    const { candidate, world } = context;
    return candidate !== null && isObject(candidate) && fits(context, term, controllerOf(world, candidate));
  },
  notOwnedBy: about(({ object }, context, term) => !fits(context, term, object.owner)),
  ownedBy: about(({ object }, context, term) => fits(context, term, object.owner)),
};

/** Does a player fit the pattern `who`? */
function fits(context: GameContext, term: Term, player: PlayerId): boolean {
  return patternOf(withCandidate(context, player), term, 'who');
}
