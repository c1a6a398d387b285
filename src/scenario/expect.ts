import { characteristicsOf } from '../engine/characteristics/characteristics';
import { attackOptions } from '../engine/combat/attack';
import { protectorOf } from '../engine/combat/protector';
import { fork } from '../engine/fork';
import { controllerOf } from '../engine/state/last-known';
import { goadersOf } from '../engine/statics/restrictions';
import type { GameObject, Zone } from '../engine/state/object';
import { kindOf } from '../engine/state/merged';
import { objectOf, set, zoneList } from '../engine/write';
import type { Game } from '../engine/world';
import type { Entity, ObjectId, PlayerId } from '../vm/entity';
import { hasAbility } from './expect-ability';
import { judgeGame } from './expect-game';
import { means } from './match';
import type { Expectation, PlayerName, Reference } from './schema';
import { playerId, type Script } from './script';
import { equal, type Verdict } from './verdict';

/** Judges an expectation against the game as it is now. */
export function judge(game: Game, script: Script, expectation: Expectation): Verdict {
  const player = expectation.player === undefined ? null : playerId(script, expectation.player);
  if (expectation.scope === 'all' && ofEach.includes(expectation.what) && isOfNone(game, script, expectation, player))
    return { met: true, got: [] };
  switch (expectation.what) {
    case 'count':
      return equal(countObjects(game, script, expectation, player), expectation.is);
    case 'exists':
      return equal(found(game, script, expectation, player).length > 0, expectation.is ?? true);
    case 'pt':
      return judgePt(game, script, expectation, player);
    case 'counters': {
      const [first] = found(game, script, expectation, player);
      const counter = (expectation.counter ?? '').toLowerCase();
      return equal(first === undefined ? 0 : (objectOf(game, first).counters[counter] ?? 0), expectation.is ?? 0);
    }
    case 'tappedCount': {
      const all = found(game, script, expectation, player);
      const wanted = expectation.tapped ?? true;
      return equal(all.filter((id) => objectOf(game, id).tapped === wanted).length, expectation.is);
    }
    case 'tapped': {
      const all = found(game, script, expectation, player);
      const states = all.map((id) => objectOf(game, id).tapped);
      return { met: all.length > 0 && states.every((state) => state === expectation.is), got: states };
    }
    case 'ability':
    case 'abilityCount':
      return hasAbility(game, found(game, script, expectation, player), expectation);
    case 'attached': {
      const hosts = found(game, script, { ...expectation, card: expectation.to }, player);
      const things = attachments(game, script, expectation.attachment);
      return equal(
        things.some((id) => hosts.some((host) => objectOf(game, id).attachedTo === host)),
        expectation.is ?? true,
      );
    }
    case 'attachmentCount': {
      const hosts = found(game, script, expectation, player);
      const counts = hosts.map((host) => attachedTo(game, host).length);
      return some(counts, (count) => count === expectation.is);
    }
    case 'isAttached':
      return everyObject(game, script, expectation, player, (object) => object.attachedTo !== null);
    default:
      return judgeObject(game, script, expectation, player) ?? judgeGame(game, script, expectation, player);
  }
}

/** What can be said of each permanent of a name, and holds where there is none. */
const ofEach: readonly string[] = ['ability', 'power', 'toughness', 'color', 'colorless', 'manaCost', 'manaValue'];

function isOfNone(game: Game, script: Script, expectation: Expectation, player: PlayerId | null): boolean {
  return found(game, script, expectation, player).length === 0;
}

function attachments(game: Game, script: Script, reference: Reference | undefined): readonly ObjectId[] {
  return reference === undefined ? [] : game.state.battlefield.filter((id) => means(game, script, reference, id));
}

function attachedTo(game: Game, host: Entity): readonly ObjectId[] {
  return game.state.battlefield.filter((id) => objectOf(game, id).attachedTo === host);
}

/** True when one of the values fits. */
function some<T>(values: readonly T[], test: (value: T) => boolean): Verdict {
  return { met: values.some(test), got: values };
}

/** The objects that an expectation is about: permanents, unless it names a zone. */
export function found(
  game: Game,
  script: Script,
  expectation: Pick<Expectation, 'card' | 'zone' | 'token'> & { readonly card?: Reference | undefined },
  player: PlayerId | null,
): readonly ObjectId[] {
  const { card, token, zone = 'battlefield' } = expectation;
  const all = objectsIn(game, zone, player).filter((id) => card === undefined || means(game, script, card, id));
  return token === undefined ? all : all.filter((id) => (kindOf(objectOf(game, id)) === 'token') === token);
}

