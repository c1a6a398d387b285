import { run, type Given, type Next, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import { newTimestamp, objectOf, set, setObject, setPlayer } from '../write';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { endAt } from '../statics/expire';
import { controllerOf } from '../state/last-known';
import type { GameObject } from '../state/object';
import { stepNames, type ExtraTurn } from '../state/turn';
import type { Game } from '../world';
import { controlBegins } from './control';
import { isInGame, playerAfter } from './players';
import { skipsAt, skipsExtraTurn, skipsStep, skipsTurn, withoutPhase } from './skips';

/** Turn after turn: extra turns first, the last added first (CR 500.7), then in turn order. */
export function turns(game: Game, task: TaskOf<'turns'>): Next {
  const [extra, ...extraTurns] = game.state.turn.extraTurns;
  if (extra !== undefined) {
    set(game, 'turn', { ...game.state.turn, extraTurns });
    const { player, id } = extra;
    return isInGame(game, player) && !skipsExtraTurn(game, player)
      ? run({ kind: 'turn', player, extra: id, stage: 'begin' }, task)
      : run(task);
  }
  const first = game.state.order[0];
  if (first === undefined) throw new Error('a game without players');
  const player = task.last === null ? first : playerAfter(game, task.last);
  if (skipsTurn(game, player)) return run({ kind: 'turns', last: player });
  return run({ kind: 'turn', player, stage: 'begin' }, { kind: 'turns', last: player });
}

/** One turn: its steps as they stand on the list, which effects can change (CR 500.1, CR 500.8). */
export function turn(game: Game, task: TaskOf<'turn'>, _given: Given): Next {
  if (task.stage === 'begin') {
    beginTurn(game, task);
    return run(propose({ kind: 'beginTurn', player: task.player }), { ...task, stage: 'steps' });
  }
  // A turn goes on without its player, if that one leaves (CR 800.4j).
  const [next, ...ahead] = game.state.turn.ahead;
  if (next === undefined) return run();
  set(game, 'turn', { ...game.state.turn, ahead });
  if (skipsStep(game, next)) {
    set(game, 'turn', { ...game.state.turn, ahead: withoutPhase(next, ahead) });
    return run(task);
  }
  return run({ kind: 'step', step: next, stage: 'begin' }, task);
}

function beginTurn(game: Game, task: TaskOf<'turn'>): void {
  const { state } = game;
  const gone = passedOver(game, state.turn.active, task.player);
  const { extraTurns, laterTurns } = state.turn;
  set(game, 'turn', {
    ...state.turn,
    number: state.turn.number + 1,
    skips: skipsAt(state.turn, task.player, state.turn.number + 1),
    active: task.player,
    step: 'untap',
    ahead: stepNames,
    extraTurns: [
      ...laterTurns
        .filter((player) => player === task.player)
        .map((player): ExtraTurn => ({ player, id: newTimestamp(game) })),
      ...extraTurns,
    ],
    extra: task.extra ?? null,
    laterTurns: laterTurns.filter((player) => player !== task.player),
  });
  controlBegins(game, task.player, 'turn');
  set(game, 'earlier', [...state.earlier, state.lastTurn]);
  set(game, 'lastTurn', state.history);
  set(game, 'history', []);
  // What lasts until the turn of a player who left lasts until that turn would have begun (CR 800.4m).
  for (const player of [...gone, task.player]) endAt(game, { kind: 'turn', player });
  for (const player of state.order) setPlayer(game, player, { landsPlayed: 0 });
  for (const id of state.battlefield) {
    const { summoningSick } = objectOf(game, id);
    if (summoningSick && controllerOf(game, id) === task.player) setObject(game, id, { summoningSick: false });
  }
  for (const id of outsideLibraries(game)) {
    const { uses } = objectOf(game, id);
    if (isUsed(uses)) setObject(game, id, { uses: usesOfNewTurn(uses) });
  }
}

/** Whatever may have been used: nobody uses what is in a library, and it is another object once it comes there (CR 400.7). */
function outsideLibraries({ state }: Game): readonly ObjectId[] {
  const { battlefield, stack, exile, command, order, players } = state;
  const own = order.flatMap((id) => [...(players[id]?.hand ?? []), ...(players[id]?.graveyard ?? [])]);
  return [...battlefield, ...stack, ...exile, ...command, ...own];
}

/** Was any ability used this turn? */
function isUsed(uses: GameObject['uses']): boolean {
  for (const path in uses) if ((uses[path]?.turn ?? 0) > 0) return true;
  return false;
}

/** Players in turn order after one and before another who have left the game. */
function passedOver(game: Game, after: PlayerId, before: PlayerId): readonly PlayerId[] {
  const { order } = game.state;
  const from = order.indexOf(after) + 1;
  const turned = [...order.slice(from), ...order.slice(0, from)];
  return turned.slice(0, turned.indexOf(before)).filter((player) => !isInGame(game, player));
}

function usesOfNewTurn(uses: GameObject['uses']): GameObject['uses'] {
  const fresh: Record<string, GameObject['uses'][string]> = {};
  for (const [path, use] of Object.entries(uses)) fresh[path] = { ...use, turn: 0 };
  return fresh;
}
