import type { ObjectId, PlayerId } from '../../vm/entity';
import { markBlocked, removeFromCombat } from '../combat/members';
import type { Game } from '../world';
import { restOfPhase } from '../turn/phases';
import { newTimestamp, playerOf, set, setPlayer } from '../write';
import { isPlayerForbidden } from '../statics/restrictions';
import { takeControlOf } from '../turn/control';
import { isInGame, opponentsOf } from '../turn/players';
import { isPlayerInRange } from '../turn/range';
import type { EventOf } from './event';
import { leaving } from './leaving';
import { unchanged, type Applied, type EventRules } from './rule';

type TurnEvent =
  | 'beginTurn'
  | 'beginStep'
  | 'attack'
  | 'block'
  | 'becomeBlocked'
  | 'unblocked'
  | 'leaveCombat'
  | 'controlPlayer'
  | 'extraTurn'
  | 'extraSteps'
  | 'loseGame'
  | 'winGame'
  | 'drawGame';

export const turnRules: EventRules<TurnEvent> = {
  beginTurn: { affected: (_, e) => e.player, apply: () => unchanged },
  beginStep: { affected: (_, e) => e.player, apply: () => unchanged },
  attack: { affected: (_, e) => e.object, apply: () => unchanged },
  block: { affected: (_, e) => e.object, apply: () => unchanged },
  becomeBlocked: {
    affected: (_, e) => e.object,
    apply: (game, { object }) => {
      markBlocked(game, object);
      return unchanged;
    },
  },
  unblocked: { affected: (_, e) => e.object, apply: () => unchanged },
  leaveCombat: { affected: (_, e) => e.object, apply: (game, e) => leaveCombat(game, e.object) },
  extraTurn: { affected: (_, e) => e.player, apply: extraTurn },
  controlPlayer: {
    affected: (_, e) => e.whom,
    apply: (game, { player, whom, during }) => {
      takeControlOf(game, player, whom, during);
      return unchanged;
    },
  },
  extraSteps: { affected: (_, e) => e.player, apply: extraSteps },
  loseGame: {
    affected: (_, e) => e.player,
    // Nothing keeps a player from conceding (CR 104.3a).
    possible: (game, e) =>
      playerOf(game, e.player).out === null && (e.reason === 'CR 104.3a' || !isPlayerForbidden(game, 'lose', e.player)),
    apply: lose,
    later: (game, e) => leaving(game, e.player),
  },
  winGame: {
    affected: (_, e) => e.player,
    possible: (game, e) => playerOf(game, e.player).out === null && !isPlayerForbidden(game, 'win', e.player),
    apply: win,
    // With a limited range of influence the opponents within it lose instead (CR 801.14).
    later: (game, e) =>
      isWholeGame(game, e.player)
        ? []
        : opponentsOf(game, e.player)
            .filter((player) => isPlayerInRange(game, e.player, player))
            .map((player) => ({ kind: 'loseGame', player, reason: 'CR 801.14' }) as const),
  },
  drawGame: {
    affected: (_, e) => e.player,
    possible: (game, e) => playerOf(game, e.player).out === null,
    apply: (game, { player }) => {
      if (isWholeGame(game, player)) set(game, 'outcome', { winners: [], reason: 'CR 104.4c' });
      return unchanged;
    },
    // With a limited range of influence those within it leave the game, and the others go on (CR 104.4e).
    later: (game, { player }) =>
      isWholeGame(game, player) ? [] : drawn(game, player).flatMap((each) => leaving(game, each)),
  },
};

/** Those for whom the game is a draw: all whom the player's effect reaches (CR 104.4e). */
function drawn(game: Game, player: PlayerId): readonly PlayerId[] {
  return game.state.order.filter(
    (other) => isInGame(game, other) && (other === player || isPlayerInRange(game, player, other)),
  );
}

/** Is everybody who is in the game within the player's range of influence? */
function isWholeGame(game: Game, player: PlayerId): boolean {
  return game.state.order.every((other) => !isInGame(game, other) || isPlayerInRange(game, player, other));
}

function leaveCombat(game: Game, object: ObjectId): Applied {
  removeFromCombat(game, object);
  return unchanged;
}

function extraTurn(game: Game, event: EventOf<'extraTurn'>): Applied {
  const { turn } = game.state;
  const { player } = event;
  set(
    game,
    'turn',
    event.after === 'this'
      ? { ...turn, extraTurns: [{ player, id: newTimestamp(game) }, ...turn.extraTurns] }
      : { ...turn, laterTurns: [player, ...turn.laterTurns] },
  );
  return unchanged;
}

function extraSteps(game: Game, { after, steps }: EventOf<'extraSteps'>): Applied {
  const { turn } = game.state;
  const at = after === 'step' ? 0 : restOfPhase(turn.step, turn.ahead).length;
  set(game, 'turn', { ...turn, ahead: [...turn.ahead.slice(0, at), ...steps, ...turn.ahead.slice(at)] });
  return unchanged;
}

/** A player loses; the game ends when at most one is left (CR 104.2a). Leaving the game is done with it (CR 800.4a). */
function lose(game: Game, event: EventOf<'loseGame'>): Applied {
  setPlayer(game, event.player, { out: 'lost' });
  const left = game.state.order.filter((id) => playerOf(game, id).out === null);
  if (left.length <= 1) set(game, 'outcome', { winners: left, reason: event.reason });
  return unchanged;
}

function win(game: Game, event: EventOf<'winGame'>): Applied {
  if (isWholeGame(game, event.player)) set(game, 'outcome', { winners: [event.player], reason: 'won' });
  return unchanged;
}
