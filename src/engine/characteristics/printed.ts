import { Answers } from '../../source/answers';
import type { FaceProgram, Gate } from '../../bytecode/module';
import {
  abilityAt,
  abilityPath,
  cardOf,
  rulesPath,
  rulesPathAbout,
  type AbilityPath,
  type CardPool,
} from '../../vm/pool';
import type { Component, GameObject } from '../state/object';
import { isFused } from '../state/fused';
import { isMelded, mergedParts } from '../state/merged';
import { colorOf } from './color';
import { unlockedHalves } from './doors';
import { enchantCreature, keywordNamesOf, withIntrinsicAbilities, wardTwo } from './intrinsic';
import { manaValueOf } from './mana-cost';
import { asPrototyped, isPrototyped } from './prototype';
import { keptStarting } from './starting';
import type { PlayerId } from '../../vm/entity';
import type { AbilityInstance, BaseCharacteristics, Characteristics } from './types';

/** Copiable values before any effect: what is printed on the card, or what the effect that made the object says (CR 613.1). */
export function printedValues(pool: CardPool, object: GameObject): BaseCharacteristics {
  if (object.merged === null) return valuesOfPart(pool, object);
  const merged = mergedParts(object.merged);
  // A merged permanent is what its topmost part is, with the abilities of all (CR 702.140e, CR 729.2a).
  const part = ({ printed }: Component): BaseCharacteristics =>
    valuesOfPart(pool, { ...object, printed, merged: null });
  const parts = [...merged.over.map(part), valuesOfPart(pool, object), ...merged.under.map(part)];
  const [top] = parts;
  return top === undefined ? noValues : { ...top, abilities: parts.flatMap(({ abilities }) => abilities) };
}

function valuesOfPart(pool: CardPool, object: GameObject): BaseCharacteristics {
  switch (object.printed.kind) {
    case 'card': {
      const values = cardValues(pool, object, object.printed.card, object.printed.face);
      if (isPrototyped(object)) return asPrototyped(pool, values);
      return isBestowed(object) ? asBestowed(values) : values;
    }
    case 'made': {
      const { values } = object.printed;
      // A copy of a spell that is half of a Room becomes a whole one (CR 709.5b).
      if (values.room !== undefined && values.room.half !== null && object.zone === 'battlefield')
        return roomOf(pool, values.room.card);
      return object.transformed ? (values.back ?? values) : values;
    }
    case 'none':
      return noValues;
  }
}

/** An object before any continuous effect, in the form that effects change. Kept with the object, which never changes. */
export function startingValues(pool: CardPool, object: GameObject): Characteristics {
  return keptStarting(object, () => {
    const hidden = object.faceDown !== null && object.zone !== 'battlefield' && object.zone !== 'stack';
    const printed = hidden ? noValues : printedValues(pool, object);
    return fromBase(pool, printed, object, hidden ? 0 : printedManaValue(pool, object));
  });
}

/** Copiable values as full characteristics of an object (CR 613.2c). */
export function fromBase(
  pool: CardPool,
  copiable: BaseCharacteristics,
  object: GameObject,
  knownManaValue: number | null = null,
): Characteristics {
  const base = withHalves(pool, copiable, object);
  const facts = factsOf(pool, base);
  const { kind, zone, controller } = object;
  const isAsPrinted =
    knownManaValue === null && kind !== 'emblem' && zone !== 'stack' && !facts.hasGates && !facts.hasCounters;
  if (!isAsPrinted) return valuesOf(pool, base, facts, object, knownManaValue);
  const known = facts.byController.get(controller);
  if (known !== undefined) return known;
  const values = valuesOf(pool, base, facts, object, null);
  facts.byController.set(controller, values);
  return values;
}

