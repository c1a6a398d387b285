import type { Term } from '../../bytecode/term';
import { basicLandTypes, subtypes } from '../../vocabulary/subtypes';
import { isPlayer, type Entity } from '../../vm/entity';
import { conjunctsOf, optionalTerm, wordOf } from '../../vm/evaluate';
import type { Characteristics } from '../characteristics/types';
import { characteristicsOrLast } from '../state/last-known';
import type { GameContext } from '../world';

const permanentTypes: readonly string[] = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'];
const basicTypes: readonly string[] = basicLandTypes;
const landTypes: readonly string[] = subtypes.land;
const creatureTypes: readonly string[] = subtypes.creature;

/** The kinds that one thing shows: its card types, colors, name, power … Things without a name have none. */
export function kindsOf(context: GameContext, kind: string, entity: Entity): readonly string[] {
  const values = isPlayer(entity) ? undefined : characteristicsOrLast(context.world, entity);
  return values === undefined ? [] : kindsIn(values, kind);
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
    default:
      return [];
  }
}

/** In what all that a description means together must differ: "creatures with different powers". */
export function differenceIn(context: GameContext, filter: Term | null): string | null {
  if (filter === null) return null;
  const part = conjunctsOf(filter).find(({ op }) => op === 'different');
  return part === undefined ? null : wordOf(context, part, 'what');
}

/** How many of the things there are at most that have a name in common. */
function mostAlike(context: GameContext, things: readonly Entity[]): number {
  const names = things.map((entity) => kindsOf(context, 'name', entity));
  const counts = [...new Set(names.flat())].map((name) => names.filter((own) => own.includes(name)).length);
  return Math.max(0, ...counts);
}

/** How many of the things can be taken together by a description: of those that must differ, one of each kind. */
export function countApart(context: GameContext, pattern: Term, things: readonly Entity[]): number {
  const filter = pattern.op === 'some' ? optionalTerm(pattern, 'filter') : null;
  if (filter !== null && conjunctsOf(filter).some(({ op }) => op === 'alike')) return mostAlike(context, things);
  const kind = differenceIn(context, filter);
  if (kind === null) return things.length;
  return new Set(things.flatMap((entity) => kindsOf(context, kind, entity).slice(0, 1))).size;
}
