import type { PlayerId } from '../vm/entity';
import { hasCard, type CardPool } from '../vm/pool';
import { addRules } from './characteristics/intrinsic';
import { addTokens } from './tokens/predefined';
import { newCache } from './cache';
import { rules } from './handlers/index';
import { newObject, newPlayer } from './state/make';
import { shuffled } from './state/random';
import type { GameObject, Zone } from './state/object';
import type { GameOptions, GameState } from './state/state';
import type { Game } from './world';
import {
  addObject,
  newObjectId,
  newTimestamp,
  playerOf,
  set,
  setObject,
  setPlayer,
  setZoneList,
  zoneList,
} from './write';

export interface PlayerSetup {
  readonly name: string;
  /** Card ids of the pool. */
  readonly deck: readonly string[];
  /** Card ids of the commanders, which start in the command zone (CR 903.6). */
  readonly commanders?: readonly string[];
}

export const duelOptions: GameOptions = {
  startingLife: 20,
  handSize: 7,
  mulligan: 'none',
  firstDraw: 'skips',
  commander: 'none',
  range: 'all',
  attack: 'any',
  ask: 'real',
};

/** A game before its first turn: players in turn order with their decks as libraries, nothing shuffled or drawn. */
export function setUp(players: readonly PlayerSetup[], pool: CardPool, seed: number, options: GameOptions): Game {
  if (players.length < 2 || players.length > 6) throw new Error('two to six players');
  const missing = players
    .flatMap(({ deck, commanders = [] }) => [...deck, ...commanders])
    .find((id) => !hasCard(pool, id));
  if (missing !== undefined) throw new Error(`no card "${missing}" in the pool`);
  addRules(pool);
  addTokens(pool);
  const order = players.map((_, at): PlayerId => `p${at}`);
  const game: Game = { state: emptyState(order, options, seed), pool, rules, version: 0, cache: newCache() };
  players.forEach(({ name, deck, commanders = [] }, at) => {
    const id: PlayerId = `p${at}`;
    game.state.players[id] = newPlayer(id, name, options.startingLife);
    for (const card of deck) placeCard(game, { card, owner: id, zone: 'library' });
    for (const card of commanders) placeCommander(game, card, id);
  });
  return game;
}

/** Puts a card straight into a zone, at the end of its list: nothing enters, nothing triggers. */
export function placeCard(
  game: Game,
  about: { readonly card: string; readonly owner: PlayerId; readonly zone: Zone; readonly face?: number },
  patch: Partial<GameObject> = {},
): GameObject['id'] {
  const { card, owner, zone } = about;
  if (!hasCard(game.pool, card)) throw new Error(`no card "${card}" in the pool`);
  const fresh = newObject({
    id: newObjectId(game),
    kind: 'card',
    printed: { kind: 'card', card, face: about.face ?? 0 },
    owner,
    zone,
    timestamp: newTimestamp(game),
    turn: 0,
  });
  addObject(game, { ...fresh, ...patch });
  setZoneList(game, zone, owner, [...zoneList(game, zone, owner), fresh.id]);
  return fresh.id;
}

/** Puts a commander into the command zone (CR 903.6). */
export function placeCommander(game: Game, card: string, owner: PlayerId): GameObject['id'] {
  const id = placeCard(game, { card, owner, zone: 'command' });
  setObject(game, id, { commander: id });
  return id;
}

/** Shuffles a library. */
export function shuffleLibrary(game: Game, player: PlayerId): void {
  setPlayer(game, player, { library: shuffled(game, playerOf(game, player).library) });
}

/** Puts the first tasks on the agenda: opening hands, then turns. */
export function schedule(game: Game): void {
  set(game, 'agenda', [
    { kind: 'turns', last: null },
    { kind: 'openingHands' },
    { kind: 'mulligans', players: [], taking: [], taken: {}, stage: 'draw' },
  ]);
}

function emptyState(order: readonly PlayerId[], options: GameOptions, seed: number): GameState {
  const active = order[0];
  if (active === undefined) throw new Error('a game without players');
  return {
    format: 1,
    order,
    options,
    players: {},
    objects: {},
    lastKnown: {},
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
    turn: {
      number: 0,
      active,
      step: 'untap',
      extraTurns: [],
      extra: null,
      laterTurns: [],
      skips: [],
      controls: [],
      ahead: [],
    },
    combat: null,
    effects: [],
    shields: [],
    delayed: [],
    returns: [],
    triggered: [],
    history: [],
    lastTurn: [],
    earlier: [],
    designations: {},
    agenda: [],
    decision: null,
    outcome: null,
    checkpoint: null,
    random: seed,
    nextObject: 1,
    nextTimestamp: 1,
    nextEvent: 1,
  };
}