/** Objects in a zone, of one player or of all: permanents by controller, others by owner. */
function objectsIn(game: Game, zone: NonNullable<Expectation['zone']>, player: PlayerId | null): readonly ObjectId[] {
  const all = zonesOf(zone).flatMap((name) => everythingIn(game, name));
  if (zone === 'battlefield' || zone === 'stack') {
    const here = all.filter((id) => !objectOf(game, id).phasedOut);
    return player === null ? here : here.filter((id) => controllerOf(game, id) === player);
  }
  return player === null ? all : all.filter((id) => objectOf(game, id).owner === player);
}

function zonesOf(zone: NonNullable<Expectation['zone']>): readonly Zone[] {
  return zone === 'handGraveyardExile' ? ['hand', 'graveyard', 'exile'] : [zone];
}

function everythingIn(game: Game, zone: Zone): readonly ObjectId[] {
  return [...new Set(game.state.order.flatMap((player) => zoneList(game, zone, player)))];
}

function countObjects(game: Game, script: Script, expectation: Expectation, player: PlayerId | null): number {
  return found(game, script, expectation, player).length;
}

function judgePt(game: Game, script: Script, expectation: Expectation, player: PlayerId | null): Verdict {
  const values = found(game, script, expectation, player).map((id) => {
    const { power, toughness, basePower, baseToughness } = characteristicsOf(game, id);
    // What is no creature counts as 0/0.
    return (expectation.base === true ? [basePower, baseToughness] : [power, toughness]).map((value) => value ?? 0);
  });
  const fits = ([power, toughness]: readonly number[]): boolean =>
    power === expectation.power && toughness === expectation.toughness;
  const met = expectation.scope === 'all' ? values.length > 0 && values.every(fits) : values.some(fits);
  return { met, got: values };
}

/** The expectation that all that are meant (at least one) say yes or no. */
function everyObject(
  game: Game,
  script: Script,
  expectation: Expectation,
  player: PlayerId | null,
  test: (object: GameObject, id: ObjectId) => boolean,
): Verdict {
  const states = found(game, script, expectation, player).map((id) => test(objectOf(game, id), id));
  const wanted = expectation.is ?? true;
  return { met: states.length > 0 && states.some((state) => state === wanted), got: states };
}

/** Expectations about what an object is at the moment; null when it is about something else. */
function judgeStatus(game: Game, script: Script, expectation: Expectation, player: PlayerId | null): Verdict | null {
  const every = (test: (object: GameObject, id: ObjectId) => boolean): Verdict =>
    everyObject(game, script, expectation, player, test);
  const designated = (name: string): Verdict => every((object) => (object.designations[name] ?? 0) > 0);
  switch (expectation.what) {
    case 'token':
      return every((object) => kindOf(object) === 'token');
    case 'copy':
      return every(({ kind }) => kind === 'copy');
    case 'faceDown':
      return every(({ faceDown }) => faceDown !== null);
    case 'transformed':
      return every(({ transformed }) => transformed);
    case 'flipped':
      return every(({ flipped }) => flipped);
    case 'phasedIn':
      return every(({ phasedOut }) => !phasedOut);
    case 'summoningSick':
      return every(({ summoningSick }) => summoningSick);
    case 'monstrous':
    case 'renowned':
    case 'suspected':
    case 'saddled':
    case 'solved':
    case 'harnessed':
      return designated(expectation.what);
    case 'goaded':
      return every((_, id) => goadersOf(game, id).length > 0);
    case 'goadedBy':
      return every((_, id) => goadersOf(game, id).some((goader) => script.names.get(goader) === expectation.by));
    case 'protector':
      return every((_, id) => isProtectedBy(game, script, id, expectation.protector));
    case 'mayAttack':
      return every((_, id) => mayAttack(game, script, id, expectation.defender));
    case 'attacking':
      return every((_, id) => game.state.combat?.attackers.some(({ object }) => object === id) ?? false);
    default:
      return null;
  }
}

function isProtectedBy(game: Game, script: Script, id: ObjectId, player: PlayerName | undefined): boolean {
  const protector = protectorOf(game, id);
  return protector !== null && script.names.get(protector) === player;
}

/** Could the creature attack the defender, if this were the turn of its controller? */
function mayAttack(game: Game, script: Script, id: ObjectId, defender: Reference | undefined): boolean {
  const copy = fork(game);
  set(copy, 'turn', { ...copy.state.turn, active: controllerOf(copy, id) });
  const option = attackOptions(copy).find(({ attacker }) => attacker === id);
  return option?.defenders.some((each) => defender === undefined || means(copy, script, defender, each)) ?? false;
}

