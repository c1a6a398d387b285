import { ringBearersOf } from '../engine/actions/ring';
import { speedOf } from '../engine/turn/speed';
import { characteristicsOf } from '../engine/characteristics/characteristics';
import { legalActions } from '../engine/casting/legal';
import { dayOrNight } from '../engine/turn/day-night';
import { controllerOf } from '../engine/state/last-known';
import { isRevealed } from '../engine/statics/revealed';
import { maximumHandSize } from '../engine/statics/restrictions';
import { playerOf } from '../engine/write';
import type { Game } from '../engine/world';
import type { ObjectId, PlayerId } from '../vm/entity';
import { combinationOf, isSame, manaOptions } from './expect-mana';
import { equal, type Verdict } from './verdict';
import { isCalled } from './match';
import { nameOf } from './names';
import { isOffered, offersAbility } from './priority';
import type { Expectation } from './schema';
import { queuesOf, type Script } from './script';

const nobody: Verdict = { met: false, got: 'no player' };

/** Judges an expectation about players, the stack or the game. */
export function judgeGame(game: Game, script: Script, expectation: Expectation, player: PlayerId | null): Verdict {
  const { is } = expectation;
  const about = (facts: (player: PlayerId) => unknown, wanted: unknown = is): Verdict =>
    player === null ? nobody : equal(facts(player), wanted);
  switch (expectation.what) {
    case 'life':
      return about((id) => playerOf(game, id).life);
    case 'playerCounters':
      return about((id) => playerOf(game, id).counters[(expectation.counter ?? '').toLowerCase()] ?? 0);
    case 'manaPool':
      return about((id) => manaOf(game, id, expectation.color ?? ''));
    case 'landsPlayed':
      return about((id) => playerOf(game, id).landsPlayed);
    case 'inGame':
      return about((id) => playerOf(game, id).out === null);
    case 'lost':
      return about((id) => hasLost(game, id), is ?? true);
    case 'won':
      return about((id) => game.state.outcome?.winners.includes(id) === true, is ?? true);
    case 'draw':
      return equal(game.state.outcome?.winners.length === 0, is ?? true);
    case 'gameOver':
      return equal(game.state.outcome !== null, is ?? true);
    case 'turn':
      return equal(game.state.turn.number, is);
    case 'activePlayer':
      return equal(script.names.get(game.state.turn.active), is);
    case 'stackSize':
      return equal(game.state.stack.length, is);
    case 'stackObject':
      return equal(game.state.stack.filter((id) => startsSo(game, id, expectation.text ?? '')).length, is);
    case 'topCardRevealed':
      return about((id) => {
        const [top] = playerOf(game, id).library;
        return top !== undefined && isRevealed(game, top);
      }, is ?? true);
    case 'libraryCard':
      return about((id) => {
        const card = playerOf(game, id).library[expectation.position ?? 0];
        return card === undefined ? null : nameOf(game, card);
      });
    case 'playable':
      return about((id) => mayAct(game, script, id, expectation), is ?? true);
    case 'unused':
      return about((id) => unusedCount(script, id, expectation));
    case 'monarch':
      return judgeDesignation(game, script, 'monarch', is);
    case 'hasRingBearer':
      return about((id) => ringBearersOf(game, id).length > 0, is ?? true);
    case 'ringBearer':
      return about((id) => ringBearersOf(game, id).map((bearer) => nameOf(game, bearer))[0] ?? null);
    case 'speed':
      return about((id) => speedOf(game, id));
    case 'dayNight':
      return equal(dayOrNight(game) === (expectation.day === false ? 'night' : 'day'), is ?? true);
    case 'hasDayNight':
      return equal(dayOrNight(game) !== null, is ?? true);
    case 'manaOption':
      return about((id) => isManaOption(game, id, expectation.mana ?? ''), is ?? true);
    case 'manaOptionCount':
      return about((id) => manaOptions(game, id)?.length ?? 'too many to count');
    case 'maxHandSize':
      return about((id) => maximumHandSize(game, id));
    case 'result':
      return about((id) => resultOf(game, id));
    case 'attackers':
      return about((id) => namesOf(game, id, attackersOf(game)), named(expectation));
    case 'blockers':
      return about((id) => namesOf(game, id, blockersOf(game)), named(expectation));
    default:
      return { met: false, got: `no judgement of ${expectation.what} yet` };
  }
}

