import { cardOf, abilityPath, type CardPool } from '../../vm/pool';
import type { ObjectId } from '../../vm/entity';
import { objectOf } from '../write';
import type { Game } from '../world';
import type { GameObject } from '../state/object';
import { manaValueOf } from './mana-cost';
import type { BaseCharacteristics, Characteristics } from './types';

/**
 * What an object is now, in whatever zone (CR 109.3, CR 613): the only authority. Cached for one version of the game;
 * always equal to a computation from nothing.
 */
export function characteristicsOf(game: Game, id: ObjectId): Characteristics {
  if (game.cache.version !== game.version) {
    game.cache.characteristics.clear();
    game.cache.version = game.version;
  }
  const known = game.cache.characteristics.get(id);
  if (known !== undefined) return known;
  const computed = compute(game, id);
  game.cache.characteristics.set(id, computed);
  return computed;
}

/** Copiable values before any effect (CR 707.2). */
export function baseOf(pool: CardPool, object: GameObject): BaseCharacteristics {
  switch (object.printed.kind) {
    case 'card':
      return faceValues(pool, object.printed.card, object.printed.face);
    case 'made':
      return object.printed.values;
    case 'none':
      return blank;
  }
}

const blank: BaseCharacteristics = {
  name: '',
  manaCost: null,
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
  power: null,
  toughness: null,
  loyalty: null,
  defense: null,
};

/** Printed values of a face. */
function faceValues(pool: CardPool, card: string, face: number): BaseCharacteristics {
  const program = cardOf(pool, card).faces[face];
  if (program === undefined) throw new Error(`card "${card}" has no face ${face}`);
  const { name, manaCost } = program;
  return {
    name,
    manaCost,
    colors: program.colors.map(colorOf),
    supertypes: program.supertypes.map(lower),
    types: program.types.map(lower),
    subtypes: program.subtypes.map(lower),
    abilities: program.abilities.map((_, index) => abilityPath(card, face, index)),
    power: numberOf(program.power),
    toughness: numberOf(program.toughness),
    loyalty: numberOf(program.loyalty),
    defense: numberOf(program.defense),
  };
}

/** Types are spoken of in lower case, as in the vocabulary. */
function lower(word: string): string {
  return word.toLowerCase();
}

/** Colors by name; card data may give them by symbol. */
function colorOf(color: string): string {
  const names: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
  return names[color] ?? lower(color);
}

function numberOf(printed: string | null): number | null {
  if (printed === null) return null;
  const value = Number.parseInt(printed, 10);
  return Number.isNaN(value) ? 0 : value;
}

function compute(game: Game, id: ObjectId): Characteristics {
  const object = objectOf(game, id);
  const base = baseOf(game.pool, object);
  return {
    ...base,
    names: [base.name],
    manaValue: manaValueOf(base.manaCost),
    abilities: base.abilities.map((path) => ({ path, timestamp: object.timestamp, grantedBy: null })),
    keywords: [],
    basePower: base.power,
    baseToughness: base.toughness,
    controller: object.controller,
  };
}
