import { answerOf, ask, run, done, type Given, type Next, type TaskOf } from '../agenda/task';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import { playerOf, setPlayer } from '../write';
import type { Game } from '../world';

/**
 * Scry (CR 701.22) and surveil (CR 701.25): the player looks at the top cards, puts any number on the bottom or into the
 * graveyard and the rest on top, in any order. Nothing happens for a number of 0.
 */
export function scry(game: Game, task: TaskOf<'scry'>, given: Given): Next {
  const { player, count, to } = task;
  const { library } = playerOf(game, player);
  const cards = library.slice(0, count);
  const isScry = to === 'bottom';
  const action: GameEvent = {
    kind: 'action',
    action: isScry ? 'scry' : 'surveil',
    player,
    object: null,
    amount: cards.length,
  };
  if (task.stage === 'ask') {
    if (count <= 0) return done;
    if (cards.length === 0) return run(propose(action));
    const reason = { source: null, ability: null, code: null, rule: isScry ? 'CR 701.22' : 'CR 701.25' };
    return ask({ kind: 'arrange', player, reason, cards, piles: ['top', to] }, { ...task, stage: 'answered' });
  }
  const [top = [], away = []] = answerOf(given, 'arrange').piles;
  const below = library.slice(cards.length);
  setPlayer(game, player, { library: isScry ? [...top, ...below, ...away] : [...top, ...away, ...below] });
  const moves = isScry ? [] : away.map((id) => moveTo(id, 'graveyard', 'put', { by: player }));
  return run(propose(...moves, action));
}