function isManaOption(game: Game, player: PlayerId, mana: string): boolean {
  const wanted = combinationOf(mana);
  return manaOptions(game, player)?.some((option) => isSame(option, wanted)) === true;
}

/** How the game stands for a player: a game that nobody has won is a draw so far. */
function resultOf(game: Game, player: PlayerId): 'won' | 'lost' | 'draw' {
  if (game.state.outcome?.winners.includes(player) === true) return 'won';
  return hasLost(game, player) && game.state.outcome?.winners.length !== 0 ? 'lost' : 'draw';
}

function attackersOf(game: Game): readonly ObjectId[] {
  return game.state.combat?.attackers.map(({ object }) => object) ?? [];
}

function blockersOf(game: Game): readonly ObjectId[] {
  return game.state.combat?.blockers.map(({ object }) => object) ?? [];
}

/** Names of those that a player controls, in order. */
function namesOf(game: Game, player: PlayerId, ids: readonly ObjectId[]): readonly string[] {
  return ids
    .filter((id) => controllerOf(game, id) === player)
    .map((id) => nameOf(game, id))
    .sort();
}

function named({ are }: Expectation): readonly string[] {
  return (are ?? [])
    .map((reference) => (typeof reference === 'string' ? reference : 'name' in reference ? reference.name : ''))
    .sort();
}

function manaOf(game: Game, player: PlayerId, color: string): number {
  const { mana } = playerOf(game, player);
  const names: Readonly<Record<string, string>> = {
    white: 'W',
    blue: 'U',
    black: 'B',
    red: 'R',
    green: 'G',
    colorless: 'C',
  };
  const symbol = names[color.toLowerCase()] ?? color.toUpperCase();
  return color === '' ? mana.length : mana.filter((unit) => unit.symbol === symbol).length;
}

function hasLost(game: Game, player: PlayerId): boolean {
  const { outcome } = game.state;
  const { out } = playerOf(game, player);
  return out === 'lost' || out === 'conceded' || (outcome !== null && !outcome.winners.includes(player));
}

/** "Cast X" is a spell, all else the beginning of an ability's text. */
function startsSo(game: Game, id: `o${number}`, text: string): boolean {
  const [verb, ...rest] = text.split(' ');
  const spell = game.state.objects[id]?.kind !== 'ability';
  if (spell) return verb?.toLowerCase() === 'cast' && characteristicsOf(game, id).name.startsWith(rest.join(' '));
  return isCalled(game, id, text);
}

function mayAct(game: Game, script: Script, player: PlayerId, expectation: Expectation): boolean {
  const actions = legalActions(game, player);
  const { cast, play, ability, way } = expectation;
  if (play !== undefined)
    return actions.some((action) => action.kind === 'playLand' && isOffered(game, script, action, play));
  if (cast !== undefined)
    return actions.some(
      (action) =>
        action.kind === 'cast' && isOffered(game, script, action, cast) && (way === undefined || action.way === way),
    );
  return typeof ability === 'string' && offersAbility(game, player, actions, ability);
}

function unusedCount(script: Script, player: PlayerId, { queue }: Expectation): number {
  const { todo, choices, targets } = queuesOf(script, player);
  switch (queue) {
    case 'choices':
      return choices.length;
    case 'targets':
      return targets.length;
    case 'actions':
    case undefined:
      return todo.length;
  }
}

function judgeDesignation(game: Game, script: Script, name: string, is: unknown): Verdict {
  const holder = game.state.designations[name];
  const known = [...script.ids].find(([, id]) => id === holder)?.[0] ?? null;
  return equal(known, is ?? null);
}
