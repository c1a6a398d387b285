import { bindNum } from '../../vm/scope';
import { doneWith, type Next } from '../agenda/task';
import { checkpointOf, stateBefore } from '../fork';
import { replaceState, set } from '../write';
import type { Game } from '../world';

/** Remembers the game as it is, before a spell is cast or an ability is activated. */
export function remember(game: Game): void {
  set(game, 'checkpoint', checkpointOf(game.state));
}

/** The action is complete: it cannot be taken back any more. */
export function forget(game: Game): void {
  set(game, 'checkpoint', null);
}

/** Reverses the whole action that was begun last, payments and all (CR 732.1); the result's number is 0. */
export function takeBack(game: Game): Next {
  const { checkpoint } = game.state;
  if (checkpoint === null) throw new Error('no action to take back');
  replaceState(game, stateBefore(checkpoint, game.state));
  return doneWith(bindNum(0));
}
