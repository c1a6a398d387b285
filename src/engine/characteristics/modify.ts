import { subtypes as vocabulary, basicLandTypes, type SubtypeKind } from '../../vocabulary/subtypes';
import { colors as colorOrder } from '../../vocabulary/colors';
import type { ObjectId } from '../../vm/entity';
import { abilityAt, grantedPath, type AbilityPath, type CardPool } from '../../vm/pool';
import type { Scope } from '../../vm/scope';
import { isManaAbility } from '../mana/abilities';
import type { GameObject } from '../state/object';
import { keywordNamesOf, withIntrinsicAbilities } from './intrinsic';
import { keywordNames } from './keyword-names';
import type { Layer, Modification } from './modification';
import { faceDownValues, fromBase } from './printed';
import { withText } from './text';
import type { AbilityInstance, Characteristics } from './types';

/** What a modification comes from. */
export interface Cause {
  readonly timestamp: number;
  readonly source: ObjectId | null;
  readonly scope: Scope | null;
}

/** The layer in which a modification applies (CR 613.1, CR 613.4). */
export function layerOf(modification: Modification): Layer {
  switch (modification.kind) {
    case 'copy':
      return '1a';
    case 'faceDown':
      return '1b';
    case 'control':
      return '2';
    // What sets a name changes text (CR 612.8).
    case 'text':
    case 'name':
    case 'noManaCost':
      return '3';
    case 'types':
    case 'allCreatureTypes':
    case 'noCreatureTypes':
    case 'noLandTypes':
      return '4';
    case 'colors':
      return '5';
    case 'gainAbility':
    case 'gainKeyword':
    case 'loseKeyword':
    case 'loseAbility':
    case 'loseAllAbilities':
      return '6';
    case 'definePt':
      return '7a';
    case 'setPt':
      return '7b';
    case 'modifyPt':
      return '7c';
    case 'switchPt':
      return '7d';
  }
}

/** The characteristics with one modification applied. */
export function modified(
  pool: CardPool,
  object: GameObject,
  values: Characteristics,
  change: Modification,
  cause: Cause,
): Characteristics {
  switch (change.kind) {
    case 'copy':
      return fromBase(pool, change.values, object);
    case 'faceDown':
      return fromBase(pool, faceDownValues(object), object);
    case 'control':
      return { ...values, controller: change.player };
    case 'text':
      return withText(pool, object, values, change);
    case 'name':
      return { ...values, name: change.name, names: [change.name] };
    case 'noManaCost':
      return { ...values, manaCost: null, manaValue: 0 };
    case 'types':
      return changeTypes(pool, object, values, change);
    case 'allCreatureTypes':
      return { ...values, subtypes: union(values.subtypes, correlated(vocabulary.creature, values.types)) };
    case 'noCreatureTypes':
      return { ...values, subtypes: values.subtypes.filter((subtype) => kindOf(subtype) !== 'creature') };
    case 'noLandTypes':
      return changeTypes(pool, object, values, {
        kind: 'types',
        how: 'remove',
        supertypes: [],
        types: [],
        subtypes: values.subtypes.filter((subtype) => kindOf(subtype) === 'land'),
      });
    case 'colors': {
      const wanted = change.how === 'set' ? change.colors : [...values.colors, ...change.colors];
      return { ...values, colors: colorOrder.filter((color) => wanted.includes(color)) };
    }
    case 'gainAbility':
      return gain(pool, values, change.ability, cause, null);
    case 'gainKeyword':
      return gain(pool, values, grantedPath(change.keyword), cause, cause.scope);
    case 'loseKeyword':
      return withAbilities(
        pool,
        values,
        values.abilities.filter(({ path }) => !isKeyword(pool, path, change.keyword)),
      );
    case 'loseAbility':
      return withAbilities(
        pool,
        values,
        values.abilities.filter(({ path }) => path !== change.ability),
      );
    case 'loseAllAbilities':
      return withAbilities(
        pool,
        values,
        change.except === undefined ? [] : values.abilities.filter(({ path }) => isManaAbility(abilityAt(pool, path))),
      );
    case 'definePt':
    case 'setPt':
      return { ...values, power: change.power ?? values.power, toughness: change.toughness ?? values.toughness };
    case 'modifyPt':
      return {
        ...values,
        power: (values.power ?? 0) + change.power,
        toughness: (values.toughness ?? 0) + change.toughness,
      };
    case 'switchPt':
      return { ...values, power: values.toughness, toughness: values.power };
  }
}