/** Expectations about whose an object is, where it is and what is on it; null when it is about something else. */
function judgePlace(game: Game, script: Script, expectation: Expectation, player: PlayerId | null): Verdict | null {
  const ids = (): readonly ObjectId[] => found(game, script, expectation, player);
  switch (expectation.what) {
    case 'controller':
      return some(
        ids().map((id) => script.names.get(controllerOf(game, id))),
        (name) => name === expectation.is,
      );
    case 'owner':
      return some(
        ids().map((id) => script.names.get(objectOf(game, id).owner)),
        (name) => name === expectation.is,
      );
    case 'classLevel':
      return some(
        ids().map((id) => objectOf(game, id).designations['level'] ?? 1),
        (level) => level === expectation.is,
      );
    case 'counterTotal':
      return some(
        ids().map((id) => sum(Object.values(objectOf(game, id).counters))),
        (all) => all === expectation.is,
      );
    case 'zone':
      return some(
        ids().map((id) => objectOf(game, id).zone),
        (zone) => zone === expectation.is,
      );
    default:
      return judgeStatus(game, script, expectation, player);
  }
}

/** Expectations about one quality of an object; null when it is about something else. */
function judgeObject(game: Game, script: Script, expectation: Expectation, player: PlayerId | null): Verdict | null {
  const ids = (): readonly ObjectId[] => found(game, script, expectation, player);
  const values = (): readonly ReturnType<typeof characteristicsOf>[] => ids().map((id) => characteristicsOf(game, id));
  const every = (test: (object: GameObject, id: ObjectId) => boolean): Verdict =>
    everyObject(game, script, expectation, player, test);
  switch (expectation.what) {
    case 'power':
      return some(
        values().map(({ power }) => power),
        (power) => power === expectation.is,
      );
    case 'toughness':
      return some(
        values().map(({ toughness }) => toughness),
        (toughness) => toughness === expectation.is,
      );
    case 'damage':
      return some(
        ids().map((id) => objectOf(game, id).damage),
        (damage) => damage === expectation.is,
      );
    case 'type':
      return hasWord(
        values().map(({ types }) => types),
        expectation.type,
        expectation.is,
      );
    case 'subtype':
      return hasWord(
        values().map(({ subtypes }) => subtypes),
        expectation.subtype,
        expectation.is,
      );
    case 'supertype':
      return hasWord(
        values().map(({ supertypes }) => supertypes),
        expectation.supertype,
        expectation.is,
      );
    case 'color':
      return judgeColors(
        values().map(({ colors }) => colors),
        expectation,
      );
    case 'colorless':
      return every((_, id) => characteristicsOf(game, id).colors.length === 0);
    case 'multicolored':
      return every((_, id) => characteristicsOf(game, id).colors.length > 1);
    case 'manaValue':
      return some(
        values().map(({ manaValue }) => manaValue),
        (value) => value === expectation.is,
      );
    case 'manaCost':
      return some(
        values().map(({ manaCost }) => manaCost ?? ''),
        (cost) => cost === expectation.is,
      );
    case 'name':
      return some(
        values().map(({ name }) => name),
        (name) => name === expectation.is,
      );
    default:
      return judgePlace(game, script, expectation, player);
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function hasWord(lists: readonly (readonly string[])[], wanted: string | undefined, is: unknown): Verdict {
  const word = (wanted ?? '').toLowerCase();
  return { met: lists.length > 0 && lists.some((list) => list.includes(word) === is), got: lists };
}

const colorNames: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** Has it these colors (`is` true), or none of them (false)? */
function judgeColors(lists: readonly (readonly string[])[], expectation: Expectation): Verdict {
  const letters = [...(expectation.colors ?? '')].filter((letter) => letter.toUpperCase() !== 'C');
  if (letters.length === 0) {
    const met = lists.some((list) => (list.length === 0) === (expectation.is !== false));
    return { met, got: lists };
  }
  const wanted = letters.map((letter) => colorNames[letter.toUpperCase()] ?? '');
  const has = (list: readonly string[]): boolean => wanted.every((color) => list.includes(color));
  const hasNone = (list: readonly string[]): boolean => wanted.every((color) => !list.includes(color));
  return { met: lists.length > 0 && lists.some(expectation.is === false ? hasNone : has), got: lists };
}