function valuesOf(
  pool: CardPool,
  base: BaseCharacteristics,
  { names, abilities: printed, keywords, manaValue, hasGates }: FactsOfBase,
  object: GameObject,
  knownManaValue: number | null,
): Characteristics {
  const { counters, zone, controller, createdBy, kind } = object;
  const open = hasGates ? printed.filter(({ path }) => isOpen(object, base, abilityAt(pool, path).gate)) : printed;
  const abilities = kind === 'emblem' ? open.map((each) => ({ ...each, grantedBy: createdBy })) : open;
  const onBattlefield = zone === 'battlefield';
  // Field by field: spread and added to, such a record takes many times as long.
  const values: Characteristics = {
    name: base.name,
    names,
    manaCost: base.manaCost,
    manaValue: knownManaValue ?? (zone === 'stack' ? manaValueOf(base.manaCost, xOf(object)) : manaValue),
    colors: base.colors,
    supertypes: base.supertypes,
    types: base.types,
    subtypes: base.subtypes,
    abilities,
    keywords: hasGates ? keywordNamesOf(pool, abilities) : keywords,
    power: base.power,
    toughness: base.toughness,
    basePower: base.power,
    baseToughness: base.toughness,
    // On the battlefield, counters say it (CR 306.5c, CR 310.4c).
    loyalty: onBattlefield && base.types.includes('planeswalker') ? (counters['loyalty'] ?? 0) : base.loyalty,
    defense: onBattlefield && base.types.includes('battle') ? (counters['defense'] ?? 0) : base.defense,
    controller,
  };
  const { prepares, room } = base;
  const said = prepares === undefined ? values : { ...values, prepares };
  return withIntrinsicAbilities(room === undefined ? said : { ...said, room });
}

/** What follows from copiable values alone. */
interface FactsOfBase {
  readonly names: readonly string[];
  readonly abilities: readonly AbilityInstance[];
  readonly keywords: readonly string[];
  /** Where X is 0. */
  readonly manaValue: number;
  readonly hasGates: boolean;
  /** Has it numbers that counters say on the battlefield? */
  readonly hasCounters: boolean;
  /** What a card or permanent with these values is, by who controls it. */
  readonly byController: Map<PlayerId, Characteristics>;
}

const factsByBase = new Answers<BaseCharacteristics, FactsOfBase>();

function factsOf(pool: CardPool, base: BaseCharacteristics): FactsOfBase {
  const known = factsByBase.get(base);
  if (known !== undefined) return known;
  const abilities = base.abilities.map((path): AbilityInstance => ({
    path,
    timestamp: 0,
    grantedBy: null,
    scope: null,
  }));
  const facts: FactsOfBase = {
    names: base.names ?? (base.name === '' ? [] : [base.name]),
    abilities,
    keywords: keywordNamesOf(pool, abilities),
    manaValue: manaValueOf(base.manaCost, 0),
    hasGates: base.abilities.some((path) => abilityAt(pool, path).gate !== null),
    hasCounters: base.types.includes('planeswalker') || base.types.includes('battle'),
    byController: new Map(),
  };
  factsByBase.set(base, facts);
  return facts;
}

/** Has the object an ability behind a gate: has it the level (CR 711.2, CR 716.2), is it solved (CR 719.3), was the word
 * chosen (CR 614.12c), are the words in brackets removed (CR 702.148b)? */
function isOpen(object: GameObject, { subtypes }: BaseCharacteristics, gate: Gate | null): boolean {
  if (gate === null) return true;
  const { counters, designations } = object;
  switch (gate.kind) {
    case 'level': {
      const level = subtypes.includes('class') ? (designations['level'] ?? 1) : (counters['level'] ?? 0);
      return level >= gate.min && (gate.max === null || level <= gate.max);
    }
    case 'anchor':
      return object.chosen['anchor']?.word === gate.word;
    case 'brackets':
      return (object.cast?.way === 'cleave') === (gate.words === 'removed');
    // What the symbol stands for asks for the counters itself.
    case 'station':
      return true;
    case 'prefix':
      switch (gate.name) {
        case 'solved':
          return (designations['solved'] ?? 0) > 0;
        case 'infinity':
          return (designations['harnessed'] ?? 0) > 0;
        // These say when the ability can be activated.
        case 'boast':
        case 'exhaust':
        case 'forecast':
        case 'renew':
        case 'powerUp':
        case 'visit':
        case 'maxSpeed':
          return true;
      }
  }
}

