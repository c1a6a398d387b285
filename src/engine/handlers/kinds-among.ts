import type { Term } from '../../bytecode/term';
import { cardTypes, permanentTypes as typesOfPermanents } from '../../vocabulary/card-types';
import { colors } from '../../vocabulary/colors';
import { basicLandTypes, subtypes } from '../../vocabulary/subtypes';
import { isPlayer, type Entity } from '../../vm/entity';
import { conjunctsOf, entitiesOf, optionalTerm, wordOf } from '../../vm/evaluate';
import type { Characteristics } from '../characteristics/types';
import { symbolsOf } from '../characteristics/mana-cost';
import { characteristicsOrLast, objectOrLast } from '../state/last-known';
import type { GameContext } from '../world';

const permanentTypes: readonly string[] = typesOfPermanents;
/** The types of cards in decks, in the order in which a type line prints them (CR 205.2a). */
const playedTypes: readonly string[] = cardTypes.slice(0, cardTypes.indexOf('dungeon'));
const basicTypes: readonly string[] = basicLandTypes;
const landTypes: readonly string[] = subtypes.land;
const creatureTypes: readonly string[] = subtypes.creature;

/** The kinds that one thing shows: its card types, colors, name, power … Things without a name have none. */
export function kindsOf(context: GameContext, kind: string, entity: Entity): readonly string[] {
  if (kind === 'counter') {
    const counters = isPlayer(entity) ? {} : (objectOrLast(context.world, entity)?.counters ?? {});
    return Object.entries(counters).flatMap(([name, count]) => (count > 0 ? [name] : []));
  }
  const values = isPlayer(entity) ? undefined : characteristicsOrLast(context.world, entity);
  return values === undefined ? [] : kindsIn(values, kind);
}

/** The kinds that a loop goes through: those that some things show, each once, or all that there are. */
export function everyKind(context: GameContext, term: Term): readonly string[] {
  const kind = wordOf(context, term, 'kind');
  if (optionalTerm(term, 'of') === null) return allKinds(kind);
  return [...new Set(entitiesOf(context, term, 'of').flatMap((entity) => kindsOf(context, kind, entity)))];
}

/** All kinds that there are of a sort. */
function allKinds(kind: string): readonly string[] {
  switch (kind) {
    case 'color':
      return colors;
    case 'cardType':
      return playedTypes;
    case 'nonlandCardType':
      return playedTypes.filter((type) => type !== 'land');
    case 'permanentType':
      return playedTypes.filter((type) => permanentTypes.includes(type));
    case 'basicLandType':
      return basicTypes;
    default:
      return [];
  }
}

/** The kinds that these characteristics show. */
export function kindsIn(values: Characteristics, kind: string): readonly string[] {
  switch (kind) {
    case 'cardType':
      return values.types;
    case 'permanentType':
      return values.types.filter((type) => permanentTypes.includes(type));
    case 'basicLandType':
      return values.subtypes.filter((subtype) => basicTypes.includes(subtype));
    case 'creatureType':
      return values.subtypes.filter((subtype) => creatureTypes.includes(subtype));
    case 'landType':
      return values.subtypes.filter((subtype) => landTypes.includes(subtype));
    case 'color':
      return values.colors;
    case 'name':
      return values.names.filter((name) => name !== '');
    case 'power':
      return values.power === null ? [] : [String(values.power)];
    case 'toughness':
      return values.toughness === null ? [] : [String(values.toughness)];
    case 'manaValue':
      return [String(values.manaValue)];
    // The same symbols in another order are the same cost; what has none differs from nothing (CR 202.1b).
    case 'manaCost':
      return values.manaCost === null ? [] : [orderedCost(symbolsOf(values.manaCost))];
    default:
      return [];
  }
}

/** A cost in one order of its symbols, with the generic mana of both halves of a split card together (CR 709.4b). */
function orderedCost(symbols: readonly string[]): string {
  const isNumber = (symbol: string): boolean => Number.isInteger(Number(symbol));
  const generic = symbols.filter(isNumber).reduce((sum, symbol) => sum + Number(symbol), 0);
  return [generic, ...symbols.filter((symbol) => !isNumber(symbol)).sort()].join();
}

/** In what all that a description means together must differ: "creatures with different powers". */
export function differenceIn(context: GameContext, filter: Term | null): string | null {
  if (filter === null) return null;
  const part = conjunctsOf(filter).find(({ op }) => op === 'different');
  return part === undefined ? null : wordOf(context, part, 'what');
}

/** What all that a description means together must have in common: "creatures that share a color". */
export function likenessIn(context: GameContext, filter: Term | null): string | null {
  if (filter === null) return null;
  const part = conjunctsOf(filter).find(({ op }) => op === 'alike');
  return part === undefined ? null : wordOf(context, part, 'what');
}

/**
 * How many of the things can be taken together by a description: of those that must differ, one of each kind; of those that
 * must be alike, as many as are of one kind.
 */
export function countTogether(context: GameContext, pattern: Term | null, things: readonly Entity[]): number {
  const filter = pattern?.op === 'some' ? optionalTerm(pattern, 'filter') : null;
  const apart = differenceIn(context, filter);
  if (apart !== null) return new Set(things.flatMap((entity) => kindsOf(context, apart, entity).slice(0, 1))).size;
  const alike = likenessIn(context, filter);
  if (alike === null) return things.length;
  const kinds = things.map((entity) => kindsOf(context, alike, entity));
  return Math.max(0, ...kinds.flat().map((kind) => kinds.filter((its) => its.includes(kind)).length));
}
