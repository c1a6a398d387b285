import type { CardProgram } from '../../bytecode/module';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { nothingGiven } from '../agenda/task';
import { drive } from '../agenda/drive';
import { characteristicsOf } from '../characteristics/characteristics';
import type { Answer, Decision } from '../decision';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { answer, decisionOf, start } from '../game';
import { duelOptions, placeCard, setUp } from '../setup';
import type { GameObject, Zone } from '../state/object';
import type { GameOptions } from '../state/state';
import { set } from '../write';
import type { Game } from '../world';
import { byDefault } from '../default-answer';
import { card, poolIn, type Language } from './programs';

// A table for tests of the rules: cards in zones, events that happen, decisions answered by a script or by default.

type Zones = Readonly<Partial<Record<Zone, readonly string[]>>>;

const filler = card('Filler', { types: ['Land'] });

/**
 * A game in the first main phase of the first player, with these cards in these zones: a list for each player. Libraries
 * hold ten more cards.
 */
export function table(
  programs: readonly CardProgram[],
  players: readonly Zones[],
  options: Partial<GameOptions> = {},
  language: Language = {},
): Game {
  const deck = Array.from({ length: 10 }, () => filler.name);
  const setups = players.map((_, at) => ({ name: `P${at}`, deck }));
  const game = setUp(setups, poolIn(language, filler, ...programs), 1, { ...duelOptions, handSize: 0, ...options });
  players.forEach((zones, at) => {
    for (const [zone, cards] of Object.entries(zones))
      for (const name of cards) placeCard(game, { card: name, owner: `p${at}`, zone: zone as Zone });
  });
  start(game);
  advance(game, (its) => its.state.turn.step === 'main1');
  return game;
}

/** Answers a decision; undefined leaves it to the default. */
export type Script = (decision: Decision, game: Game) => Answer | undefined;

/** Plays on until the condition holds at a decision, with answers by the script or by default. */
export function advance(game: Game, until: (game: Game) => boolean, script: Script = () => undefined): void {
  for (let count = 0; count < 500; count++) {
    const decision = decisionOf(game);
    if (decision === null || until(game)) return;
    const given = script(decision, game) ?? byDefault(decision);
    const result = answer(game, decision.player, given);
    if (!result.ok) throw new Error(`${decision.kind}: ${result.reason}`);
  }
  throw new Error('the game does not come there');
}

/** Plays on until somebody has priority with nothing on the stack. */
export function settle(game: Game, script: Script = () => undefined): void {
  advance(game, (its) => decisionOf(its)?.kind === 'priority' && its.state.stack.length === 0, script);
}

/** Plays on until a player is asked something else than what to do with priority. */
export function untilAsked(game: Game, script: Script = () => undefined): Decision | null {
  advance(game, (its) => decisionOf(its)?.kind !== 'priority', script);
  return decisionOf(game);
}

/** Makes events happen at once while a player has priority, then goes on to the next decision. */
export function happen(game: Game, ...events: readonly GameEvent[]): void {
  const task = game.state.agenda.pop();
  if (task?.kind !== 'priority') throw new Error('nobody has priority');
  game.state.agenda.push({ ...task, stage: 'check' }, propose(...events));
  set(game, 'decision', null);
  drive(game, nothingGiven);
}

/** The object of this name in a zone, or the nth of them; throws when there is none. */
export function the(game: Game, name: string, zone: Zone = 'battlefield', nth = 0): GameObject {
  const found = all(game, name, zone)[nth];
  if (found === undefined) throw new Error(`no ${name} in ${zone}`);
  return found;
}

/** All objects of this name in a zone. */
export function all(game: Game, name: string, zone: Zone = 'battlefield'): readonly GameObject[] {
  return Object.values(game.state.objects).filter(
    (object) => object.zone === zone && characteristicsOf(game, object.id).name === name,
  );
}

export function lifeOf(game: Game, player: PlayerId): number {
  return game.state.players[player]?.life ?? 0;
}

/** Destroys permanents at the same time. */
export function destroy(game: Game, ...objects: readonly ObjectId[]): void {
  happen(
    game,
    ...objects.map((object) => ({ kind: 'destroy', object, source: null, by: null, regeneration: 'allowed' }) as const),
  );
}