function gain(
  pool: CardPool,
  values: Characteristics,
  path: AbilityPath,
  cause: Cause,
  scope: Scope | null,
): Characteristics {
  const instance: AbilityInstance = { path, timestamp: cause.timestamp, grantedBy: cause.source, scope };
  return withAbilities(pool, values, [...values.abilities, instance]);
}

function withAbilities(
  pool: CardPool,
  values: Characteristics,
  abilities: readonly AbilityInstance[],
): Characteristics {
  return { ...values, abilities, keywords: keywordNamesOf(pool, abilities) };
}

function isKeyword(pool: CardPool, path: AbilityPath, name: string): boolean {
  const ability = abilityAt(pool, path);
  return ability.kind === 'keyword' && keywordNames(ability.keyword).includes(name);
}

type TypeChange = Extract<Modification, { readonly kind: 'types' }>;

/** Types, subtypes and supertypes change, and with land types the abilities of a land (CR 205.1a, CR 305.7). */
function changeTypes(pool: CardPool, object: GameObject, values: Characteristics, change: TypeChange): Characteristics {
  const typed = { ...values, ...typeLine(values, change) };
  const loses = change.how === 'set' && typed.types.includes('land') && change.subtypes.some(isBasicLandType);
  const kept = loses
    ? withAbilities(
        pool,
        typed,
        typed.abilities.filter(({ grantedBy }) => grantedBy !== null),
      )
    : typed;
  return withIntrinsicAbilities(kept);
}

type TypeLine = Pick<Characteristics, 'types' | 'subtypes' | 'supertypes'>;

function typeLine(values: TypeLine, change: TypeChange): TypeLine {
  switch (change.how) {
    case 'add': {
      const types = union(values.types, change.types);
      return {
        types,
        subtypes: union(values.subtypes, correlated(change.subtypes, types)),
        supertypes: union(values.supertypes, change.supertypes),
      };
    }
    case 'only': {
      const subtypes = union(correlated(values.subtypes, change.types), correlated(change.subtypes, change.types));
      return { types: change.types, subtypes, supertypes: union(values.supertypes, change.supertypes) };
    }
    case 'remove': {
      const types = without(values.types, change.types);
      const subtypes = without(values.subtypes, change.subtypes);
      const supertypes = without(values.supertypes, change.supertypes);
      return { types, subtypes: change.types.length > 0 ? correlated(subtypes, types) : subtypes, supertypes };
    }
    case 'set': {
      // Instants and sorceries keep their type (CR 205.1a).
      const retained = values.types.filter((type) => type === 'instant' || type === 'sorcery');
      const types = change.types.length === 0 ? values.types : union(retained, change.types);
      const left = change.types.length === 0 ? values.subtypes : correlated(values.subtypes, types);
      const kinds = new Set(change.subtypes.map(kindOf));
      const others = left.filter((subtype) => !kinds.has(kindOf(subtype)));
      return {
        types,
        subtypes: union(others, correlated(change.subtypes, types)),
        supertypes: union(values.supertypes, change.supertypes),
      };
    }
  }
}

const union = (left: readonly string[], right: readonly string[]): readonly string[] => [
  ...new Set([...left, ...right]),
];
const without = (left: readonly string[], right: readonly string[]): readonly string[] =>
  left.filter((word) => !right.includes(word));

function isBasicLandType(subtype: string): boolean {
  return basicLandTypes.some((type) => type === subtype);
}

const kinds = Object.keys(vocabulary) as readonly SubtypeKind[];
const kindBySubtype = new Map<string, SubtypeKind>(
  kinds.flatMap((kind) => vocabulary[kind].map((subtype): [string, SubtypeKind] => [subtype, kind])),
);

/** The kind of types a subtype belongs to; creature types are the open set. */
function kindOf(subtype: string): SubtypeKind {
  return kindBySubtype.get(subtype) ?? 'creature';
}

/** The subtypes that belong to one of the types (CR 205.3d). */
function correlated(subtypes: readonly string[], types: readonly string[]): readonly string[] {
  return subtypes.filter((subtype) => types.some((type) => kindsOfType(type).includes(kindOf(subtype))));
}

function kindsOfType(type: string): readonly SubtypeKind[] {
  switch (type) {
    case 'instant':
    case 'sorcery':
      return ['spell'];
    case 'kindred':
      return ['creature'];
    case 'artifact':
    case 'battle':
    case 'creature':
    case 'enchantment':
    case 'land':
    case 'planeswalker':
      return [type];
    default:
      return [];
  }
}