/** What a face-down spell or permanent is (CR 708.2a, CR 701.58a, CR 702.168a). */
export function faceDownValues(object: GameObject): BaseCharacteristics {
  const warded = object.faceDown === 'disguise' || object.faceDown === 'cloak';
  return { ...noValues, types: ['creature'], power: 2, toughness: 2, abilities: warded ? [wardTwo] : [] };
}

/** Characteristics of what has none. */
export const noValues: BaseCharacteristics = {
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

/** X counts only on the stack (CR 202.3e). */
function xOf({ zone, cast }: GameObject): number {
  return zone === 'stack' ? (cast?.x ?? 0) : 0;
}

function printedManaValue(pool: CardPool, object: GameObject): number | null {
  if (isMelded(object)) return meldedManaValue(pool, object);
  // The back of a double-faced card counts with the cost of its front (CR 202.3b).
  if (object.printed.kind === 'card' && object.transformed && cardOf(pool, object.printed.card).layout !== 'modal_dfc')
    return manaValueOf(faceValues(pool, object.printed.card, 0).manaCost, xOf(object));
  return null;
}

/** The mana costs of the front faces of the two cards together (CR 202.3c). */
function meldedManaValue(pool: CardPool, { printed, merged }: GameObject): number {
  const fronts = [printed, ...(merged?.under ?? []).map((part) => part.printed)];
  const costs = fronts.map((its) => (its.kind === 'card' ? manaValueOf(faceValues(pool, its.card, 0).manaCost, 0) : 0));
  return costs.reduce((sum, cost) => sum + cost, 0);
}

const splitLayouts: readonly string[] = ['split', 'fuse', 'aftermath', 'room'];

/** The values of the face or faces that count where the object is. */
function cardValues(pool: CardPool, object: GameObject, card: string, face: number): BaseCharacteristics {
  const { layout, faces } = cardOf(pool, card);
  const { zone, cast } = object;
  if (splitLayouts.includes(layout) && (zone === 'stack' ? isFused(cast?.way) : zone !== 'battlefield'))
    return combined(faces.map((_, at) => faceValues(pool, card, at)));
  if (layout === 'room' && zone === 'battlefield') return roomOf(pool, card);
  if (layout === 'flip' && object.flipped) {
    const { manaCost, colors } = faceValues(pool, card, 0);
    return { ...faceValues(pool, card, 1), manaCost, colors };
  }
  return faceValues(pool, card, object.transformed && faces.length > 1 ? 1 : face);
}

/** A Room without its halves: its type line (CR 709.5). */
export function roomOf(pool: CardPool, card: string): BaseCharacteristics {
  const { supertypes, types, subtypes } = faceValues(pool, card, 0);
  return { ...noValues, supertypes, types, subtypes, room: { card, half: null } };
}

/** Of a Room in play the halves are there that are unlocked; whether it is a Room is copiable, what is unlocked is not (CR 709.5). */
function withHalves(pool: CardPool, base: BaseCharacteristics, object: GameObject): BaseCharacteristics {
  const { room, name } = base;
  if (room === undefined || object.zone !== 'battlefield') return base;
  const unlocked = unlockedHalves(object).map((half) => faceValues(pool, room.card, half));
  if (unlocked.length === 0) return base;
  const { names, manaCost, colors, abilities, ...halves } = combined(unlocked);
  return {
    ...base,
    ...(name === '' ? { name: halves.name, names: names ?? [] } : {}),
    manaCost: base.manaCost ?? manaCost,
    colors: base.colors.length > 0 ? base.colors : colors,
    abilities: [...abilities, ...base.abilities],
  };
}

/** Cast for its bestow cost, it is an Aura as long as it is on the stack or attached (CR 702.103b, CR 702.103e). */
export function isBestowed({ cast, zone, attachedTo }: GameObject): boolean {
  return cast?.way === 'bestow' && (zone === 'stack' || (zone === 'battlefield' && attachedTo !== null));
}

/** An Aura enchantment with enchant creature instead of a creature (CR 702.103b). */
function asBestowed(values: BaseCharacteristics): BaseCharacteristics {
  return {
    ...values,
    types: values.types.filter((type) => type !== 'creature'),
    subtypes: ['aura'],
    abilities: [...values.abilities, enchantCreature],
    power: null,
    toughness: null,
  };
}

/** The halves of a split card together (CR 709.4). */
function combined(halves: readonly BaseCharacteristics[]): BaseCharacteristics {
  const union = (pick: (half: BaseCharacteristics) => readonly string[]): readonly string[] => [
    ...new Set(halves.flatMap(pick)),
  ];
  const names = halves.map(({ name }) => name);
  return {
    ...noValues,
    name: names.join(' // '),
    names,
    manaCost: halves.map(({ manaCost }) => manaCost ?? '').join(''),
    colors: union(({ colors }) => colors),
    supertypes: union(({ supertypes }) => supertypes),
    types: union(({ types }) => types),
    subtypes: union(({ subtypes }) => subtypes),
    abilities: union(({ abilities }) => abilities),
  };
}

/** "Max speed — [ability]" (CR 702.178a). */
const atMaxSpeed = 'as long as you have max speed, ~ has flying.';

/** "{N+}[abilities]" (CR 721.2a). */
const stationed = (min: number): string => `as long as ~ has ${min} or more charge counters on it, ~ has flying.`;

/** "{N+}[P/T]": the numbers are printed beside the last row (CR 721.2b). */
function creatureFrom({ abilities, power, toughness }: FaceProgram): AbilityPath | null {
  const gate = abilities.at(-1)?.gate;
  if (gate?.kind !== 'station' || power === null || toughness === null) return null;
  const becomes = `it's a creature with base power and toughness ${power}/${toughness} in addition to its other types`;
  return rulesPath('Static', `as long as ~ has ${gate.min} or more charge counters on it, ${becomes}.`);
}

/** What an ability is under its gate, where the rules say that in words. */
function gatedPath(gate: Gate | null, path: AbilityPath): AbilityPath {
  if (gate?.kind === 'station') return rulesPathAbout(stationed(gate.min), path);
  return gate?.kind === 'prefix' && gate.name === 'maxSpeed' ? rulesPathAbout(atMaxSpeed, path) : path;
}

/** Printed values of a face. */
export function faceValues(pool: CardPool, card: string, face: number): BaseCharacteristics {
  const { layout, faces } = cardOf(pool, card);
  const program = faces[face];
  if (program === undefined) throw new Error(`card "${card}" has no face ${face}`);
  const known = valuesByFace.get(program);
  if (known !== undefined) return known;
  const creature = creatureFrom(program);
  const gated = program.abilities.map(({ gate }, index) => gatedPath(gate, abilityPath(card, face, index)));
  const values: BaseCharacteristics = {
    name: program.name,
    manaCost: program.manaCost,
    colors: program.colors.map(colorOf),
    supertypes: program.supertypes.map(lower),
    types: program.types.map(lower),
    subtypes: program.subtypes.map(lower),
    abilities: creature === null ? gated : [...gated, creature],
    power: creature === null ? numberOf(program.power) : null,
    toughness: creature === null ? numberOf(program.toughness) : null,
    loyalty: numberOf(program.loyalty),
    defense: numberOf(program.defense),
    ...(program.loyalty === 'X' ? { loyaltyOf: 'x' as const } : {}),
    ...(layout === 'prepare' && face === 0 ? { prepares: { card, face: 1 } } : {}),
    ...(layout === 'room' ? { room: { card, half: face } } : {}),
  };
  valuesByFace.set(program, values);
  return values;
}

const valuesByFace = new Answers<FaceProgram, BaseCharacteristics>();

/** Types are spoken of in lower case, as in the vocabulary. */
function lower(word: string): string {
  return word.toLowerCase();
}

function numberOf(printed: string | null): number | null {
  if (printed === null) return null;
  const value = Number.parseInt(printed, 10);
  return Number.isNaN(value) ? 0 : value;
}
