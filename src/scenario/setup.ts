import { schedule, duelOptions, placeCard, setUp, shuffleLibrary } from '../engine/setup';
import type { Task } from '../engine/agenda/task';
import { propose } from '../engine/events/propose';
import { moveTo } from '../engine/events/zones';
import { beginAs } from '../engine/turn/day-night';
import { latest } from '../engine/state/last-known';
import type { GameObject } from '../engine/state/object';
import type { GameOptions } from '../engine/state/state';
import { playerOf, set, setObject, setPlayer, setZoneList, zoneList } from '../engine/write';
import type { Game } from '../engine/world';
import type { ObjectId, PlayerId } from '../vm/entity';
import { cardId, commandersOf, deckOf, hasCommanders, poolOf, type Library } from './cards';
import { fixResults } from './fixed';
import type { PlayerName, Scenario, SetupItem } from './schema';
import { makeScript, playerId, type Script } from './script';
import type { Watch } from './watch';

/** A permanent that is to be on the battlefield at the start, and the card that it is made of. */
interface Entering {
  readonly card: ObjectId;
  readonly item: SetupItem;
}

/** A scenario ready to be played: the game with everything but its permanents, which enter when it runs. */
export interface Prepared {
  readonly game: Game;
  readonly script: Script;
  readonly entering: readonly Entering[];
}

/**
 * The game of a scenario before its first turn, with the cards in their zones; permanents wait outside. Throws for
 * cards and decks that are not known: callers ask `missingCards` before.
 */
export function prepare(scenario: Scenario, library: Library, seed: number, watch: Watch): Prepared {
  const order = turnOrder(scenario);
  const script = makeScript(scenario, order, watch);
  const seats = order.map((name) => {
    const deck = scenario.players.find(({ id }) => id === name)?.deck;
    const ids = (cards: readonly string[]): readonly string[] => cards.map((card) => cardId(library, card));
    const commanders = ids(commandersOf(library, scenario, deck));
    return { name, deck: ids(deckOf(library, deck)), commanders };
  });
  const game = setUp(seats, poolOf(library, scenario), seed, optionsOf(scenario));
  for (const { id, life } of scenario.players)
    if (life !== undefined) setPlayer(game, playerId(script, id), { life, startingLife: life });
  for (const { id, manualMana } of scenario.players)
    setPlayer(game, playerId(script, id), {
      payment: manualMana === true ? 'manual' : script.strict ? 'colors' : 'announced',
    });
  if (scenario.day !== undefined) beginAs(game, scenario.day ? 'day' : 'night');
  fixResults(game, script, scenario);
  const entering = placeCards(game, script, library);
  if (scenario.shuffle !== false) game.state.order.forEach((player) => shuffleLibrary(game, player));
  return { game, script, entering };
}

/** Who sits where it is not said: the others follow the first from the last to the second. */
function turnOrder(scenario: Scenario): readonly PlayerName[] {
  const [first, ...others] = scenario.players.map(({ id }) => id);
  return scenario.format?.turnOrder ?? (first === undefined ? [] : [first, ...others.toReversed()]);
}

function optionsOf(scenario: Scenario): GameOptions {
  const format = scenario.format?.kind ?? 'duel';
  const { attack, range } = scenario.format ?? {};
  const commander = hasCommanders(scenario);
  const duel = format === 'duel' || format === 'commanderDuel';
  return {
    ...duelOptions,
    handSize: 0,
    ask: 'always',
    firstDraw: duel ? 'skips' : 'draws',
    commander: commander ? 'commander' : 'none',
    startingLife: commander ? 40 : duelOptions.startingLife,
    range: duel ? 'all' : (range ?? 'all'),
    attack: duel || attack === 'multiple' || attack === undefined ? 'any' : attack,
  };
}

const zoneOrder = ['library', 'hand', 'graveyard', 'command', 'exile'] as const;

/** Places the cards of all zones but the battlefield; those of the battlefield wait as cards in nobody's zone. */
function placeCards(game: Game, script: Script, library: Library): readonly Entering[] {
  const { setup, players } = script.scenario;
  const of = (player: PlayerName, zone: SetupItem['zone']): readonly SetupItem[] =>
    setup.filter((item) => item.player === player && item.zone === zone);
  const entering: Entering[] = [];
  for (const { id: player } of players) {
    const owner = playerId(script, player);
    for (const zone of zoneOrder)
      for (const item of of(player, zone))
        for (const card of itemCards(item)) {
          const id = placeCard(game, { card: cardId(library, card), owner, zone, face: faceIndex(library, item) });
          if (zone === 'library') onTop(game, owner, id);
          if (zone === 'command' && hasCommanders(script.scenario)) setObject(game, id, { commander: id });
          label(script, item, id);
        }
    for (const item of of(player, 'battlefield'))
      for (const card of itemCards(item)) {
        const face = faceIndex(library, item);
        const id = placeCard(game, { card: cardId(library, card), owner, zone: 'exile', face });
        label(script, item, id);
        entering.push({ card: id, item });
      }
  }
  return entering;
}

function itemCards(item: SetupItem): readonly string[] {
  const name = item.card ?? item.custom?.name;
  return name === undefined ? [] : Array.from({ length: item.n ?? 1 }, () => name);
}

/** The face that is up: the one that is named, or the front. */
function faceIndex(library: Library, item: SetupItem): number {
  const named = item.face ?? item.card;
  const card = item.card === undefined ? undefined : library.find(item.card);
  const at = card?.faces.findIndex(({ name }) => name === named) ?? -1;
  return Math.max(at, 0);
}

function label(script: Script, item: SetupItem, id: ObjectId): void {
  if (item.as === undefined) return;
  const name = item.as.startsWith('@') ? item.as : `@${item.as}`;
  const all = [...(script.labels.get(name) ?? []), id];
  script.labels.set(name, all);
  // Several with one label are told apart by their number.
  script.labels.set(`${name}.${all.length}`, [id]);
}

function onTop(game: Game, owner: PlayerId, id: ObjectId): void {
  const others = zoneList(game, 'library', owner).filter((other) => other !== id);
  setZoneList(game, 'library', owner, [id, ...others]);
}

/** Puts the entering of the permanents, and after it the turns, on the agenda. */
export function scheduleStart({ game, entering }: Prepared): void {
  schedule(game);
  const tasks = entering.map(({ card }): Task => {
    const { owner } = game.state.objects[card] ?? { owner: null };
    return propose(moveTo(card, 'battlefield', 'setup', { by: owner }));
  });
  set(game, 'agenda', [...game.state.agenda, ...tasks.toReversed()]);
}

/** What a scenario says about its permanents once they are there; nothing has triggered, nothing has happened. */
export function settle({ game, entering }: Prepared): void {
  for (const { card, item } of entering) {
    const id = latest(game, card);
    if (id === null) continue;
    const patch: Partial<GameObject> = { summoningSick: false, since: -1 };
    setObject(game, id, item.tapped === true ? { ...patch, tapped: true } : patch);
  }
  // Whatever was paid as they entered: a scenario begins with the life that it says.
  for (const player of game.state.order) setPlayer(game, player, { life: playerOf(game, player).startingLife });
  set(game, 'triggered', []);
  set(game, 'history', []);
}
